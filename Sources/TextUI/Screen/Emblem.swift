/// A small picture of something, drawn in half cells: a letter is a colour, and a blank the ground.
public struct Emblem: Sendable {
  /// The extent on a canvas.
  public static var size: Size { Size(rows: 3, columns: 11) }

  /// The colours row by row; the ground shows through the default one.
  private let pixels: [[Color]]

  /// Creates a picture of rows of letters, at most twice as many as it has on a canvas: `w` and `k`
  /// are a card's face and its black print, `r` is red, `b` a card's back and `p` the pattern on
  /// it, `y` gold, `g` green and `e` the colour of frames.
  public init(_ rows: [String]) {
    let colors: [Character: Color] = [
      "w": .card, "k": .ink, "r": .red, "b": .back, "p": .pattern, "y": .gold, "g": .found,
      "e": .edge,
    ]
    pixels = (0..<2 * Self.size.rows).map { row in
      let letters = row < rows.count ? Array(rows[row]) : []
      return (0..<Self.size.columns).map { column in
        column < letters.count ? colors[letters[column]] ?? .standard : .standard
      }
    }
  }

  /// Draws the picture at the top left of a canvas.
  public func draw(on canvas: inout Canvas) {
    for row in 0..<Self.size.rows {
      for (column, (top, bottom)) in zip(pixels[2 * row], pixels[2 * row + 1]).enumerated() {
        let isWhole = top == bottom
        guard !isWhole || top != .standard else { continue }
        let hasTop = top != .standard
        canvas.set(
          isWhole ? "█" : hasTop ? "▀" : "▄", row: row, column: column,
          Style(hasTop ? top : bottom, on: hasTop && !isWhole ? bottom : .standard))
      }
    }
  }
}
