/// A game's screen: its state, such as the focus; its keys and clicks; and the drawing of a
/// position.
///
/// A drawing is a function of position, screen and time, so nothing runs while nothing moves, and a
/// test needs no clock.
public protocol GameScreen<P>: Sendable {
  associatedtype P: Position

  /// The keys, for the help.
  static var keys: [KeyHelp] { get }

  /// The keys that have an effect in this game.
  var keys: [KeyHelp] { get }

  /// Returns the instructions shown before the first move, in a sentence or two.
  func introduction(to position: P, _ presentation: Presentation) -> String

  /// Returns whether a key that has a meaning in every game is the screen's own now, such as a
  /// letter of a move. With Ctrl it then keeps its other meaning.
  func claims(_ key: Key, at position: P) -> Bool

  /// Handles an input. Points are relative to the game's area.
  mutating func handle(
    _ input: Input, at position: P, _ scene: DrawContext
  ) -> ScreenResponse<P.Move>

  /// Shows the result of a move. The scene's size is not set.
  mutating func show(_ event: P.Event, from before: P, to after: P, _ scene: DrawContext)

  /// Puts the focus on a move that a hint names, so that Enter makes just that move.
  mutating func point(to move: P.Move, at position: P)

  /// Shows which move led to the position, in a look back.
  mutating func lookBack(at event: P.Event)

  /// Draws the position. Called only if it fits.
  func draw(_ position: P, on canvas: inout Canvas, _ scene: DrawContext)

  /// Returns the part of the area that is drawn in.
  func bounds(of position: P, _ scene: DrawContext) -> Rect

  /// Returns the smallest area that the position fits in, or nil if the scene's is large enough.
  func requiredSize(for position: P, _ scene: DrawContext) -> Size?

  /// The time when the result of the last move is in sight, in milliseconds.
  var revealTime: Int { get }

  /// The time when the last move has been cheered, in milliseconds.
  var idleTime: Int { get }

  mutating func skipAnimation()

  /// The number of successes in a row, up to the last move.
  var streak: Int { get }

  /// Returns the number of moves so far that were cheered: by default the one that won the game.
  func celebrations(at position: P) -> Int

  /// Returns the time of the drawing's next change by itself, in milliseconds, or nil for none.
  func nextChange(after time: Int) -> Int?
}

extension GameScreen {
  public var keys: [KeyHelp] { Self.keys }
  public func claims(_ key: Key, at position: P) -> Bool { false }
  public func nextChange(after time: Int) -> Int? { nil }
  public mutating func lookBack(at event: P.Event) {}

  public func bounds(of position: P, _ scene: DrawContext) -> Rect {
    Rect(scene.size)
  }

  public var revealTime: Int { .min }
  public var idleTime: Int { .min }
  public mutating func skipAnimation() {}
  public var streak: Int { 0 }
  public func celebrations(at position: P) -> Int { position.phase == .won ? 1 : 0 }
}

/// The circumstances in which a screen is drawn.
public struct DrawContext: Sendable {
  public var size: Size
  public var presentation: Presentation

  /// A time in milliseconds, of a clock that only rises.
  public var time: Int

  public var isAnimated: Bool

  public init(
    size: Size = Size(rows: 0, columns: 0), presentation: Presentation, time: Int = 0,
    isAnimated: Bool = false
  ) {
    (self.size, self.presentation) = (size, presentation)
    (self.time, self.isAnimated) = (time, isAnimated)
  }
}

public enum ScreenResponse<Move: Sendable>: Sendable {
  case move(Move)

  /// Two moves, of which the second is made only if the turn goes on.
  case moves(Move, Move)

  /// A change on the screen, with a message to show until the next input.
  case changed(String? = nil)

  /// Nothing: the input has no meaning here.
  case ignored
}
