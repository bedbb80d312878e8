import TextUI
import Tiles

extension Card {
  /// The greatest width of a card's picture, in columns: that of `10♥`.
  public static let faceWidth = 3

  /// The sizes of a card's drawings, the larger first.
  public static let drawingSizes = [
    Size(rows: 7, columns: 11), Size(rows: 5, columns: 7), Size(rows: 3, columns: 5),
  ]

  /// Returns the card's picture, name and drawings.
  public func face(_ presentation: Presentation) -> TileFace {
    let suit = presentation.isASCII ? suit.letter : suit.symbol
    let corner = rank.corner + suit
    return TileFace(
      picture: corner, name: name(presentation.language),
      isRed: self.suit == .hearts || self.suit == .diamonds,
      drawings: Self.drawingSizes.map { size in
        [corner.padded(to: size.columns)] + middle(size, suit)
          + [String(repeating: " ", count: size.columns - corner.displayWidth) + corner]
      })
  }

  /// Returns the rows between the corners: the pips, in the smallest size one suit.
  private func middle(_ size: Size, _ suit: String) -> [String] {
    let rows =
      switch size.rows {
      case 7: rank.largePips
      case 5: rank.pips
      default: ["  *  "]
      }
    return rows.map { row in row.map { $0 == "*" ? suit : String($0) }.joined() }
  }

  private func name(_ language: Language) -> String {
    language(en: "\(rank.name) of \(suit.name)", zh: "\(suit.chinese) \(rank.corner)")
  }
}

extension Rank {
  /// The index in the corner of a card: `A`, `2` … `10`, `J`, `Q`, `K`.
  fileprivate var corner: String {
    switch self {
    case .ace: "A"
    case .jack: "J"
    case .queen: "Q"
    case .king: "K"
    default: name
    }
  }

  /// The layout of the pips on a large card, as on paper.
  fileprivate var largePips: [String] {
    let (none, one, two) = ("           ", "     *     ", "  *     *  ")
    let three = "  *  *  *  "
    return switch self {
    case .ace: [none, none, one, none, none]
    case .two: [one, none, none, none, one]
    case .three: [one, none, one, none, one]
    case .four: [two, none, none, none, two]
    case .five: [two, none, one, none, two]
    case .six: [two, none, two, none, two]
    case .seven: [two, one, two, none, two]
    case .eight: [two, one, two, one, two]
    case .nine: [two, two, one, two, two]
    case .ten: [two, three, none, three, two]
    case .jack, .queen, .king: [two, none, "     \(corner)     ", none, two]
    }
  }

  /// The layout of the pips. Court cards have four around their letter.
  fileprivate var pips: [String] {
    switch self {
    case .ace: ["       ", "   *   ", "       "]
    case .two: ["   *   ", "       ", "   *   "]
    case .three: ["   *   ", "   *   ", "   *   "]
    case .four: [" *   * ", "       ", " *   * "]
    case .five: [" *   * ", "   *   ", " *   * "]
    case .six: [" *   * ", " *   * ", " *   * "]
    case .seven: [" * * * ", " *   * ", " *   * "]
    case .eight: [" * * * ", " *   * ", " * * * "]
    case .nine: [" * * * ", " * * * ", " * * * "]
    case .ten: [" * * * ", "* * * *", " * * * "]
    case .jack, .queen, .king: [" *   * ", "   \(corner)   ", " *   * "]
    }
  }
}

extension Suit {
  fileprivate var symbol: String {
    switch self {
    case .spades: "♠"
    case .hearts: "♥"
    case .clubs: "♣"
    case .diamonds: "♦"
    }
  }

  fileprivate var letter: String {
    switch self {
    case .spades: "S"
    case .hearts: "H"
    case .clubs: "C"
    case .diamonds: "D"
    }
  }

  fileprivate var chinese: String {
    switch self {
    case .spades: "黑桃"
    case .hearts: "红桃"
    case .clubs: "梅花"
    case .diamonds: "方块"
    }
  }
}
