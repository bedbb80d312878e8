import GameCore

/// The lines in which programs play. No word of them is translated.
public enum JSONLines {
  /// The version of the protocol.
  private static var version: Int { 1 }

  /// Returns the first line of a game.
  public static func begin<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ position: some PlayerText
  ) -> JSONObject {
    let fields: JSONObject = [
      "game": .string(G.name), "options": .object(options.fields), "protocol": .number(version),
      "rules": .number(G.rules), "type": "begin",
    ]
    return fields.merging(position.openingFields)
  }

  /// Returns the line of a move, the `turn`-th one, that led to a position.
  public static func move<P: PlayerText>(
    _ move: P.Move, _ event: P.Event, turn: Int, _ position: P
  ) -> JSONObject {
    var fields: JSONObject = [
      "move": .string(move.description), "result": .string(event.outcome.rawValue),
      "score": .number(position.score.value), "turn": .number(turn), "type": "move",
    ]
    // So that a program knows that only the end follows, and doesn't write again.
    if !position.phase.isPlaying { fields["status"] = .string(position.phase.status) }
    return fields.merging(position.fields(for: event))
  }

  /// Returns the line about a word that is no move, or none that the rules allow.
  public static func refused(_ word: String, _ reason: String) -> JSONObject {
    ["input": .string(word), "reason": .string(reason), "type": "refused"]
  }

  /// Returns the line of a hint.
  public static func hint<P: Position>(_ hint: Hint<P>) -> JSONObject {
    ["move": .string(hint.move.description), "reason": .string(hint.reason), "type": "hint"]
  }

  /// Returns the last line of a game with these moves, finished or not.
  public static func end<P: PlayerText>(
    _ position: P, moves: String, turns: Int
  ) -> JSONObject {
    let fields: JSONObject = [
      "better": .string(P.Points.better.rawValue), "moves": .string(moves),
      "score": .number(position.score.value), "status": .string(position.phase.status),
      "turns": .number(turns), "type": "end", "unit": .string(P.Points.unit.name),
    ]
    return fields.merging(position.closingFields)
  }
}

extension Playthrough {
  /// The fields of the last line that the position can't tell.
  public var closingFields: JSONObject {
    var fields: JSONObject = ["hints": .number(hints.count)]
    if !isPlaying {
      fields["share"] = .string(share(.shared))
      if let par { fields["par"] = .decimal((par * 10_000).rounded() / 10_000) }
      if let review { fields["coach"] = .object(review.fields) }
    }
    return fields.merging(source.origin.fields)
  }
}
