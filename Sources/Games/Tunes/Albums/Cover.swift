import Tiles

/// A record cover: a picture generated from the album's name, bold enough for four pixels a side.
///
/// The album's number in its category chooses colours and a motif, and the name varies it. No deal
/// is drawn from it.
struct Cover {
  let motif: Motif
  let print: Print

  /// A number from 0 to 3 that varies the motif.
  private let variant: Int

  /// The number of earlier covers with the same motif: the steps by which the tones of the colours
  /// are exchanged, so that without colours, too, they differ. Every second one is upside down.
  private let shift: Int

  /// Creates the cover of an album. No two of 64 have both the same colours and the same motif.
  init(of album: Album, _ number: UInt8) {
    let (motifs, number) = (Motif.allCases, Int(number))
    print = Print.all[number % Print.all.count]
    motif = motifs[number % motifs.count]
    shift = number / motifs.count
    variant = Int(Seed.fnv1a(album.name.utf8) % 4)
  }

  var colors: [Color] {
    let tones = [print.ground, print.figure, print.accent]
    let lines = [Print.black, Print.white, Print.yellow].filter { !tones.contains($0) }
    return (0..<4).map { (tones + lines)[($0 + shift) % 4] }
  }

  /// Returns the cover as a picture that is `aspect` times as wide as high.
  func art(_ aspect: Double) -> Art {
    var art = Art(colors) { x, y in
      let (side, y) = ((x - 0.5) * aspect, shift.isMultiple(of: 2) ? y : 1 - y)
      return (motif.tone(variant.isMultiple(of: 2) ? side : -side, y, variant) + 3 * shift) % 4
    }
    art.isFine = true
    return art
  }
}

/// The colours of a cover or a portrait. Any two prints have at most one of the first two colours
/// in common, and differ in the 16 colours of a terminal's theme, too. Their order keeps apart
/// those of covers with the same motif or a similar one.
struct Print: Equatable {
  let ground, figure, accent: Color

  private init(_ ground: Color, _ figure: Color, _ accent: Color) {
    (self.ground, self.figure, self.accent) = (ground, figure, accent)
  }

  static let black = Color.rgb(20, 20, 26)
  static let white = Color.rgb(255, 250, 240)
  static let yellow = Color.rgb(255, 215, 75)

  static let all: [Print] = {
    let red = Color.rgb(214, 32, 44), orange = Color.rgb(247, 127, 0)
    let lime = Color.rgb(130, 210, 75)
    let green = Color.rgb(20, 120, 60), teal = Color.rgb(0, 160, 150)
    let sky = Color.rgb(90, 205, 240), blue = Color.rgb(30, 90, 220)
    let navy = Color.rgb(20, 34, 96), violet = Color.rgb(120, 40, 180)
    let magenta = Color.rgb(235, 40, 150), pink = Color.rgb(250, 165, 220)
    let brown = Color.rgb(125, 70, 35)
    return [
      Print(violet, white, black), Print(green, red, blue), Print(black, teal, yellow),
      Print(orange, white, black), Print(blue, magenta, yellow), Print(red, pink, black),
      Print(green, white, blue), Print(pink, blue, black), Print(teal, violet, yellow),
      Print(lime, black, white), Print(yellow, green, blue), Print(brown, navy, white),
      Print(sky, pink, black), Print(black, blue, yellow), Print(magenta, sky, yellow),
      Print(navy, yellow, white), Print(navy, green, red), Print(red, black, white),
      Print(orange, magenta, black), Print(teal, lime, red), Print(magenta, black, yellow),
      Print(violet, red, white), Print(yellow, red, blue), Print(brown, white, blue),
      Print(lime, pink, black), Print(blue, sky, yellow), Print(pink, black, yellow),
      Print(sky, yellow, black),
    ]
  }()
}

/// A composition of a cover in four tones: ground, figure, accent and line. The first ones, which
/// most deals have twice, are patterns without an upper end.
enum Motif: CaseIterable {
  case prism, bands, blocks, waves, halves, rays, bolt, checks, rainbow, note
  case road, mountain, eye, target, skyline, heart, vinyl, star, flower, sunrise

  /// Returns the tone of a point, 0 to 3. Its distance from the middle goes from -0.5 to 0.5 in a
  /// square picture, and y from 0 to 1.
  func tone(_ x: Double, _ y: Double, _ variant: Int) -> Int {
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
      return y > 0.6 ? isLight ? 2 : 1 : isNear(0, 0.56, [0.36, 0.44][variant / 2]) ? 2 : 0
    case .vinyl:
      return far < 0.05 ? 2 : far < 0.2 ? 3 : far > 0.46 ? 0 : (0.3..<0.36).contains(far) ? 1 : 2
    case .waves:
      let height = y + 0.09 * wave(3 * x + Double(variant) / 2)
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
      return isNote ? 3 : isNear(0, 0.45, 0.42) ? 2 : variant < 2 ? 0 : parity(y * 8)
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
      let height = [0.34, 0.62, 0.48, 0.78, 0.4, 0.56, 0.7][(house * 3 + variant) % 7]
      guard y > 1 - height else { return isNear(-0.26, 0.22, 0.13) ? 2 : 0 }
      guard house.isMultiple(of: 2) else { return 1 }
      return parity(x * 12) == 0 && parity(y * 6) == 0 && y > 1.08 - height ? 2 : 3
    case .bands: return [1, 3, 2, 0, 0, 2][Int((x + y + 6) * 4) % 6]
    case .eye:
      let lid = 0.36 * (1 - x * x / 0.23)
      return dy > lid ? dy < lid + 0.1 ? 3 : 0 : far < 0.11 ? 3 : far < 0.25 ? 1 : 2
    case .prism:
      let (height, fan) = (y - dx * 2.2 - 0.08, y - 0.32 - x * 0.3)
      if height > 0, y < 0.86 { return height > 0.24 && y < 0.76 ? 0 : 3 }
      if x > 0, (0..<0.36).contains(fan) { return [1, 2, 3][Int(fan / 0.12)] }
      return x < 0 && abs(y - 0.5 + x * 0.4) < 0.06 ? 3 : 0
    case .flower:
      let petals = [(0, -0.27), (0.26, -0.08), (0.16, 0.22), (-0.16, 0.22), (-0.26, -0.08)]
      if far < 0.15 { return 2 }
      if petals.contains(where: { isNear($0.0, 0.5 + $0.1, 0.19) }) { return 1 }
      return variant < 2 ? 0 : far < 0.5 ? 3 : 0
    case .road:
      let width = (y - 0.36) * 0.7
      guard y > 0.42 else { return isNear([0, 0.25][variant / 2], 0.4, 0.2) ? 2 : 0 }
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
      return bow > 0.86 ? 0 : bow > 0.66 ? 1 : bow > 0.48 ? 2 : bow > 0.3 ? 3 : 0
    case .target:
      return [2, 3, 1, 0][Int(far * 7) & 3]
    }
  }
}
