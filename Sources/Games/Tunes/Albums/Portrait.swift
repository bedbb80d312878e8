import Tiles

/// A portrait of an artist: a bust under an arch, unlike the square covers. The name seeds the
/// figure, and the number of the album in its category chooses the colours. They are those of a
/// print, not of skin.
struct Portrait {
  private let colors: [Color]
  private let hair: Hair
  private let extra: Extra

  enum Hair: CaseIterable {
    case short, long, curly, crest, bob, none, bun, hat
  }

  enum Extra: CaseIterable {
    case nothing, glasses, beard, headphones
  }

  /// The indices of the colours. Through the corners over the arch the tile shows.
  private enum Tone: Int {
    case face, clothes, hair, ground, print, none
  }

  /// Creates the portrait of the artist of an album. No two of a category have the same colours,
  /// and none has those of the album's cover.
  init(of artist: String, _ number: UInt8) {
    var random = SeededRandom(seed: Seed.fnv1a(artist.utf8))
    let print = Print.all[(Int(number) * 3 + 11) % Print.all.count]
    let hairColor = print.accent == Print.white ? print.figure : print.accent
    colors = [Print.white, print.figure, hairColor, print.ground, Print.black, .standard]
    (hair, extra) = (random.pick(Hair.allCases), random.pick(Extra.allCases))
  }

  var art: Art { Art(colors) { tone(abs($0 - 0.5), $1).rawValue } }

  /// Returns the tone of a point at a distance from the middle axis.
  private func tone(_ side: Double, _ y: Double) -> Tone {
    guard y > 0.5 || Self.isInside(side, y, middle: 0.5, 0.51, 0.51) else { return .none }
    let isHead = Self.isInside(side, y, middle: 0.46, 0.2, 0.27)
    if extra == .headphones, isHeadphone(side, y) { return .clothes }
    if isHair(side, y, isHead) { return .hair }
    if isHead { return feature(side, y) }
    if side < 0.09, (0.68...0.8).contains(y) { return .face }
    return Self.isInside(side, y, middle: 1.06, 0.48, 0.34) ? .clothes : .ground
  }

  /// Returns true for a point in an ellipse around the middle axis.
  private static func isInside(
    _ side: Double, _ y: Double, middle: Double, _ width: Double, _ height: Double
  ) -> Bool {
    let (dx, dy) = (side / width, (y - middle) / height)
    return dx * dx + dy * dy < 1
  }

  /// Returns the tone of a point of the face. The smallest portraits have no pixels where the eyes
  /// and the mouth are.
  private func feature(_ side: Double, _ y: Double) -> Tone {
    let isMouth = (0.6...0.64).contains(y) && side < 0.07
    let isEye = (0.43...0.48).contains(y) && (0.11...0.17).contains(side)
    if extra == .glasses, (0.42...0.5).contains(y), side > 0.02 { return .print }
    if extra == .beard, y > 0.55, !isMouth { return .hair }
    return isMouth || isEye ? .print : .face
  }

  private func isHair(_ side: Double, _ y: Double, _ isHead: Bool) -> Bool {
    let isTop = y < 0.32 && Self.isInside(side, y, middle: 0.42, 0.27, 0.34)
    switch hair {
    case .short: return isTop
    case .long: return isTop || !isHead && (0.1..<0.3).contains(side) && (0.3...0.78).contains(y)
    case .curly: return !(isHead && y > 0.32) && Self.isInside(side, y, middle: 0.36, 0.37, 0.34)
    case .crest: return side < 0.07 && (0.04...0.32).contains(y)
    case .bob: return isTop || !isHead && side < 0.29 && (0.28...0.6).contains(y)
    case .none: return false
    case .bun: return isTop || Self.isInside(side, y, middle: 0.12, 0.1, 0.1)
    case .hat: return (0.06...0.3).contains(y) && side < (y < 0.22 ? 0.23 : 0.38)
    }
  }

  private func isHeadphone(_ side: Double, _ y: Double) -> Bool {
    let isBand =
      y < 0.42 && Self.isInside(side, y, middle: 0.45, 0.29, 0.4)
      && !Self.isInside(side, y, middle: 0.45, 0.24, 0.34)
    return isBand || (0.19..<0.29).contains(side) && (0.38...0.56).contains(y)
  }
}
