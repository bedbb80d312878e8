import GameCore
import Testing
import TextUI
import Tiles
@testable import GuessGame

@Suite struct GuessScreenTests {
  private let presentation = Presentation(language: .en)
  private var game: Guess
  private var screen: GuessScreen

  init() throws {
    game = try Guess(options: GuessOptions(), deal: GuessDeal(secret: 42))
    screen = GuessScreen(game)
  }

  private func scene(rows: Int = 21, columns: Int = 80) -> Scene {
    Scene(size: Size(rows: rows, columns: columns), presentation: presentation)
  }

  private mutating func press(_ keys: Key...) -> ScreenAnswer<GuessMove> {
    var answer = ScreenAnswer<GuessMove>.unknown
    for key in keys { answer = screen.take(.key(key), in: game, scene()) }
    return answer
  }

  /// The number that an answer guesses, if it does.
  private func guessed(_ answer: ScreenAnswer<GuessMove>) -> Int? {
    if case .move(let move) = answer { move.number } else { nil }
  }

  /// Guesses what the wheels show.
  private mutating func guess() throws {
    let number = try #require(guessed(press(.enter)))
    let old = game
    let event = try game.apply(GuessMove(number))
    screen.show(event, from: old, to: game, scene())
  }

  private mutating func type(_ number: Int) {
    for scalar in String(number).unicodeScalars { _ = press(.character(scalar)) }
  }

  private func lines(_ scene: Scene) -> [String] {
    var canvas = Canvas(scene.size)
    screen.draw(game, on: &canvas, scene)
    return canvas.lines
  }

  // MARK: Wheels

  /// A number that can't be guessed is refused however often Enter is pressed, and the next digit
  /// begins another.
  @Test mutating func aRefusedNumberIsNotMixedWithTheNext() {
    type(505)
    #expect(guessed(press(.enter)) == 505)
    #expect(guessed(press(.enter)) == 505)
    type(60)
    #expect(guessed(press(.enter)) == 60)
    _ = press(.escape)
    #expect(screen.number == 60)
    type(2)
    _ = press(.escape)
    type(5)
    #expect(guessed(press(.enter)) == 5)
  }

  @Test mutating func theWheelsTurnByKeys() {
    #expect(screen.number == 49)
    _ = press(.up)
    #expect(screen.number == 39)
    _ = press(.down, .down)
    #expect(screen.number == 59)
    _ = press(.right, .up, .character("k"))
    #expect(screen.number == 57)
    _ = press(.home)
    #expect(screen.number == 50)
    _ = press(.tab, .end)
    #expect(screen.number == 90)
    _ = press(.pageUp)
    #expect(screen.number == 40)
  }

  @Test mutating func theUnitsAreKeptWhereTheTensHaveThem() throws {
    type(37)
    try guess()
    type(63)
    try guess()
    #expect(game.remaining == 38...62)
    type(45)
    _ = press(.up)
    #expect(screen.number == 38)
    _ = press(.down, .down, .down)
    #expect(screen.number == 62)
    _ = press(.down, .up, .up)
    #expect(screen.number == 42)
  }

  @Test mutating func theWheelsOnlyShowWhatRemains() throws {
    var random = SeededRandom(seed: 5)
    let keys: [Key] = [
      .up, .down, .left, .home, .end, .pageUp, .pageDown, .backspace, .character("4"),
      .character("0"), .character("9"),
    ]
    for _ in 0..<2000 where game.status == .playing {
      if random.below(200) == 0 { try? guess() }
      _ = press(keys[Int(random.below(UInt64(keys.count)))])
      #expect(game.remaining.contains(screen.number))
    }
  }

  @Test mutating func afterAWrongGuessTheWheelsRestOnWhatIsPossible() throws {
    type(80)
    try guess()
    #expect(screen.number == 79)
    type(20)
    try guess()
    #expect(screen.number == 21)
  }

  // MARK: Digits

  @Test mutating func digitsTurnTheWheelsAsTheyAreTyped() {
    type(7)
    #expect(screen.number == 7)
    type(5)
    #expect(screen.number == 75)
    // What is typed is what is meant: a number too long is not cut to one that remains.
    type(3)
    #expect(screen.number == 75)
    #expect(guessed(press(.enter)) == 753)
    type(12)
    #expect(screen.number == 12)
  }

  @Test mutating func onlyWhatWasTypedIsGuessed() throws {
    type(5)
    try guess()
    type(1)
    #expect(screen.number == 10)
    #expect(guessed(press(.enter)) == 1)
    // An arrow puts away what was typed.
    type(2)
    guard case .changed(nil) = press(.down) else {
      Issue.record("the wheel does not turn")
      return
    }
    #expect(guessed(press(.enter)) == 30)
  }

