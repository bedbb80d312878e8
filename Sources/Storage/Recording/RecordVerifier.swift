import Flags
import GameCore
import TextUI

/// Plays a record's moves again by the rules that it names, and finds out whether they give its
/// score.
public enum RecordVerifier {
  /// A fault in a record.
  public enum Finding: Equatable, Sendable {
    /// This arcade doesn't know its game or rules, or its options or deal make no game.
    case unplayable(String)

    /// A move isn't allowed or does something else than the record says. Moves count from 1.
    case differs(move: Int, String, String)

    /// It has no moves, so nothing proves its score.
    case empty

    /// The fault in English, without a capital or a full stop.
    public var message: String {
      switch self {
      case .unplayable(let message): message
      case .differs(let number, let text, let message):
        "move \(number), \(text.quoted), \(message)"
      case .empty: "it has no moves"
      }
    }
  }

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
  public static func finding(
    in record: Record, _ catalog: GameCatalog, after latest: LatestOptions = LatestOptions()
  ) -> Finding? {
    guard let game = catalog.game(named: record.head.game, rules: record.head.rules) else {
      return .unplayable(unknown(record.head, in: catalog))
    }
    return finding(in: record, as: game, after: latest)
  }

  /// Returns what is wrong with a record of a certain game and rules, or nil if nothing is.
  public static func finding<G: ArcadeGame>(
    in record: Record, as game: G.Type, after latest: LatestOptions = LatestOptions()
  ) -> Finding? {
    let (deal, start): (G.D, G.P)
    do throws(InvalidInput) {
      let options: G.Options = try latest.options(record.head.options)
      deal = try Playthrough<G>.Source(record.head.source).deal(options)
      start = G.P(try G.setup(options, deal))
    } catch {
      return .unplayable(error.message)
    }
    return finding(in: record, deal, start) {
      G.seatNames(record.head.options, .untranslated)
    }
  }

  private static func finding<D: Deal>(
    in record: Record, _ deal: D, _ start: D.P, names: () -> [String]
  ) -> Finding? where D.P: PlayerText {
    let outcomes = OutcomeLetters<D.P.Event.Outcome>()
    var position = start
    var letters = record.results.unicodeScalars.makeIterator()
    var last: (number: Int, text: String)?
    for word in record.moves.utf8.split(separator: UInt8(ascii: " ")) {
      let (text, letter) = (String(Substring(word)), letters.next())
      if text == Journal.Move.hint.text, letter == Journal.Move.hint.letter { continue }
      let number = (last?.number ?? 0) + 1
      last = (number, text)
      if let fault = play(text, letter, outcomes, deal, &position) {
        return .differs(move: number, text, fault.message)
      }
    }
    guard let last else { return .empty }
    guard letters.next() == nil else {
      return .differs(
        move: last.number, last.text, "is the last one, but the record has more letters")
    }
    return fault(of: record, at: position, names).map { .differs(move: last.number, last.text, $0) }
  }

  // Inlined, as each call would look up the types of the game again.
  @inline(__always)
  private static func play<D: Deal>(
    _ text: String, _ letter: Unicode.Scalar?, _ outcomes: OutcomeLetters<D.P.Event.Outcome>,
    _ deal: D, _ position: inout D.P
  ) -> MoveFault? where D.P: PlayerText {
    guard let move = D.P.Move(text) else { return .unreadable }
    do throws(D.P.Refusal) { try position.check(move) } catch {
      return .refused(position.reason(for: error, .untranslated))
    }
    let event = deal.answer(move, at: position)
    position.take(event)
    guard let letter else { return .unrecorded(event.outcome.rawValue) }
    return outcomes[event.outcome] == letter
      ? nil : .differs(event.outcome.rawValue, recorded: letter)
  }

  /// Returns how a record's score or status differs from its last position.
  private static func fault<P: Position>(
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
