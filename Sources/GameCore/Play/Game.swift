import TextUI

/// A game as a value: a deal made from options and a seed, changed only by moves, each of which
/// answers with one event.
///
/// Everything that plays a game, in lines, as JSON lines or on the screen, is written over this
/// protocol and never for one game. What is hidden stays inside: a player sees events, ``status``
/// and ``score``, and what the game's words and fields tell.
public protocol Game: Sendable {
  /// What a player may choose. Its table makes the flags, the help and the JSON.
  associatedtype Options: GameOptions

  /// The whole hidden layout, with a text form, so that a deal can be written down and dealt again.
  associatedtype Deal: LosslessStringConvertible & Equatable & Sendable

  /// One move, with the text form that people type and programs read.
  associatedtype Move: LosslessStringConvertible & Equatable & Sendable

  /// What one accepted move did: a small value.
  associatedtype Event: Equatable & Sendable

  /// Why a move can't be made.
  associatedtype Refusal: RefusalReason

  /// The score's type, which knows its unit and which way is better.
  associatedtype Points: Score

  /// The number of the rules, raised when a change would change a game already played.
  static var rules: Int { get }

  /// The deal that these options get from `random`, which is drawn from for nothing else.
  static func deal(
    _ options: Options, using random: inout some RandomSource
  ) throws(InvalidInput) -> Deal

  /// Chooses what a written deal leaves no choice of, such as how many tiles there are.
  static func fit(_ options: inout Options, to deal: Deal)

  /// A game at its start. Throws where the deal is not one that the options allow.
  init(options: Options, deal: Deal) throws(InvalidInput)

  /// Makes a move. A refused one changes nothing.
  mutating func apply(_ move: Move) throws(Refusal) -> Event

  /// Whether the game goes on, and if not, how it ended.
  var status: Status { get }

  /// The score so far.
  var score: Points { get }
}

extension Game {
  public static func fit(_ options: inout Options, to deal: Deal) {}
}

/// How a game stands. The raw values are those of the JSON lines.
public enum Status: String, Sendable {
  /// The game goes on.
  case playing

  /// The player found all there was to find.
  case won

  /// Nothing is left to do, and the score says how it went.
  case over
}

/// Why a move is refused: a game's own list of reasons.
public protocol RefusalReason: Error, Equatable {
  /// The text is not a move of this game at all.
  static var unreadable: Self { get }
}
