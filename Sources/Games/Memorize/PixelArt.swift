import TextUI

/// The emoji as pictures in pixels, for tiles that are large enough.
enum PixelArt {
  /// Pixels in a row and in a column.
  private static let side = 16

  /// The letters that `pictures.txt` has for the colours. The last one is the ground.
  static let letters = "wclyspetourgvbdfnik."

  static let colors: [Color] = [
    .rgb(255, 255, 255), .rgb(252, 238, 210), .rgb(176, 222, 108), .rgb(250, 204, 70),
    .rgb(152, 208, 244), .rgb(246, 164, 180), .rgb(158, 163, 172), .rgb(222, 178, 120),
    .rgb(240, 140, 46), .rgb(86, 150, 222), .rgb(220, 66, 60), .rgb(104, 178, 74),
    .rgb(160, 96, 190), .rgb(150, 98, 58), .rgb(92, 97, 108), .rgb(56, 120, 58),
    .rgb(96, 60, 36), .rgb(44, 62, 136), .rgb(24, 22, 26), .standard,
  ]

  /// The index of the ground.
  private static let ground = 19

  /// Where the rows of each picture begin in `pictures.txt`, after a line with the emoji.
  private static let places: [Unicode.Scalar: Int] = {
    let bytes = PackageResources.pictures_txt
    var (places, start) = ([Unicode.Scalar: Int](), 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      // Only these lines aren't of ASCII.
      if bytes[start] > 127 {
        let line = String(decoding: bytes[start..<end], as: UTF8.self)
        if let emoji = line.unicodeScalars.first { places[emoji] = end + 1 }
      }
      start = end + 1
    }
    return places
  }()

