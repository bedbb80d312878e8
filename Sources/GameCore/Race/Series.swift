import TextUI

/// Races one after the other until somebody has won more than half of them. A draw counts for
/// nobody.
public struct Series: Equatable, Sendable {
  /// The number of races, an odd one, unless some end in a draw.
  public let length: Int

  /// The numbers of races that the player and the rival have won.
  public private(set) var wins = 0
  public private(set) var losses = 0

  /// True if the next race counts.
  public var isCounting = true

  public init(length: Int) {
    self.length = length
  }

  /// The number of wins that decides.
  public var goal: Int { length / 2 + 1 }

  /// True if it is decided.
  public var isOver: Bool { max(wins, losses) >= goal }

  /// Adds a race, by how far the player was ahead at its end.
  mutating func add(lead: Int) {
    guard isCounting else { return }
    if lead > 0 { wins += 1 }
    if lead < 0 { losses += 1 }
  }

  /// Returns the wins of both, the player's first: `1–0`.
  public func standing(_ presentation: Presentation) -> String {
    Self.text(wins, losses, presentation)
  }

  /// Returns the wins of both, the rival's first.
  func swapped(_ presentation: Presentation) -> String { Self.text(losses, wins, presentation) }

  private static func text(_ one: Int, _ other: Int, _ presentation: Presentation) -> String {
    "\(one)\(presentation.isASCII ? "-" : "–")\(other)"
  }
}
