/// A review of a finished game. Lessons, stars and the look back all follow from the costs of its
/// moves.
public protocol Review<P> {
  associatedtype P: Position

  /// Takes in an event with the positions before and after it, in the order of the moves.
  mutating func observe(_ event: P.Event, from before: P, to after: P)

  /// The loss of each move so far against what could be known, in the score's unit: 0 if
  /// nothing was better on average, whatever luck made of it. In tenths, as ``Swift/Double/cost``
  /// rounds, so that what is shown adds up. Empty if the game doesn't judge moves.
  var costs: [Double] { get }

  /// Returns what there is to say about a move by its index, in a sentence or two: what a cost was
  /// for. Nil if there is nothing to say.
  func remark(onMove index: Int, _ presentation: Presentation) -> String?

  /// The most that a game with two stars may throw away, or nil if the game has no stars.
  var allowance: Double? { get }

  /// Returns what there is to tell besides the costs, such as luck, in a sentence each.
  func facts(_ presentation: Presentation) -> [String]

  /// Returns a chart of the game, or nil if it has none.
  func chart(_ presentation: Presentation) -> ReviewChart?

  /// The review as fields of the JSON lines.
  var fields: JSONObject { get }
}

extension Review {
  public var costs: [Double] { [] }
  public func remark(onMove index: Int, _ presentation: Presentation) -> String? { nil }
  public var allowance: Double? { nil }
  public func facts(_ presentation: Presentation) -> [String] { [] }
  public func chart(_ presentation: Presentation) -> ReviewChart? { nil }
  public var fields: JSONObject { [:] }

  /// The loss of all moves.
  public var cost: Double { costs.reduce(0, +).cost }

  /// Returns the indices of the moves, or of some of them, that cost something, the costliest and
  /// of equal ones the first one first.
  public func costly(among moves: [Int]? = nil) -> [Int] {
    let costs = costs
    return (moves ?? Array(costs.indices)).filter { $0 < costs.count && costs[$0] > 0 }
      .sorted { (costs[$1], $0) < (costs[$0], $1) }
  }

  /// Returns what can be learned from the moves or some of them, in a few sentences, or nil if none
  /// is judged.
  public func lesson(
    on moves: [Int]? = nil, hints: Int, _ presentation: Presentation
  ) -> String? {
    guard moves?.isEmpty != true, !costs.isEmpty else { return nil }
    let moves = costly(among: moves)
    guard let worst = moves.first, let remark = remark(onMove: worst, presentation) else {
      return hints == 0
        ? presentation(en: "No move could have been better.", zh: "每一步都无可挑剔。")
        : presentation(
          en: "No move could have been better, thanks to hints.", zh: "每一步都无可挑剔，多亏了提示。")
    }
    return moves.count == 1
      ? presentation(
        en: "One move could have been better. \(remark)", zh: "只有一步没走好。\(remark)")
      : presentation(
        en: "\(moves.count) moves could have been better. The costliest: \(remark.loweredFirst)",
        zh: "有 \(moves.count) 步可以更好。最差的一步：\(remark)")
  }
}

extension Double {
  /// The number as the cost of a move: in tenths, and none below zero.
  public var cost: Double { self < 0.05 ? 0 : (self * 10).rounded() / 10 }

  /// Returns the end of a remark on a move: what it cost.
  public func costText(_ unit: ScoreUnit, _ presentation: Presentation) -> String {
    let counted = unit.counted(self, presentation.language, places: 1)
    return self == rounded()
      ? presentation(en: " It cost \(counted).", zh: "代价是 \(counted)。")
      : presentation(en: " It cost \(counted) on average.", zh: "平均代价是 \(counted)。")
  }
}

/// The course of a game as bars in lines of text.
public struct ReviewChart: Sendable {
  /// A bar of a share, 0 to 1, of the room, with a label before and a value after it.
  public typealias Bar = (label: String, share: Double, value: String)

  private let heading: Phrase
  private let bars: [Bar]

  public init(_ heading: Phrase, _ bars: [Bar]) { (self.heading, self.bars) = (heading, bars) }

  /// Returns the heading and the bars, in two columns where one has too few rows, or nothing if
  /// both have. Where even these do, the last bars matter most.
  public func lines(in size: Size, _ presentation: Presentation) -> [String] {
    guard size.rows >= min(5, bars.count + 1) else { return [] }
    let columns = bars.count < size.rows ? 1 : 2
    let most = columns * (size.rows - 1)
    let shown =
      bars.count <= most
      ? bars : bars.prefix(1) + [(presentation.ellipsis, 0, "")] + bars.suffix(most - 2)
    let labels = shown.map(\.label.displayWidth).max() ?? 0
    let values = shown.map(\.value.displayWidth).max() ?? 0
    let room = min(24 / columns, size.columns / columns - labels - values - 6)
    guard room > 3 else { return [] }
    let cells = shown.map { label, share, value in
      let bar = presentation.bar(share, room: room)
      return label.paddedBefore(to: labels) + "  " + (bar.isEmpty ? "" : bar + " ") + value
    }
    let rows = (cells.count + columns - 1) / columns
    return [heading(presentation.language)]
      + (0..<rows).map { row in
        stride(from: row, to: cells.count, by: rows).map { index in
          index + rows < cells.count
            ? cells[index].padded(to: labels + room + values + 6) : cells[index]
        }.joined()
      }
  }
}
