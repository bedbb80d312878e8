import Tiles

/// A record cover: a picture generated from the album's name, bold enough for four pixels a side.
///
/// The album's number in its category chooses colours and a motif, and the name turns it. No deal
/// is drawn from it.
struct Cover {
  let motif: Motif
  let print: Print

  /// The quarter turns of the motif.
  private let turns: UInt64

  /// The steps by which the tones of the colours are exchanged, so that without colours, too,
  /// covers with the same motif differ.
  private let shift: Int

  /// Creates the cover of an album. No two of 64 have both the same colours and the same motif.
  init(of album: Album, _ number: UInt8) {
    let (motifs, number) = (Motif.allCases, Int(number))
    print = Print.all[number % Print.all.count]
    motif = motifs[number % motifs.count]
    shift = number / motifs.count
    turns = Seed.fnv1a(album.name.utf8) % 4
  }

  var colors: [Color] {
    let tones = [print.ground, print.figure, print.accent]
    return tones.indices.map { tones[($0 + shift) % 3] }
  }

  var art: Art {
    Art(colors) { x, y in
      var (x, y) = (x, y)
      for _ in 0..<turns { (x, y) = (y, 1 - x) }
      return (motif.tone(x: x, y: y) + 2 * shift) % 3
    }
  }
}

/// The colours of a cover or a portrait. Any two prints have at most one of the first two colours
/// in common, and differ in the 16 colours of a terminal's theme, too. Their order keeps apart
/// those of covers with the same motif.
struct Print: Equatable {
  let ground, figure, accent: Color

  private init(_ ground: Color, _ figure: Color, _ accent: Color) {
    (self.ground, self.figure, self.accent) = (ground, figure, accent)
  }

  static let black = Color.rgb(20, 20, 26)
  static let white = Color.rgb(255, 250, 240)

  static let all: [Print] = {
    let red = Color.rgb(214, 32, 44), orange = Color.rgb(247, 127, 0)
    let yellow = Color.rgb(255, 215, 75), lime = Color.rgb(130, 210, 75)
    let green = Color.rgb(20, 120, 60), teal = Color.rgb(0, 160, 150)
    let sky = Color.rgb(90, 205, 240), blue = Color.rgb(30, 90, 220)
    let navy = Color.rgb(20, 34, 96), violet = Color.rgb(120, 40, 180)
    let magenta = Color.rgb(235, 40, 150), pink = Color.rgb(250, 165, 220)
    let brown = Color.rgb(125, 70, 35)
    return [
      Print(teal, violet, yellow), Print(orange, magenta, black), Print(blue, magenta, yellow),
      Print(pink, black, yellow), Print(violet, red, white), Print(red, black, white),
      Print(sky, pink, black), Print(red, pink, black), Print(black, teal, yellow),
      Print(lime, black, white), Print(yellow, red, blue), Print(lime, pink, black),
      Print(brown, white, blue), Print(blue, sky, yellow), Print(magenta, black, yellow),
      Print(navy, yellow, white), Print(green, red, blue), Print(orange, white, black),
      Print(teal, lime, red), Print(yellow, green, blue), Print(brown, navy, white),
      Print(violet, white, black), Print(green, white, blue), Print(magenta, sky, yellow),
      Print(navy, green, red), Print(sky, yellow, black), Print(black, blue, yellow),
      Print(pink, blue, black),
    ]
  }()
}

/// A composition of a cover in three tones: ground, figure and accent.
enum Motif: CaseIterable {
  case sun, target, bars, bands, diagonal, arcs, quarters, mountain, cross, frame, split, chevron

  /// Returns the tone of a point, 0 to 2. Coordinates go from 0 to 1.
  func tone(x: Double, y: Double) -> Int {
    func distance(_ centerX: Double, _ centerY: Double) -> Double {
      let (dx, dy) = (x - centerX, y - centerY)
      return (dx * dx + dy * dy).squareRoot()
    }
    let (dx, dy) = (abs(x - 0.5), abs(y - 0.5))
    switch self {
    case .sun: return y > 0.75 ? 2 : distance(0.5, 0.42) < 0.29 ? 1 : 0
    case .target: return distance(0.5, 0.5) < 0.2 ? 2 : distance(0.5, 0.5) < 0.45 ? 1 : 0
    case .bars: return [1, 0, 2, 0][Int(x * 4)]
    case .bands: return [0, 1, 1, 2][Int(y * 4)]
    case .diagonal: return abs(x + y - 1) < 0.13 ? 2 : x + y > 1 ? 1 : 0
    case .arcs: return distance(0, 1) < 0.42 ? 2 : distance(0, 1) < 0.8 ? 1 : 0
    case .quarters: return x > 0.5 && y > 0.5 ? 2 : (x < 0.5) == (y < 0.5) ? 0 : 1
    case .mountain:
      return distance(0.8, 0.2) < 0.16 ? 2 : y > 0.3 + abs(x - 0.4) * 1.1 ? 1 : 0
    case .cross:
      return abs(x - 0.36) < 0.12 || abs(y - 0.36) < 0.12 ? 1 : x > 0.5 && y > 0.5 ? 2 : 0
    case .frame: return max(dx, dy) > 0.3 ? 1 : max(dx, dy) < 0.1 ? 2 : 0
    case .split: return distance(0.5, 0.5) < 0.23 ? 2 : x > 0.5 ? 1 : 0
    case .chevron: return [1, 0, 2, 0, 1][min(4, Int((y + dx) * 3.2))]
    }
  }
}
