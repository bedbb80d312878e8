/// The parts of a colour, from 0 to 255.
struct RGB: Equatable, Sendable {
  let red, green, blue: Int

  /// Creates a colour of parts, which are brought into their range.
  init(_ red: Int, _ green: Int, _ blue: Int) {
    func part(_ value: Int) -> Int { max(0, min(255, value)) }
    (self.red, self.green, self.blue) = (part(red), part(green), part(blue))
  }

  /// Creates the parts of one of the 256 colours, from 16 on.
  init(indexed number: Int) {
    let cube = [36, 6, 1].map { [0, 95, 135, 175, 215, 255][(number - 16) / $0 % 6] }
    let grey = 8 + 10 * (number - 232)
    self = number < 232 ? RGB(cube[0], cube[1], cube[2]) : RGB(grey, grey, grey)
  }

  var color: Color { .rgb(UInt8(red), UInt8(green), UInt8(blue)) }

  /// The brightness as people see it, from 0 to 255.
  var brightness: Int { (red * 77 + green * 150 + blue * 29) >> 8 }

  /// True if people hardly see a colour in it.
  var isGrey: Bool { max(red, green, blue) - min(red, green, blue) < 20 }

  /// The colour without its hue.
  var grey: RGB { RGB(brightness, brightness, brightness) }

  private func map(_ change: (Int) -> Int) -> RGB { RGB(change(red), change(green), change(blue)) }

  /// Returns the colour halfway to another.
  func mean(_ other: RGB) -> RGB {
    RGB((red + other.red) / 2, (green + other.green) / 2, (blue + other.blue) / 2)
  }

  /// Returns a stronger colour, for a range in which weak ones are rare, and a brighter one, by
  /// some steps.
  func strengthened(steps: Int) -> RGB {
    let brightness = brightness
    return map { brightness + 3 * ($0 - brightness) / 2 + steps }
  }

  private func distance(to other: RGB) -> Int {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return r * r + g * g + b * b
  }

  /// True if people can hardly tell the two apart side by side.
  func isNear(_ other: RGB) -> Bool { distance(to: other) < 50 * 50 }

  /// The nearest of the 256 colours and its number: of the cube of 6 × 6 × 6 from 16 on, or of the
  /// 24 greys from 232 on, which are closer to each other.
  var indexed: (number: Int, color: RGB) {
    func step(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    let cube = map { step($0) == 0 ? 0 : 55 + 40 * step($0) }
    let number = max(0, min(23, (red + green + blue - 9) / 30))
    let level = 8 + 10 * number
    let grey = RGB(level, level, level)
    return distance(to: grey) < distance(to: cube)
      ? (232 + number, grey) : (16 + 36 * step(red) + 6 * step(green) + step(blue), cube)
  }

  /// Returns the number of the theme's colour, of 16, that stands for this one. It has the nearest
  /// of the six hues, which tell the 16 apart. A threshold from 0 to 15, which dithers a picture,
  /// decides about colours between two of them.
  func inTheme(_ threshold: Int = 7) -> Int {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    guard !isGrey, 40 * (high - low) > high * (threshold + 1) else {
      let level = brightness + 6 * (threshold - 7)
      return level < 64 ? 0 : level < 178 ? 8 : level < 242 ? 7 : 15
    }
    guard 16 * high >= 140 * (threshold + 1) else { return 0 }
    let middle = (high + low) / 2
    let hue = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)
    return high > 190 && low > 70 ? hue + 8 : hue
  }

  /// The 16 colours of xterm's theme.
  static let theme = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ].map(RGB.init)
}
