public struct NoOptions: GameOptions {
  public static let table: [Option<NoOptions>] = []

  public init() {}
}

/// A move that is a whole number: a guess, or the number of a tile on the current board, from 1.
public struct NumberMove: LosslessStringConvertible, Equatable, Sendable {
  public let number: Int

  @inlinable public init(_ number: Int) { self.number = number }

  public init?(_ text: String) {
    guard let number = WholeNumber.parse(text) else { return nil }
    self.number = number
  }

  public var description: String { String(number) }
}

/// An event that is a move and its outcome. Its text form is `50 low`.
public protocol SimpleEvent: MoveEvent {
  associatedtype Move: LosslessStringConvertible & Equatable & Sendable
  var move: Move { get }

  init(move: Move, outcome: Outcome)
}

extension SimpleEvent {
  public init?(_ text: String) {
    guard let space = text.lastIndex(of: " "), let move = Move(String(text[..<space])),
      let outcome = Outcome(rawValue: String(text[space...].dropFirst()))
    else { return nil }
    self.init(move: move, outcome: outcome)
  }

  public var description: String { "\(move) \(outcome.rawValue)" }
}

/// The refusal in games that allow every move until the end.
public enum GameEnded: String, MoveRefusal, RefusalCode {
  case ended = "game-over"

  public var code: Self { self }
  public var meaning: String { "The game has ended" }
}

extension Position where Event: SimpleEvent, Event.Move == Move {
  public func isPossible(_ event: Event, of move: Move) -> Bool { event.move == move }
}

extension PlayerText where Refusal == GameEnded {
  public func check(_ move: Move) throws(GameEnded) {
    if !phase.isPlaying { throw .ended }
  }

  public func reason(for refusal: GameEnded, _ presentation: Presentation) -> String {
    presentation(en: "The game has ended.", zh: "这一局已经结束了。")
  }
}

/// Moves with a few fixed words get their text form from their raw values.
extension LosslessStringConvertible where Self: RawRepresentable<String> {
  public init?(_ text: String) {
    self.init(rawValue: text)
  }

  public var description: String { rawValue }
}
