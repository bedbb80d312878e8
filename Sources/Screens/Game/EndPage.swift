import GameCore

/// The page of a finished game: the result, the reason for it, a lesson, the course of the game,
/// and the choice of the next step. It fills its area with as much as fits.
struct EndPage {
  /// The rating, or nil if there is none.
  var stars: Stars?
  let scores: EndScores
  /// The course of the game, or nil if only the lead is shown.
  var chart: ReviewChart?
  /// The place among the bots, or nil if there is none: a chart, or where one has no room and
  /// beside the course a sentence.
  var ladder: Ladder?
  /// The sentences around the score, the most important ones first.
  let texts: [Text]
  /// The verdict: in place of the score if it tells that, else only where there is plenty of room.
  let verdict: Text
  var choices: EndChoices
  let presentation: Presentation
  /// The number of stars that shine so far.
  var lit = Stars.most
  /// The news of the last choice, until the next input.
  var notice: String?
  /// The texts that a key asked for, such as a copied line. Until the next input they take the
  /// place of most others.
  var extra: [Text] = []

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
  enum Part: CaseIterable {
    case stars, winner, loser, verdict, score, best, lesson, ladder, lead, distance, rule, chart
    case share, legend

    /// The parts between which there are blank rows.
    static let groups: [[Part]] = [
      [.stars], [.winner, .loser], [.verdict], [.score, .best], [.lesson],
      [.ladder, .lead, .distance, .rule], [.chart], [.share, .legend],
    ]

    var style: Style {
      switch self {
      case .stars, .winner, .best: Style(.gold).bolder
      case .lead: .found.bolder
      case .loser, .verdict, .score: .bold
      case .rule, .legend: .faint
      case .lesson, .distance, .ladder, .chart, .share: .plain
      }
    }

    /// True if the lines make one picture or command, and don't stand in the middle one by one.
    var isBlock: Bool { [.stars, .chart, .share].contains(self) }
  }

  mutating func handle(_ input: Input, in size: Size) -> GameKeys.Action? {
    let (top, lines) = layout(in: size)
    return choices.handle(input, at: top + lines.count, in: size)
  }

  func draw(on canvas: inout Canvas) {
    canvas.fill()
    let (columns, (top, lines)) = (canvas.extent.columns, layout(in: canvas.extent))
    let end = top + lines.count
    for (row, (line, part, width)) in lines.enumerated() {
      line.draw(on: &canvas, row: top + row, column: max(0, (columns - width) / 2), part.style)
    }
    choices.draw(on: &canvas, at: end)
    guard let notice, end > 0 else { return }
    canvas.drawRow(end - 1) {
      $0.put(presentation.cut(notice, to: columns), centeredInRow: 0, .bold)
    }
  }

  // MARK: Layout

  /// Returns the middles of the stars; none where there are no stars.
  func starPlaces(in size: Size) -> [Point] {
    let (top, lines) = layout(in: size)
    let rows = lines.indices.filter { lines[$0].part == .stars && lines[$0].width > 0 }
    guard let first = rows.first else { return [] }
    let step = (lines[first].width + 4) / Stars.most
    return (0..<Stars.most).map { index in
      Point(
        row: top + first + rows.count / 2, column: size.columns / 2 + (index - 1) * step)
    }
  }

  /// Returns the lines of the parts that fit, each with the width that stands in the middle, and
  /// the row of the first one.
  private func layout(
    in size: Size
  ) -> (top: Int, lines: [(line: StyledLine, part: Part, width: Int)]) {
    let room = max(0, size.rows - choices.rows(in: size))
    // In a large window the first row stays free.
    let free = size.rows > 20 ? 1 : 0
    let parts = parts(fitting: Size(rows: room - free, columns: size.columns))
    let groups = Part.groups.indices.filter { Part.groups[$0].contains { parts[$0] != nil } }
    let left = room - parts.values.joined().count
    // A blank row above the choices, then one below each of the others, from the top down.
    let blanks = (groups.suffix(1) + groups.dropLast()).prefix(max(0, left - free))
    let lines = groups.flatMap { group in
      let lines = Part.groups[group].flatMap { part in
        let lines = parts[part] ?? []
        let width = lines.map(\.width).max() ?? 0
        return lines.map { ($0, part, part.isBlock ? width : $0.width) }
      }
      return lines + (blanks.contains(group) ? [(StyledLine(), .chart, 0)] : [])
    }
    return ((left - blanks.count + 1) / 2, lines)
  }

