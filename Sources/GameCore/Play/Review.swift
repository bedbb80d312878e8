/// A review of a finished game. The lesson, the stars and the look back follow from its costs.
public protocol Review<P> {
  associatedtype P: Position

  /// Observes an event with the positions before and after it, in the order of the moves.
  mutating func observe(_ event: P.Event, from before: P, to after: P)

  /// The cost of each move so far in the score's unit, rounded to tenths as by
  /// ``Swift/Double/cost``: the average loss against the best move by the knowledge at that time.
  /// Empty if the game doesn't judge moves.
  var costs: [Double] { get }

  /// Returns a remark on a move, in a sentence or two, such as the reason for its cost, or nil.
  func remark(onMove index: Int, _ presentation: Presentation) -> String?

  /// Returns what nobody could know of a move before the end, in a sentence, or nil.
  func revelation(onMove index: Int, _ presentation: Presentation) -> String?

  /// True if the costs are no estimates, so that after any mistakes the rest of the distance from
  /// par is luck.
  var isExact: Bool { get }

  /// The highest cost of a game with two stars, or nil if the game has no stars.
  var allowance: Double? { get }

  /// What is said of a game without hints that is a feat, in a sentence, or nil.
  var feat: Phrase? { get }

  /// Returns facts besides the costs, such as luck, in a sentence each.
  func facts(_ presentation: Presentation) -> [String]

  func chart(_ presentation: Presentation) -> ReviewChart?

  var fields: JSONObject { get }
}

extension Review {
  public var costs: [Double] { [] }
  public func remark(onMove index: Int, _ presentation: Presentation) -> String? { nil }
  public func revelation(onMove index: Int, _ presentation: Presentation) -> String? { nil }
  public var isExact: Bool { true }
  public var allowance: Double? { nil }
  public var feat: Phrase? {
    guard allowance != nil, !costs.isEmpty, cost == 0 else { return nil }
    return Phrase(en: "Flawless: no move could have been better.", zh: "零失误：每一手都无可挑剔。")
  }
  public func facts(_ presentation: Presentation) -> [String] { [] }
  public func chart(_ presentation: Presentation) -> ReviewChart? { nil }
  public var fields: JSONObject { [:] }

  public var cost: Double { costs.reduce(0, +).cost }

  /// Returns the rating of a game that isn't lost, with a number of hints; nil if it has no stars.
  public func stars(hints: Int) -> Stars? {
    allowance.map { Stars(cost: cost, allowance: $0, hints: hints) }
  }

  /// Returns the indices of all or some moves that have a cost: the costliest first, then in order.
  public func costly(among moves: [Int]? = nil) -> [Int] {
    let costs = costs
    return (moves ?? Array(costs.indices)).filter { $0 < costs.count && costs[$0] > 0 }
      .sorted { (costs[$1], $0) < (costs[$0], $1) }
  }

  /// Returns the lesson of all or some moves, in a few sentences; nil if none is judged.
  public func lesson(
    on moves: [Int]? = nil, hints: Int, _ presentation: Presentation
  ) -> String? {
    guard moves?.isEmpty != true, !costs.isEmpty else { return nil }
    let moves = costly(among: moves)
    guard let worst = moves.first, let remark = remark(onMove: worst, presentation) else {
      return hints == 0
        ? feat?(presentation.language)
          ?? presentation(en: "No move could have been better.", zh: "每一手都无可挑剔。")
        : presentation(
          en: "No move could have been better, thanks to hints.", zh: "有提示帮忙，每一手都无可挑剔。")
    }
    let (step, told) = (worst + 1, remark.loweredFirst)
    let isTied = moves.count { costs[$0] == costs[worst] } > 1
    let lead =
      isTied ? presentation(en: "such as", zh: "比如") : presentation(en: "most of all", zh: "最差的是")
    return moves.count == 1
      ? presentation(
        en: "Only step \(step) could have been better: \(told)",
        zh: "只有第 \(step) 手没走好：\(remark)")
      : presentation(
        en: "\(moves.count) steps could have been better, \(lead) step \(step): \(told)",
        zh: "有 \(moves.count) 手可以走得更好，\(lead)第 \(step) 手：\(remark)")
  }
}

extension Double {
  /// The number as the cost of a move: rounded to tenths, at least zero.
  public var cost: Double { self < 0.05 ? 0 : (self * 10).rounded() / 10 }

  /// Returns the cost as the end of a remark on a move.
  public func costText(_ unit: ScoreUnit, _ presentation: Presentation) -> String {
    let counted = unit.counted(self, presentation.language, places: 1)
    return self == rounded()
      ? presentation(en: " It cost \(counted).", zh: "\(unit.chineseLoss)了 \(counted)。")
      : presentation(en: " It cost \(counted) on average.", zh: "平均\(unit.chineseLoss) \(counted)。")
  }
}

/// The course of a game as bars in lines of text.
public struct ReviewChart: Sendable {
  /// A bar of a share, 0 to 1, of the available width, with a label before and a value after it.
  /// The end of the bar is shaded for the part of the share that is doubtful.
  public typealias Bar = (label: String, share: Double, doubtful: Double, value: String)

  private let heading: Phrase
  private let bars: [Bar]

  public init(_ heading: Phrase, _ bars: [Bar]) { (self.heading, self.bars) = (heading, bars) }

  /// Returns the heading and the bars, in two columns if one is too short. If two are too short, an
  /// ellipsis follows the first bar, then the last bars. Empty if there is no room for a chart.
  public func lines(in size: Size, _ presentation: Presentation) -> [String] {
    guard size.rows >= min(5, bars.count + 1) else { return [] }
    let columns = bars.count < size.rows ? 1 : 2
    let most = columns * (size.rows - 1)
    let shown =
      bars.count <= most
      ? bars : bars.prefix(1) + [(presentation.ellipsis, 0, 0, "")] + bars.suffix(most - 2)
    let labels = shown.map(\.label.displayWidth).max() ?? 0
    let values = shown.map(\.value.displayWidth).max() ?? 0
    let room = min(24 / columns, size.columns / columns - labels - values - 6)
    guard room > 3 else { return [] }
    let cells = shown.map { label, share, doubtful, value in
      let whole = presentation.bar(share, room: room)
      let end = share > 0 ? Int((doubtful / share * Double(whole.count)).rounded()) : 0
      let shades = String(repeating: presentation.shade, count: min(end, whole.count))
      let bar = whole.dropLast(end) + shades
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
