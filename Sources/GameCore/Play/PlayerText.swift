import TextUI

/// What a game says to a player, in every language.
///
/// Only what a player may know is ever said: the secret and the faces that are down stay hidden.
public protocol PlayerText: Game {
  /// What is asked of the player, in a sentence or two.
  func task(_ presentation: Presentation) -> String

  /// What can be typed as a move, in a sentence.
  func moveHelp(_ presentation: Presentation) -> String

  /// The question for the next answer, without the space after it. `answers` are those that were
  /// given for this move already.
  func question(after answers: [String], _ presentation: Presentation) -> String

  /// The move that a person's answers make, or nil while another answer is needed.
  func move(from answers: [String]) throws(Refusal) -> Move?

  /// The board as lines of text that fit the voice's width where they can.
  func board(_ presentation: Presentation) -> [String]

  /// What a move did, in a sentence or two.
  func sentence(for event: Event, _ presentation: Presentation) -> String

  /// Why a move was refused and what would be right, in a sentence or two.
  func reason(for refusal: Refusal, _ presentation: Presentation) -> String

  /// How the game went, once it has ended.
  func verdict(_ presentation: Presentation) -> String

  /// What comes before a person's first game where no deal was asked for; nil for no menu.
  static func menu(startingWith options: Options) -> (any Menu<Options>)?
}

extension PlayerText {
  public func move(from answers: [String]) throws(Refusal) -> Move? {
    guard let answer = answers.last, let move = Move(answer) else { throw .unreadable }
    return move
  }

  public static func menu(startingWith options: Options) -> (any Menu<Options>)? { nil }
}
