/// The first steps of a game for a new player, on a deal of its own.
public struct Lesson<P: Position>: Sendable {
  /// What the lesson is about if it isn't the game as such, or nil.
  public let topic: String?

  public let deal: String
  public let steps: [Step]
  public let end: Phrase

  public struct Step: Sendable {
    public let text: Phrase

    /// A further sentence for the screen, about its keys and colours, or nil.
    public let onScreen: Phrase?

    /// Returns whether the step is done in a position after a number of moves.
    public let isDone: @Sendable (_ position: P, _ turns: Int) -> Bool

    public init(
      _ text: Phrase, onScreen: Phrase? = nil,
      until isDone: @escaping @Sendable (_ position: P, _ turns: Int) -> Bool
    ) {
      (self.text, self.onScreen, self.isDone) = (text, onScreen, isDone)
    }

    /// Creates a step that is done after a number of moves.
    public init(_ text: Phrase, onScreen: Phrase? = nil, moves: Int) {
      self.init(text, onScreen: onScreen) { $1 >= moves }
    }

    /// Creates the last step, which is done when the game is over.
    public init(last text: Phrase, onScreen: Phrase? = nil) {
      self.init(text, onScreen: onScreen) { position, _ in !position.phase.isPlaying }
    }
  }

  /// Returns the index of the first step that is not done; the number of steps after the last one,
  /// and once the game has come to a good end.
  public func step(at position: P, _ turns: Int) -> Int {
    guard position.phase.isPlaying || position.phase == .lost else { return steps.count }
    return steps.firstIndex { !$0.isDone(position, turns) } ?? steps.count
  }

  public init(topic: String? = nil, deal: String, steps: [Step], end: Phrase) {
    (self.topic, self.deal, self.steps, self.end) = (topic, deal, steps, end)
  }
}
