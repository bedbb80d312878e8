/// A picture of any size in a few colours.
public struct Art: Sendable {
  /// The colours, the brightest first. The ground shows through the default one.
  public let colors: [Color]

  /// Returns the index of a point's colour. Coordinates go from 0 to 1, from the top left.
  public let color: @Sendable (_ x: Double, _ y: Double) -> Int

  /// True if a cell has four pixels, of at most two colours, and not only two.
  public var isFine = false

  public init(_ colors: [Color], color: @escaping @Sendable (_ x: Double, _ y: Double) -> Int) {
    (self.colors, self.color) = (colors, color)
  }

  /// Creates a picture from rows of pixels, each the sign of one of the colours.
  public init(_ colors: [Color], _ rows: [String], _ signs: String) {
    let signs = Array(signs.unicodeScalars)
    let pixels = rows.map { row in row.unicodeScalars.map { signs.firstIndex(of: $0) ?? 0 } }
    self.init(colors) { x, y in
      let row = pixels[Int(y * Double(pixels.count))]
      return row[Int(x * Double(row.count))]
    }
  }

  /// Returns the extent of an emblem on a canvas, at a scale.
  public static func emblem(scale: Int = 1) -> Size { Size(rows: 3 * scale, columns: 11 * scale) }

  /// Creates an emblem from rows of one or two letters a cell, at most twice as many as it has on a
  /// canvas: `w` and `k` are a card's face and its black print, `r` is red, `b` a card's back and
  /// `n` the print on it, `y` gold, `g` green and `e` the colour of frames.
  public init(emblem rows: [String]) {
    let size = Self.emblem()
    let blank = Array(repeating: "", count: 2 * size.rows - rows.count)
    // Print is ink, and cards are its ground.
    let colors: [Color] = [
      .print, .redPrint, .onBack, .gold, .found, .edge, .back, .card, .standard,
    ]
    let pixels = (rows + blank).map { $0.padded(to: rows[0].count) }
    self.init(colors, pixels, "krnygebw ")
    isFine = pixels[0].count > size.columns
  }

  // From bright to dark.
  private static let shades: [Unicode.Scalar] = ["█", "▒", "░", " "]
  private static let asciiShades: [Unicode.Scalar] = ["#", "+", ".", " "]

  /// Returns the cell of a colour as a character of its brightness.
  fileprivate func shade(_ index: Int, _ presentation: Presentation) -> Cell {
    let shades = presentation.isASCII ? Self.asciiShades : Self.shades
    let ink = presentation.isColored ? Style(colors[index]) : .plain
    return Cell(shades[min(index, shades.count - 1)], ink)
  }
}

extension Canvas {
  /// Draws a picture in a part of the area: in colours two or four pixels to a cell, otherwise as
  /// characters of their brightness.
  public mutating func draw(_ art: Art, in rect: Rect, _ presentation: Presentation) {
    let isInk = art.colors.last == .standard
    let colors = palette == .mono ? art.colors.map(\.grey) : art.colors
    draw(in: rect) { canvas in
      let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
      for row in 0..<rows {
        for column in 0..<columns {
          func color(_ x: Double, _ y: Double) -> Int {
            art.color(
              (Double(column) + x) / Double(columns), (Double(row) + y) / Double(rows))
          }
          let (top, bottom) = (color(0.5, 0.25), color(0.5, 0.75))
          let cell: Cell?
          if !presentation.drawsPixels {
            cell = art.shade(top, presentation)
          } else if art.isFine {
            cell = Cell(
              [color(0.25, 0.25), color(0.75, 0.25), color(0.25, 0.75), color(0.75, 0.75)],
              of: colors, isInk: isInk)
          } else {
            cell = Cell(
              colors[top], above: colors[bottom], isInk: isInk, isFlipped: top > bottom)
          }
          guard let cell else { continue }
          canvas.set(cell.scalar, row: row, column: column, cell.style)
        }
      }
    }
  }
}

extension Color {
  /// True if people tell this mix from another at a glance, in the 16 colours of a terminal's
  /// theme, too.
  public func isUnlike(_ other: Color) -> Bool {
    guard let mix, let other = other.mix else { return true }
    return !mix.isNear(other) && mix.inTheme() != other.inTheme()
  }

  /// The brightness of a mix as people see it, from 0 to 255.
  public var brightness: Int { mix?.brightness ?? 0 }

  /// A mix without its hue, or a role as it is.
  var grey: Color {
    mix?.grey.color ?? self
  }
}

extension Cell {
  /// Creates a cell of two pixels, or nil if both have the default colour, through which the ground
  /// shows. Two pixels of one colour are ink if `isInk`, else background. Of two colours the upper
  /// one is ink, or if `isFlipped` the lower one. A picture needs the fewest styles if all its
  /// cells agree in the first and each pair of colours is always drawn in the same way.
  init?(_ top: Color, above bottom: Color, isInk: Bool = false, isFlipped: Bool = false) {
    switch (top, bottom) {
    case (.standard, .standard): return nil
    case (_, .standard): self.init("▀", Style(top))
    case (.standard, _): self.init("▄", Style(bottom))
    case _ where top == bottom && isInk: self.init("█", Style(top))
    case _ where top == bottom: self.init(" ", Style(on: top))
    case _ where isFlipped: self.init("▄", Style(bottom, on: top))
    default: self.init("▀", Style(top, on: bottom))
    }
  }

  /// Creates a cell of four pixels in the order of reading, each the index of its colour, or nil if
  /// all have the default colour. The ink has the lowest index, and the others the colour of most.
  fileprivate init?(_ pixels: [Int], of colors: [Color], isInk: Bool) {
    let ink = pixels.min() ?? 0
    let others = pixels.filter { $0 != ink }.sorted()
    let most = others.max { one, other in
      others.count { $0 == one } <= others.count { $0 == other }
    }
    guard let ground = most else {
      self.init(colors[ink], above: colors[ink], isInk: isInk)
      return
    }
    let shape = pixels.indices.reduce(0) { $0 + (pixels[$1] == ink ? 1 << $1 : 0) }
    self.init(Self.quarters[shape], Style(colors[ink], on: colors[ground]))
  }

  /// The blocks whose quarters are set as the bits of their index say, the upper left one first.
  private static let quarters: [Unicode.Scalar] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)
}
