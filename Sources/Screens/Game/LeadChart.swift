import GameCore
import TextUI

/// The lead after each turn of two players, as bars above and below a line.
struct LeadChart {
  /// The leads of the first seat, negative where it was behind.
  private let leads: [Int]
  private let names: [String]
  private let presentation: Presentation

  /// Creates a chart of the leads of the first seat, or returns nil if nobody was ever ahead.
  init?(_ leads: [Int], _ names: [String], _ presentation: Presentation) {
    guard leads.contains(where: { $0 != 0 }) else { return nil }
    (self.leads, self.names, self.presentation) = (leads, names, presentation)
  }

  private static let (mostRows, mostColumns) = (12, 60)

  /// Returns the chart in lines that fit an area, or none if it is too small.
  func lines(in size: Size) -> [StyledLine] {
    let (high, low) = (max(0, leads.max() ?? 0), max(0, -(leads.min() ?? 0)))
    let room = min(Self.mostRows, size.rows - 2)
    let steps = [1, 2, 3, 4, 5, 10, 20, 50, 100, 200, 500]
    func rows(_ lead: Int, _ step: Int) -> Int { (lead + step - 1) / step }
    guard let step = steps.first(where: { rows(high, $0) + rows(low, $0) <= room }) else {
      return []
    }
    let (above, below) = (rows(high, step), rows(low, step))
    let label = String(max(above, below) * step).count
    let columns = min(Self.mostColumns, size.columns - label - Self.margin - turns.displayWidth)
    guard columns > 0 else { return [] }
    let bars = bars(in: columns)
    func line(_ row: Int, _ seat: Seat) -> StyledLine {
      // The scale stands at the ends of both sides.
      let isEnd = row == (seat == .first ? above : below) - 1
      let number = String((row + 1) * step).paddedBefore(to: label)
      let value = isEnd ? "\(seat.sign(presentation)) \(number)" : ""
      return StyledLine(value.padded(to: label + 2), seat.style)
        .adding(presentation.isASCII ? " | " : " ┤ ", .faint)
        .adding(bars.map { cell($0, row, step, seat) }.joined().trimmedAtEnd, seat.style)
    }
    let axis = StyledLine("0".paddedBefore(to: label + 2))
      .adding(presentation.isASCII ? " +-" : " ┼─", .faint)
      .adding(String(repeating: presentation.isASCII ? "-" : "─", count: bars.count), .faint)
      .adding(" \(turns)", .faint)
    return [StyledLine(heading(in: size.columns))]
      + (0..<above).reversed().map { line($0, .first) } + [axis]
      + (0..<below).map { line($0, Seat(1)) }
  }

  /// The columns of the seat's sign, of the line at the left and of the blanks around both.
  private static let margin = 6

  /// Returns the lead in each column: a few for each turn, or one for every few turns.
  private func bars(in columns: Int) -> [Int] {
    let width = min(3, columns / leads.count)
    guard width == 0 else { return leads.flatMap { Array(repeating: $0, count: width) } }
    // The last turn is always there.
    return (1...columns).map { leads[$0 * leads.count / columns - 1] }
  }

  /// Returns the sign of a lead in a row of a seat's side, counted from the line in the middle.
  private func cell(_ lead: Int, _ row: Int, _ step: Int, _ seat: Seat) -> String {
    let halves = 2 * (seat == .first ? lead : -lead) - 2 * row * step
    // Rounded up to half a row, so that no lead is without a sign.
    guard halves > 0 else { return " " }
    let isWhole = halves > step
    return presentation.isASCII ? "#" : isWhole ? "█" : seat == .first ? "▄" : "▀"
  }

  private func heading(in columns: Int) -> String {
    let signs = Seat.both.map { $0.sign(presentation) }
    let named = zip(signs, names).map { "\($0) \($1)" }
    return [named, signs].map { seats in
      presentation(
        en: "Lead, turn by turn (\(seats[0]) up, \(seats[1]) down):",
        zh: "每一轮后的领先（\(seats[0]) 向上，\(seats[1]) 向下）：")
    }.first { $0.displayWidth <= columns } ?? presentation(en: "Lead:", zh: "领先：")
  }

  private var turns: String {
    presentation(en: leads.count.counted("turn"), zh: "\(leads.count) 轮")
  }
}