  /// Returns the lines of the parts that fit, the most important parts first.
  private func parts(fitting size: Size) -> [Part: [StyledLine]] {
    let width = min(64, size.columns - 2)
    guard width > 0 else { return [:] }
    var parts: [Part: [StyledLine]] = [:]
    var left: Int { size.rows - parts.values.joined().count }
    /// The number of groups, and so of blank rows.
    var gaps: Int { Part.groups.count { $0.contains { parts[$0] != nil } } }
    /// Shows lines as a part, in place of others of it, if these leave a number of rows.
    func show(_ part: Part, _ lines: [StyledLine], leaving rest: Int = 0) {
      let isFitting = left + (parts[part]?.count ?? 0) - lines.count >= rest
      guard !lines.isEmpty, isFitting, lines.allSatisfy({ $0.width <= size.columns - 2 }) else {
        return
      }
      parts[part] = lines
    }
    show(.score, [scores.line(in: width, presentation)])
    func show(_ text: Text, _ lines: [String], leaving rest: Int = 0) {
      let lines = lines.flatMap {
        // A command is best in one line.
        switch text.part {
        case .share: $0.shareLines(in: size.columns - 2, presentation)
        case .chart: $0.cutUp(to: size.columns - 2)
        default: $0.balanced(to: width)
        }
      }
      show(text.part, lines.map { StyledLine($0) }, leaving: rest)
    }
    guard extra.isEmpty else {
      for text in extra { show(text, text.lines, leaving: 1) }
      // The line to share begins with the score.
      if parts[.share] != nil { parts[.score] = nil }
      return parts
    }
    if let stars { show(.stars, [StyledLine(stars: stars.text(lit: lit, presentation))]) }
    for text in texts {
      show(text, text.short)
      let least = text.part == .best ? 16 : 8
      if size.rows > least, text.part != .rule { show(text, text.lines) }
    }
    // What was earned matters more than the chart.
    let airLeft = size.rows > 16 ? gaps / 2 : gaps
    let isDefeat = texts.contains { $0.part == .loser }
    if let stars, presentation.drawsPixels, !isDefeat {
      for scale in [2, 3] where scale < 3 || size.rows > 50 {
        let lines = StyledLine.stars(
          min(stars.count, lit), isFlawless: stars.isFlawless, scale: scale)
        show(.stars, lines, leaving: airLeft)
      }
    }
    let hasDigits = verdict.part != .score && !presentation.isASCII
    if verdict.part == .score { show(verdict, verdict.lines, leaving: airLeft) }
    // Scores in large digits matter more than a chart, and blank rows more than both.
    let rows = left - gaps - (!hasDigits ? 1 : scores.names.isEmpty ? 3 : 4)
    let area = Size(rows: rows, columns: width)
    let lines = chart?.lines(in: area, presentation).map { StyledLine($0) }
    show(.chart, lines ?? scores.chart(in: area, presentation))
    if hasDigits {
      let scale = [4, 3, 2].first { left > gaps + 16 * ($0 - 1) } ?? 1
      show(.score, scores.large(scale: scale, presentation), leaving: gaps)
    }
    show(verdict, verdict.lines, leaving: gaps + 1)
    for text in texts where text.part == .rule { show(text, text.lines, leaving: gaps + 1) }
    guard let ladder else { return parts }
    let isRoomy = chart == nil && size.rows > 26
    let rest = Size(rows: isRoomy ? left - gaps - 1 : 0, columns: width)
    let bars = ladder.chart(presentation).lines(in: rest, presentation)
    if bars.isEmpty {
      show(Text(.ladder, []), [ladder.sentence(presentation)], leaving: gaps + 1)
    } else {
      let own = presentation.frame.pointers.0
      let lines = bars.map { bar in
        let isOwn = bar.drop { $0 == " " }.hasPrefix(own)
        return StyledLine(bar, isOwn ? Style(.gold).bolder : .plain)
      }
      show(.chart, lines)
    }
    return parts
  }
}

extension String {
  /// Returns the characters in rows of a width.
  func cutUp(to width: Int) -> [String] {
    let width = max(1, width)
    return stride(from: 0, to: count, by: width).map { String(dropFirst($0).prefix(width)) }
  }

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
