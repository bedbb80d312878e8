extension Canvas {
  /// A picture drawn in cells, in the place of which a terminal may show the picture itself.
  public struct Placement: Equatable, Sendable {
    public let picture: Picture

    /// The cells of the whole canvas that it takes.
    public let rect: Rect

    /// The cells as they were drawn, row by row.
    fileprivate let cells: [Cell]
    fileprivate let ground: Style

    public static func == (one: Placement, other: Placement) -> Bool {
      one.picture === other.picture && one.rect == other.rect
    }
  }

  /// Draws a picture that fills a part of the area: two pixels a cell in the canvas's colours, or
  /// without colours and in ASCII as characters of their brightness. The terminal may show the
  /// picture itself.
  public mutating func draw(_ picture: Picture, in rect: Rect, _ presentation: Presentation) {
    guard rect.size.rows > 0, rect.size.columns > 0 else { return }
    let painter = PicturePainter(
      depth: presentation.isColored ? depth : .none, isGrey: palette == .mono,
      isASCII: presentation.isASCII)
    let cells = painter.cells(of: picture, rect.size)
    let columns = rect.size.columns
    draw(in: rect) { canvas in
      for (index, cell) in cells.enumerated() {
        canvas.set(cell.scalar, row: index / columns, column: index % columns, cell.style)
      }
      let isWhole = canvas.extent == rect.size
      guard isWhole, rect.size.rows > 1, painter.drawsPixels, !painter.isGrey else { return }
      canvas.placements.append(
        Placement(picture: picture, rect: canvas.area, cells: cells, ground: canvas.ground))
    }
  }

  /// Blanks the cells of the pictures that the terminal shows itself and returns these pictures:
  /// those of which it `canShow` the placement, and over which nothing else was drawn.
  public mutating func takePlacements(
    where canShow: (Placement) -> Bool = { _ in true }
  ) -> [Placement] {
    defer { placements = [] }
    return placements.filter { placement in
      let (origin, size) = (placement.rect.origin, placement.rect.size)
      let isWhole = placement.cells.indices.allSatisfy { index in
        let (row, column) = (index / size.columns, index % size.columns)
        return self[origin.row + row, origin.column + column] == placement.cells[index]
      }
      guard isWhole, canShow(placement) else { return false }
      // Unlike a space, it is written again when anything else takes its place.
      draw(in: placement.rect, on: placement.ground) { $0.fill("\u{a0}") }
      return true
    }
  }
}

struct PicturePainter {
  let depth: ColorDepth
  let isGrey: Bool
  let isASCII: Bool

  var drawsPixels: Bool { depth != .none && !isASCII }

  /// Returns the cells of a picture that fills an extent, row by row.
  func cells(of picture: Picture, _ size: Size) -> [Cell] {
    let pixels = picture.scaled(to: Size(rows: 2 * size.rows, columns: size.columns))
    let range = drawsPixels ? 0...255 : Self.range(of: pixels)
    return (0..<size.rows * size.columns).map { index in
      let (row, column) = (index / size.columns, index % size.columns)
      let top = pixels[index + row * size.columns]
      let bottom = pixels[index + (row + 1) * size.columns]
      guard drawsPixels else { return sign(of: top.mean(bottom), in: range) }
      let upper = color(of: top, row: 2 * row, column: column)
      let lower = color(of: bottom, row: 2 * row + 1, column: column)
      return Cell(upper, above: lower) ?? .blank
    }
  }

  // MARK: In characters

  /// From dark to bright, as on a dark ground.
  private static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
  private static let asciiShades: [Unicode.Scalar] = Array(" .:-=+*#%@".unicodeScalars)

  private static func range(of pixels: [RGB]) -> ClosedRange<Int> {
    let brightness = pixels.map(\.brightness)
    return (brightness.min() ?? 0)...(brightness.max() ?? 255)
  }

  private func sign(of pixel: RGB, in range: ClosedRange<Int>) -> Cell {
    let shades = isASCII ? Self.asciiShades : Self.shades
    let step = (pixel.brightness - range.lowerBound) * shades.count / (range.count + 1)
    return Cell(shades[step], depth == .none ? .plain : Style(pixel.color))
  }

  // MARK: In colours

  /// Returns the colour of a pixel in the canvas's depth. Smaller ranges are dithered in an order
  /// that depends on the place alone, so that nothing flickers.
  private func color(of pixel: RGB, row: Int, column: Int) -> Color {
    let threshold = Self.thresholds[row % 4 * 4 + column % 4]
    let pixel = isGrey ? pixel.grey : pixel
    let color =
      switch depth {
      case .full, .none: pixel
      case .indexed:
        pixel.strengthened(steps: pixel.isGrey ? 0 : 2 * threshold - 15).indexed.color
      case .sixteen: RGB.theme[pixel.inTheme(threshold)]
      }
    return color.color
  }

  /// The order of dithering in a square of 4 × 4 pixels, after Bayer.
  private static let thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}

extension Picture {
  /// The most pixels of a row or column that are averaged for one pixel of a smaller picture.
  private static let samples = 4

  /// Returns the middle square in at most `limit` pixels a side, as a portable pixmap.
  public func square(_ limit: Int) -> [UInt8] {
    let edge = min(width, height)
    let side = min(edge, limit)
    let middle = Rect(
      Size(rows: edge, columns: edge), centeredIn: Size(rows: height, columns: width))
    return Array("P6\n\(side) \(side)\n255\n".utf8)
      + resized(to: Size(rows: side, columns: side), from: middle)
  }

  /// Returns the pixels of the picture, or of a part of it, in another size, three bytes each.
  public func resized(to size: Size, from part: Rect? = nil) -> [UInt8] {
    let whole = Rect(Size(rows: height, columns: width))
    if size == whole.size, part ?? whole == whole { return pixels }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * size.rows * size.columns)
    for pixel in scaled(to: size, from: part) {
      for part in [pixel.red, pixel.green, pixel.blue] { bytes.append(UInt8(part)) }
    }
    return bytes
  }

  /// Returns the picture, or a part of it, in another number of pixels, each the average of those
  /// that it covers.
  func scaled(to size: Size, from part: Rect? = nil) -> [RGB] {
    let part = part ?? Rect(Size(rows: height, columns: width))
    return pixels.withUnsafeBufferPointer { pixels in
      var scaled: [RGB] = []
      scaled.reserveCapacity(size.rows * size.columns)
      for row in 0..<size.rows {
        let rows = Self.span(row, of: size.rows, in: part.origin.row, part.size.rows)
        for column in 0..<size.columns {
          let columns = Self.span(
            column, of: size.columns, in: part.origin.column, part.size.columns)
          var (red, green, blue, count) = (0, 0, 0, 0)
          for y in rows {
            for x in columns {
              let index = 3 * (y * width + x)
              red += Int(pixels[index])
              green += Int(pixels[index + 1])
              blue += Int(pixels[index + 2])
              count += 1
            }
          }
          scaled.append(RGB(red / count, green / count, blue / count))
        }
      }
      return scaled
    }
  }

  /// Returns the pixels of a row or column that are averaged for the pixel at an index of `count`.
  private static func span(
    _ index: Int, of count: Int, in first: Int, _ length: Int
  ) -> StrideTo<Int> {
    let start = index * length / count
    let end = max(start + 1, (index + 1) * length / count)
    let step = (end - start + samples - 1) / samples
    return stride(from: first + start, to: first + end, by: step)
  }
}
