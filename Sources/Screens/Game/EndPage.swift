import GameCore

/// The page of a finished game: the score, its stars and the reason for them, a lesson, the course
/// of the game, and the choice of the next step. With two seats it says who won in place of the
/// stars, and shows the scores and the lessons of both. It fills its area with as much as fits.
struct EndPage {
  /// The rating, or nil without a par.
  var stars: Stars?
  /// The score as a number and as text that begins with it; nil and empty if there are two.
  var score: Int?
  var scoreText = ""
  /// The scores of two seats, or nil in solo play.
  var seats: SeatScores?
  /// The course of one player's game, or nil if none is shown.
  var chart: ReviewChart?
  /// The sentences around the score.
  let texts: [Text]
  var choices: EndChoices
  let presentation: Presentation
  /// The number of stars that shine so far.
  var lit = Stars.most
  /// The news of the last choice, until the next input.
  var notice: String?

  struct Text {
    let part: Part
    /// The lines, and those where there is little room.
    let lines, short: [String]

    /// Creates lines without those that are nil.
    init(_ part: Part, _ lines: [String?], short: [String]? = nil) {
      (self.part, self.lines) = (part, lines.compactMap(\.self))
      self.short = short ?? self.lines
    }
  }

  /// The parts of the page, from the top down.
  enum Part: Int, CaseIterable {
    case stars, winner, score, distance, best, rule, verdict, lesson, chart, share, legend

    /// The parts by importance, but for those that come only if there is plenty of room.
    static let byImportance: [Part] = [
      .winner, .score, .stars, .distance, .best, .lesson, .share, .rule, .legend,
    ]

    /// The number of the group, between which there are blank rows.
    var group: Int {
      switch self {
      case .stars, .winner: 0
      case .score: 1
      case .distance, .best, .rule: 2
      case .verdict, .lesson: 3
      case .chart: 4
      case .share, .legend: 5
      }
    }

    var style: Style {
      switch self {
      case .stars, .winner, .best: Style(.gold).bolder
      case .score, .distance: .bold
      case .rule, .share, .legend: .faint
      case .verdict, .lesson, .chart: .plain
      }
    }

    /// True if the lines make one picture or paragraph, and don't stand in the middle one by one.
    var isBlock: Bool { [.stars, .score, .verdict, .lesson, .chart, .share].contains(self) }
  }

  mutating func handle(_ input: Input, in size: Size) -> GameKeys.Action? {
    choices.handle(input, at: layout(in: size).choicesRow, in: size)
  }

  func draw(on canvas: inout Canvas) {
    canvas.fill()
    let (size, layout) = (canvas.extent, layout(in: canvas.extent))
    for (group, rows) in layout.rows {
      var row = rows.lowerBound
      for part in Part.allCases where part.group == group {
        let lines = layout.parts[part] ?? []
        let width = lines.map(\.width).max() ?? 0
        for line in lines {
          let column = max(0, (size.columns - (part.isBlock ? width : line.width)) / 2)
          line.draw(on: &canvas, row: row, column: column, part.style)
          row += 1
        }
      }
    }
    choices.draw(on: &canvas, at: layout.choicesRow)
    if let notice, layout.choicesRow > 0 {
      canvas.drawRow(layout.choicesRow - 1) {
        $0.put(presentation.cut(notice, to: size.columns), centeredInRow: 0, .bold)
      }
    }
  }

  // MARK: Layout

  /// Returns the parts that fit and the rows of their groups.
  private func layout(
    in size: Size
  ) -> (parts: [Part: [StyledLine]], rows: [Int: Range<Int>], choicesRow: Int) {
    let room = max(0, size.rows - choices.rows(in: size))
    let parts = parts(fitting: Size(rows: room, columns: size.columns))
    let groups = Set(parts.keys.map(\.group)).sorted()
    var layout = RowLayout<Int>(rows: room)
    for (part, lines) in parts { layout.give(lines.count, to: part.group) }
    // A blank row above the choices, then one below each of the others, from the top down.
    for group in groups.suffix(1) + groups.dropLast() { layout.give(1, to: group) }
    let rows = layout.rows(of: groups, from: layout.left / 2)
    return (parts, rows, rows.values.map(\.upperBound).max() ?? layout.left / 2)
  }

