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
  /// another outcome than the record says; returns its index, and the error as the end of a
  /// sentence that begins with the move or its line.
  ///
  /// Inlined, as each call would look up the types of the game again.
  @inline(__always)
  static func replay(
    _ moves: [RecordedMove], hint: () -> Void,
    play: (Move) throws(Refusal) -> Event.Outcome, reason: (Refusal) -> String
  ) -> (index: Int, error: String)? {
    for (index, (text, letter)) in moves.enumerated() {
      if text == Journal.Move.hint.text, letter == Journal.Move.hint.letter {
        hint()
        continue
      }
      guard let move = Move(text) else { return (index, "is not a move") }
      do throws(Refusal) {
        let outcome = try play(move)
        if outcome.letter == letter { continue }
        let recorded = letter.map { "says '\($0)'" } ?? "has no letter for it"
        return (index, "is \(outcome.rawValue), but the record \(recorded)")
      } catch {
        return (index, "is refused: \(reason(error))")
      }
    }
    return nil
  }
}
