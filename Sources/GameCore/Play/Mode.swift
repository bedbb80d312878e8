/// A way to play a game. The raw value is the name of the option that asks for it, and the end of
/// the game's name in records.
public enum Mode: String, CaseIterable, Sendable {
  case alone

  /// Two players take turns at one board.
  case turns = "versus"

  /// Two players have a board each, of the same deal.
  case race

  public var boards: Int { self == .race ? 2 : 1 }

  public func title(_ presentation: Presentation) -> String {
    switch self {
    case .alone: presentation(en: "alone", zh: "单人")
    case .turns: presentation(en: "in turns", zh: "轮流")
    case .race: presentation(en: "a race", zh: "比赛")
    }
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

  /// One seat.
  @inlinable public static var alone: Seating {
    Seating(count: 1, beginner: .first, mayPass: false)
  }

  /// Returns two seats, of which one begins.
  @inlinable
  public static func two(beginner: Seat = .first, mayPass: Bool = true) -> Seating {
    Seating(count: 2, beginner: beginner, mayPass: mayPass)
  }

  @inlinable public var isShared: Bool { count > 1 }

  public var seats: [Seat] { (0..<count).map { Seat($0) } }
}
