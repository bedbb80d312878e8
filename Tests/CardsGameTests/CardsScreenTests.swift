import GameCore
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
    #expect(screen.round.tiles == ". . . 3C")
    for (time, isSeen) in [(1000, true), (2999, true), (3000, false)] {
      screen.scene.time = time
      #expect((screen.place(of: "Q♥") != nil) == isSeen)
      #expect(screen.place(of: "3♣") != nil)
    }
  }

  @Test func theNewTileCanBeTurnedDownAtOnce() throws {
    var screen = try Screen(Cards.self, fourCards)
    try screen.play("1")
    try screen.play("4")
    try screen.play(.enter)
    #expect(screen.round.tiles == ". . . .")
    #expect(screen.place(of: "3♣") == nil)
  }

  @Test func matchedCardsStayInSight() throws {
    var screen = try Screen(Cards.self, twoPairs)
    for tile in ["1", "2", "3"] { try screen.play(tile) }
    #expect(screen.round.tiles == "[2H] [3H] 4C .")
    for card in ["2♥", "3♥", "4♣", "✓"] { #expect(screen.place(of: card) != nil) }
  }

  @Test(arguments: [2, 12, 16, 52])
  func everyBoardFitsAnOrdinaryWindow(count: Int) throws {
    var (options, random) = (CardsOptions(), SeededRandom(seed: 1))
    options.count = count
    let deal = try Cards.deal(options, using: &random).description
    #expect(try Screen(Cards.self, deal).requiredSize == nil)
  }
}
