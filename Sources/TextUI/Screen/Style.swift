/// The look of a cell. A style never carries information that the text lacks.
public struct Style: Hashable, Sendable {
  public var foreground = Color.standard
  public var background = Color.standard
  public var isBold = false
  public var isFaint = false

  /// True if the two colours are swapped.
  public var isReversed = false

  public init(_ foreground: Color = .standard, on background: Color = .standard) {
    (self.foreground, self.background) = (foreground, background)
  }

  private init(isBold: Bool, isReversed: Bool = false) {
    (self.isBold, self.isReversed, isFaint) = (isBold, isReversed, !isBold)
  }

  /// The terminal's default style.
  public static let plain = Style()

  /// The styles of headings and emphasis, and of secondary text.
  public static let bold = Style(isBold: true), faint = Style(isBold: false)

  /// The style of the selected item.
  public static let focus = Style(isBold: true, isReversed: true)

  /// The styles of red suits, and of matched tiles and correct guesses.
  public static let red = Style(.red), found = Style(.found)

  /// Returns the style with another one's colours for the default ones.
  func on(_ ground: Style) -> Style {
    var style = self
    if style.foreground == .standard { style.foreground = ground.foreground }
    if style.background == .standard { style.background = ground.background }
    return style
  }

  public var bolder: Style {
    var style = self
    style.isBold = true
    return style
  }

  public var fainter: Style {
    var style = self
    style.isFaint = true
    return style
  }
}

/// A colour of text or background: a role, to which a palette gives its tone, or a mix.
///
/// Without a palette a role has a colour of the terminal's theme if that matters, else the default
/// one. The colours of the theme are distinct to most colour-blind players, and legible on black
/// and on white.
public struct Color: Hashable, Sendable {
  // A single number, as the cells of two screens are compared. Its lowest byte is the role, and the
  // next one the number of a tint; or its lowest byte is 255, and the others are a mix.
  private let value: UInt32

  enum Role: UInt8 {
    case standard, table, text, quiet, bar, panel, edge, low, high, found, gold, focus, onFocus
    case card, ink, red, quietInk, matched, tint, back, pattern, onBack, shadow, hole
    case print, redPrint
  }

  private init(value: UInt32) { self.value = value }

  private init(_ role: Role, number: UInt8 = 0) {
    value = UInt32(role.rawValue) | UInt32(number) << 8
  }

  /// The role, or nil of a mix.
  var role: Role? { Role(rawValue: UInt8(value & 0xff)) }

  var tint: Int { Int(value >> 8) }

  /// The parts of the mix, or nil of a role.
  var mix: RGB? {
    guard role == nil else { return nil }
    return RGB(Int(value >> 8 & 0xff), Int(value >> 16 & 0xff), Int(value >> 24))
  }

  /// The mix in the form `#rrggbb`, or nil of a role.
  public var hex: String? {
    mix.map { mix in
      [mix.red, mix.green, mix.blue].reduce("#") { $0 + $1.digits(radix: 16, count: 2) }
    }
  }

  /// The default: of text ``text``, and of the background ``table``.
  public static let standard = Color(.standard)

  /// The ground of the window, that below a card, and that where a card was.
  public static let table = Color(.table), shadow = Color(.shadow), hole = Color(.hole)

  /// Text on the window's ground, and secondary text.
  public static let text = Color(.text), quiet = Color(.quiet)

  /// The ground of the header and of panels over the board, which have the same text.
  public static let bar = Color(.bar), panel = Color(.panel)

  /// Frames, stars and other good news.
  public static let edge = Color(.edge), gold = Color(.gold)

  /// Numbers that are too low, numbers that are too high, and what was found.
  public static let low = Color(.low), high = Color(.high), found = Color(.found)

  /// The ground of the selected item, and the text on it.
  public static let focus = Color(.focus), onFocus = Color(.onFocus)

  /// The faces of a card and of a matched one.
  public static let card = Color(.card), matched = Color(.matched)

  /// Print on a card, in black and in red, and the card's number.
  public static let ink = Color(.ink), red = Color(.red), quietInk = Color(.quietInk)

  /// Print on an emblem's card, in black and in red: unlike ink, no shade of the ground around it.
  static let print = Color(.print), redPrint = Color(.redPrint)

  /// A card's back, the pattern on it, and its number.
  public static let back = Color(.back), pattern = Color(.pattern), onBack = Color(.onBack)

  /// Returns one of the faces' ``tints``, from 0.
  public static func tint(_ number: UInt8) -> Color { Color(.tint, number: number) }

  public static let tints = 8

  /// Returns the strong colour of one of the tints, for what is drawn on it.
  public static func accent(_ number: UInt8) -> Color {
    Color(.tint, number: number + UInt8(tints))
  }

  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(value: 0xff | UInt32(red) << 8 | UInt32(green) << 16 | UInt32(blue) << 24)
  }
}

/// The range of colours that a terminal shows: none, the 16 of its theme, 256 colours, of which 240
/// are fixed, or all of 24 bits.
public enum ColorDepth: CaseIterable, Sendable {
  case none, sixteen, indexed, full
}
