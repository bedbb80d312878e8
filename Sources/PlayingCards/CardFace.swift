import ArcadeCore

extension Card {
  /// The columns that a card's picture takes at most: `10♥`.
  public static let faceWidth = 3

  /// The card as it is drawn and told.
  public func face(_ voice: Voice) -> TileFace {
    TileFace(
      picture: rank.index + (voice.isASCII ? suit.letter : suit.symbol),
      name: name(voice.language),
      isRed: suit == .hearts || suit == .diamonds)
  }

  private func name(_ language: Language) -> String {
    language(en: "\(rank.rawValue) of \(suit.rawValue)", zh: "\(suit.chinese) \(rank.index)")
  }
}

extension Rank {
  /// What stands in the corner of a card: `A`, `2` … `10`, `J`, `Q`, `K`.
  fileprivate var index: String {
    switch self {
    case .ace: "A"
    case .jack: "J"
    case .queen: "Q"
    case .king: "K"
    default: rawValue
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
