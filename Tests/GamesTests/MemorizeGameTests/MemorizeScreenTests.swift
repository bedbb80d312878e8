import Pairs
import TestSupport
import Testing
import Tiles
@testable import MemorizeGame

@Suite(.oneByOne) struct MemorizeScreenTests {
  private typealias Screen = TestScreen<PairDeal<Face>, TileScreen<PairPosition>>

  /// A screen on which two different faces have just been turned up at the time 1000.
  private func mismatched(collapse: Bool = false) throws -> Screen {
    var screen = try Screen(Memorize.self, "dog cat fox cat dog fox") { $0.collapse = collapse }
    screen.scene.time = 1000
    try screen.play("1")
    try screen.play("2")
    #expect(screen.place(of: "dog") != nil && screen.place(of: "cat") != nil)
    return screen
  }

  @Test(arguments: [Key.enter, .character(" ")], [false, true])
  func pressingTwiceDoesNotTurnTheSecondTileAgain(key: Key, collapse: Bool) throws {
    var screen = try mismatched(collapse: collapse)
    for time in [1000, 1200, 1399] {
      screen.scene.time = time
      expectEqual(screen.press(key), .changed)
    }
    screen.scene.time = 1400
    try screen.play(key)
    expectEqual(screen.round.tiles, ". cat . . . .")
  }

  @Test func aDoubleClickDoesNotTurnTheSecondTileAgain() throws {
    var screen = try mismatched()
    try expectEqual(screen.click(on: "cat"), .changed)
    screen.scene.time = 1400
    let place = try #require(screen.place(of: " 2 ") ?? screen.place(of: "▸2◂"))
    expectEqual(screen.handle(.click(place)), .move("2"))
  }

  @Test func aNumberTurnsTheSecondTileAgainAtOnce() throws {
    var screen = try mismatched()
    expectEqual(screen.type("2"), .move("2"))
  }

  @Test func theFirstTileMayBeTurnedAgainAtOnce() throws {
    var screen = try mismatched()
    try expectEqual(screen.click(on: "dog"), .move("1"))
    try screen.play("1")
    #expect(screen.place(of: "dog") != nil && screen.place(of: "cat") == nil)
  }

  @Test func afterAnotherTurnTheSecondTileIsLikeAnyOther() throws {
    var screen = try mismatched()
    try screen.play("3")
    expectEqual(screen.type("2"), .move("2"))
  }

  @Test func aPairStaysUntilTheNextTurnAndIsGoneThen() throws {
    var screen = try Screen(Memorize.self, "dog cat dog cat")
    try screen.play("1")
    try screen.play("3")
    for time in [0, 5000] {
      screen.scene.time = time
      #expect(screen.place(of: "dog") != nil && screen.place(of: "✓") != nil)
    }
    try screen.play("2")
    #expect(screen.place(of: "dog") == nil && screen.place(of: "✓") == nil)
    #expect(screen.place(of: "cat") != nil)
    // An empty place has no number.
    #expect(screen.place(of: " 1 ") == nil && screen.place(of: " 4 ") != nil)
  }

  @Test func whereThePlacesCloseUpTheFocusStaysOnTheTile() throws {
    var screen = try Screen(Memorize.self, "dog cat fox cat dog fox") { $0.collapse = true }
    for tile in ["1", "5", "6"] { try screen.play(tile) }
    // Tile 6 has become tile 4.
    #expect(screen.place(of: "▸4◂") != nil && screen.place(of: "fox") != nil)
    expectEqual(screen.place(of: " 5 "), nil)
    screen.press(.up)
    try screen.play(.enter)
    expectEqual(screen.round.tiles, "cat . . fox")
  }

  @Test(arguments: [2, 6, 16, 52])
  func everyBoardFitsAnOrdinaryWindow(pairs: Int) throws {
    let deck = try #require(Themes.all.last)
    let names = deck.faces.prefix(pairs).map(\.description)
    let screen = try Screen(Memorize.self, (names + names).joined(separator: " "))
    expectEqual(screen.requiredSize, nil)
    #expect(screen.place(of: "\(2 * pairs)") != nil)
  }
}