  @Test mutating func theBeginningOfANumberIsEnough() throws {
    type(19)
    try guess()
    type(3)
    #expect(screen.number == 30)
    type(6)
    #expect(screen.number == 36)
    _ = press(.backspace)
    #expect(screen.number == 30)
  }

  @Test mutating func whatDoesNotRemainIsRefused() throws {
    type(19)
    try guess()
    guard case .changed(let told?) = press(.character("1")) else {
      Issue.record("nothing is told")
      return
    }
    #expect(told == "1 is outside what remains, 20 to 99.")
    #expect(screen.number == 20)
    _ = press(.backspace)
    type(44)
    #expect(screen.number == 44)
  }

  @Test func numbersThatBeginWithDigits() {
    #expect((0...99).first(beginningWith: 0) == 0)
    #expect((20...99).first(beginningWith: 0) == nil)
    #expect((20...99).first(beginningWith: 3) == 30)
    #expect((25...99).first(beginningWith: 2) == 25)
    #expect((100...1_000_000_000).first(beginningWith: 1) == 100)
    #expect((151...1_000_000_000).first(beginningWith: 14) == 1400)
    #expect((151...1000).first(beginningWith: 15) == 151)
    #expect((151...160).first(beginningWith: 2) == nil)
  }

  // MARK: Mouse

  @Test mutating func theMouseTurnsAndGuesses() throws {
    let layout = try #require(GuessLayout(game, in: scene().size, presentation))
    let rows = lines(scene())
    let row = try #require(rows.firstIndex { $0.contains("[ Guess ]") })
    let column = try #require(Array(rows[row]).firstIndex(of: "▸"))
    _ = screen.take(.scroll(Point(row: row, column: column), by: 1), in: game, scene())
    #expect(screen.number == 59)
    // The number that is clicked on comes to the middle.
    _ = screen.take(.click(Point(row: row - 2, column: column)), in: game, scene())
    #expect(screen.number == 39)
    _ = screen.take(.scroll(Point(row: row, column: column + 9), by: -1), in: game, scene())
    #expect(screen.number == 38)
    let click = screen.take(.click(layout.button.origin), in: game, scene())
    #expect(guessed(click) == 38)
    guard case .unknown = screen.take(.click(Point(row: 0, column: 0)), in: game, scene()) else {
      Issue.record("a click beside everything does something")
      return
    }
  }

  // MARK: Drawing

  @Test mutating func theScreenAsLines() throws {
    type(50)
    try guess()
    type(24)
    try guess()
    #expect(
      lines(scene(rows: 9, columns: 40)) == [
        "        tens    units", "       ╭─────╮ ╭─────╮", "       │     │ │     │",
        "       │▸ 2 ◂│ │╶ 5 ╴│  [ Guess ]", "       │  3  │ │  6  │",
        "       ╰─────╯ ╰─────╯", " 0 ········━━━━━━━━━················ 99",
        "           ▲       ▼", "               50▼ 24▲",
      ])
  }

  @Test mutating func theListIsOneWheel() throws {
    var options = GuessOptions()
    options.picker = .list
    game = try Guess(options: options, deal: GuessDeal(secret: 42))
    screen = GuessScreen(game)
    #expect(lines(scene()).joined().contains("number"))
    _ = press(.right, .down)
    #expect(screen.number == 50)
    _ = press(.home)
    #expect(screen.number == 0)
  }

  @Test mutating func everyRangeHasRoomInASmallWindow() throws {
    for range in ["0-1", "0-99", "5-7", "1-1000000000", "999999999-1000000000"] {
      var options = GuessOptions()
      options.range = try #require(NumberRange(range))
      game = try Guess(options: options, deal: GuessDeal(secret: options.range.high))
      screen = GuessScreen(game)
      #expect(screen.missingRoom(for: game, scene(rows: 9, columns: 40)) == nil)
      #expect(screen.missingRoom(for: game, scene(rows: 6, columns: 40)) != nil)
      _ = press(.end, .right, .end)
      try guess()
      #expect(game.status == .won)
      let shown = lines(scene(rows: 9, columns: 40))
      #expect(shown.last?.hasSuffix("●") == true)
      #expect(shown[6].hasSuffix(" \(options.range.high)"))
      #expect(shown[6].split(separator: " ").first == "\(options.range.low)")
    }
  }

  @Test func aNumberHasItsPlaceOnTheLine() throws {
    for text in ["0-99", "1-1000000000", "7-20", "0-63"] {
      let range = try #require(NumberRange(text))
      let line = NumberLine(range, width: 34)
      for number in stride(from: range.low, through: range.high, by: max(1, range.count / 999)) {
        let place = line.place(of: number)
        #expect((0..<line.width).contains(place))
        #expect(line.holds(number...number, at: place))
      }
    }
  }
}