  /// Returns the rows of a picture in letters, or nil if there is none: first 16, and then 7 of a
  /// small picture, whose pixels are half as wide as high. Symmetric ones have only the left half.
  private static func rows(of emoji: Unicode.Scalar) -> [String]? {
    places[emoji].map { place in
      PackageResources.pictures_txt[place...].prefix { $0 < 128 }
        .split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Returns the side in pixels of the largest picture that fits an area, two pixels a cell, or 0
  /// if none fits. Sides above 16 are multiples of 16.
  static func side(in area: Size) -> Int {
    let room = min(2 * area.rows, area.columns) & ~1
    return room < 10 ? 0 : room < side ? room : room / side * side
  }

  /// Returns true if a picture would be smaller in an area of one row less.
  static func fillsRows(of area: Size) -> Bool {
    side(in: area) > side(in: Size(rows: area.rows - 1, columns: area.columns))
  }

  /// Draws the picture of an emoji in the middle of an area and returns true, or returns false if
  /// there is none, or no room for it.
  static func draw(
    _ emoji: Unicode.Scalar, in area: Size, on canvas: inout Canvas, _ presentation: Presentation
  ) -> Bool {
    let side = side(in: area)
    guard presentation.drawsPixels, side > 0, let pixels = pixels(of: emoji, side: side)
    else { return false }
    let rect = Rect(Size(rows: side / 2, columns: side), centeredIn: area)
    canvas.draw(large(outlined(pixels, on: canvas)), in: rect, presentation)
    return true
  }

  /// The extent of a small picture with half a row below it.
  private static let small = Size(rows: 4, columns: 8)

  /// Draws the picture of an emoji from side to side on a card that has no room for one in a
  /// margin, above its name if there is room, and returns true. Returns false if there is none.
  static func fill(
    _ card: inout Canvas, with emoji: Unicode.Scalar, _ name: String, _ presentation: Presentation
  ) -> Bool {
    let (rows, columns) = (card.extent.rows, card.extent.columns)
    let isFitting = side(in: Size(rows: rows - 2, columns: columns - 2)) > 0
    let large = side(in: Size(rows: rows - 3, columns: columns))
    guard presentation.drawsPixels, !isFitting, rows > small.rows, columns >= small.columns,
      let pixels = smallPixels(of: emoji)
    else { return false }
    let size = large > 0 ? Size(rows: large / 2, columns: large) : small
    let isNamed = rows > size.rows + 2
    let top = 1 + max(0, rows - 2 - size.rows - (isNamed ? 1 : 0)) / 2
    let area = Rect(
      row: top, column: (columns - size.columns) / 2, rows: size.rows, columns: size.columns)
    if isNamed {
      card.put(presentation.cut(name, to: columns), centeredInRow: area.end, Style.plain.bolder)
    }
    if large > 0 {
      card.draw(in: area) { _ = draw(emoji, in: size, on: &$0, presentation) }
      return true
    }
    let shown = outlined(pixels, on: card, byCell: true)
    // On the smallest card the half row is its shadow.
    let art = small(shown, isAboveShadow: rows == small.rows + 1)
    card.draw(art, in: area, presentation)
    return true
  }

  /// Returns the picture of an emoji for 8 or 4 rows, or nil if there is none.
  static func art(of emoji: Unicode.Scalar, rows: Int) -> Art? {
    rows < side / 2
      ? smallPixels(of: emoji).map { small($0) } : pixels(of: emoji, side: side).map(large)
  }

  private static func large(_ pixels: [[Int]]) -> Art {
    let count = Double(pixels.count)
    return Art(colors) { x, y in pixels[Int(y * count)][Int(x * count)] }
  }

  private static func small(_ pixels: [[Int]], isAboveShadow: Bool = false) -> Art {
    var art = Art(colors.dropLast() + [.shadow, .standard]) { x, y in
      let row = Int(y * Double(2 * small.rows))
      guard row < pixels.count else { return isAboveShadow ? ground : ground + 1 }
      let color = pixels[row][Int(x * Double(side))]
      return color == ground ? ground + 1 : color
    }
    art.isFine = true
    return art
  }

  /// Returns the rows of the small picture of an emoji, each the index of its colour, or nil if
  /// there is none. A cell has at most two colours, and in the last row one.
  static func smallPixels(of emoji: Unicode.Scalar) -> [[Int]]? {
    rows(of: emoji).map { rows in
      indices(rows.dropFirst(side)).map { $0.count < side ? $0 + $0.reversed() : $0 }
    }
  }

  private static func indices(_ rows: ArraySlice<String>) -> [[Int]] {
    let letters = Array(letters.unicodeScalars)
    return rows.map { $0.unicodeScalars.map { letters.firstIndex(of: $0) ?? ground } }
  }

  /// Returns the rows of a picture of at most some pixels a side, each the index of its colour, or
  /// nil if there is none.
  static func pixels(of emoji: Unicode.Scalar, side: Int) -> [[Int]]? {
    guard let rows = rows(of: emoji) else { return nil }
    let lines = shrunk(indices(rows.prefix(Self.side)), to: side)
    func columns(_ lines: [[Int]]) -> [[Int]] {
      lines[0].indices.map { column in lines.map { $0[column] } }
    }
    guard lines[0].count < Self.side else { return columns(shrunk(columns(lines), to: side)) }
    let half = columns(shrunk(columns(lines), to: side / 2, isHalf: true))
    return half.map { $0 + $0.reversed() }
  }

  /// Returns `count` of the lines of pixels, unchanged. The lines that are dropped have the fewest
  /// pixels that differ from both neighbours, and are spread over the picture. Every pixel drawn at
  /// an edge counts, as it rounds the picture off. The last line of a half is no edge.
  private static func shrunk(_ lines: [[Int]], to count: Int, isHalf: Bool = false) -> [[Int]] {
    var (lines, gaps) = (lines, lines.map { _ in 0 })
    func loss(_ index: Int) -> Int {
      let (line, last) = (lines[index], lines.count - 1)
      let isEdge = index == 0 || index == last && !isHalf
      guard !isEdge else { return line.count { $0 != ground } + gaps[index] }
      let (before, after) = (lines[index - 1], lines[index == last ? index - 1 : index + 1])
      return line.indices.count { line[$0] != before[$0] && line[$0] != after[$0] } + gaps[index]
    }
    while lines.count > count {
      let losses = lines.indices.map(loss)
      let index = losses.indices.min { losses[$0] < losses[$1] } ?? 0
      lines.remove(at: index)
      gaps.remove(at: index)
      for neighbor in max(0, index - 1)...min(index, gaps.count - 1) { gaps[neighbor] += 1 }
    }
    return lines
  }

  /// Returns a picture with an outline where its edge can hardly be told from the ground. In small
  /// pictures a colour of a cell has its outline as a whole.
  static func outlined(_ pixels: [[Int]], on canvas: Canvas, byCell: Bool = false) -> [[Int]] {
    let isNear = colors.map(canvas.isNear)
    // The first grey, or else white, that can be told from the ground.
    guard let outline = [6, 14, 0].first(where: { !isNear[$0] }) else { return pixels }
    func isGround(_ row: Int, _ column: Int) -> Bool {
      let isInside = pixels.indices.contains(row) && pixels[row].indices.contains(column)
      return !isInside || pixels[row][column] == ground
    }
    func isEdge(_ row: Int, _ column: Int) -> Bool {
      [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { isGround(row + $0.0, column + $0.1) }
    }
    return pixels.indices.map { row in
      pixels[row].indices.map { column in
        let color = pixels[row][column]
        guard color != ground, isNear[color] else { return color }
        guard byCell else { return isEdge(row, column) ? outline : color }
        let cell = [row & ~1, row | 1].filter(pixels.indices.contains).flatMap { row in
          [(row, column & ~1), (row, column | 1)]
        }
        let hasEdge = cell.contains { pixels[$0.0][$0.1] == color && isEdge($0.0, $0.1) }
        return hasEdge ? outline : color
      }
    }
  }
}
