import TextUI

/// A position in words, in every language. Everything that is said follows from what the players
/// may see.
public protocol PlayerText: Position {
  /// Returns what the player has to do, in a sentence or two.
  func task(_ presentation: Presentation) -> String

  /// Returns what can be typed as a move, in a sentence.
  func moveHelp(_ presentation: Presentation) -> String

  /// Returns what a move is, in a sentence: the reply to a text that is none.
  func moveForm(_ presentation: Presentation) -> String

  /// Returns the question for the next move, without the space after it.
  func question(_ presentation: Presentation) -> String

  /// Returns the board as lines of text that fit the presentation's width if they can.
  func board(_ presentation: Presentation) -> [String]

  /// Returns short facts to show beside the score, such as a number of turns.
  func facts(_ presentation: Presentation) -> [String]

  /// Returns what an event did, in a sentence or two. The position has taken it already.
  func sentence(for event: Event, _ presentation: Presentation) -> String

  /// Returns why a move is refused and what would be allowed, in a sentence or two.
  func reason(for refusal: Refusal, _ presentation: Presentation) -> String

  /// Returns how the game went, after its end.
  func verdict(_ presentation: Presentation) -> String

  /// What is typed as a move on an ``EntryScreen``.
  var entryForm: EntryForm { get }

  /// Returns the row that an ``EntryScreen`` shows for an event.
  func row(for event: Event, _ presentation: Presentation) -> String
}

extension PlayerText {
  public func moveForm(_ presentation: Presentation) -> String { moveHelp(presentation) }

  public func question(_ presentation: Presentation) -> String {
    presentation(en: "Your move:", zh: "请走棋：")
  }

  public func board(_ presentation: Presentation) -> [String] { [] }
  public var entryForm: EntryForm { EntryForm() }

  public func row(for event: Event, _ presentation: Presentation) -> String {
    sentence(for: event, presentation)
  }

  public func facts(_ presentation: Presentation) -> [String] { [] }

  public func verdict(_ presentation: Presentation) -> String {
    let score = Points.unit.counted(score.value, presentation.language)
    return presentation(en: "Done: \(score).", zh: "完成：\(score)。")
  }
}

/// How a person's typed answers become a move: one answer a move, unless a game asks more.
public protocol MovePrompt<P>: Sendable {
  associatedtype P: PlayerText

  /// Returns what can be typed, in a sentence.
  func help(at position: P, _ presentation: Presentation) -> String

  /// Returns the question for the next answer. `answers` were given for this move already.
  func question(after answers: [String], at position: P, _ presentation: Presentation) -> String

  /// Returns the board that goes with the question.
  func board(at position: P, _ presentation: Presentation) -> [String]

  /// Returns what the answers given for this move make.
  func reading(of answers: [String], at position: P, _ presentation: Presentation)
    -> PromptReading<P.Move>
}

/// What a person's answers make.
public enum PromptReading<Move> {
  /// A move.
  case move(Move)

  /// Part of a move, so that another question follows.
  case partial

  /// Not a move, for a reason in words.
  case refused(String)

  /// Nothing that can be read as a move.
  case unreadable
}

/// The prompt of games whose moves are one word.
public struct WordPrompt<P: PlayerText>: MovePrompt {
  /// Creates the prompt.
  public init() {}

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
