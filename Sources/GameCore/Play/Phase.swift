/// The state of play: a seat's turn, or the end.
public enum Phase: Equatable, Sendable {
  case turn(Seat)

  case won

  /// The game has ended with its task undone.
  case lost

  case over

  /// The phase at the end of a game of two for who is ahead by a lead: one wins, the other loses.
  public init(lead: Int) { self = lead > 0 ? .won : lead < 0 ? .lost : .over }

  @inlinable public var seat: Seat? {
    if case .turn(let seat) = self { seat } else { nil }
  }

  @inlinable public var isPlaying: Bool { seat != nil }

  /// The status of a game that stops in this phase, as spelled in records and JSON lines.
  public var status: String {
    switch self {
    case .turn: Self.unfinished
    case .won: "won"
    case .lost: "lost"
    case .over: "over"
    }
  }

  /// The status of a game that its player left before the end.
  public static let unfinished = "unfinished"
}

/// A player's place at the board. Solo play has one seat.
public struct Seat: Hashable, Sendable {
  public let index: Int

  @inlinable
  public init(_ index: Int) { self.index = index }

  /// The seat that makes the first move.
  @inlinable public static var first: Seat { Seat(0) }

  public static var both: [Seat] { [.first, Seat(1)] }

  @inlinable public var other: Seat { self == .first ? Seat(1) : .first }

  /// The seat's number as people and programs see it, from 1.
  public var number: Int { index + 1 }

  public var style: Style { Style(self == .first ? .low : .high) }

  /// Returns the sign of a seat, which works without colours.
  public func sign(_ presentation: Presentation) -> String {
    switch (self, presentation.isASCII) {
    case (.first, false): "■"
    case (.first, true): "A"
    case (_, false): "□"
    case (_, true): "B"
    }
  }
}

/// The progress of a game, in steps of equal weight.
public struct Progress: Equatable, Sendable {
  public let done, all: Int

  /// True if an opponent may see the progress because it reveals nothing of the deal.
  public let isPublic: Bool

  public init(_ done: Int, of all: Int, isPublic: Bool = false) {
    (self.done, self.all, self.isPublic) = (done, all, isPublic)
  }

  /// Returns the progress in two lengths: the numbers, `3/12`, and the dots.
  public func texts(_ presentation: Presentation) -> [String] {
    ["\(done)/\(all)", text(presentation)]
  }

  /// Returns a dot for each step, filled for the finished steps.
  public func text(_ presentation: Presentation) -> String {
    let (full, empty) = presentation.isASCII ? ("#", ".") : ("●", "○")
    return String(repeating: full, count: done) + String(repeating: empty, count: all - done)
  }
}
