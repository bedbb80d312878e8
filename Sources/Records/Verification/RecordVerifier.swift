/// An error in a record: this arcade can't play its game, a move isn't allowed or does something
/// else than the record says, or without moves nothing proves its score.
public struct VerificationError: Equatable, Sendable {
  /// The error, without a capital or a full stop.
  public let phrase: Phrase

  /// The move that is wrong and its number, from 1, or nil if none is.
  public var move: String?
  public var turn: Int?

  public var message: String { phrase(.en) }
}

/// Plays the moves of records again by the rules that they name, and finds out whether they give
/// their scores.
public final class RecordVerifier {
  private let catalog: GameCatalog

  /// The game and options of the record before, which most often are the next one's too, and what
  /// verifies records with them. Reading them again would take as long as the game.
  private var latest: (head: Record.Head, check: Check)?

  /// Returns what is wrong with a record, or counts its stars if they are asked for.
  private typealias Check = (Record, _ stars: inout StarCount?) -> VerificationError?

  /// Creates a verifier of the games of a catalogue, for one thread.
  public init(_ catalog: GameCatalog) { self.catalog = catalog }

  /// Returns why no game of a catalogue plays a record.
  public static func unknown(_ head: Record.Head, in catalog: GameCatalog) -> Phrase {
    !catalog.games.contains { $0.all.contains { $0.recordName == head.game } }
      ? Phrase(en: "unknown game \(head.game.quoted)", zh: "没有游戏 \(head.game.quoted)")
      : Phrase(
        en: "this version of arcade does not know rules \(head.rules) of \(head.game)",
        zh: "这个版本不认识 \(head.game) 的规则 \(head.rules)")
  }

  /// Returns what is wrong with a record, or nil if its moves give its score.
  public func error(in record: Record) -> VerificationError? {
    var stars: StarCount?
    return error(in: record, &stars)
  }

  /// Returns what is wrong with a record. If `stars` aren't nil, adds those of a game played alone.
  func error(in record: Record, _ stars: inout StarCount?) -> VerificationError? {
    let head = record.head
    if let (last, check) = latest, last.options == head.options, last.game == head.game,
      last.rules == head.rules
    {
      return check(record, &stars)
    }
    guard let game = catalog.game(named: head.game, rules: head.rules) else {
      return VerificationError(phrase: Self.unknown(head, in: catalog))
    }
    let check = Self.check(game.type, game.mode, head.options)
    latest = (head, check)
    return check(record, &stars)
  }

  /// Returns a function that verifies the records of a game with certain options.
  private static func check<G: ArcadeGame>(
    _ type: G.Type, _ mode: Mode, _ recorded: String
  ) -> Check {
    do throws(UserError) {
      let (options, opposition) = try G.options(recorded: recorded, mode)
      guard let opposition else { return { error(in: $0, type, options, &$1) } }
      return { record, _ in error(in: record, type, options, opposition) }
    } catch {
      return { _, _ in VerificationError(phrase: error.phrase) }
    }
  }

  /// Returns what is wrong with a record of a game played alone.
  private static func error<G: ArcadeGame>(
    in record: Record, _ game: G.Type, _ options: G.Options, _ stars: inout StarCount?
  ) -> VerificationError? {
    var position: G.P
    let deal: G.D
    var review: (any Review<G.P>)?
    do throws(UserError) {
      let source = try Playthrough<G>.Source(record.head.source)
      deal = try source.deal(options)
      var dealt = options
      if source.writtenDeal != nil {
        try G.check(deal, with: options)
        G.adopt(&dealt, from: deal)
      }
      position = G.P(G.setup(dealt, .alone))
      if stars != nil { review = G.review(position.setup, deal) }
    } catch {
      return VerificationError(phrase: error.phrase)
    }
    let moves = record.recordedMoves
    // On a position alone, since a log would take as long as all the rest.
    let wrong = G.P.replay(moves) {
    } play: { move, _ throws(G.P.Refusal) in
      try position.check(move)
      let event = deal.answer(move, at: position)
      let before = review == nil ? nil : position
      position.take(event)
      if let before { review?.observe(event, from: before, to: position) }
      return event.outcome
    } reason: {
      position.reason(for: $0)
    }
    if !position.phase.isPlaying, position.phase != .lost,
      let rating = review?.stars(hints: record.hints)
    {
      stars?.add(rating)
    }
    return error(
      in: record, moves, wrong, score: position.score.value, G.P.unit, position.phase.status)
  }

  /// Returns what is wrong with a record of a game against an opponent. A bot plays again.
  private static func error<G: ArcadeGame>(
    in record: Record, _ game: G.Type, _ options: G.Options, _ opposition: Opposition
  ) -> VerificationError? {
    var game: Playthrough<G>
    do throws(UserError) {
      game = try Playthrough(
        options: options, source: try .init(record.head.source), opposition: opposition)
    } catch {
      return VerificationError(phrase: error.phrase)
    }
    let moves = record.recordedMoves
    let wrong = game.replay(moves)
    if wrong == nil, let (made, expected) = game.falseBotMove() {
      return VerificationError(
        phrase: Phrase(
          en: "\(opposition.opponent.word) plays \(expected), but the record says \(made)",
          zh: "\(opposition.opponent.word) 应走 \(expected)，记录里却是 \(made)"))
    }
    return error(
      in: record, moves, wrong, score: game.recordedScore, game.unit, game.recordedStatus)
  }

  private static func error(
    in record: Record, _ moves: [Journal.Move], _ wrong: (index: Int, error: Phrase)?, score: Int,
    _ unit: ScoreUnit, _ status: String
  ) -> VerificationError? {
    func differs(_ index: Int, _ error: Phrase) -> VerificationError {
      let turn = moves[...index].count { $0.letter != Journal.Move.hint.letter }
      let move = moves[index].text
      return VerificationError(
        phrase: Phrase(
          en: "move \(turn), \(move.quoted), \(error(.en))",
          zh: "第 \(turn) 手 \(move.quoted) \(error(.zh))"), move: move, turn: turn)
    }
    if let wrong { return differs(wrong.index, wrong.error) }
    guard let last = moves.lastIndex(where: { $0.letter != Journal.Move.hint.letter }) else {
      return VerificationError(phrase: Phrase(en: "it has no moves", zh: "一手也没有"))
    }
    guard record.results.unicodeScalars.count == moves.count else {
      return differs(
        last,
        Phrase(en: "is the last one, but the record has more letters", zh: "是最后一手，但记录里的字母更多"))
    }
    if let recorded = record.score, recorded != score {
      let found = Phrase { unit.counted(score, $0) }
      return differs(
        last,
        Phrase(
          en: "gives \(found(.en)), but the record says \(recorded)",
          zh: "之后的成绩是 \(found(.zh))，记录里却是 \(recorded)"))
    }
    return status == record.status
      ? nil
      : differs(
        last,
        Phrase(
          en: "leaves the game \(status), but the record says \(record.status)",
          zh: "之后的状态是 \(status)，记录里却是 \(record.status)"))
  }
}
