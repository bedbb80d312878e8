/// The signs that lines and boxes are drawn with.
public struct Frame: Sendable {
  public let topLeft, topRight, bottomLeft, bottomRight, edge, side: String

  /// What the back of a tile is filled with.
  public let back: String

  /// What marks a tile that is matched, and the choice in force.
  public let mark: String

  /// What stands before and behind where the player is.
  public let pointers: (String, String)

  fileprivate static let pictures = Frame(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", edge: "─", side: "│",
    back: "░", mark: "✓", pointers: ("▸", "◂"))
  fileprivate static let letters = Frame(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", edge: "-", side: "|",
    back: ":", mark: "*", pointers: (">", "<"))
}

extension Presentation {
  /// The signs that this voice draws with.
  public var frame: Frame { isASCII ? .letters : .pictures }
}

extension Canvas {
  /// Draws a box around the area's edge.
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
