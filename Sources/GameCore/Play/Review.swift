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

/// The charts of reviews, in a few lines of text.
public enum ReviewChart {
  /// The sign of a kind of move.
  public struct Sign<Kind: Equatable> {
    let kind: Kind
    let sign: OutcomeSign

    public init(_ kind: Kind, _ symbol: String, ascii: String, en: String, zh: String) {
      self.kind = kind
      sign = OutcomeSign(symbol, ascii: ascii, en: en, zh: zh)
    }
  }

  /// Returns a heading that says what a sign stands for, a row of signs, and the legend of those in
  /// it.
  public static func signs<Kind: Equatable>(
    _ heading: String, _ kinds: [Kind], _ signs: [Sign<Kind>], _ presentation: Presentation
  ) -> [String] {
    let row = kinds.prefix(signLimit).map { kind in
      signs.first { $0.kind == kind }?.sign.text(presentation) ?? ""
    }
    let end = kinds.count > signLimit ? presentation.ellipsis : ""
    let legend = signs.filter { kinds.contains($0.kind) }.map { entry in
      "\(entry.sign.text(presentation)) \(entry.sign.meaning(presentation.language))"
    }
    return [heading, row.joined() + end, legend.joined(separator: "  ")]
  }

  private static let signLimit = 54

  public struct Bar {
    fileprivate let label: String
    private let share: Double
    private let value: String

    /// Creates a bar of a share, 0 to 1, of the room, with a label before and a value after it.
    public init(_ label: String, share: Double, value: String) {
      (self.label, self.share, self.value) = (label, share, value)
    }

    fileprivate func text(labelWidth: Int, _ presentation: Presentation) -> String {
      let bar = TextUI.Bar.text(share, room: 24, presentation)
      return String(repeating: " ", count: labelWidth - label.displayWidth) + label + "  "
        + (bar.isEmpty ? "" : bar + " ") + value
    }
  }

  /// Returns a heading and a row for each bar, without the middle of more than ``barLimit``.
  public static func bars(
    _ heading: String, _ bars: [Bar], _ presentation: Presentation
  ) -> [String] {
    let width = bars.map(\.label.displayWidth).max() ?? 0
    let rows = bars.map { $0.text(labelWidth: width, presentation) }
    guard rows.count > barLimit else { return [heading] + rows }
    return [heading] + rows.prefix(barLimit - 3) + [presentation.ellipsis] + rows.suffix(2)
  }

  public static let barLimit = 12
}
