import Tiles

/// A record cover: a picture generated from the album's name.
///
/// The album's number in its category chooses colours and a motif; the name seeds a random source
/// of its own for the measures. No deal is drawn from it.
struct Cover {
  let colors: [Color]

  let motif: Motif
  private let count: Double
  private let center: (x: Double, y: Double)
  private let isMirrored: Bool
  private let rotation: Int
  /// The ninth of the picture that the label covers.
  private let label: (column: Int, row: Int)

  /// A number added to the seeds, chosen so that the covers of a category look different.
  private static let edition: UInt64 = 4

  /// Four colours that go together, the brightest first, as red, green and blue. In the 16 colours
  /// of a terminal's theme, too, all but one have at least two hues.
  static let palettes: [[(UInt8, UInt8, UInt8)]] = [
    [(255, 236, 209), (255, 140, 10), (120, 41, 15), (0, 21, 36)],
    [(241, 250, 238), (168, 218, 220), (60, 115, 180), (25, 45, 120)],
    [(255, 205, 178), (250, 115, 170), (185, 45, 80), (75, 55, 90)],
    [(233, 196, 106), (42, 157, 143), (10, 65, 125), (25, 35, 50)],
    [(255, 255, 255), (200, 200, 200), (110, 110, 110), (15, 15, 15)],
    [(250, 240, 202), (244, 211, 94), (238, 80, 60), (13, 59, 102)],
    [(202, 240, 248), (0, 180, 216), (0, 90, 190), (3, 4, 94)],
    [(254, 250, 224), (221, 161, 94), (70, 125, 30), (40, 54, 24)],
    [(255, 190, 230), (247, 37, 133), (90, 15, 195), (30, 10, 80)],
    [(240, 234, 210), (221, 229, 182), (190, 170, 80), (110, 55, 35)],
    [(255, 240, 243), (255, 90, 125), (200, 20, 50), (60, 0, 15)],
    [(216, 243, 220), (95, 215, 170), (30, 115, 65), (8, 28, 21)],
    [(255, 245, 157), (255, 183, 3), (33, 158, 188), (2, 48, 71)],
    [(245, 235, 255), (180, 140, 255), (150, 55, 205), (35, 10, 60)],
    [(240, 255, 240), (0, 245, 95), (0, 110, 120), (10, 10, 40)],
    [(255, 228, 214), (235, 125, 80), (35, 35, 120), (20, 20, 30)],
  ]

  /// Creates the cover of an album. Of a category's first 48 numbers no two have both the same
  /// colours and the same motif.
  init(of album: Album, _ number: UInt8) {
    var random = SeededRandom(seed: Seed.fnv1a(album.name.utf8) &+ Self.edition)
    let (palettes, motifs, number) = (Self.palettes, Motif.allCases, Int(number))
    colors = palettes[(number * 5 + number / 48) % palettes.count].map { red, green, blue in
      .rgb(red, green, blue)
    }
    motif = motifs[number * 7 % motifs.count]
    count = Double(2 + random.below(3))
    center = (Double(3 + random.below(5)) / 10, Double(3 + random.below(5)) / 10)
    isMirrored = random.below(2) == 1
    // Covers with the same motif differ even without colours.
    rotation = number / motifs.count % 4
    label = (Int(random.below(3)), Int(random.below(3)))
  }

  var art: Art { Art(colors) { color(x: $0, y: $1) } }

  func color(x: Double, y: Double) -> Int {
    let tone = motif.tone(
      x: isMirrored ? 1 - x : x, y: y, count: count, center: center)
    let isLabel = Int(x * 3) == label.column && Int(y * 3) == label.row
    return (tone + rotation + (isLabel ? 2 : 0)) % colors.count
  }
}

enum Motif: CaseIterable {
  case sun, rings, stripes, bars, board, mountain, cross, arcs, diamond, zigzag, bands, steps

  /// Returns the tone of a point, 0 to 3. Coordinates go from 0 to 1.
  func tone(x: Double, y: Double, count: Double, center: (x: Double, y: Double)) -> Int {
    let (dx, dy) = (x - center.x, y - center.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    switch self {
    case .sun:
      return distance < 0.3 ? 0 : y > 0.7 ? 3 : 2
    case .rings:
      return Int(distance * count * 2) % 4
    case .stripes:
      return Int((x + y) * count) % 3
    case .bars:
      return y > 1 - [0.4, 0.8, 0.55, 1, 0.3, 0.65][Int(x * 5.99)] ? 1 : 3
    case .board:
      return (Int(x * count) + Int(y * count)).isMultiple(of: 2) ? 0 : 2
    case .mountain:
      return y > 0.25 + abs(dx) * 1.4 ? 2 : y > 0.5 + abs(x - 0.85) ? 3 : 0
    case .cross:
      return abs(dx) < 0.12 || abs(dy) < 0.12 ? 0 : (dx > 0) == (dy > 0) ? 2 : 3
    case .arcs:
      return Int((x * x + y * y).squareRoot() * count * 1.5) % 3
    case .diamond:
      return Int((abs(x - 0.5) + abs(y - 0.5)) * count * 1.6) % 4
    case .zigzag:
      let wave = abs((x * count).truncatingRemainder(dividingBy: 2) - 1) / 2
      return Int((y + wave) * 3) % 4
    case .bands:
      return distance < 0.2 ? 3 : Int(y * count * 1.5) % 3
    case .steps:
      return x + (y * 3).rounded(.down) / 3 > 1 ? 1 : x > 0.5 ? 2 : 3
    }
  }
}
