import GameCore

/// Values one after the other as a line, drawn so that better is higher, and a level line.
struct LineChart {
  /// A value to compare the others with, and its name.
  typealias Level = (value: Double, label: String)

  private let values: [Int]
  private let level: Level?
  private let scale: Scale
  /// The columns of the values.
  private let columns: [Int]
  private let presentation: Presentation

  /// The values of the rows: multiples of a step.
  private struct Scale {
    let step: Int
    let low: Int
    /// The number of steps, and of rows for each.
    let count, height: Int
    let better: Direction

    /// Creates a scale of about a number of rows, with a step of 1, 2, 5, 10 … in as many rows as
    /// there is room for, up to a limit.
    init(_ values: [Double], _ better: Direction, rows: Int, rowsAStep: Int) {
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      func bounds(_ step: Int) -> (Int, Int) {
        (Int((least / Double(step)).rounded(.down)), Int((most / Double(step)).rounded(.up)))
      }
      // Labels of a high chart stand apart.
      let limit = rows < 20 ? rows : rows / 2
      step = Int.leastRound { bounds($0).1 - bounds($0).0 < limit }
      let (first, last) = bounds(step)
      low = last - first < 2 ? first - 1 : first
      count = max(last, first + 1) - low + 1
      height = max(1, min(rowsAStep, (rows - 1) / (count - 1)))
      self.better = better
    }

    var rows: Int { (count - 1) * height + 1 }

    func row(of value: Double) -> Int {
      let steps = value / Double(step) - Double(low)
      return turned(max(0, min(rows - 1, Int((steps * Double(height)).rounded()))))
    }

    private func turned(_ row: Int) -> Int { better == .lower ? row : rows - 1 - row }

    var labelWidth: Int { (0..<rows).map { label(of: $0).count }.max() ?? 0 }

    /// Returns the value of a row as text, or nothing between two steps.
    func label(of row: Int) -> String {
      let row = turned(row)
      return row % height == 0 ? String(step * (low + row / height)) : ""
    }
  }

  /// Creates the chart of as many of the last values as there is room for. A step of the scale has
  /// a limited number of rows.
  init(
    _ values: [Int], _ level: Level?, _ better: Direction, _ size: Size, rowsAStep: Int = 6,
    _ presentation: Presentation
  ) {
    scale = Scale(
      values.map(Double.init) + (level.map { [$0.value] } ?? []), better, rows: size.rows,
      rowsAStep: rowsAStep)
    let label = level?.label.displayWidth ?? 0
    let width = max(2, size.columns - scale.labelWidth - Self.axisWidth - label)
    self.values = values.suffix(width)
    (self.level, self.presentation) = (level, presentation)
    let gaps = max(1, self.values.count - 1)
    columns = self.values.indices.map { $0 * min(8 * gaps, width - 1) / gaps }
  }

  /// The columns of the axis, and the blanks around it.
  private static var axisWidth: Int { 3 }

  /// The rows of the chart, at most as many as it has room for, but at least three.
  var rows: [StyledLine] {
    let (width, curve) = (scale.labelWidth, curve)
    let levelRow = level.map { scale.row(of: $0.value) }
    return (0..<scale.rows).map { row in
      let label = scale.label(of: row).paddedBefore(to: width)
      let axis = presentation.isASCII ? "|" : scale.label(of: row).isEmpty ? "│" : "┤"
      var line = StyledLine("\(label) \(axis) ", .faint)
      // The level line fills the gaps of its row.
      let gap = row != levelRow ? " " : presentation.isASCII ? "-" : "┄"
      for sign in curve[row] {
        line = line.adding(
          sign.isEmpty ? gap : sign, sign.isEmpty ? Style(.high) : .found.bolder)
      }
      return row == levelRow ? line.adding(level?.label ?? "", Style(.high)) : line
    }
  }

  /// The line below the chart, which shows in which direction time runs.
  var times: StyledLine {
    let margin = scale.labelWidth + Self.axisWidth
    let (old, new) = (presentation(en: "older", zh: "较早"), presentation(en: "latest", zh: "最近"))
    let room = (columns.last ?? 0) + 1 - new.displayWidth
    let text = room > old.displayWidth ? old.padded(to: room) + new : new
    return StyledLine("".padded(to: margin) + text, .faint)
  }

  /// The signs of the curve in all rows; an empty text where there is none.
  private var curve: [[String]] {
    let rows = values.map { scale.row(of: Double($0)) }
    let width = (columns.last ?? 0) + 1
    var signs = Array(repeating: Array(repeating: "", count: width), count: scale.rows)
    for (index, (row, next)) in zip(rows, rows.dropFirst()).enumerated() {
      let (column, end) = (columns[index], columns[index + 1])
      if presentation.isASCII {
        signs[row][column] = "*"
      } else {
        for level in column..<end { signs[row][level] = "─" }
        Self.step(from: row, to: next, in: end - 1, &signs)
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
