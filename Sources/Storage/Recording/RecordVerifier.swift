import GameCore
import TextUI

/// An error in a record.
public enum VerificationError: Equatable, Sendable {
  /// This arcade doesn't know its game or rules, or its options or deal make no game.
  case unplayable(String)

  /// A move isn't allowed or does something else than the record says. Moves count from 1.
  case differs(move: Int, String, String)

  /// It has no moves, so nothing proves its score.
  case empty

  /// The error in English, without a capital or a full stop.
  public var message: String {
    switch self {
    case .unplayable(let message): message
    case .differs(let number, let text, let message):
      "move \(number), \(text.quoted), \(message)"
    case .empty: "it has no moves"
    }
  }
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
    private var latest: (text: String, options: any GameOptions)?

    public init() {}

    fileprivate func options<Options: GameOptions>(_ text: String) throws(InvalidInput) -> Options {
      if let latest, latest.text == text, let options = latest.options as? Options {
        return options
      }
      let options = try Options(recorded: text)
      latest = (text, options)
      return options
    }
  }

  /// Returns what is wrong with a record, or nil if its moves give its score.
  public static func error(
    in record: Record, _ catalog: GameCatalog, after latest: LatestOptions = LatestOptions()
  ) -> VerificationError? {
    guard let game = catalog.game(named: record.head.game, rules: record.head.rules) else {
      return .unplayable(unknown(record.head, in: catalog))
    }
    return error(in: record, as: game, after: latest)
  }

  /// Returns what is wrong with a record of a certain game and rules, or nil if nothing is.
  public static func error<G: ArcadeGame>(
    in record: Record, as game: G.Type, after latest: LatestOptions = LatestOptions()
  ) -> VerificationError? {
    let (deal, start): (G.D, G.P)
    do throws(InvalidInput) {
      let options: G.Options = try latest.options(record.head.options)
      deal = try Playthrough<G>.Source(record.head.source).deal(options)
      start = G.P(try G.setup(options, deal))
    } catch {
      return .unplayable(error.message)
    }
    return error(in: record, deal, start) {
      G.seatNames(record.head.options, .untranslated)
    }
  }

  private static func error<D: Deal>(
    in record: Record, _ deal: D, _ start: D.P, names: () -> [String]
  ) -> VerificationError? where D.P: PlayerText {
    var position = start
    let moves = record.recordedMoves
    let wrong = D.replay(moves, noteHint: {}) { move throws(MoveError) in
      do throws(D.P.Refusal) { try position.check(move) } catch {
        throw .refused(position.reason(for: error, .untranslated))
      }
      let event = deal.answer(move, at: position)
      position.take(event)
      return event
    }
    func differs(_ index: Int, _ message: String) -> VerificationError {
      let hints = moves[..<index].count { $0.letter == Journal.Move.hint.letter }
      return .differs(move: index - hints + 1, moves[index].text, message)
    }
    if let wrong { return differs(wrong.index, wrong.error.message) }
    guard let last = moves.lastIndex(where: { $0.letter != Journal.Move.hint.letter }) else {
      return .empty
    }
    guard record.results.unicodeScalars.count == moves.count else {
      return differs(last, "is the last one, but the record has more letters")
    }
    return mismatch(of: record, at: position, names).map { differs(last, $0) }
  }

  /// Returns how a record's score or status differs from its last position.
  private static func mismatch<P: Position>(
    of record: Record, at position: P, _ names: () -> [String]
  ) -> String? {
    let score = position.score.value
    if let recorded = record.score, recorded != score {
      let names = names()
      guard names.isEmpty else {
        let results = [score, recorded].map { Lead.text($0, names, .untranslated) }
        return "gives \(results[0]), but the record says \(results[1])"
      }
      return "gives \(P.Points.unit.counted(score, .en)), but the record says \(recorded)"
    }
    let status = position.phase.status
    return status == record.status
      ? nil : "leaves the game \(status), but the record says \(record.status)"
  }
}
