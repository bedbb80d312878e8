import TextUI

/// A game that can be drawn on a screen and played there.
public protocol ScreenPlayable: Game {
  /// What the screen knows beside the game.
  associatedtype Screen: GameScreen<Self>
}

/// A game's screen: what a player has set on it beside the game, such as where the focus is; what
/// keys and clicks mean; and how it is drawn.
///
/// A drawing is a function of the game, the screen and the time, so nothing runs while nothing
/// moves, and a test needs no clock.
public protocol GameScreen<G>: Sendable {
  /// The game that is drawn.
  associatedtype G: Game

  /// The screen of a game at its start.
  init(_ game: G)

  /// What the keys do, for the pages that tell it.
  static var keys: [KeyHelp] { get }

  /// Those of them that do something in a game.
  func keys(in game: G) -> [KeyHelp]

  /// What is told before the first move of a person: how to play at a screen.
  func hint(_ game: G, _ presentation: Presentation) -> String

  /// Takes a key or a click, whose place is counted from the game's own area.
  mutating func take(_ input: Input, in game: G, _ scene: Scene) -> ScreenAnswer<G.Move>

  /// Takes in what a move did. The scene's size says nothing here.
  mutating func show(_ event: G.Event, from old: G, to new: G, _ scene: Scene)

  /// Shows a player a move that could be made, so that it is the one in focus.
  mutating func point(to move: G.Move, in game: G)

  /// Draws the game. Asked only where it has room.
  func draw(_ game: G, on canvas: inout Canvas, _ scene: Scene)

  /// The least area that has room for the game, where the scene's is too small; nil where it is not.
  func missingRoom(for game: G, _ scene: Scene) -> Size?

  /// When the drawing changes by itself next, in milliseconds; nil while nothing moves.
  func nextChange(after time: Int) -> Int?
}

extension GameScreen {
  public func keys(in game: G) -> [KeyHelp] { Self.keys }
}

/// Under which circumstances a screen is drawn.
public struct Scene: Sendable {
  /// The extent of the area for the game.
  public var size: Size

  /// How the player is spoken to.
  public var presentation: Presentation

  /// The time that has passed since some moment, in milliseconds.
  public var time: Int

  /// Whether things may move.
  public var isAnimated: Bool

  /// A scene with all its circumstances.
  public init(size: Size, presentation: Presentation, time: Int = 0, isAnimated: Bool = false) {
    self.size = size
    self.presentation = presentation
    self.time = time
    self.isAnimated = isAnimated
  }
}

/// What a key or a click leads to.
public enum ScreenAnswer<Move: Sendable>: Sendable {
  /// A move is made.
  case move(Move)

  /// The screen has changed. The player is told a sentence, if there is one, until the next input.
  case changed(String? = nil)

  /// The key means nothing here.
  case unknown
}
