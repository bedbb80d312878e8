import TestSupport
import Testing
import TextUI

@Suite struct CanvasTests {
  @Test func textIsClippedToTheArea() {
    var canvas = Canvas(Size(rows: 2, columns: 5))
    canvas.put("abcdefgh", row: 0, column: 2)
    canvas.put("xyz", row: 1, column: -1)
    canvas.put("no", row: 2, column: 0)
    canvas.put("no", row: -1, column: 0)
    expectEqual(canvas.lines, ["  abc", "yz"])
  }

  @Test func blocksAreFilled() {
    var canvas = Canvas(Size(rows: 1, columns: 3), palette: .felt)
    canvas.put("█▀a", row: 0, column: 0, Style(.gold))
    canvas.fillBlocks()
    expectEqual(canvas.lines, [" ▄a"])
    expectEqual(canvas[0, 0].style, Style(on: .gold))
    expectEqual(canvas[0, 1].style, Style(.table, on: .gold))
  }

  @Test func anAreaIsDrawnInLikeACanvas() {
    var canvas = Canvas(Size(rows: 3, columns: 8))
    canvas.draw(in: Rect(row: 1, column: 2, rows: 5, columns: 3)) { canvas in
      expectEqual(canvas.extent, Size(rows: 2, columns: 3))
      canvas.fill("#")
      canvas.draw(in: Rect(row: 0, column: 1, rows: 1, columns: 9)) {
        $0.put("abc", row: 0, column: 0)
      }
    }
    expectEqual(canvas.lines, ["", "  #ab", "  ###"])
    expectEqual(canvas.extent, canvas.size)
  }

  @Test func wideCharactersStayWhole() {
    var canvas = Canvas(Size(rows: 1, columns: 6))
    canvas.put("世界", row: 0, column: 0)
    #expect(canvas[0, 1].isRightHalf)
    canvas.put("a", row: 0, column: 1)
    expectEqual(canvas.lines, [" a界"])
    canvas.put("b", row: 0, column: 2)
    expectEqual(canvas.lines, [" ab"])
    // The last column has no room for a wide character.
    canvas.put("世", row: 0, column: 5)
    expectEqual(canvas.lines, [" ab"])
    canvas.put("世界", row: 0, column: 1)
    canvas.put("界", row: 0, column: 2)
    expectEqual(canvas.lines, ["  界"])
  }

  @Test func charactersWithoutWidthAreSkipped() {
    var canvas = Canvas(Size(rows: 1, columns: 8))
    canvas.put("a\u{1b}[1m\u{0}\u{9b}b\u{202e}c\u{301}", row: 0, column: 0)
    expectEqual(canvas.lines, ["a[1mbc"])
  }

  @Test func aBoxNeedsTwoRowsAndColumns() {
    var canvas = Canvas(Size(rows: 3, columns: 4))
    canvas.putBox(Presentation(language: .en).frame)
    expectEqual(canvas.lines, ["╭──╮", "│  │", "╰──╯"])
    var line = Canvas(Size(rows: 1, columns: 4))
    line.putBox(Presentation(language: .en).frame)
    expectEqual(line.lines, [""])
  }
}

@Suite struct StyleTests {
  @Test(arguments: [
    (Style.plain, Style.plain, nil), (.plain, .bold, "1"), (.bold, .plain, ""),
    (.red, .red.bolder, "1"), (.red.bolder, .red, "22"), (.red.fainter, .red.bolder, "22;1"),
    (.focus, .plain, ""), (.focus, .bold, "27"), (Style(.red, on: .edge), .red, "49"),
  ])
  func onlyTheDifferenceIsEncoded(old: Style, new: Style, codes: String?) {
    expectEqual(new.parameters(from: old, .sixteen), codes)
  }

  @Test func colorsAreReducedToTheDepth() {
    let style = Style(.red, on: .rgb(255, 255, 255))
    expectEqual(style.parameters(from: .plain, .none), nil)
    expectEqual(style.parameters(from: .plain, .sixteen), "31;107")
    expectEqual(style.parameters(from: .plain, .indexed), "38;5;167;48;5;231")
    expectEqual(style.parameters(from: .plain, .full), "38;5;167;48;2;255;255;255")
  }
}
