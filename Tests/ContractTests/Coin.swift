import GameCore

/// The smallest game: call heads or tails until you are right.
enum Coin: ArcadeGame {
  static let rules = 1
  static let name = "coin"
  static let manual = Manual(
    summary: Phrase(en: "call heads or tails", zh: "猜正反面"), examples: [.init("Play", "arcade coin")]
  )

  typealias Options = NoOptions

  enum Side: String, CaseIterable, LosslessStringConvertible { case heads, tails }

  enum Outcome: String, MoveOutcome {
    case right, wrong
    var sign: OutcomeSign? { nil }
  }

  /// The public side of a game.
  struct P: PlayerText {
    typealias Move = Side
    typealias Refusal = GameEnded

    struct Event: SimpleEvent {
      let move: Side
      let outcome: Outcome
    }

    let setup: Int
    private(set) var phase = Phase.turn(.first)
    private var calls = 0

    /// The setup is the number of coins.
    init(_ setup: Int) { self.setup = setup }

    mutating func take(_ event: Event) {
      calls += 1
      if event.outcome == .right { phase = .won }
    }

    var score: Guesses { Guesses(calls) }

    func task(_ presentation: Presentation) -> String {
      presentation(en: "Call the coin.", zh: "猜硬币的正反面。")
    }

    func moveHelp(_ presentation: Presentation) -> String {
      presentation(en: "Type heads or tails.", zh: "输入 heads（正面）或 tails（反面）。")
    }

    func sentence(for event: Event, _ presentation: Presentation) -> String {
      event.outcome == .right
        ? presentation(en: "Yes, \(event.move)!", zh: "对，是 \(event.move)！")
        : presentation(en: "No, not \(event.move).", zh: "不是 \(event.move)。")
    }
  }

  /// The hidden side of a game.
  struct D: Deal {
    let description: String

    init(reading text: String) throws(UserError) {
      guard Side(text) != nil else {
        throw UserError(en: "the deal is heads or tails", zh: "题目应为 heads 或 tails")
      }
      description = text
    }

    func answer(_ move: Side, at position: P) -> P.Event {
      P.Event(move: move, outcome: move.description == description ? .right : .wrong)
    }
  }

  static func deal(
    _ options: NoOptions, using random: inout some RandomSource
  ) throws(UserError) -> D {
    try D(reading: random.below(2) == 0 ? "heads" : "tails")
  }

  static func setup(_ options: NoOptions, _ seating: Seating) -> Int { 1 }
}
