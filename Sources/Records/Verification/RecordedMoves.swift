import GameCore

extension Record {
  /// The number of hints given.
  public var hints: Int { results.unicodeScalars.count { $0 == Journal.Move.hint.letter } }

  /// The moves and hints in order.
  var recordedMoves: [RecordedMove] {
    var letters = results.unicodeScalars.makeIterator()
    return moves.utf8.split(separator: UInt8(ascii: " ")).map {
      (String(Substring($0)), letters.next())
    }
  }
}

/// A recorded move or hint with its letter, or nil where that is missing.
typealias RecordedMove = (text: String, letter: Unicode.Scalar?)

extension PlayerText {
  /// Makes recorded moves and hints in order, up to one that the rules don't allow or that has
  /// another outcome than the record says; returns its index and its error.
  ///
  /// Inlined, as each call would look up the types of the game again.
  @inline(__always)
  static func replay(
    _ moves: [RecordedMove], hint: () -> Void,
    play: (Move) throws(Refusal) -> Event.Outcome, reason: (Refusal) -> String
  ) -> (index: Int, error: MoveError)? {
    let letters = OutcomeLetters(Event.Outcome.self)
    for (index, (text, letter)) in moves.enumerated() {
      if text == Journal.Move.hint.text, letter == Journal.Move.hint.letter {
        hint()
        continue
      }
      guard let move = Move(text) else { return (index, .unreadable) }
      do throws(Refusal) {
        let outcome = try play(move)
        guard let letter else { return (index, .unrecorded(outcome.rawValue)) }
        if letters[outcome] != letter {
          return (index, .differs(outcome.rawValue, recorded: letter))
        }
      } catch {
        return (index, .refused(reason(error)))
      }
    }
    return nil
  }
}

/// An error in a recorded move.
enum MoveError: Error, Equatable {
  /// The text isn't a move.
  case unreadable

  /// The rules don't allow it, for a reason.
  case refused(String)

  /// It has another outcome than the record says.
  case differs(String, recorded: Unicode.Scalar)

  /// The record has no letter for it.
  case unrecorded(String)

  /// The end of a sentence that begins with the move or its line.
  var message: String {
    switch self {
    case .unreadable: "is not a move"
    case .refused(let reason): "is refused: \(reason)"
    case .differs(let word, let letter): "is \(word), but the record says '\(letter)'"
    case .unrecorded(let word): "is \(word), but the record has no letter for it"
    }
  }
}
