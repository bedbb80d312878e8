/// A form in one tone, a layer of a drawing. The unit is a thirty-second of the picture's height; x
/// goes from the middle of the picture, y from the top.
struct Form {
  var tone: Int
  private let kind: Kind

  /// True if the form is drawn with its mirror image: the name of its kind has an `s` at its end.
  private let isPair: Bool

  /// An ellipse (middle, half the width, half the height), a circle (middle, radius), a polygon
  /// (corners), or a stroke with round ends (width, points).
  private enum Kind: String { case oval, disc, area, line }

  private let numbers: [Double]

  /// Creates a form from its words: tone, kind and numbers.
  private init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard words.count > 3, let tone = Int(words[0]) else { return nil }
    isPair = words[1].last == "s"
    guard let kind = Kind(rawValue: String(isPair ? words[1].dropLast() : words[1])) else {
      return nil
    }
    (self.tone, self.kind, numbers) = (tone, kind, words.dropFirst(2).compactMap { Double($0) })
  }

  /// The drawings of `drawings.txt`, by name. The last form of each is in front.
  static let drawings: [String: [Form]] = {
    var (drawings, name) = ([String: [Form]](), "")
    let text = String(decoding: PackageResources.drawings_txt, as: UTF8.self)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":")
      // A line without a name continues the one above.
      if parts.count > 1 { name = String(parts[0]) }
      let forms = (parts.last ?? "").split(separator: ";")
      drawings[name, default: []] += forms.compactMap { Form($0) }
    }
    return drawings
  }()

  func contains(_ x: Double, _ y: Double) -> Bool {
    let x = isPair ? abs(x) : x
    switch kind {
    case .oval, .disc:
      let (dx, dy) = ((x - numbers[0]) / numbers[2], (y - numbers[1]) / (numbers.last ?? 1))
      return dx * dx + dy * dy < 1
    case .area:
      // A ray to the right crosses the edges an odd number of times.
      return stride(from: 0, to: numbers.count, by: 2).reduce(false) { isInside, index in
        let next = (index + 2) % numbers.count
        let (x1, y1, x2, y2) = (
          numbers[index], numbers[index + 1], numbers[next], numbers[next + 1]
        )
        let isCrossed = (y1 > y) != (y2 > y) && x < x1 + (x2 - x1) * (y - y1) / (y2 - y1)
        return isInside != isCrossed
      }
    case .line:
      return stride(from: 1, to: numbers.count - 2, by: 2).contains { index in
        let (startX, startY) = (numbers[index], numbers[index + 1])
        let (dx, dy) = (numbers[index + 2] - startX, numbers[index + 3] - startY)
        let part = ((x - startX) * dx + (y - startY) * dy) / (dx * dx + dy * dy)
        let nearest = max(0, min(1, part))
        let (offX, offY) = (x - startX - nearest * dx, y - startY - nearest * dy)
        return 4 * (offX * offX + offY * offY) < numbers[0] * numbers[0]
      }
    }
  }
}
