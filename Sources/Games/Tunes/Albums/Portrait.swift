import Tiles

/// A portrait of an artist: a face under an arch, unlike the square covers. The number of the album
/// in its category chooses hair and colours, and the name the rest.
struct Portrait {
  private let colors: [Color]
  private let hair: Hair
  private let extra: Extra

  private let isMirrored: Bool

  enum Hair: CaseIterable {
    case short, long, curly, crest, bob, parted, bun, hat, fringe
  }

  enum Extra: CaseIterable {
    case nothing, shades, headphones, microphone, rings
  }

  /// The indices of the colours. Through the corners over the arch the tile shows.
  private enum Tone: Int {
    case face, hair, clothes, ground, mouth, line, none
  }

  /// Chosen by the number, as an artist's own can't be known from a name.
  private static let faces = [
    Color.rgb(246, 206, 166), .rgb(224, 172, 124), .rgb(192, 134, 92), .rgb(154, 102, 68),
  ]
  private static let hairs = [
    Print.black, .rgb(74, 44, 28), .rgb(150, 70, 32), .rgb(232, 190, 96), .rgb(190, 120, 60),
  ]

  /// Creates the portrait of the artist of an album. No two of a category have the same colours,
  /// and none has those of the album's cover.
  init(of artist: String, _ number: UInt8) {
    var random = SeededRandom(seed: Seed.fnv1a(artist.utf8))
    let print = Print.all[(Int(number) * 3 + 11) % Print.all.count]
    let isSwapped = Int(number) / Print.all.count % 2 == 1
    let (ground, clothes) =
      isSwapped ? (print.figure, print.ground) : (print.ground, print.figure)
    func pick(_ colors: [Color], unlike others: [Color]) -> Color {
      let distinct = colors.filter { color in others.allSatisfy(color.isUnlike) }
      return (distinct.isEmpty ? colors : distinct)[Int(number) % max(1, distinct.count)]
    }
    let face = pick(Self.faces, unlike: [ground, clothes])
    let shade = pick(Self.hairs, unlike: [ground, face])
    colors = [face, shade, clothes, ground, .rgb(165, 48, 60), Print.black, .standard]
    hair = Hair.allCases[Int(number) % Hair.allCases.count]
    (extra, isMirrored) = (random.pick(Extra.allCases), random.pick([true, false]))
  }

  /// Returns the portrait as a picture that is `aspect` times as wide as high.
  func art(_ aspect: Double) -> Art {
    var art = Art(colors) { x, y in
      let x = (isMirrored ? 0.5 - x : x - 0.5) * aspect
      let corner = max(0, abs(x) - (aspect - 1) / 2)
      guard y > 0.5 || Self.isInside(corner, y, middle: 0.5, 0.51, 0.51) else {
        return Tone.none.rawValue
      }
      return tone(x, y).rawValue
    }
    art.isFine = true
    return art
  }

  private func tone(_ x: Double, _ y: Double) -> Tone {
    let side = abs(x)
    let isHead = Self.isInside(side, y, middle: 0.47, 0.31, 0.37)
    let isBand =
      y < 0.42 && Self.isInside(side, y, middle: 0.46, 0.42, 0.46)
      && !Self.isInside(side, y, middle: 0.46, 0.36, 0.38)
    let isCup = (0.27..<0.42).contains(side) && (0.36...0.6).contains(y)
    if extra == .headphones, isBand || isCup { return .line }
    if extra == .microphone, Self.isInside(x - 0.2, y, middle: 0.82, 0.09, 0.11) { return .line }
    if isHair(x, side, y, isHead) { return .hair }
    if isHead { return feature(side, y) }
    if extra == .rings, Self.isInside(side - 0.34, y, middle: 0.66, 0.05, 0.08) { return .line }
    if side < 0.14, (0.7...0.93).contains(y) { return .face }
    return Self.isInside(side, y, middle: 1.14, 0.5, 0.34) ? .clothes : .ground
  }

  private static func isInside(
    _ side: Double, _ y: Double, middle: Double, _ width: Double, _ height: Double
  ) -> Bool {
    let (dx, dy) = (side / width, (y - middle) / height)
    return dx * dx + dy * dy < 1
  }

  /// Returns the tone of a point of the face. Eyes and mouth are so high that in every size a row
  /// of pixels meets them, and in the smallest in cells that have only two colours.
  private func feature(_ side: Double, _ y: Double) -> Tone {
    if (0.37..<0.47).contains(y) {
      if extra == .shades, side > 0.03 || y < 0.42 { return .line }
      if (0.1..<0.19).contains(side) { return .line }
    }
    return (0.62...0.75).contains(y) && side < 0.11 ? .mouth : .face
  }

  private func isHair(_ x: Double, _ side: Double, _ y: Double, _ isHead: Bool) -> Bool {
    let isTop = y < 0.34 && Self.isInside(side, y, middle: 0.44, 0.37, 0.42)
    let isRim = y < 0.5 && !isHead && Self.isInside(side, y, middle: 0.44, 0.37, 0.42)
    switch hair {
    case .short: return isTop || isRim
    case .long: return isTop || !isHead && side > 0.15 && side < 0.42 && (0.3...0.86).contains(y)
    case .curly: return !(isHead && y > 0.34) && Self.isInside(side, y, middle: 0.36, 0.46, 0.38)
    case .crest: return side < 0.1 && y < 0.34
    case .bob: return isTop || !isHead && side < 0.42 && (0.3...0.66).contains(y)
    case .parted: return isTop && y < 0.34 - (x + 0.1) * 0.4 || isRim
    case .bun: return isTop || Self.isInside(side, y, middle: 0.06, 0.15, 0.12)
    case .hat: return (0.02...0.34).contains(y) && side < (y < 0.22 ? 0.27 : 0.46)
    case .fringe: return isTop || isRim || isHead && y < 0.36 && side < 0.3
    }
  }
}
