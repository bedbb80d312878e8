/// The characters that boxes and marks are drawn with.
public struct Frame: Sendable {
  /// The corners and edges of a box.
  public let topLeft, topRight, bottomLeft, bottomRight, edge, side: String

  /// The fill of a tile's back.
  public let back: String

  /// The mark of a matched tile and of the current choice.
  public let mark: String

  /// The marks before and after the selected item.
  public let pointers: (String, String)

  /// The names of two keys in a reminder.
  public let upDown, leftRight: String

  /// The signs on both sides of a value that can be changed.
  public var arrows: (String, String) { (pointers.1, pointers.0) }

  fileprivate static let unicode = Frame(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", edge: "─", side: "│",
    back: "░", mark: "✓", pointers: ("▸", "◂"), upDown: "↑↓", leftRight: "←→")
  fileprivate static let ascii = Frame(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", edge: "-", side: "|",
    back: ":", mark: "*", pointers: (">", "<"), upDown: "Up/Down", leftRight: "Left/Right")
}

extension Presentation {
  /// The drawing characters of the presentation's character set.
  public var frame: Frame { isASCII ? .ascii : .unicode }
}

extension Canvas {
  /// Draws a box along the edge of the area, if it has at least 2 rows and 2 columns.
  public mutating func putBox(_ frame: Frame, _ style: Style = .plain) {
    let (right, bottom) = (extent.columns - 1, extent.rows - 1)
    guard right > 0, bottom > 0 else { return }
    let edge = String(repeating: frame.edge, count: right - 1)
    put(frame.topLeft + edge + frame.topRight, row: 0, column: 0, style)
    for row in 1..<bottom {
      put(frame.side, row: row, column: 0, style)
      put(frame.side, row: row, column: right, style)
    }
    put(frame.bottomLeft + edge + frame.bottomRight, row: bottom, column: 0, style)
  }
}
