/// A small picture of something, drawn in half cells: a letter is a colour, and a blank the ground.
public struct Emblem: Sendable {
  /// The extent on a canvas.
  public static var size: Size { Size(rows: 3, columns: 11) }

  private let pixels: [[Color?]]

  /// Creates a picture of rows of letters, at most twice as many as it has on a canvas: `w` and `k`
  /// are a card's face and its black print, `r` is red, `b` a card's back and `p` the pattern on
  /// it, `y` gold, `g` green and `e` the colour of frames.
  public init(_ rows: [String]) {
    let colors: [Character: Color] = [
      "w": .card, "k": .ink, "r": .red, "b": .back, "p": .pattern, "y": .gold, "g": .found,
      "e": .edge,
    ]
    pixels = rows.map { row in
      let letters = Array(row)
      return (0..<Self.size.columns).map { $0 < letters.count ? colors[letters[$0]] : nil }
    }
  }

  /// Draws the picture at the top left of a canvas.
  public func draw(on canvas: inout Canvas) {
    for row in stride(from: 0, to: pixels.count, by: 2) {
      for column in pixels[row].indices {
        let bottom = row + 1 < pixels.count ? pixels[row + 1][column] : nil
        guard let (sign, style) = Self.cell(pixels[row][column], bottom) else { continue }
        canvas.put(sign, row: row / 2, column: column, style)
      }
    }
  }

  private static func cell(_ top: Color?, _ bottom: Color?) -> (String, Style)? {
    switch (top, bottom) {
    case (nil, nil): nil
    case (nil, let bottom?): ("▄", Style(bottom))
    case (let top?, nil): ("▀", Style(top))
    case (let top?, let bottom?):
      top == bottom ? ("█", Style(top)) : ("▀", Style(top, on: bottom))
    }
  }
}
