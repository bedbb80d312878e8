import TextUI
import Tiles

extension Card {
  /// The greatest width of a card's picture, in columns: that of `10♥`.
  public static let faceWidth = 3

  /// The sizes of a card's drawings, the larger first.
  public static let drawingSizes = [Size(rows: 5, columns: 7), Size(rows: 3, columns: 5)]

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

  /// Returns the rows between the corners: the pips in the large size, one suit in the small one.
  private func middle(_ size: Size, _ suit: String) -> [String] {
    let isLarge = size.rows == 5
    return (isLarge ? rank.pips : ["  *  "]).map { row in
      row.map { $0 == "*" ? suit : String($0) }.joined()
    }
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
