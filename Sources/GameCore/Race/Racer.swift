import TextUI

/// The public facts about a player in a race, which tell nothing of the deal. Their text form is
/// `turns 3 score -4 done 1`, with ` finished` at the end.
public struct Racer: LosslessStringConvertible, Equatable, Sendable {
  /// The number of moves made.
  public let turns: Int

  /// The score so far.
  public let score: Int

  /// The part of the task that is done, or nil if that would tell of the deal.
  public let done: Int?

  /// True if the player has finished.
  public let isFinished: Bool

  /// Creates what may be known of a player at a position after a number of moves.
  init(_ position: some PlayerText, turns: Int) {
    self.turns = turns
    score = position.score.value
    done = position.openProgress?.done
    isFinished = !position.phase.isPlaying
  }

  public var description: String {
    "turns \(turns) score \(score)" + (done.map { " done \($0)" } ?? "")
      + (isFinished ? " finished" : "")
  }

  public init?(_ text: String) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    isFinished = words.last == "finished"
    if isFinished { words.removeLast() }
    guard words.count == 4 || words.count == 6, words[0] == "turns", words[2] == "score",
      let turns = WholeNumber.parse(words[1]), let score = Int(words[3])
    else { return nil }
    if words.count == 6 {
      guard words[4] == "done", let done = WholeNumber.parse(words[5]) else { return nil }
      self.done = done
    } else {
      done = nil
    }
    (self.turns, self.score) = (turns, score)
  }

  /// The fields of the JSON lines.
  var fields: JSONObject {
    var fields: JSONObject = [
      "turns": .number(turns), "score": .number(score), "finished": .bool(isFinished),
    ]
    if let done { fields["done"] = .number(done) }
    return fields
  }
}
