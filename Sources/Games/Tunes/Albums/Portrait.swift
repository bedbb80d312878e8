import Tiles

/// A portrait of an artist: a bust in a round frame, unlike the square covers. The name seeds the
/// figure, and the number of the album in its category chooses the colours. They are those of a
/// print, not of skin.
struct Portrait {
  private let colors: [Color]
  private let hair: Hair
  private let extra: Extra

  /// The tones of hair, clothes and ground, as indices of the colours. The face has the first one.
  private let tones: (hair: Int, clothes: Int, ground: Int)

  enum Hair: CaseIterable {
    case short, long, curly, crest, bob, none, bun, hat
  }

  enum Extra: CaseIterable {
    case nothing, glasses, beard, headphones
  }

  /// Creates the portrait of the artist of an album. No two of a category have both the same colours
  /// and the same tones, and none has the colours of the album's cover.
  init(of artist: String, _ number: UInt8) {
    var random = SeededRandom(seed: Seed.fnv1a(artist.utf8))
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int(random.below(UInt64(elements.count)))]
    }
    // The corners outside the frame have the default colour, through which the tile shows.
    let (palettes, number) = (Cover.palettes, Int(number))
    colors = palettes[(number * 7 + 3) % palettes.count].map { .rgb($0, $1, $2) } + [.standard]
    tones = [(3, 1, 2), (3, 2, 1), (2, 1, 3), (1, 2, 3)][number / palettes.count % 4]
    (hair, extra) = (pick(Hair.allCases), pick(Extra.allCases))
  }

  var art: Art { Art(colors) { color(x: $0, y: $1) } }

  private func color(x: Double, y: Double) -> Int {
    let side = abs(x - 0.5)
    guard Self.isInside(side, y, middle: 0.5, 0.51, 0.51) else { return 4 }
    let isHead = Self.isInside(side, y, middle: 0.43, 0.18, 0.24)
    if extra == .headphones, isHeadphone(side, y) { return tones.clothes }
    if isHair(side, y, isHead) { return tones.hair }
    if isHead { return isDark(side, y) ? 3 : 0 }
    if side < 0.09, (0.6...0.76).contains(y) { return 0 }
    return Self.isInside(side, y, middle: 1.06, 0.42, 0.34) ? tones.clothes : tones.ground
  }

  /// Returns true for a point in an ellipse around the middle axis.
  private static func isInside(
    _ side: Double, _ y: Double, middle: Double, _ width: Double, _ height: Double
  ) -> Bool {
    let (dx, dy) = (side / width, (y - middle) / height)
    return dx * dx + dy * dy < 1
  }

  /// Returns true for the eyes, the mouth and what covers the face. The smallest portraits have no
  /// pixels there but for a beard.
  private func isDark(_ side: Double, _ y: Double) -> Bool {
    let isMouth = (0.54...0.57).contains(y) && side < 0.07
    let isEye = (0.34...0.39).contains(y) && (0.1...0.17).contains(side)
    switch extra {
    case .glasses: return (0.32...0.41).contains(y) && side > 0.02 || isMouth
    case .beard: return y > 0.5 && !isMouth || isEye
    case .nothing, .headphones: return isEye || isMouth
    }
  }

  private func isHair(_ side: Double, _ y: Double, _ isHead: Bool) -> Bool {
    let isTop = y < 0.3 && Self.isInside(side, y, middle: 0.42, 0.22, 0.28)
    switch hair {
    case .short: return isTop
    case .long: return isTop || !isHead && (0.1..<0.27).contains(side) && (0.3...0.74).contains(y)
    case .curly: return !(isHead && y > 0.3) && Self.isInside(side, y, middle: 0.34, 0.33, 0.28)
    case .crest: return side < 0.07 && (0.06...0.3).contains(y)
    case .bob: return isTop || !isHead && side < 0.25 && (0.28...0.56).contains(y)
    case .none: return false
    case .bun: return isTop || Self.isInside(side, y, middle: 0.13, 0.09, 0.08)
    case .hat: return (0.07...0.3).contains(y) && side < (y < 0.22 ? 0.19 : 0.32)
    }
  }

  private func isHeadphone(_ side: Double, _ y: Double) -> Bool {
    let isBand =
      y < 0.4 && Self.isInside(side, y, middle: 0.42, 0.27, 0.33)
      && !Self.isInside(side, y, middle: 0.42, 0.22, 0.28)
    return isBand || (0.18..<0.28).contains(side) && (0.36...0.52).contains(y)
  }
}
