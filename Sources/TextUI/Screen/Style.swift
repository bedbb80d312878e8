/// How a cell's text looks. Nothing is ever told by a style alone.
public struct Style: Equatable, Sendable {
  /// The colour of the text.
  public var foreground = Color.standard

  /// The colour behind it.
  public var background = Color.standard

  /// Whether it is stronger.
  public var isBold = false

  /// Whether it is fainter.
  public var isFaint = false

  /// Whether the two colours are exchanged.
  public var isReversed = false

  /// The terminal's own colours, or these.
  public init(_ foreground: Color = .standard, on background: Color = .standard) {
    self.foreground = foreground
    self.background = background
  }

  /// The terminal's own.
  public static let plain = Style()

  /// For what matters most.
  public static let bold = plain.bolder

  /// For what is done with.
  public static let faint = plain.fainter

  /// For where the player is.
  public static let focus = {
    var style = Style.bold
    style.isReversed = true
    return style
  }()

  /// For red suits.
  public static let red = Style(.red)

  /// For what was found.
  public static let found = Style(.green)

  /// The style with stronger text.
  public var bolder: Style {
    var style = self
    style.isBold = true
    return style
  }

  /// The style with fainter text.
  public var fainter: Style {
    var style = self
    style.isFaint = true
    return style
  }
}

/// A colour of text or of what is behind it.
///
/// Those with a name keep apart for most of the colour-blind, and read well on black and on white.
public enum Color: Equatable, Sendable {
  /// The terminal's own.
  case standard

  /// One of the 16 that the terminal's theme chooses, and its likeness among the 256 that are
  /// fixed.
  case named(UInt8, of256: UInt8)

  /// A mixture of red, green and blue.
  case rgb(UInt8, UInt8, UInt8)

  /// Red suits.
  public static let red = Color.named(1, of256: 167)

  /// What was found.
  public static let green = Color.named(2, of256: 72)

  /// Frames and backs of cards, and what is below.
  public static let blue = Color.named(4, of256: 67)

  /// What is above.
  public static let orange = Color.named(3, of256: 172)
}

/// How many colours a terminal shows.
public enum ColorDepth: Sendable {
  /// None.
  case none

  /// The 16 of the terminal's theme.
  case sixteen

  /// 256, of which 240 are fixed.
  case indexed

  /// Every mixture.
  case full
}
