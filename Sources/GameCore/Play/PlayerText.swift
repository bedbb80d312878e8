import TextUI

/// A position in words, in every language. The words reveal only what the players may see.
public protocol PlayerText: Position {
  /// Returns the player's task, in a sentence or two.
  func task(_ presentation: Presentation) -> String

  /// Returns the instructions for typing a move, in a sentence.
  func moveHelp(_ presentation: Presentation) -> String

  /// Returns the form of a move, in a sentence: the reply to a text that is none.
  func moveForm(_ presentation: Presentation) -> String

  /// Returns the question for the next move, without the space after it.
  func question(_ presentation: Presentation) -> String

  /// Returns the board as lines of text that fit the presentation's width if they can.
  func board(_ presentation: Presentation) -> [String]

  /// Returns short facts to show beside the score, such as a number of turns.
  func facts(_ presentation: Presentation) -> [String]

  /// Returns the news of an event, in a sentence or two. The position has taken it already.
  func sentence(for event: Event, _ presentation: Presentation) -> String

  /// Returns the reason for a refusal and a cure, in a sentence or two.
  func reason(for refusal: Refusal, _ presentation: Presentation) -> String

  /// Returns the verdict on a finished game.
  func verdict(_ presentation: Presentation) -> String

  /// The form of a move on an ``EntryScreen``.
  var entryForm: EntryForm { get }

  /// Returns the row that an ``EntryScreen`` shows for an event.
  func row(for event: Event, _ presentation: Presentation) -> String
}

extension PlayerText {
  public func moveForm(_ presentation: Presentation) -> String { moveHelp(presentation) }

  public func question(_ presentation: Presentation) -> String {
    presentation(en: "Your move:", zh: "该你了：")
  }

  public func board(_ presentation: Presentation) -> [String] { [] }
  public var entryForm: EntryForm { EntryForm() }

  public func row(for event: Event, _ presentation: Presentation) -> String {
    sentence(for: event, presentation)
  }

  public func facts(_ presentation: Presentation) -> [String] { [] }

  public func verdict(_ presentation: Presentation) -> String {
    let score = Points.unit.counted(score.value, presentation.language)
    return presentation(en: "Done: \(score).", zh: "完成了，成绩是 \(score)。")
  }
}

/// The questions of line play, and the moves that a person's answers make. By default a move is one
/// word.
public protocol MovePrompt<P>: Sendable {
  associatedtype P: PlayerText

  /// Returns the instructions for answering, in a sentence.
  func help(at position: P, _ presentation: Presentation) -> String

  /// Returns the question that follows the answers given for this move so far.
  func question(after answers: [String], at position: P, _ presentation: Presentation) -> String

  /// Returns the board to show with the question.
  func board(at position: P, _ presentation: Presentation) -> [String]

  /// Returns the reading of the answers given for this move so far, at least one.
  func reading(of answers: [String], at position: P, _ presentation: Presentation)
    -> PromptReading<P.Move>
}

/// The reading of a person's answers.
public enum PromptReading<Move> {
  case move(Move)

  /// Part of a move, so that another question follows.
  case partial

  /// Not a move, for a reason in words.
  case refused(String)

  /// Nothing that can be read as a move.
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

/// The default prompt.
public struct WordPrompt<P: PlayerText>: MovePrompt {
  /// Creates the prompt.
  public init() {}
}
