/// The first steps of a game for a new player, on a deal of its own.
public struct Lesson<P: Position>: Sendable {
  /// What the lesson is about if it isn't the game as such, or nil.
  public let topic: String?

  public let deal: String
  public let steps: [Step]
  public let end: Phrase

  public struct Step: Sendable {
    public let text: Phrase

    /// Returns whether the step is done in a position after a number of moves.
    public let isDone: @Sendable (_ position: P, _ turns: Int) -> Bool

    public init(
      _ text: Phrase, until isDone: @escaping @Sendable (_ position: P, _ turns: Int) -> Bool
    ) {
      (self.text, self.isDone) = (text, isDone)
    }
  }

  public init(topic: String? = nil, deal: String, steps: [Step], end: Phrase) {
    (self.topic, self.deal, self.steps, self.end) = (topic, deal, steps, end)
  }
}
