import TextUI

/// A game's screen: what a player has set on it, such as the focus; what keys and clicks mean; and
/// how a position is drawn.
///
/// A drawing is a function of position, screen and time, so nothing runs while nothing moves, and a
/// test needs no clock.
public protocol GameScreen<P>: Sendable {
  associatedtype P: Position

  /// The keys, for the pages that list them.
  static var keys: [KeyHelp] { get }

  /// The keys that do something in this game.
  var keys: [KeyHelp] { get }

  /// Returns how to play on this screen: what a person reads before the first move.
  func introduction(_ presentation: Presentation) -> String

  /// Handles a key or a click, whose point is counted from the game's own area.
  mutating func handle(
    _ input: Input, at position: P, _ scene: Scene
  ) -> ScreenResponse<P.Move>

  /// Shows the result of a move. The scene's size means nothing here.
  mutating func show(_ event: P.Event, from before: P, to after: P, _ scene: Scene)

  /// Puts the focus on a move that could be made.
  mutating func point(to move: P.Move, at position: P)

  /// Draws the position. Called only if there is room.
  func draw(_ position: P, on canvas: inout Canvas, _ scene: Scene)

  /// Returns the least area that has room, or nil if the scene's is large enough.
  func missingRoom(for position: P, _ scene: Scene) -> Size?

  /// Returns when the drawing changes by itself next, in milliseconds; nil while nothing moves.
  func nextChange(after time: Int) -> Int?
}

extension GameScreen {
  public var keys: [KeyHelp] { Self.keys }
  public func nextChange(after time: Int) -> Int? { nil }
}

/// The circumstances in which a screen is drawn.
public struct Scene: Sendable {
  /// The extent of the game's area.
  public var size: Size

  /// The language and signs to draw with.
  public var presentation: Presentation

  /// A time in milliseconds, of a clock that only rises.
  public var time: Int

  /// Whether things may move.
  public var isAnimated: Bool

  /// Creates a scene.
  public init(size: Size, presentation: Presentation, time: Int = 0, isAnimated: Bool = false) {
    self.size = size
    self.presentation = presentation
    self.time = time
    self.isAnimated = isAnimated
  }
}

/// The response to a key or a click.
public enum ScreenResponse<Move: Sendable>: Sendable {
  /// A move to make.
  case move(Move)

  /// A change on the screen, with a message to show until the next input.
  case changed(String? = nil)

  /// Nothing: the input has no meaning here.
  case ignored
}
