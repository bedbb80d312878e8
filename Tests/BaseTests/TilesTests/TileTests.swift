import TestSupport
import Testing
import Tiles

@Suite(.oneByOne) struct TileTests {
  @Test(arguments: [
    (2, 2), (4, 2), (6, 3), (8, 4), (10, 4), (12, 4), (14, 4), (16, 4), (24, 6), (32, 8), (36, 6),
    (48, 8), (52, 8), (104, 13),
  ])
  func boardsHaveAFixedShape(tiles: Int, columns: Int) {
    expectEqual(TileBoard.columns(for: tiles), columns)
  }

  @Test(arguments: [("1", 1), ("012", 12)])
  func movesAreNumbers(text: String, tile: Int) {
    expectEqual(NumberMove(text)?.number, tile)
    expectEqual(NumberMove(tile).description, String(tile))
  }

  @Test(arguments: ["", "a", "-1", "1.5", "99999999999999999999"])
  func anythingElseIsNoMove(text: String) {
    expectEqual(NumberMove(text), nil)
  }

  @Test func recordsHaveALetterForEachOutcome() {
    #expect(TileOutcome.allCases.map(\.letter) == ["u", "d", "m", "x"])
  }

  @Test func onlyPairsHaveASignToShare() {
    expectEqual(TileOutcome.allCases.map { $0.sign?.text(.english) }, [nil, nil, "●", "○"])
  }

  @Test func refusalsNameTheTile() {
    for presentation in [Presentation.english, .chinese] {
      func reason(_ code: TileRefusal.Code, _ tile: Int) -> String {
        ShowPosition(ShowSetup(count: 8))
          .reason(for: TileRefusal(code, NumberMove(tile)), presentation)
      }
      let outside = reason(.outside, 9)
      #expect(outside.contains("9") && outside.contains("8"))
      for code in [TileRefusal.Code.matched, .empty, .onlyOneUp] {
        #expect(reason(code, 3).contains("3"))
      }
    }
  }

  private let board = TileBoard(
    [
      .down, .up(TileFace(picture: "Q♥", name: "queen of hearts", isRed: true)),
      .matched(TileFace(picture: "🐶", name: "dog")), .empty, .down,
    ], columns: 3, faceWidth: 3)

  @Test func aBoardIsDrawn() {
    expectEqual(
      board.lines(.english),
      [
        "╭1────╮ ╭2────╮ ╭3───✓╮",
        "│░░░░░│ │ Q♥  │ │ 🐶  │",
        "╰─────╯ ╰─────╯ ╰─────╯",
        "        ╭5────╮",
        "        │░░░░░│",
        "        ╰─────╯",
      ])
  }

  @Test func aBoardIsDrawnInASCII() {
    let lines = TileBoard(
      [.down, .matched(TileFace(picture: "QH", name: ""))], columns: 2, faceWidth: 2
    )
    .lines(.ascii)
    expectEqual(lines, ["+1---+ +2--*+", "|::::| | QH |", "+----+ +----+"])
  }

  @Test func aBoardIsTold() {
    let lines = board.lines(.words)
    expectEqual(lines.map(\.numbers), [[1, 5], [2], [3], [4]])
    #expect(lines[1].contains("queen of hearts") && lines[2].contains("dog"))
    let down = TileBoard(Array(repeating: .down, count: 12), columns: 4, faceWidth: 2)
    expectEqual(down.lines(Presentation(language: .zh, isPlain: true)), ["未翻开：1 到 12。", "已配对：无。"])
  }

  @Test(arguments: [1, 7, 8, 22, 23, 80])
  func aBoardKeepsToTheWidth(columns: Int) {
    let lines = board.lines(Presentation(language: .en, columns: columns))
    #expect(lines.allSatisfy { $0.displayWidth <= max(columns, 7) })
  }

  @Test func colourIsOnlyAnAddition() {
    let colored = board.lines(Presentation(language: .en, isColored: true)).joined()
    #expect(colored.contains("\u{1b}[31m Q♥  \u{1b}[0m"))
    let bare = colored.split(separator: "\u{1b}").enumerated().map { index, part in
      index == 0 ? String(part) : String(part.drop { $0 != "m" }.dropFirst())
    }
    expectEqual(bare.joined(), board.lines(.english).joined())
  }
}
