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
