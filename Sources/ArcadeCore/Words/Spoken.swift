/// What a game says to a player in line play, in every language.
///
/// Only what a player may know is ever said: the secret and the faces that are down stay hidden.
public protocol Spoken: Game {
  /// What is asked of the player, in a sentence or two.
  func task(_ voice: Voice) -> String

  /// What can be typed as a move, in a sentence.
  func moveHelp(_ voice: Voice) -> String

  /// The question for the next answer, without the space after it. `answers` are those that were
  /// given for this move already.
  func question(after answers: [String], _ voice: Voice) -> String

  /// The move that a person's answers make, or nil while another answer is needed.
  func move(from answers: [String]) throws(Refusal) -> Move?

  /// The board as lines of text that fit the voice's width where they can.
  func board(_ voice: Voice) -> [String]

  /// What a move did, in a sentence or two.
  func sentence(for event: Event, _ voice: Voice) -> String

  /// Why a move was refused and what would be right, in a sentence or two.
  func reason(for refusal: Refusal, _ voice: Voice) -> String

  /// How the game went, once it has ended.
  func verdict(_ voice: Voice) -> String

  /// What comes before a person's first game where no deal was asked for; nil for no menu.
  static func menu(startingWith options: Options) -> (any Menu<Options>)?
}

extension Spoken {
  public func move(from answers: [String]) throws(Refusal) -> Move? {
    guard let answer = answers.last, let move = Move(answer) else { throw .unreadable }
    return move
  }

  public static func menu(startingWith options: Options) -> (any Menu<Options>)? { nil }
}

/// A list to choose from, as a value that a session shows and sends words to.
public protocol Menu<Choice> {
  /// What the menu is for choosing.
  associatedtype Choice

  /// The lines to show: what can be chosen, each with its number.
  func page(_ voice: Voice) -> [String]

  /// What a typed word does, or nil where it is none of the choices.
  mutating func choose(_ word: String) -> MenuStep<Choice>?
}

extension Menu {
  /// Lines of a page, each item behind its number.
  public func numbered(_ items: [String]) -> [String] {
    items.enumerated().map { "  \($0.offset + 1)  \($0.element)" }
  }

  /// Which of the items a word chooses, by its number or by its name.
  public func index(of word: String, in names: [String]) -> Int? {
    if let number = WholeNumber.parse(word), names.indices.contains(number - 1) {
      return number - 1
    }
    return names.firstIndex(of: word)
  }
}

/// What a word typed at a menu leads to.
public enum MenuStep<Choice> {
  /// The menu shows another page.
  case turned

  /// The menu goes on, and this choice is to be kept for the next time.
  case kept(Choice)

  /// The menu is done, and this is to be played.
  case play(Choice)
}
