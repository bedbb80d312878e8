/// The public side of a game: everything that the players may see, and the rules of moving.
///
/// A position is made from its setup and changes only by events. So nothing hidden can be drawn,
/// said or sent: the position doesn't know it.
public protocol Position: Sendable {
  /// The facts known before the first move.
  associatedtype Setup: Sendable

  /// A move. People type its text form, and programs read it.
  associatedtype Move: LosslessStringConvertible & Equatable & Sendable

  associatedtype Event: MoveEvent
  associatedtype Refusal: MoveRefusal
  associatedtype Points: Score

  init(_ setup: Setup)

  var setup: Setup { get }

  var seating: Seating { get }

  /// Throws if the rules don't allow a move to the seat whose turn it is.
  func check(_ move: Move) throws(Refusal)

  /// Returns whether a move that ``check(_:)`` allows can have a result, by what is known. Another
  /// machine may tell any result.
  func isPossible(_ event: Event, of move: Move) -> Bool

  /// Applies the result of a move that ``check(_:)`` allows.
  mutating func take(_ event: Event)

  var phase: Phase { get }

  var score: Points { get }

  /// Returns the score of a seat; in turns, the points or pairs that the seat has taken.
  func score(of seat: Seat) -> Int

  static func unit(_ seating: Seating) -> ScoreUnit

  /// Returns the move, or a legal move instead if the rules of playing in turns refuse it.
  func useful(_ move: Move) -> Move
}

/// The result of one move: a small value with a complete text form.
public protocol MoveEvent: LosslessStringConvertible, Equatable, Sendable {
  associatedtype Outcome: MoveOutcome

  var outcome: Outcome { get }
}

public protocol MoveRefusal: Error, Equatable, Sendable {
  associatedtype Code: RefusalCode

  /// The kind of the refusal, as programs read it.
  var code: Code { get }
}

/// The kinds of refusal in a game. Their raw values never change, and have one meaning in all
/// games.
public protocol RefusalCode: RawRepresentable<String>, CaseIterable {
  /// The meaning of the code for the manual: a sentence without a full stop.
  var meaning: String { get }
}

/// The kinds of outcome of a game's moves. The raw value is the `result` in JSON lines.
public protocol MoveOutcome: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The letter in records, unique in the game: by default the first letter of the raw value.
  var letter: Unicode.Scalar { get }

  /// The sign in a line to share, which must not reveal anything hidden; nil for no sign.
  var sign: OutcomeSign? { get }
}

extension MoveOutcome {
  public var letter: Unicode.Scalar { rawValue.unicodeScalars.first ?? "?" }
}

/// The sign of an outcome: a symbol of any width, its ASCII form, and its meaning.
public struct OutcomeSign: Equatable, Sendable {
  public let meaning: Phrase

  private let symbol: String
  private let ascii: String

  public init(_ symbol: String, ascii: String, en english: String, zh chinese: String) {
    (self.symbol, self.ascii) = (symbol, ascii)
    meaning = Phrase(en: english, zh: chinese)
  }

  /// Returns the sign, or its meaning in plain text.
  public func text(_ presentation: Presentation) -> String {
    presentation.isPlain
      ? meaning(presentation.language) : presentation.isASCII ? ascii : symbol
  }
}

extension Position {
  @inlinable public var seating: Seating { .alone }
  public func score(of seat: Seat) -> Int { score.value }
  public static var unit: ScoreUnit { Points.unit }
  public static func unit(_ seating: Seating) -> ScoreUnit { unit }
  @inlinable public func useful(_ move: Move) -> Move { move }

  public var results: [GameResult] {
    seating.seats.map { GameResult(score: score(of: $0), isLost: phase == .lost) }
  }
}