  /// Returns the lines of the parts that fit, the most important parts first.
  private func parts(fitting size: Size) -> [Part: [StyledLine]] {
    var parts: [Part: [StyledLine]] = [:]
    let width = min(64, size.columns - 2)
    var left: Int { size.rows - parts.values.reduce(0) { $0 + $1.count } }
    /// The number of groups, and so of blank rows.
    var gaps: Int { Set(parts.keys.map(\.group)).count }
    /// Shows lines as a part, in place of others of it, if these leave a number of rows.
    func show(_ part: Part, _ lines: [StyledLine], leaving rest: Int = 0) -> Bool {
      // A command is best in one line.
      let most = part == .share ? size.columns - 2 : width
      let isFitting =
        left + (parts[part]?.count ?? 0) - lines.count >= rest
        && lines.allSatisfy { $0.width <= most }
      if isFitting, !lines.isEmpty { parts[part] = lines }
      return isFitting
    }
    guard width > 0 else { return [:] }
    for part in Part.byImportance {
      for isShort in [size.rows < 9, true] {
        if show(part, lines(of: part, isShort: isShort, in: size)) { break }
      }
    }
    // Blank rows matter more than a chart, and so do two scores in large digits.
    let rows = left - gaps - (seats == nil || presentation.isASCII ? 1 : 4)
    let area = Size(rows: rows, columns: width)
    let chart = chart?.lines(in: area, presentation).map { StyledLine($0) }
    _ = show(.chart, chart ?? seats?.chart(in: area, presentation) ?? [])
    // And more than these.
    if !presentation.isASCII {
      let scale = [3, 2].first { left > gaps + 16 * ($0 - 1) } ?? 1
      _ = show(.score, largeScore(scale: scale), leaving: gaps / 2 + 1)
    }
    if presentation.drawsPixels { _ = show(.stars, largeStars, leaving: gaps) }
    _ = show(.verdict, lines(of: .verdict, in: size), leaving: gaps + 1)
    return parts
  }

  /// Returns the lines of a part, wrapped to fit a window.
  private func lines(of part: Part, isShort: Bool = false, in size: Size) -> [StyledLine] {
    let width = min(64, size.columns - 2)
    switch part {
    case .stars: return stars.map { [StyledLine($0.text(lit: lit, presentation))] } ?? []
    case .score: return [seats?.line(in: width, presentation) ?? StyledLine(scoreText)]
    default: break
    }
    let lines = texts.filter { $0.part == part }.flatMap { isShort ? $0.short : $0.lines }
    return lines.flatMap { line in
      part == .share
        ? line.shareLines(in: size.columns - 2, presentation) : line.balanced(to: width)
    }.map { StyledLine($0) }
  }

  private var largeStars: [StyledLine] {
    guard let stars else { return [] }
    return ["     █     ", "    ███    ", "▀█████████▀", "  ███████  ", " ██▀▀ ▀▀██ "].map { row in
      (0..<Stars.most).reduce(StyledLine()) { line, star in
        let isLit = star < min(stars.count, lit)
        return line.adding(star == 0 ? "" : "    ").adding(row, Style(isLit ? .gold : .edge))
      }
    }
  }

  /// Returns the scores in large digits, a single one with its unit beside the last row.
  private func largeScore(scale: Int) -> [StyledLine] {
    if let seats { return seats.large(scale: scale, presentation) }
    guard let score else { return [] }
    let number = String(score)
    var lines = BigNumber.lines(number, scale: scale)
    let isRest = scoreText.hasPrefix(number)
    lines[lines.count - 1] += isRest ? String(scoreText.dropFirst(number.count)) : " " + scoreText
    return lines.map { StyledLine($0) }
  }
}

extension String {
  /// Returns a line to share, broken before the command, and not between an option and its value.
  fileprivate func shareLines(in width: Int, _ presentation: Presentation) -> [String] {
    guard displayWidth > width else { return [self] }
    let (dot, fixedBlank) = (presentation.isASCII ? "-" : "·", "\u{a0}" as Character)
    var (lines, former) = ([""], "")
    for word in split(separator: " ").map(String.init) {
      defer { former = word }
      let isValue = former.hasPrefix("--") && !word.hasPrefix("--")
      let gap = former.isEmpty || former == dot ? "" : isValue ? String(fixedBlank) : " "
      if word == dot { lines.append("") } else { lines[lines.count - 1] += gap + word }
    }
    return lines.flatMap { $0.wrapped(to: width) }
      .map { line in String(line.map { $0 == fixedBlank ? " " : $0 }) }
  }
}
