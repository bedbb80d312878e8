import TextUI

/// A review of the single moves of a finished game.
public protocol MoveReview<P> {
  associatedtype P: Position

  /// Takes in an event with the positions before and after it, in the order of the moves.
  mutating func observe(_ event: P.Event, from before: P, to after: P)

  /// The cost of each move so far: 0 if nothing would have been better, else how much worse it was
  /// in a measure of the game's own. Empty if the game doesn't judge moves.
  var costs: [Double] { get }

  /// Returns what there is to say about a move by its index, in a sentence or two: what a cost was
  /// for. Nil if there is nothing to say.
  func remark(onMove index: Int, _ presentation: Presentation) -> String?
}

/// A review of a finished game: its skill, its luck and its lessons.
public protocol Review<P>: MoveReview {
  /// Takes in that a hint was given before the next move.
  mutating func noteHint()

  /// Returns the review in paragraphs of a sentence or two.
  func sentences(_ presentation: Presentation) -> [String]

  /// Returns the one thing to learn from the game, in a sentence or two, or nil if there is none.
  func lesson(_ presentation: Presentation) -> String?

  /// Returns what a seat can learn from the game, or nil if there is nothing. In solo play and in
  /// races that is ``lesson(_:)``.
  func lesson(for seat: Seat, _ presentation: Presentation) -> String?

  /// Returns a chart of the game in a few lines of text, the first of which says what it shows.
  func chart(_ presentation: Presentation) -> [String]

  /// The index of the costliest move, the first of several, or nil if none cost anything. In a
  /// game against a bot, only the player's count.
  var costliestMove: Int? { get }

  /// The review as fields of the JSON lines.
  var fields: JSONObject { get }
}

extension Review {
  public mutating func noteHint() {}
  public func lesson(_ presentation: Presentation) -> String? { sentences(presentation).last }
  public func lesson(for seat: Seat, _ presentation: Presentation) -> String? {
    seat == .first ? lesson(presentation) : nil
  }
  public var costs: [Double] { [] }
  public func remark(onMove index: Int, _ presentation: Presentation) -> String? { nil }

  public var costliestMove: Int? {
    guard let most = costs.max(), most > 0 else { return nil }
    return costs.firstIndex(of: most)
  }
}
