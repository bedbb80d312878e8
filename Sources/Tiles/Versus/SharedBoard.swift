import GameCore
import TextUI

/// A board of tiles at which two seats can take turns.
public protocol SharedBoard: TilePosition, JSONReporting
where Event.Outcome == TileOutcome {
  /// The unit of what the seats take, such as pairs.
  static var takenUnit: ScoreUnit { get }

  /// True if a game ends in which nothing new is shown any more.
  static var endsWhenStalled: Bool { get }

  /// The index of the tile that is up and waits for another one, or nil without one.
  var openTile: Int? { get }

  /// Returns the index of the tile that a number chooses, which must be allowed.
  func index(ofTile number: Int) -> Int

  /// Returns the face that an event showed: equal numbers are equal faces.
  func face(of event: Event) -> UInt8

  /// Returns what an event brings the seat that made the move.
  func gain(of event: Event) -> Int

  /// Returns the number of the tile that an event turned, on the board before it.
  func tile(of event: Event) -> Int
}
