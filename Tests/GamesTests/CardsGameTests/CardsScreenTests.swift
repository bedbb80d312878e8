import TestSupport
import Testing
import Tiles
@testable import CardsGame

@Suite(.oneByOne) struct CardsScreenTests {
  private typealias Screen = TestScreen<CardsDeal, TileScreen<CardsPosition>>

  @Test func theOldTileOfAMismatchStaysInSightForTwoSeconds() throws {
    var screen = try Screen(Cards.self, fourCards)
    screen.scene.time = 1000
    try screen.play("1")
    try screen.play("4")
    // By the rules tile 1 is down already.
    expectEqual(screen.round.tiles, ". . . 3C")
    for (time, isSeen) in [(1000, true), (2999, true), (3000, false)] {
      screen.scene.time = time
      expectEqual(screen.place(of: "Q♥") != nil, isSeen)
      #expect(screen.place(of: "3♣") != nil)
    }
  }

  @Test func theNewTileCanBeTurnedDownAtOnce() throws {
    var screen = try Screen(Cards.self, fourCards)
    try screen.play("1")
    try screen.play("4")
    try screen.play(.enter)
    expectEqual(screen.round.tiles, ". . . .")
    expectEqual(screen.place(of: "3♣"), nil)
  }

  @Test func matchedCardsStayInSight() throws {
    var screen = try Screen(Cards.self, twoPairs)
    for tile in ["1", "2", "3"] { try screen.play(tile) }
    expectEqual(screen.round.tiles, "[2H] [3H] 4C .")
    for card in ["2♥", "3♥", "4♣", "✓"] { #expect(screen.place(of: card) != nil) }
  }

  @Test(arguments: [2, 12, 16, 52])
  func everyBoardFitsAnOrdinaryWindow(count: Int) throws {
    var (options, random) = (CardsOptions(), SeededRandom(seed: 1))
    options.count = count
    let deal = try Cards.deal(options, using: &random).description
    try expectEqual(Screen(Cards.self, deal).requiredSize, nil)
  }

  // MARK: One key

  /// From a column that the last row doesn't have, Down leads to its end.
  @Test func downReachesTheLastRow() throws {
    var screen = TileScreen<CardsPosition>()
    let position = CardsPosition(CardsSetup(count: 22, bonus: 1))
    let scene = DrawContext(
      size: Size(rows: 21, columns: 80), presentation: .english, time: 0)
    func press(_ key: Key) -> NumberMove? {
      let response = screen.handle(.key(key), at: position, scene)
      return if case .move(let move) = response { move } else { nil }
    }
    for _ in 0..<16 { _ = press(.right) }
    _ = press(.down)
    expectEqual(press(.enter), NumberMove(22))
    _ = press(.down)
    expectEqual(press(.enter), NumberMove(22))
  }

  @Test func oneKeyTurnsTheOpenCardBackAndTheNextOneUp() throws {
    var screen = try Screen(Cards.self, twoPairs)
    // Without an open card it turns one up.
    expectEqual(screen.press(.character("s")), .move("1"))
    try screen.play("1")
    expectEqual(screen.press(.right, .character("s")), .move("1 2"))
    let place = try #require(screen.place(of: " 4 "))
    expectEqual(screen.handle(.secondClick(place)), .move("1 4"))
    expectEqual(screen.press(.left, .character("s")), .move("1"))
    // A matched card is refused before anything turns.
    try screen.play("2")
    try screen.play("3")
    expectEqual(screen.press(.home, .character("s")), .move("1"))
  }

  @Test func thePointsStandOnTheTileForAMoment() throws {
    var screen = try Screen(Cards.self, fourCards)
    (screen.scene.time, screen.scene.isAnimated) = (1000, true)
    try screen.play("1")
    screen.scene.time = 1300
    #expect(screen.place(of: " -1 ") != nil)
    screen.scene.time = 3000
    expectEqual(screen.place(of: " -1 "), nil)
    try screen.play("4")
    screen.scene.time = 3300
    #expect(screen.place(of: " -3 ") != nil)
  }

  @Test func afterAHintTheMatchesSeenAreMarked() throws {
    let deal = "queen_of_hearts 3_of_clubs 2_of_hearts queen_of_spades"
    var screen = try Screen(Cards.self, deal)
    for tile in ["1", "2", "2", "4"] { try screen.play(tile) }
    func marked() -> [String] {
      let canvas = screen.canvas
      return (0..<canvas.size.rows).flatMap { row in
        (0..<canvas.size.columns).filter { canvas[row, $0].style.isReversed }.map { column in
          String(canvas[row, column].scalar)
        }
      }
      .filter { Int($0) != nil }
    }
    expectEqual(marked(), ["4"])
    try screen.point(to: "4")
    expectEqual(marked(), ["1", "4"])
    // A hint is for one move.
    try screen.play("2")
    try screen.play("1")
    expectEqual(marked(), ["1"])
  }
}
