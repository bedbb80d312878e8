import GameCore

/// A round of a written deal in which moves are typed.
public struct TestRound<D: Deal> where D.P: PlayerText {
  /// The round.
  public private(set) var round: Round<D.P>

  private let deal: D

  /// Deals a written deal of a game. `choose` sets the options that the deal doesn't decide.
  public init<G: ArcadeGame>(
    _ game: G.Type, _ deal: String, _ seating: Seating = .alone,
    choose: (inout G.Options) -> Void = { _ in }
  ) throws where G.D == D {
    let deal = try D(reading: deal)
    let options = Self.options(game, deal, choose)
    try G.check(deal, with: options)
    self.init(deal, G.setup(options, seating))
  }

  static func options<G: ArcadeGame>(
    _ game: G.Type, _ deal: D, _ choose: (inout G.Options) -> Void
  ) -> G.Options where G.D == D {
    var options = G.Options()
    G.adopt(&options, from: deal)
    choose(&options)
    return options
  }

  /// Creates a round of a deal and its setup.
  public init(_ deal: D, _ setup: D.P.Setup) {
    (self.deal, round) = (deal, Round(setup))
  }

  /// The position now.
  public var position: D.P { round.position }

  /// The score of the first seat.
  public var score: Int { position.score.value }

  /// The number of moves made.
  public var turns: Int { round.log.count }

  /// Makes moves, which are words with spaces between them, and returns the text forms of their
  /// events.
  @discardableResult
  public mutating func play(_ words: String) throws -> [String] {
    try words.split(separator: " ").map { try event(of: String($0)).description }
  }

  /// Makes a move and returns its event.
  @discardableResult
  public mutating func event(of word: String) throws -> D.P.Event {
    guard let move = D.P.Move(word) else { throw NotAMove(word: word) }
    try position.check(move)
    let event = deal.answer(move, at: position)
    round.take(move, event)
    return event
  }

  /// Makes a move and returns what is said of it.
  public mutating func sentence(
    of word: String, _ presentation: Presentation = .english
  ) throws -> String {
    let event = try event(of: word)
    return position.sentence(for: event, presentation)
  }

  /// Returns a review of the moves made.
  public func reviewed<R: Review<D.P>>(by start: R) -> R {
    var review = start
    round.replay { review.observe($0.event, from: $1, to: $2) }
    return review
  }

  /// Makes a move and returns its fields in the JSON lines.
  public mutating func fields(of word: String) throws -> String {
    let event = try event(of: word)
    return position.fields(for: event).text
  }
}

/// A word of a test that isn't a move.
struct NotAMove: Error {
  let word: String
}

extension Presentation {
  /// Text in English, as at a terminal without colours.
  public static let english = Presentation(language: .en)

  /// Text in Chinese, as at a terminal without colours.
  public static let chinese = Presentation(language: .zh)

  /// Text in English with only ASCII characters.
  public static let ascii = Presentation(language: .en, isASCII: true)

  /// Text in English with boards in words.
  public static let words = Presentation(language: .en, isPlain: true)
}
