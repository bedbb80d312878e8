extension TileBoard {
  // The unit is pixels: the side of a picture, the gap, the rows of words and the foot.
  private static let (side, gap, words, foot) = (240, 32, 48, 64)
  private static let titleWidth = 28

  /// Returns a finished board as an SVG picture: the faces in their places with their words below.
  public func poster(caption: String) -> String {
    let faces = tiles.map(\.face)
    let rows = faces.count.inRows(of: columns)
    let width = columns * (Self.side + Self.gap) + Self.gap
    let height = rows * (Self.side + Self.words + Self.gap) + Self.gap + Self.foot
    var (numbers, drawings, places) = ([String: Int](), "", "")
    for (index, face) in faces.enumerated() {
      guard let face else { continue }
      if numbers[face.name] == nil {
        numbers[face.name] = numbers.count
        drawings += "<g id=\"face\(numbers.count - 1)\">\n\(drawing(of: face))</g>\n"
      }
      let x = index % columns * (Self.side + Self.gap) + Self.gap
      let y = index / columns * (Self.side + Self.words + Self.gap) + Self.gap
      places += "<use xlink:href=\"#face\(numbers[face.name] ?? 0)\" x=\"\(x)\" y=\"\(y)\"/>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="Helvetica, Arial, sans-serif" fill="#f4f0e6">
      <title>\(caption.escapedForXML)</title>
      <rect width="\(width)" height="\(height)" fill="#15141a"/>
      <defs>
      \(drawings)</defs>
      \(places)\
      \(text(caption, y: height - Self.gap, size: 20, " fill=\"#b8b2a4\"", x: Self.gap))\
      </svg>

      """
  }

  private func drawing(of face: TileFace) -> String {
    let picture =
      photo(of: face) ?? painting(face.cover?.art(1) ?? Art([.rgb(43, 41, 53)]) { _, _ in 0 })
    let title = cut(face.words.first ?? "")
    let second = cut(face.words.dropFirst().joined(separator: ", "))
    return "<title>\(face.name.escapedForXML)</title>\n" + picture
      + text(title, y: Self.side + 22, size: 16, " font-weight=\"bold\"")
      + (second.isEmpty ? "" : text(second, y: Self.side + 42, size: 14, " fill=\"#b8b2a4\""))
  }

  private func cut(_ text: String) -> String { text.cut(to: Self.titleWidth, ellipsis: "…") }

  private func text(
    _ text: String, y: Int, size: Int, _ look: String, x: Int = 0
  ) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\"\(look)>\(text.escapedForXML)</text>\n"
  }

  /// Returns the encoded photo of a face, a JPEG or a PNG, or nil without a photo.
  private func photo(of face: TileFace) -> String? {
    guard let bytes = face.photo?()?.encoded() else { return nil }
    let type = bytes.first == 0xff ? "jpeg" : "png"
    return "<image width=\"\(Self.side)\" height=\"\(Self.side)\" "
      + "preserveAspectRatio=\"xMidYMid slice\" "
      + "xlink:href=\"data:image/\(type);base64,\(Base64.standard.encode(bytes))\"/>\n"
  }

  /// Returns a painted picture in squares. Neighbours of one colour form one rectangle.
  private func painting(_ art: Art) -> String {
    let count = 48
    let size = Self.side / count
    func place(_ index: Int) -> Double { (Double(index) + 0.5) / Double(count) }
    var text = "<g shape-rendering=\"crispEdges\">\n"
    for row in 0..<count {
      let colors = (0..<count).map { art.color(place($0), place(row)) }
      var start = 0
      for end in 1...count where end == count || colors[end] != colors[start] {
        defer { start = end }
        // The ground of the poster shows through the default colour.
        guard let color = art.colors[colors[start]].hex else { continue }
        text += "<rect x=\"\(start * size)\" y=\"\(row * size)\" "
        text += "width=\"\((end - start) * size)\" height=\"\(size)\" fill=\"\(color)\"/>\n"
      }
    }
    return text + "</g>\n"
  }
}
