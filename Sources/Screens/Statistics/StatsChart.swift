import GameCore
import TextUI

/// Scores one after the other as a line, drawn so that better is higher, and a level line at par.
struct StatsChart {
  private let scores: [Int]
  private let par: Double?
  private let scale: Scale
  private let spacing: Int
  private let presentation: Presentation

  /// The values of the rows: multiples of a step.
  private struct Scale {
    let step: Int
    let low: Int
    let count: Int
    let better: Direction

    /// Creates a scale of about so many rows, of which the step is 1, 2, 5, 10 …
    init(_ values: [Double], _ better: Direction, rows: Int) {
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      func bounds(_ step: Int) -> (Int, Int) {
        (Int((least / Double(step)).rounded(.down)), Int((most / Double(step)).rounded(.up)))
      }
      step = Int.leastRound { bounds($0).1 - bounds($0).0 < rows }
      let (first, last) = bounds(step)
      low = last - first < 2 ? first - 1 : first
      count = max(last, first + 1) - low + 1
      self.better = better
    }

    func row(of value: Double) -> Int {
      let index = max(0, min(count - 1, Int((value / Double(step)).rounded()) - low))
      return better == .lower ? index : count - 1 - index
    }

    var labelWidth: Int { (0..<count).map { String(value(of: $0)).count }.max() ?? 0 }

    func value(of row: Int) -> Int { step * (low + (better == .lower ? row : count - 1 - row)) }
  }

  /// Creates the chart of as many of the last scores as there is room for.
  init(
    _ scores: [Int], par: Double?, _ better: Direction, _ size: Size, _ presentation: Presentation
  ) {
    let values = scores.map(Double.init) + (par.map { [$0] } ?? [])
    let whole = Scale(values, better, rows: size.rows)
    let label = par.map { Self.label(of: $0, presentation).displayWidth } ?? 0
    let width = max(2, size.columns - whole.labelWidth - Self.axisWidth - label)
    self.scores = scores.suffix(width)
    (self.par, self.presentation, scale) = (par, presentation, whole)
    spacing = max(1, min(8, (width - 1) / max(1, self.scores.count - 1)))
  }

  /// The columns of the axis, and the blanks around it.
  private static var axisWidth: Int { 3 }

  var count: Int { scores.count }

  var lines: [StyledLine] {
    let (width, curve) = (scale.labelWidth, curve)
    let axis = presentation.isASCII ? "|" : "┤"
    let parRow = par.map(scale.row)
    let rows = (0..<scale.count).map { row in
      let label = String(scale.value(of: row)).paddedBefore(to: width)
      var line = StyledLine("\(label) \(axis) ", .faint)
      // The line at par fills the gaps of its row.
      let gap = row != parRow ? " " : presentation.isASCII ? "-" : "┄"
      for sign in curve[row] {
        line = line.adding(
          sign.isEmpty ? gap : sign, sign.isEmpty ? Style(.high) : .found.bolder)
      }
      guard row == parRow, let par else { return line }
      return line.adding(Self.label(of: par, presentation), Style(.high))
    }
    return rows + [times(after: width + Self.axisWidth)]
  }

  private static func label(of par: Double, _ presentation: Presentation) -> String {
    let value = par.rounded(toPlaces: 1)
    return presentation(en: " par \(value)", zh: " 标准杆 \(value)")
  }

  /// Returns the line below the chart: in which direction time runs.
  private func times(after margin: Int) -> StyledLine {
    let (old, new) = (presentation(en: "older", zh: "较早"), presentation(en: "latest", zh: "最近"))
    let room = (scores.count - 1) * spacing + 1 - new.displayWidth
    let text = room > old.displayWidth ? old.padded(to: room) + new : new
    return StyledLine("".padded(to: margin) + text, .faint)
  }

  /// The signs of the curve in all rows; an empty text where there is none.
  private var curve: [[String]] {
    let rows = scores.map { scale.row(of: Double($0)) }
    let width = (scores.count - 1) * spacing + 1
    var signs = Array(repeating: Array(repeating: "", count: width), count: scale.count)
    for (index, (row, next)) in zip(rows, rows.dropFirst()).enumerated() {
      let column = index * spacing
      if presentation.isASCII {
        signs[row][column] = "*"
      } else {
        for level in column..<column + spacing { signs[row][level] = "─" }
        Self.step(from: row, to: next, in: column + spacing - 1, &signs)
      }
    }
    if let last = rows.last { signs[last][width - 1] = presentation.isASCII ? "*" : "●" }
    return signs
  }

  /// Draws the way from a row to another one in a column.
  private static func step(
    from row: Int, to next: Int, in column: Int, _ signs: inout [[String]]
  ) {
    guard row != next else { return }
    let isUp = next < row
    signs[row][column] = isUp ? "╯" : "╮"
    signs[next][column] = isUp ? "╭" : "╰"
    for between in min(row, next) + 1..<max(row, next) { signs[between][column] = "│" }
  }
}
