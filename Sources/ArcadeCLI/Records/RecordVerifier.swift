import GameCore
import Storage
import TextUI
import Tiles

/// Plays a record's moves again, by the rules that it names, and says whether they give its score.
enum RecordVerifier {
  /// What is wrong with a record.
  enum Finding: Equatable {
    /// Its game or its rules are none that this arcade knows, or its options or its deal make no
    /// game.
    case unplayable(String)

    /// A move is refused, or does something else than the record says. The first move is number 1.
    case differs(move: Int, String, String)

    /// It has no moves, so nothing proves its score.
    case empty

    /// What is wrong, in English, without a capital or a full stop.
    var sentence: String {
      switch self {
      case .unplayable(let fault): fault
      case .differs(let number, let text, let fault):
        "move \(number), \(text.quoted), \(fault)"
      case .empty: "it has no moves"
      }
    }
  }

  /// The type of a game by the rules of a number; nil where there is none.
  static func game(_ name: String, rules: Int) -> (any ArcadeGame.Type)? {
    GameRegistry.game(named: name).flatMap { type(of: $0, rules: rules) }
  }

  /// The type that plays a game by the rules of a number, be they those of today or former ones.
  static func type(of game: any ArcadeGame.Type, rules: Int) -> (any ArcadeGame.Type)? {
    game.rules == rules ? game : game.formerRules.first { $0.rules == rules }
  }

  /// Why no type of game fits a record's beginning.
  static func unknown(_ head: Record.Head) -> String {
    GameRegistry.games.contains { $0.name == head.game }
      ? "this arcade does not know the rules \(head.rules) of \(head.game)"
      : "there is no game \(head.game.quoted)"
  }

  /// What is wrong with a record, or nil where its moves give its score.
  static func finding(in record: Record) -> Finding? {
    guard let game = game(record.head.game, rules: record.head.rules) else {
      return .unplayable(unknown(record.head))
    }
    return finding(in: record, as: game)
  }

  /// The same for a record of a certain game and rules.
  static func finding<G: ArcadeGame>(in record: Record, as game: G.Type) -> Finding? {
    var game: G
    do throws(InvalidInput) {
      game = try Round<G>(record.head).start
    } catch {
      return .unplayable(error.message)
    }
    var letters = record.results.unicodeScalars.makeIterator()
    var last: (number: Int, text: String)?
    for word in record.moves.utf8.split(separator: UInt8(ascii: " ")) {
      let (text, letter) = (String(Substring(word)), letters.next())
      if text == Journal.Move.hint.text, letter == Journal.Move.hint.letter { continue }
      let number = (last?.number ?? 0) + 1
      last = (number, text)
      if let fault = fault(of: text, letter, in: &game) {
        return .differs(move: number, text, fault)
      }
    }
    guard let last else { return .empty }
    return fault(of: record, at: game).map { .differs(move: last.number, last.text, $0) }
  }

  /// Makes a move; answers what is wrong with it, where anything is.
  private static func fault<G: ArcadeGame>(
    of text: String, _ letter: Unicode.Scalar?, in game: inout G
  ) -> String? {
    guard let move = G.Move(text) else { return "is no move" }
    do throws(G.Refusal) {
      let mark = game.mark(of: try game.apply(move))
      guard let letter else { return "is \(mark.word), of which the record says nothing" }
      return letter == mark.letter ? nil : "is \(mark.word), the record says '\(letter)'"
    } catch {
      return "is refused: " + game.reason(for: error, .untranslated)
    }
  }

  /// What the end of a game and a record of it don't share.
  private static func fault<G: ArcadeGame>(of record: Record, at game: G) -> String? {
    if let score = record.score, score != game.score.value {
      return "gives \(G.unit.counted(game.score.value, .en)), the record says \(score)"
    }
    let status = game.status.recorded
    guard status == record.status else {
      return "leaves the game \(status), the record says \(record.status)"
    }
    let count = record.moves.utf8.split(separator: UInt8(ascii: " ")).count
    return record.results.unicodeScalars.count == count
      ? nil : "is the last one, but the record has more results"
  }
}
