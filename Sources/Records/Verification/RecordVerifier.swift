/// An error in a record: this arcade can't play its game, a move isn't allowed or does something
/// else than the record says, or without moves nothing proves its score.
public struct VerificationError: Equatable, Sendable {
  /// The error in English, without a capital or a full stop.
  public let message: String

  /// The move that is wrong and its number, from 1, or nil if none is.
  public var move: String?
  public var turn: Int?
}

/// Plays the moves of records again by the rules that they name, and finds out whether they give
/// their scores.
public final class RecordVerifier {
  private let catalog: GameCatalog

  /// The game and options of the record before, which most often are the next one's too, and what
  /// verifies records with them. Reading them again would take as long as the game.
  private var latest: (head: Record.Head, check: Check)?

  /// Returns what is wrong with a record, or sets its stars if they are asked for.
  private typealias Check = (Record, _ stars: inout Int?) -> VerificationError?

  /// Creates a verifier of the games of a catalogue, for one thread.
  public init(_ catalog: GameCatalog) { self.catalog = catalog }

  /// Returns why no game of a catalogue plays a record.
  public static func unknown(_ head: Record.Head, in catalog: GameCatalog) -> Phrase {
    catalog.game(named: head.game) == nil
      ? Phrase(en: "unknown game \(head.game.quoted)", zh: "没有游戏 \(head.game.quoted)")
      : Phrase(
        en: "this version of arcade does not know rules \(head.rules) of \(head.game)",
        zh: "这个版本不认识 \(head.game) 的规则 \(head.rules)")
  }

  /// Returns what is wrong with a record, or nil if its moves give its score.
  public func error(in record: Record) -> VerificationError? {
    var stars: Int?
    return error(in: record, &stars)
  }

  /// Returns what is wrong with a record. If `stars` aren't nil, sets them to those of a game
  /// played alone.
  func error(in record: Record, _ stars: inout Int?) -> VerificationError? {
    let head = record.head
    if let (last, check) = latest, last.options == head.options, last.game == head.game,
      last.rules == head.rules
    {
      return check(record, &stars)
    }
    guard let game = catalog.game(named: head.game, rules: head.rules) else {
      return VerificationError(message: Self.unknown(head, in: catalog)(.en))
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
      return { _, _ in VerificationError(message: error.message) }
    }
  }

  /// Returns what is wrong with a record of a game played alone.
  private static func error<G: ArcadeGame>(
    in record: Record, _ game: G.Type, _ options: G.Options, _ stars: inout Int?
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
      return VerificationError(message: error.message)
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
      position.reason(for: $0, .untranslated)
    }
    if !position.phase.isPlaying, position.phase != .lost {
      stars = review?.stars(hints: record.hints)?.count ?? stars
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
      return VerificationError(message: error.message)
    }
    let moves = record.recordedMoves
    let wrong = game.replay(moves)
    if wrong == nil, let (made, expected) = game.falseBotMove() {
      return VerificationError(
        message: "\(opposition.opponent) plays \(expected), but the record says \(made)")
    }
    return error(
      in: record, moves, wrong, score: game.recordedScore, game.unit, game.recordedStatus)
  }

  private static func error(
    in record: Record, _ moves: [Journal.Move], _ wrong: (index: Int, error: String)?, score: Int,
    _ unit: ScoreUnit, _ status: String
  ) -> VerificationError? {
    func differs(_ index: Int, _ message: String) -> VerificationError {
      let turn = moves[...index].count { $0.letter != Journal.Move.hint.letter }
      let move = moves[index].text
      return VerificationError(
        message: "move \(turn), \(move.quoted), \(message)", move: move, turn: turn)
    }
    if let wrong { return differs(wrong.index, wrong.error) }
    guard let last = moves.lastIndex(where: { $0.letter != Journal.Move.hint.letter }) else {
      return VerificationError(message: "it has no moves")
    }
    guard record.results.unicodeScalars.count == moves.count else {
      return differs(last, "is the last one, but the record has more letters")
    }
    if let recorded = record.score, recorded != score {
      let score = unit.counted(score, .en)
      return differs(last, "gives \(score), but the record says \(recorded)")
    }
    return status == record.status
      ? nil : differs(last, "leaves the game \(status), but the record says \(record.status)")
  }
}
