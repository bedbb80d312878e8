/// A set of colours for the full screen, which gives every role its tone. The raw value is its name
/// on the command line.
public enum Palette: String, CaseIterable, Sendable {
  case felt, paper, neon, contrast, mono

  /// The palette on a background that isn't known to be light.
  public static let standard = felt

  /// The choice of the palette that suits the terminal's background.
  public static let auto = (
    name: "auto", title: Phrase(en: "automatic", zh: "自动"),
    summary: Phrase(en: "suits the terminal's background", zh: "随终端背景的明暗")
  )

  public var title: Phrase {
    switch self {
    case .felt: Phrase(en: "felt", zh: "绿呢")
    case .paper: Phrase(en: "paper", zh: "纸面")
    case .neon: Phrase(en: "neon", zh: "霓虹")
    case .contrast: Phrase(en: "contrast", zh: "高对比")
    case .mono: Phrase(en: "mono", zh: "黑白")
    }
  }

  /// The palette in a few words, without a full stop.
  public var summary: Phrase {
    switch self {
    case .felt: Phrase(en: "white cards on green felt", zh: "绿呢牌桌，白色纸牌")
    case .paper: Phrase(en: "ink and terracotta on paper", zh: "米色纸面，赤陶牌背")
    case .neon: Phrase(en: "glowing signs at night", zh: "深夜霓虹")
    case .contrast: Phrase(en: "the strongest contrast", zh: "最高对比度")
    case .mono: Phrase(en: "shades of grey", zh: "黑白灰")
    }
  }

  /// The colours of the table, a card, its back, red ink and the focus, by which players tell
  /// palettes apart.
  public var swatches: [Color] {
    [.table, .card, .back, .red, .focus].map { role in
      tone(of: role)?.mix.color ?? role
    }
  }

  /// Returns a style with the roles that it has in this palette, in which nothing is reversed or
  /// faint: terminals differ in how they show that.
  public func resolved(_ style: Style) -> Style {
    var style = style
    if style.isReversed {
      (style.foreground, style.background) = (.onFocus, .focus)
    } else {
      if style.foreground == .standard { style.foreground = .text }
      if style.background == .standard { style.background = .table }
      if style.isFaint { style.foreground = style.foreground == .ink ? .quietInk : .quiet }
    }
    (style.isReversed, style.isFaint) = (false, false)
    return style
  }

  /// A role's colour for each depth.
  struct Tone: Sendable {
    let mix: RGB
    /// The numbers of a colour of the 256, and of one of the theme's 16.
    let indexed, named: Int

    init(_ number: Int) {
      mix = RGB(number >> 28, number >> 20 & 0xff, number >> 12 & 0xff)
      (indexed, named) = (number >> 4 & 0xff, number & 0xf)
    }
  }
}
