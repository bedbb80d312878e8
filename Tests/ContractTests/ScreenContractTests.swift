import Records
import TestSupport
import Testing
@testable import Lines
@testable import Screens

/// The contract of every game's screen.
@Suite(.oneByOne) struct ScreenContractTests {
  private static let sizes = [
    Size(rows: 1, columns: 1), Size(rows: 8, columns: 30), Size(rows: 12, columns: 40),
    Size(rows: 24, columns: 80), Size(rows: 60, columns: 200),
  ]

  private func view<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ presentation: Presentation, isAnimated: Bool = true
  ) throws -> GameView<G> {
    let game = try Playthrough<G>(options: options, source: .seed(Seed(number: 21)))
    return GameView(
      Table(game, nil), presentation: presentation, isAnimated: isAnimated)
  }

  @Test(arguments: GameCase.all)
  func anyInputWillDo(_ each: GameCase) throws {
    try inputs(each.game)
  }

  /// Keys, clicks and windows of any size at any time: nothing traps, and drawings stay ASCII.
  private func inputs<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      let presentation = Presentation(language: .en, isASCII: true)
      var view = try view(G.self, each.options, presentation)
      var random = SeededRandom(seed: 6)
      var time = 0
      for _ in 0..<(each.isDefault ? 40 : 10) {
        let size = Self.sizes[Int(random.below(UInt64(Self.sizes.count)))]
        time += Int(random.below(900))
        _ = view.handle(input(in: size, &random), in: size, at: time)
        if let moment = view.nextChange(after: time) {
          #expect(moment > time)
          time = moment
          _ = view.advance(to: time)
        }
        var canvas = Canvas(size)
        view.draw(on: &canvas, at: time)
        let isASCII = canvas.lines.allSatisfy { $0.isASCII }
        #expect(isASCII, "\(each.name)=\(each.value):\n\(canvas.lines.joined(separator: "\n"))")
      }
    }
  }

  private func input(in size: Size, _ random: inout SeededRandom) -> Input {
    let point = Point(
      row: Int(random.below(UInt64(size.rows))), column: Int(random.below(UInt64(size.columns))))
    let keys: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab, .enter, .escape,
      .backspace, .character(" "), .character("?"), .character("H"), .character("h"),
      .character("t"), .character("a"),
    ]
    switch random.below(5) {
    case 0: return .click(point)
    case 1: return .scroll(point, by: random.below(2) == 0 ? 1 : -1)
    case 2: return .key(.character(Unicode.Scalar(UInt8(0x30 + random.below(10)))))
    default: return .key(keys[Int(random.below(UInt64(keys.count)))])
    }
  }

  @Test(arguments: GameCase.all)
  func aScreenPlaysWhatLinesPlay(_ each: GameCase) throws {
    try same(each.game)
  }

  /// A game of moves made on the screen is drawn as one that is resumed after them.
  private func same<G: ArcadeGame>(_ game: G.Type) throws {
    let options = G.Options()
    var view = try view(G.self, options, Presentation(language: .en), isAnimated: false)
    var random = SeededRandom(seed: 31)
    for step in 0..<12 where view.game.isPlaying {
      let pool = words(for: view.game.position, &random).compactMap { G.P.Move($0) }
      try #require(!pool.isEmpty, "no word is a move")
      let move = pool[Int(random.below(UInt64(pool.count)))]
      var trial = view.game
      // At the end a page opens, which a game that is resumed never has.
      guard (try? trial.play(move)) == nil || trial.isPlaying else { break }
      view.make(move, at: step * 10_000)
    }
    // Any input takes away what a refusal said.
    let size = Size(rows: 24, columns: 80)
    _ = view.handle(.key(.control("x")), in: size, at: 1 << 20)
    let resumed = GameView(
      Table(view.game, nil), presentation: Presentation(language: .en), isAnimated: false)
    expectEqual(lines(view, at: 1 << 30), lines(resumed, at: 1 << 30))
  }

  @Test(arguments: GameCase.all)
  func enterMakesTheMoveOfAHint(_ each: GameCase) throws {
    try hinted(each.game)
  }

  /// A game whose every move is a hint's, made by Enter, is the one that the adviser plays.
  private func hinted<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all where each.opposition == nil {
      var view = try view(G.self, each.options, Presentation(language: .en), isAnimated: false)
      let size = Size(rows: 24, columns: 80)
      for step in 0..<(each.isDefault ? stepLimit : 12) where view.game.isPlaying {
        guard let hint = view.game.hint(.untranslated) else { break }
        let (turns, time) = (view.game.turns, step * 10_000)
        _ = view.advance(to: time)
        // The first time it only says what a hint costs.
        for key: Key in [.character("H"), .character("H"), .enter] {
          _ = view.handle(.key(key), in: size, at: time)
        }
        let name = "\(each.name)=\(each.value), move \(turns + 1)"
        try #require(view.game.turns == turns + 1, "\(name)")
        expectEqual(view.game.log.last?.move, hint.move, "\(name)")
        expectEqual(view.game.hints.count, turns + 1, "\(name)")
      }
      #expect(!view.game.isLost)
      if each.isDefault, G.advisor(view.game.position.setup) != nil {
        #expect(!view.game.isPlaying)
      }
    }
  }

  private func lines<G: ArcadeGame>(_ view: GameView<G>, at time: Int) -> [String] {
    var canvas = Canvas(Size(rows: 24, columns: 80))
    view.draw(on: &canvas, at: time)
    return canvas.lines
  }

  @Test(arguments: GameCase.all)
  func everyGameHasRoomInAnOrdinaryWindow(_ each: GameCase) throws {
    try room(each.game)
  }

  private func room<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      let game = try each.game(seed: 1)
      let screen = G.screen(each.options, game.position.setup)
      for language in Language.allCases {
        let scene = DrawContext(
          size: Size(rows: 21, columns: 80), presentation: Presentation(language: language))
        expectEqual(
          screen.requiredSize(for: game.position, scene), nil, "\(each.name)=\(each.value)")
        let tiny = DrawContext(
          size: Size(rows: 1, columns: 2), presentation: Presentation(language: language))
        let least = screen.requiredSize(for: game.position, tiny)
        let enough = DrawContext(
          size: least ?? tiny.size, presentation: Presentation(language: language))
        expectEqual(screen.requiredSize(for: game.position, enough), nil)
      }
    }
  }

  @Test(arguments: GameCase.all)
  func everyKeyMeansOneThing(_ each: GameCase) {
    let names = (each.game.screenKeys + GameKeys.help)
      .flatMap { $0.keys(isASCII: true).split(separator: " ") }
    expectEqual(Set(names).count, names.count, "\(names)")
  }
}

extension ArcadeGame {
  fileprivate static var screenKeys: [KeyHelp] { Screen.keys }
}
