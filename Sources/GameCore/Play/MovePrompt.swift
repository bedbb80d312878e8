/// The questions of line play and the moves from a person's answers. By default a move is one word.
public protocol MovePrompt<P>: Sendable {
  associatedtype P: PlayerText
  func help(at position: P, _ presentation: Presentation) -> String

  /// Returns the question that follows the answers already given for a move.
  func question(after answers: [String], at position: P, _ presentation: Presentation) -> String

  func board(at position: P, _ presentation: Presentation) -> [String]

  /// Returns the meaning of the answers given for a move, of which there is at least one.
  func reading(of answers: [String], at position: P, _ presentation: Presentation)
    -> PromptReading<P.Move>
}

public enum PromptReading<Move> {
  case move(Move)

  /// A part of a move; another question follows.
  case partial

  /// No move, with the reason.
  case refused(String)

  case unreadable
}

extension MovePrompt {
  public func help(at position: P, _ presentation: Presentation) -> String {
    position.moveHelp(presentation)
  }

  public func question(
    after answers: [String], at position: P, _ presentation: Presentation
  ) -> String {
    position.question(presentation)
  }

  public func board(at position: P, _ presentation: Presentation) -> [String] {
    position.board(presentation)
  }

  public func reading(
    of answers: [String], at position: P, _ presentation: Presentation
  ) -> PromptReading<P.Move> {
    answers.last.flatMap { P.Move($0) }.map { .move($0) } ?? .unreadable
  }
}

public struct WordPrompt<P: PlayerText>: MovePrompt {
  public init() {}
}
