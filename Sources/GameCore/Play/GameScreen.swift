/// A game's screen: its state, such as the focus; its keys and clicks; and its drawing.
///
/// A drawing is a function of position, screen and time. So nothing runs while nothing moves, and
/// tests need no clock.
public protocol GameScreen<P>: Sendable {
  associatedtype P: Position

  /// The game's keys, for the help.
  static var keys: [KeyHelp] { get }
  var keys: [KeyHelp] { get }

  /// Returns the instructions shown before the first move, in a sentence or two.
  func introduction(to position: P, _ presentation: Presentation) -> String

  /// Returns whether the screen claims a key that otherwise has a meaning in every game, such as a
  /// letter of a move. With Ctrl the key keeps its other meaning.
  func claims(_ key: Key, at position: P) -> Bool

  /// Handles an input. Points are relative to the game's area.
  mutating func handle(
    _ input: Input, at position: P, _ scene: DrawContext
  ) -> ScreenResponse<P.Move>

  /// Shows the result of a move. The size in the scene is not set.
  mutating func show(_ event: P.Event, from before: P, to after: P, _ scene: DrawContext)

  /// Puts the focus on a move that a hint names, so that Enter makes just that move.
  mutating func point(to move: P.Move, at position: P)

  /// Returns the sign of an event of the game, which may show more than was known at its time.
  func sign(of event: P.Event) -> OutcomeSign?

  /// Shows what had been seen by then, as in a look back, and marks the move that led to the
  /// position; nil if the player tries other moves from it.
  mutating func lookBack(at event: P.Event?)

  /// Draws the position. The area is large enough for it.
  func draw(_ position: P, on canvas: inout Canvas, _ scene: DrawContext)

  /// Returns the part of the area that the drawing fills.
  func bounds(of position: P, _ scene: DrawContext) -> Rect

  /// Returns the smallest area that fits the position, or nil if the scene's area is large enough.
  func requiredSize(for position: P, _ scene: DrawContext) -> Size?

  /// The time when the result of the last move appears, in milliseconds.
  var revealTime: Int { get }

  /// The time when the celebration of the last move ends, in milliseconds.
  var idleTime: Int { get }

  mutating func skipAnimation()

  /// The number of successes in a row, up to the last move.
  var streak: Int { get }

  /// Returns the number of celebrated moves so far: by default the winning move alone.
  func celebrations(at position: P) -> Int

  /// Returns the time of the next change without input, in milliseconds, or nil if there is none.
  func nextChange(after time: Int) -> Int?
}

extension GameScreen {
  public var keys: [KeyHelp] { Self.keys }
  public func claims(_ key: Key, at position: P) -> Bool { false }
  public func nextChange(after time: Int) -> Int? { nil }
  public mutating func lookBack(at event: P.Event?) {}
  public func sign(of event: P.Event) -> OutcomeSign? { event.outcome.sign }

  public func bounds(of position: P, _ scene: DrawContext) -> Rect {
    Rect(scene.size)
  }

  public var revealTime: Int { .min }
  public var idleTime: Int { .min }
  public mutating func skipAnimation() {}
  public var streak: Int { 0 }
  public func celebrations(at position: P) -> Int { position.phase == .won ? 1 : 0 }
}

public struct DrawContext: Sendable {
  public var size: Size
  public var presentation: Presentation

  /// The time in milliseconds of a clock that never goes back.
  public var time: Int

  public var isAnimated: Bool

  /// True if the event to show is another player's, which leaves the focus where it is.
  public var isOthers: Bool

  public init(
    size: Size = Size(rows: 0, columns: 0), presentation: Presentation, time: Int = 0,
    isAnimated: Bool = false, isOthers: Bool = false
  ) {
    (self.size, self.presentation) = (size, presentation)
    (self.time, self.isAnimated, self.isOthers) = (time, isAnimated, isOthers)
  }
}

public enum ScreenResponse<Move: Sendable>: Sendable {
  case move(Move)

  /// Two moves. The second is made only if the turn isn't over after the first.
  case moves(Move, Move)

  /// The sound of the last move, once more.
  case again

  /// The rest of the moves, in the best way, once all that is left has been seen.
  case finish

  /// A change on the screen, with a message that stays until the next input.
  case changed(String? = nil)

  case ignored
}
