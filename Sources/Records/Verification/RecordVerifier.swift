import Flags
import GameCore
import TextUI

/// An error in a record: this arcade can't play its game, a move isn't allowed or does something
/// else than the record says, or without moves nothing proves its score.
public struct VerificationError: Equatable, Sendable {
  /// The error in English, without a capital or a full stop.
  public let message: String

  /// The number of the move that is wrong, from 1, or nil if none is.
  public var move: Int?
}

/// Plays a record's moves again by the rules that it names, and finds out whether they give its
/// score.
public enum RecordVerifier {
  /// Returns why no game of a catalogue plays a record.
  public static func unknown(_ head: Record.Head, in catalog: GameCatalog) -> String {
    catalog.game(named: head.game) == nil
      ? "unknown game \(head.game.quoted)"
      : "this version of arcade does not know rules \(head.rules) of \(head.game)"
  }

  /// The options of the record before, which most often are the next one's too. Reading them
  /// again would keep threads waiting for each other's memory.
  public final class LatestOptions {
    private var latest: (text: String, isRace: Bool, options: any GameOptions, race: RaceOptions?)?

    public init() {}

    fileprivate func options<G: ArcadeGame>(
      _ text: String, of game: G.Type, isRace: Bool
    ) throws(InvalidInput) -> (G.Options, RaceOptions?) {
      if let latest, latest.text == text, latest.isRace == isRace,
        let options = latest.options as? G.Options
      {
        return (options, latest.race)
      }
      let (options, race) = try G.options(recorded: text, isRace: isRace)
      latest = (text, isRace, options, race)
      return (options, race)
    }
  }

  /// Returns what is wrong with a record, or nil if its moves give its score.
  public static func error(
    in record: Record, _ catalog: GameCatalog, after latest: LatestOptions = LatestOptions()
  ) -> VerificationError? {
    guard let game = catalog.game(named: record.head.game, rules: record.head.rules) else {
      return VerificationError(message: unknown(record.head, in: catalog))
    }
    return error(in: record, as: game, after: latest)
  }

  /// Returns what is wrong with a record of a certain game and rules, or nil if nothing is.
  public static func error(
    in record: Record, as game: GameVariant, after latest: LatestOptions = LatestOptions()
  ) -> VerificationError? {
    error(in: record, game.type, isRace: game.isRace, after: latest) {
      game.seatNames(record.head.options, .untranslated)
    }
  }

  private static func error<G: ArcadeGame>(
    in record: Record, _ game: G.Type, isRace: Bool, after latest: LatestOptions,
    names: () -> [String]
  ) -> VerificationError? {
    var (position, turns): (G.P, Int)
    let deal: G.D
    var game: Playthrough<G>?
    do throws(InvalidInput) {
      let (options, race) = try latest.options(record.head.options, of: G.self, isRace: isRace)
      let source = try Playthrough<G>.Source(record.head.source)
      deal = try source.deal(options)
      (position, turns) = (G.P(try G.setup(options, deal)), 0)
      if race != nil { game = try Playthrough(options: options, source: source, race: race) }
    } catch {
      return VerificationError(message: error.message)
    }
    let moves = record.recordedMoves
    func differs(_ index: Int, _ message: String) -> VerificationError {
      let hints = moves[..<index].count { $0.letter == Journal.Move.hint.letter }
      let move = index - hints + 1
      return VerificationError(
        message: "move \(move), \(moves[index].text.quoted), \(message)", move: move)
    }
    // On a position alone, since a log would take as long as all the rest.
    let wrong = G.P.replay(moves) {
    } play: { move throws(G.P.Refusal) in
      try position.check(move)
      let event = deal.answer(move, at: position)
      position.take(event)
      turns += 1
      return event.outcome
    } reason: {
      position.reason(for: $0, .untranslated)
    }
    if let wrong { return differs(wrong.index, wrong.error) }
    guard let last = moves.lastIndex(where: { $0.letter != Journal.Move.hint.letter }) else {
      return VerificationError(message: "it has no moves")
    }
    guard record.results.unicodeScalars.count == moves.count else {
      return differs(last, "is the last one, but the record has more letters")
    }
    let score = game?.recordedScore(after: turns, at: position) ?? position.score.value
    return mismatch(of: record, score, at: position, names).map { differs(last, $0) }
  }

  /// Returns how a record's score or status differs from those that its moves lead to.
  private static func mismatch<P: PlayerText>(
    of record: Record, _ score: Int, at position: P, _ names: () -> [String]
  ) -> String? {
    if let recorded = record.score, recorded != score {
      let names = names()
      guard names.isEmpty else {
        let results = [score, recorded].map { Lead.text($0, names, .untranslated) }
        return "gives \(results[0]), but the record says \(results[1])"
      }
      return "gives \(P.unit.counted(score, .en)), but the record says \(recorded)"
    }
    let status = position.phase.status
    return status == record.status
      ? nil : "leaves the game \(status), but the record says \(record.status)"
  }
}
