public struct Hint<P: Position>: Sendable {
  public let move: P.Move

  public let words: String
  public let reason: String

  /// The equally good moves, in a sentence, or nil to say nothing.
  public let alternatives: String?

  /// Returns the reason and the equally good moves.
  public func explanation(_ presentation: Presentation) -> String {
    [reason, alternatives].compactMap { $0 }.joined(separator: presentation.gap)
  }

  public func shortSentence(_ presentation: Presentation) -> String {
    presentation(en: "Hint: \(words).", zh: "提示：\(words)。")
  }

  public func sentence(_ presentation: Presentation) -> String {
    shortSentence(presentation) + presentation.gap + explanation(presentation)
  }
}
