import GameCore

/// What is known of a game of spell before the first move.
public struct SpellSetup: Sendable {
  let size: Int
  let isStrict: Bool
  let seats: Int

  /// The number of guesses after which the game is over.
  let limit: Int
}

/// The public side of spell: the guesses made.
public struct SpellPosition: Position {
  public let setup: SpellSetup

  /// The guesses made.
  public private(set) var guesses: [SpellEvent] = []

  public init(_ setup: SpellSetup) {
    self.setup = setup
  }

  public func check(_ move: SpellMove) throws(SpellRefusal) {
    guard phase.isPlaying else { throw .ended }
    guard move.word.count == setup.size else { throw .length(move.word.count) }
    if setup.isStrict, guesses.contains(where: { $0.word == move.word }) { throw .repeated }
  }

  public func isPossible(_ event: SpellEvent, of move: SpellMove) -> Bool {
    event.word == move.word
  }

  public mutating func take(_ event: SpellEvent) {
    guesses.append(event)
  }

  public var phase: Phase {
    if guesses.last?.outcome == .found { return .won }
    return guesses.count == setup.limit ? .lost : .turn(Seat(guesses.count % setup.seats))
  }

  public var seating: Seating { setup.seats == 1 ? .alone : .two() }

  public var score: Guesses { Guesses(score(of: .first)) }

  public func score(of seat: Seat) -> Int {
    guesses.indices.count { $0 % setup.seats == seat.index }
  }
}

/// A guess: a word of the letters a to f.
public struct SpellMove: LosslessStringConvertible, ExpressibleByStringLiteral, Equatable, Sendable
{
  let word: [Character]

  public init(stringLiteral word: String) {
    self.word = Array(word)
  }

  public init?(_ text: String) {
    guard !text.isEmpty, text.allSatisfy(Spell.letters.contains) else { return nil }
    word = Array(text)
  }

  init(_ word: [Character]) {
    self.word = word
  }

  public var description: String { String(word) }
}

/// The result of a guess. Its text form is `abc 2`, or `abd found`.
public struct SpellEvent: MoveEvent {
  let word: [Character]
  let right: Int
  let isFound: Bool

  init(_ word: [Character], _ right: Int, isFound: Bool) {
    (self.word, self.right, self.isFound) = (word, right, isFound)
  }

  public var outcome: SpellOutcome { isFound ? .found : right == 0 ? .none : .near }

  public var description: String { "\(String(word)) \(isFound ? "found" : "\(right)")" }

  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let move = SpellMove(words[0]) else { return nil }
    if words[1] == "found" {
      self.init(move.word, move.word.count, isFound: true)
    } else if let right = WholeNumber.parse(words[1]), right < move.word.count {
      self.init(move.word, right, isFound: false)
    } else {
      return nil
    }
  }
}

/// The kinds of outcome that a guess can have. The first has no sign.
public enum SpellOutcome: String, MoveOutcome {
  case none, near, found

  public var letter: Unicode.Scalar {
    switch self {
    case .none: "n"
    case .near: "e"
    case .found: "f"
    }
  }

  public var sign: OutcomeSign? {
    switch self {
    case .none: nil
    case .near: OutcomeSign("◐", ascii: "~", en: "near", zh: "接近")
    case .found: OutcomeSign("🟢", ascii: "*", en: "found", zh: "找到")
    }
  }
}

/// A reason why a guess isn't allowed.
public enum SpellRefusal: MoveRefusal {
  case length(Int)
  case repeated
  case ended

  public enum Code: String, RefusalCode {
    case length = "wrong-length"
    case repeated = "guessed-before"
    case ended = "game-over"

    public var meaning: String { rawValue }
  }

  public var code: Code {
    switch self {
    case .length: .length
    case .repeated: .repeated
    case .ended: .ended
    }
  }
}
