/// A composition of a cover in four tones, ground, figure, accent and line, and sometimes more: a
/// drawing before a pattern, or one of them.
enum Motif: String, CaseIterable {
  case prism, bands, blocks, waves, halves, rays, bolt, checks, rainbow, note
  case road, mountain, eye, target, skyline, heart, vinyl, star, flower, sunrise
  case citrus, crossing, curtain, facade, flag, flow, keys, pulsar, spiral, stripes
  case alien, angel, beetle, bill, bird, book, bubbles, bulb, butterfly, car, cat, cloud, cross
  case crown, devil, diamond, flame, gear, graves, grin, guitar, hand, horse, kite, mask
  case microphone, moon, paw, peace, pen, plane, planet, play, rails, razor, ribs, rose, screen
  case ship, skull, spade, speaker, speech, sunglasses, sword, tower, tree, umbrella, whale

  /// Returns the tone of a point of the pattern. Its distance from the middle goes from
  /// -0.5 to 0.5 in a square picture, and y from 0 to 1.
  func tone(_ x: Double, _ y: Double) -> Int {
    func isNear(_ centerX: Double, _ centerY: Double, _ radius: Double) -> Bool {
      let (dx, dy) = (x - centerX, y - centerY)
      return dx * dx + dy * dy < radius * radius
    }
    func wave(_ x: Double) -> Double {
      let (whole, part) = (x.rounded(.down), x - x.rounded(.down))
      return (Int(whole).isMultiple(of: 2) ? 4 : -4) * part * (1 - part)
    }
    func parity(_ x: Double) -> Int { Int(x.rounded(.down)) & 1 }
    let (dx, dy) = (abs(x), abs(y - 0.5))
    let far = (x * x + (y - 0.5) * (y - 0.5)).squareRoot()
    switch self {
    case .sunrise:
      let isLight = dx < 0.08 + 0.4 * (1 - y) && parity(y * 12) == 0
      return y > 0.6 ? isLight ? 2 : 1 : isNear(0, 0.56, 0.42) ? 2 : 0
    case .vinyl:
      return far < 0.05 ? 2 : far < 0.2 ? 3 : far > 0.46 ? 0 : (0.3..<0.36).contains(far) ? 1 : 2
    case .waves:
      let height = y + 0.09 * wave(3 * x)
      guard height > 0.36 else { return isNear(0.25, 0.2, 0.13) ? 2 : 0 }
      return height < 0.42 ? 3 : height < 0.63 ? 2 : 1
    case .blocks:
      let lines = [abs(x + 0.12), abs(y - 0.62), x < -0.12 ? abs(y - 0.3) : abs(x - 0.28)]
      if lines.contains(where: { $0 < 0.04 }) { return 3 }
      return x < -0.12 ? y < 0.3 ? 0 : y < 0.62 ? 2 : 1 : y > 0.62 ? x > 0.28 ? 2 : 0 : 1
    case .note:
      let (top, isStem) = (0.28 - 0.19 * x, abs(x + 0.11) < 0.045 || abs(x - 0.31) < 0.045)
      let isBeam = abs(x - 0.1) < 0.255 && y > top && (y < top + 0.15 || isStem && y < 0.7)
      let isNote = isBeam || isNear(-0.22, 0.72, 0.14) || isNear(0.2, 0.64, 0.14)
      return isNote ? 3 : isNear(0, 0.45, 0.42) ? 2 : parity(y * 8)
    case .mountain:
      let (near, other) = (y - 0.28 - abs(x + 0.12) * 1.2, y - 0.48 - abs(x - 0.3))
      if near > 0 { return y < 0.47 - 0.06 * wave(x * 10) ? 2 : 1 }
      return other > 0 ? 3 : isNear(0.3, 0.24, 0.15) ? 2 : 0
    case .rays:
      let steps = [0.27, 1, 3.7].count { abs(y - 0.62) > $0 * dx }
      return isNear(0, 0.62, 0.22) ? 2 : y > 0.86 ? 3 : steps & 1
    case .heart:
      let isHeart = isNear(0.2, 0.34, 0.24) || isNear(-0.2, 0.34, 0.24)
      guard isHeart || y > 0.38 && dx < (0.96 - y) * 0.78 else { return parity((x + y) * 4) * 2 }
      return isNear(-0.2, 0.32, 0.09) ? 3 : 1
    case .skyline:
      let house = Int((x * 6 + 30).rounded(.down))
      let height = [0.34, 0.62, 0.48, 0.78, 0.4, 0.56, 0.7][house * 3 % 7]
      guard y > 1 - height else { return isNear(-0.26, 0.22, 0.13) ? 2 : 0 }
      guard house.isMultiple(of: 2) else { return 1 }
      return parity(x * 12) == 0 && parity(y * 6) == 0 && y > 1.08 - height ? 2 : 3
    case .bands: return [1, 3, 2, 0, 0, 2][Int((x + y + 6) * 4) % 6]
    case .eye:
      let lid = 0.36 * (1 - x * x / 0.23)
      return dy > lid ? dy < lid + 0.1 ? 3 : 0 : far < 0.11 ? 3 : far < 0.25 ? 1 : 2
    case .prism:
      let (height, fan) = (y - dx * 2.2 - 0.08, y - 0.32 - x * 0.3)
      if height > 0, y < 0.86 { return height > 0.24 && y < 0.76 ? 4 : 3 }
      if x > 0, (0..<0.36).contains(fan) { return [1, 2, 5, 4][Int(fan / 0.09)] }
      return x < 0 && abs(y - 0.5 + x * 0.4) < 0.06 ? 3 : 0
    case .flower:
      let petals = [(0, -0.27), (0.26, -0.08), (0.16, 0.22), (-0.16, 0.22), (-0.26, -0.08)]
      if far < 0.15 { return 2 }
      if petals.contains(where: { isNear($0.0, 0.5 + $0.1, 0.19) }) { return 1 }
      return 0
    case .road:
      let width = (y - 0.36) * 0.7
      guard y > 0.42 else { return isNear(0.2, 0.4, 0.2) ? 2 : 0 }
      return dx > width ? 1 : dx < width * 0.14 && parity(y * 9) == 0 ? 2 : 3
    case .halves:
      let isDisc = isNear(0, x > 0 ? 0.3 : 0.68, 0.29)
      return x > 0 ? isDisc ? 3 : 1 : isDisc ? 2 : 0
    case .star:
      let isStar = dy < 0.45 && dx * 2.6 + dy < 0.45 || dx + dy * 2.6 < 0.45 || dx + dy < 0.24
      let isSmall = isNear(0.33, 0.2, 0.09) || isNear(-0.36, 0.24, 0.07)
      return isStar ? 2 : isSmall ? 1 : y > 0.7 + 0.2 * wave(x + 1) ? 3 : 0
    case .checks:
      let isDisc = isNear(0, 0.5, 0.27)
      return (parity(x * 4 + 8) + parity(y * 4)) & 1 == 0 ? isDisc ? 2 : 0 : isDisc ? 3 : 1
    case .bolt:
      let isUpper = y < 0.58 && abs(x - 0.28 + y * 0.55) < 0.16
      let isLower = y > 0.42 && abs(x - 0.34 + y * 0.5) < (1 - y) * 0.34
      return isUpper || isLower ? 2 : far < 0.48 ? 1 : 0
    case .rainbow:
      let bow = (x * x + (y - 1) * (y - 1)).squareRoot()
      return bow < 0.9 ? [0, 0, 3, 4, 5, 2, 1][Int(bow / 0.13)] : 0
    case .target:
      return [2, 3, 1, 0][Int(far * 7) & 3]
    case .citrus:
      let isCut = [dx, dy, abs(dx - dy) * 0.7].contains { $0 < 0.025 }
      return far > 0.48 ? 0 : far > 0.42 ? 1 : far > 0.37 || isCut ? 3 : 2
    case .crossing:
      if y < 0.36 + 0.03 * wave(6 * x) { return y < 0.14 + 0.05 * wave(4 * x + 0.3) ? 3 : 2 }
      return abs(y - 0.72) < 0.22 ? parity(x / (0.06 + 0.16 * y) + 0.5) : 0
    case .curtain:
      if y < 0.12 + 0.04 * abs(wave(5 * x)) { return 1 }
      if dx > 0.14 + 0.3 * (y - 0.3) * (y - 0.3) { return parity(x * 11) == 0 ? 1 : 2 }
      return y > 0.86 || dx < 0.5 * (y - 0.2) * 0.3 ? 3 : 0
    case .facade:
      guard dx < 0.5, y > 0.08 else { return 3 }
      let (column, row) = (x * 3 + 9.5, y * 3.2)
      let (dx, dy) = (column - column.rounded(.down) - 0.5, row - row.rounded(.down) - 0.55)
      return abs(dx) > 0.28 || abs(dy) > 0.32 ? 0 : (2 * Int(column) + Int(row)) % 3 == 0 ? 2 : 1
    case .flag:
      let y = y + 0.03 * wave(2 * x)
      guard x < 0.02, y < 0.56 else { return parity(y * 7) }
      return isNear(-0.24, 0.28, 0.14) ? 3 : 2
    case .flow:
      let (dx, dy) = (x + 0.1, y - 0.5)
      let far = dx * dx + dy * dy
      return far < 0.05 ? 2 : parity(dy * (1 - 0.05 / far) * 9 + 0.5)
    case .keys:
      let key = x * 5 + 20
      let gap = abs(key - key.rounded())
      if y < 0.2 { return y < 0.12 ? 0 : 2 }
      let isBlack = y < 0.64 && gap < 0.3 && ![0, 3].contains(Int(key.rounded()) % 7)
      return isBlack || gap < 0.05 ? 3 : 1
    case .pulsar:
      for row in 0..<9 {
        let (base, part) = (0.95 - 0.095 * Double(row), max(0, 1 - dx * dx / 0.1))
        let peak = part * part * (0.09 + 0.05 * wave(x * 9 + 2.7 * Double(row)))
        if y > base - peak - 0.025 { return y < base - peak + 0.025 ? 1 : 0 }
      }
      return 0
    case .spiral:
      let isUpper = y < 0.5
      let ring = ((x - (isUpper ? 0 : 0.14)) * (x - (isUpper ? 0 : 0.14)) + dy * dy).squareRoot()
      return isNear(0.07, 0.5, 0.09) ? 2 : (Int(ring / 0.14) + (isUpper ? 0 : 1)) & 1
    case .stripes: return abs(y - 0.74) < 0.18 && dx < 0.42 ? 2 : parity(x * 5 + 0.5)
    default: return 0
    }
  }
}
