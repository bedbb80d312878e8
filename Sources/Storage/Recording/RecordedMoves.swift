import GameCore

extension Record {
  /// The number of hints given.
  public var hints: Int { results.unicodeScalars.count { $0 == Journal.Move.hint.letter } }

  /// The moves and hints in order, each with its letter, or nil where letters are missing.
  var recordedMoves: [(text: String, letter: Unicode.Scalar?)] {
    var letters = results.unicodeScalars.makeIterator()
    return moves.utf8.split(separator: UInt8(ascii: " ")).map {
      (String(Substring($0)), letters.next())
    }
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

extension Deal where P: PlayerText {
  /// Replays the moves and hints of a record or a journal up to the first one that the rules don't
  /// allow or that has another outcome than recorded. Returns the index of that and its error, or
  /// nil if there is none. `play` makes a move.
  // Inlined, as each call would look up the types of the game again.
  @inline(__always)
  static func replay(
    _ moves: [(text: String, letter: Unicode.Scalar?)], noteHint: () -> Void,
    play: (P.Move) throws(MoveError) -> P.Event
  ) -> (index: Int, error: MoveError)? {
    let letters = OutcomeLetters<P.Event.Outcome>()
    for (index, (text, letter)) in moves.enumerated() {
      if text == Journal.Move.hint.text, letter == Journal.Move.hint.letter {
        noteHint()
        continue
      }
      guard let move = P.Move(text) else { return (index, .unreadable) }
      do throws(MoveError) {
        let outcome = try play(move).outcome
        guard let letter else { throw .unrecorded(outcome.rawValue) }
        guard letters[outcome] == letter else {
          throw .differs(outcome.rawValue, recorded: letter)
        }
      } catch {
        return (index, error)
      }
    }
    return nil
  }
}
