/// A way to play a game. The raw value is its option and the end of the game's name in records.
public enum Mode: String, CaseIterable, Sendable {
  case alone

  /// Two players take turns at one board.
  case turns = "versus"

  /// Two players have a board each, of the same deal.
  case race

  public var seating: Seating { self == .turns ? .two() : .alone }

  public var hasOpponent: Bool { self != .alone }

  /// The name of a mode with an opponent.
  public var title: Phrase {
    self == .race ? Phrase(en: "a race", zh: "比赛") : Phrase(en: "in turns", zh: "轮流")
  }
}

/// The seats at a board: one, or two that take turns.
@frozen public struct Seating: Equatable, Sendable {
  public let count: Int

  public let beginner: Seat

  /// True if a turn may show nothing new and take nothing, as between people. Two programs that
  /// play well could stand still for ever.
  public let mayPass: Bool

  @inlinable
  init(count: Int, beginner: Seat, mayPass: Bool) {
    (self.count, self.beginner, self.mayPass) = (count, beginner, mayPass)
  }

  @inlinable public static var alone: Seating {
    Seating(count: 1, beginner: .first, mayPass: false)
  }

  @inlinable
  public static func two(mayPass: Bool = true) -> Seating {
    Seating(count: 2, beginner: .first, mayPass: mayPass)
  }

  /// Returns these seats; if there are two, the given one begins.
  func begun(by seat: Seat) -> Seating {
    Seating(count: count, beginner: isShared ? seat : .first, mayPass: mayPass)
  }

  @inlinable public var isShared: Bool { count > 1 }

  public var seats: [Seat] { (0..<count).map { Seat($0) } }
}
