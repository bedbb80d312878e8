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
  public static let found = Style(.found)

  /// Returns the style with another one's colours for the default ones.
  func on(_ ground: Style) -> Style {
    var style = self
    if style.foreground == .standard { style.foreground = ground.foreground }
    if style.background == .standard { style.background = ground.background }
    return style
  }

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

/// A colour of text or background: a role, to which a palette gives its tone, or a mix.
///
/// Without a palette a role has a colour of the terminal's theme if that matters, else the default
/// one. Those are distinct to most colour-blind players, and legible on black and on white.
public enum Color: Hashable, Sendable {
  /// The default: of text ``text``, and of the background ``table``.
  case standard

  /// The window: its ground, the text on it, and secondary text.
  case table, text, quiet

  /// The ground of the header and of panels over the board, which have the same text.
  case bar, panel

  /// Frames.
  case edge

  /// Numbers that are too low, numbers that are too high, and what was found.
  case low, high, found

  /// Stars and other good news.
  case gold

  /// The ground of the selected item, and the text on it.
  case focus, onFocus

  /// A card's face, what is printed on it, that in red, and the card's number.
  case card, ink, red, quietInk

  /// The face of a matched card.
  case matched

  /// One of the faces' ``tints``, from 0.
  case tint(UInt8)

  /// A card's back, the pattern on it, and its number.
  case back, pattern, onBack

  /// The ground below a card.
  case shadow

  /// A mix of red, green and blue.
  case rgb(UInt8, UInt8, UInt8)

  /// The number of tints.
  public static let tints = 8
}

/// The range of colours that a terminal shows.
public enum ColorDepth: CaseIterable, Sendable {
  /// No colours.
  case none

  /// The 16 colours of the terminal's theme.
  case sixteen

  /// 256 colours, of which 240 are fixed.
  case indexed

  /// All 24-bit colours.
  case full
}
