/// The look of a cell. A style never carries information that the text lacks.
public struct Style: Equatable, Sendable {
  /// The colour of the text.
  public var foreground = Color.standard

  /// The colour of the background.
  public var background = Color.standard

  /// True if the text is bold.
  public var isBold = false

  /// True if the text is faint.
  public var isFaint = false

  /// True if the two colours are swapped.
  public var isReversed = false

  /// Creates a style of two colours.
  public init(_ foreground: Color = .standard, on background: Color = .standard) {
    self.foreground = foreground
    self.background = background
  }

  /// The terminal's default style.
  public static let plain = Style()

  /// The style of headings and emphasis.
  public static let bold = plain.bolder

  /// The style of secondary text.
  public static let faint = plain.fainter

  /// The style of the selected item.
  public static let focus = {
    var style = Style.bold
    style.isReversed = true
    return style
  }()

  /// The style of red suits.
  public static let red = Style(.red)

  /// The style of matched tiles and correct guesses.
  public static let found = Style(.green)

  /// The style with bold text.
  public var bolder: Style {
    var style = self
    style.isBold = true
    return style
  }

  /// The style with faint text.
  public var fainter: Style {
    var style = self
    style.isFaint = true
    return style
  }
}

/// A colour of text or background.
///
/// The static ones are distinct to most colour-blind players, and legible on black and on white.
public enum Color: Equatable, Sendable {
  /// The terminal's default colour.
  case standard

  /// One of the 16 colours of the terminal's theme, and the nearest of the 256 fixed ones.
  case named(UInt8, of256: UInt8)

  /// A mix of red, green and blue.
  case rgb(UInt8, UInt8, UInt8)

  /// The colour of red suits.
  public static let red = Color.named(1, of256: 167)

  /// The colour of matched tiles and correct guesses.
  public static let green = Color.named(2, of256: 72)

  /// The colour of frames and card backs, and of numbers that are too low.
  public static let blue = Color.named(4, of256: 67)

  /// The colour of numbers that are too high.
  public static let orange = Color.named(3, of256: 172)
}

/// The range of colours that a terminal shows.
public enum ColorDepth: Sendable {
  /// No colours.
  case none

  /// The 16 colours of the terminal's theme.
  case sixteen

  /// 256 colours, of which 240 are fixed.
  case indexed

  /// All 24-bit colours.
  case full
}
