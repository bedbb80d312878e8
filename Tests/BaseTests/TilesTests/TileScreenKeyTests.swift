import TestSupport
import Testing
import Tiles

@Suite(.oneByOne) struct TileScreenKeyTests {
  // MARK: Arrows

  @Test func theFocusMovesOverTheGrid() {
    var screen = ShowScreen()
    expectEqual(screen.focus, "1")
    expectEqual(screen.press(.right, .down), .changed)
    expectEqual(screen.focus, "6")
    // Before the first tile of a row is the last one of the row above.
    screen.press(.left, .left, .up, .up)
    expectEqual(screen.focus, "4")
    screen.press(.end, .down, .right)
    expectEqual(screen.focus, "12")
    screen.press(.character("k"), .character("h"))
    expectEqual(screen.focus, "7")
    screen.press(.character("j"), .character("l"))
    expectEqual(screen.focus, "12")
    screen.press(.home)
    expectEqual(screen.focus, "1")
  }

  @Test(arguments: [3, 9, 12, 14, 21, 60], [37, 80, 200])
  func aWindowOfAnotherSizeLeavesTheTilesInTheirPlaces(rows: Int, columns: Int) {
    var screen = ShowScreen(rows: rows, columns: columns)
    screen.press(.down)
    expectEqual(screen.focus, "5")
  }

  @Test func theFocusFollowsTheColumnsOfAWindowThatIsTooLow() {
    var wide = ShowScreen(rows: 2)
    wide.press(.down)
    expectEqual(wide.focus, "7")
  }

  @Test func tabSkipsMatchedTiles() {
    var screen = ShowScreen { $0.matched = [2, 3, 12] }
    screen.press(.tab)
    expectEqual(screen.focus, "4")
    screen.press(.backTab, .backTab)
    expectEqual(screen.focus, "11")
    screen.press(.tab)
    expectEqual(screen.focus, "1")
  }

  @Test func enterAndSpaceChooseTheTileInFocus() {
    var screen = ShowScreen()
    screen.press(.right)
    expectEqual(screen.press(.enter), .move("2"))
    expectEqual(screen.press(.character(" ")), .move("2"))
    expectEqual(screen.press(.pageUp), .ignored)
  }

  @Test func theFocusGoesToTheTileThatWasChosen() throws {
    var screen = ShowScreen()
    try screen.play("7")
    expectEqual(screen.focus, "7")
  }

  @Test func aHintMovesTheFocus() throws {
    var screen = ShowScreen()
    screen.type("1")
    try screen.point(to: "9")
    expectEqual(screen.focus, "9")
    // The digit typed before is forgotten.
    expectEqual(screen.press(.enter), .move("9"))
  }

  @Test func aClickChoosesATile() {
    var screen = ShowScreen()
    func click(_ row: Int, _ column: Int) -> ShowScreen.Response {
      screen.handle(.click(Point(row: row, column: column)))
    }
    expectEqual(click(0, 20), .move("1"))
    expectEqual(click(13, 38), .move("6"))
    expectEqual(click(0, 2), .ignored)
    // The gap between two tiles.
    expectEqual(click(0, 27), .ignored)
    expectEqual(screen.handle(.scroll(Point(row: 0, column: 20), by: 1)), .ignored)
  }

  // MARK: Digits

  @Test func aNumberIsChosenOnceNoLongerOneBeginsSo() {
    var screen = ShowScreen()
    expectEqual(screen.type("5"), .move("5"))
    // 1 may be the beginning of 10, 11 or 12.
    expectEqual(screen.type("1").message?.numbers, [1])
    expectEqual(screen.focus, "1…")
    expectEqual(screen.type("2"), .move("12"))
    expectEqual(screen.focus, "12")
  }

  @Test func enterChoosesAnOpenNumber() {
    var screen = ShowScreen()
    screen.press(.end)
    screen.type("1")
    expectEqual(screen.press(.enter), .move("1"))
    expectEqual(screen.type("07"), .move("7"))
  }

  @Test func theRulesRefuseNumbersThatNoTileHas() {
    var screen = ShowScreen()
    expectEqual(screen.type("19"), .move("19"))
    screen.type("0")
    expectEqual(screen.press(.enter), .move("0"))
  }

  @Test func anyOtherKeyEndsANumber() {
    var screen = ShowScreen()
    screen.type("1")
    screen.press(.right)
    expectEqual(screen.type("2"), .move("2"))
    screen.type("1")
    expectEqual(screen.press(.pageUp), .changed)
    expectEqual(screen.type("2"), .move("2"))
  }

  @Test func theEnterAfterACompleteNumberIsSwallowedOnce() throws {
    var screen = ShowScreen()
    expectEqual(screen.type("5"), .move("5"))
    try screen.play("5")
    expectEqual(screen.press(.enter), .changed)
    expectEqual(screen.press(.enter), .move("5"))
    // A refused number is no different.
    expectEqual(screen.type("19"), .move("19"))
    expectEqual(screen.press(.enter), .changed)
    expectEqual(screen.press(.enter), .move("1"))
  }

  @Test func onlyEnterIsSwallowedAndOnlyDirectlyAfterTheNumber() throws {
    for inputs in [[Key.right], [.pageUp], [.character(" ")]] {
      var screen = ShowScreen()
      screen.type("5")
      try screen.play("5")
      for key in inputs { screen.press(key) }
      #expect(screen.press(.enter) != .changed, "\(inputs)")
    }
    var screen = ShowScreen()
    screen.type("5")
    expectEqual(screen.press(.character(" ")), .move("5"))
    screen.type("5")
    screen.handle(.click(Point(row: 0, column: 20)))
    expectEqual(screen.press(.enter), .move("5"))
    // An open number is chosen by its Enter, so the next Enter is a choice too.
    screen.type("1")
    expectEqual(screen.press(.enter), .move("1"))
    expectEqual(screen.press(.enter), .move("1"))
  }
}
