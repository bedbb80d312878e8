import GameCore
import TextUI

extension EndPage {
  struct Layout {
    var lines: [(text: StyledLine, row: Int, column: Int, style: Style)] = []
    var choicesRow: Int
  }

  /// Lays out what fits, the most important parts first. Of the stars the first `lit` shine.
  func layout(in size: Size, _ presentation: Presentation, lit: Int?) -> Layout {
    let room = max(0, size.rows - choices.rows(in: size, presentation))
    let texts = texts(fitting: Size(rows: room, columns: size.columns), presentation, lit: lit)
    let groups = Set(texts.map(\.group)).sorted()
    var rows = RowLayout<Int>(rows: room)
    for text in texts { rows.give(text.lines.count, to: text.group) }
    // A blank row above the choices, then one below each of the others, from the top down.
    for group in groups.suffix(1) + groups.dropLast() { rows.give(1, to: group) }
    let places = rows.rows(of: groups, from: rows.left / 2)
    var layout = Layout(
      choicesRow: groups.last.flatMap { places[$0]?.upperBound } ?? rows.left / 2)
    for group in groups {
      let lines = texts.filter { $0.group == group }.flatMap { text in
        text.lines.map { ($0, text.part) }
      }
      for (index, (line, part)) in lines.enumerated() {
        let block = part.isBlock ? texts.filter { $0.part == part }.flatMap(\.lines) : [line]
        let width = block.map(\.width).max() ?? 0
        let row = (places[group]?.lowerBound ?? 0) + index
        layout.lines.append((line, row, max(0, (size.columns - width) / 2), part.style))
      }
    }
    return layout
  }

  /// Returns the paragraphs that fit, wrapped, from the top down.
  private func texts(
    fitting size: Size, _ presentation: Presentation, lit: Int?
  ) -> [Text] {
    let width = min(64, size.columns - 2)
    guard width > 0 else { return [] }
    var all = texts
    if let stars {
      all.append(Text(.stars, [stars.text(lit: lit ?? Stars.most, presentation)]))
    }
    let scoreLine = seats?.line(in: width, presentation) ?? StyledLine(scoreText)
    all.append(Text(.score, styled: [scoreLine]))
    var chosen = Chosen(
      area: Size(rows: size.rows, columns: width), shareWidth: size.columns - 2, room: size.rows)
    for part in Part.byImportance {
      chosen.add(all.filter { $0.part == part }, presentation)
    }
    // Blank rows matter more than a chart.
    let chartSize = Size(rows: chosen.room - chosen.gaps - 1, columns: width)
    if let lines = chart?.lines(in: chartSize, presentation), !lines.isEmpty {
      chosen.add([Text(.chart, lines)], presentation)
    }
    if let seats {
      // The scores in large digits and the blank rows matter more.
      let room = chosen.room - chosen.gaps - (presentation.isASCII ? 1 : 4)
      let lines = seats.chart(of: leads, in: Size(rows: room, columns: width), presentation)
      if !lines.isEmpty { chosen.add([Text(.chart, styled: lines)], presentation) }
    }
    // Blank rows matter more than these.
    if !presentation.isASCII {
      let scale = [3, 2].first { chosen.room > chosen.gaps + 16 * ($0 - 1) } ?? 1
      let large = large(scale: scale, presentation)
      let isWide = (large.map(\.width).max() ?? 0) > width
      if !large.isEmpty, !isWide, chosen.room >= large.count + chosen.gaps / 2 {
        chosen.replace(.score, with: large)
      }
    }
    if let stars, presentation.drawsPixels, chosen.room > chosen.gaps + 8 {
      chosen.replace(.stars, with: Self.large(stars, lit: lit ?? Stars.most))
    }
    let verdicts = all.filter { $0.part == .verdict }
    if chosen.room > verdicts.reduce(chosen.gaps, { $0 + $1.lines.count }) {
      chosen.add(verdicts, presentation)
    }
    return chosen.texts.sorted { ($0.part.rawValue, $0.group) < ($1.part.rawValue, $1.group) }
  }

  /// The paragraphs chosen so far, and the rows left.
  private struct Chosen {
    let area: Size
    /// A command is best in one line.
    let shareWidth: Int
    private(set) var room: Int
    private(set) var texts: [Text] = []

    /// The number of groups, and so of blank rows.
    var gaps: Int { Set(texts.map(\.group)).count }

    /// Adds the paragraphs of a part if they fit, all or none.
    mutating func add(_ parts: [Text], _ presentation: Presentation) {
      let isLow = area.rows < 9
      let fitting =
        fitting(parts, isShort: isLow, presentation) ?? fitting(parts, isShort: true, presentation)
      for text in fitting ?? [] {
        texts.append(text)
        room -= text.lines.count
      }
    }

    /// Returns the paragraphs if they fit.
    private func fitting(
      _ parts: [Text], isShort: Bool, _ presentation: Presentation
    ) -> [Text]? {
      let width = parts.first?.part == .share ? shareWidth : area.columns
      let texts = parts.map { $0.wrapped(to: width, isShort: isShort, presentation) }
      let lines = texts.flatMap(\.lines)
      let isFitting = lines.count <= room && lines.allSatisfy { $0.width <= width }
      return isFitting ? texts : nil
    }

    mutating func replace(_ part: Part, with lines: [StyledLine]) {
      guard let index = texts.firstIndex(where: { $0.part == part }) else { return }
      room -= lines.count - texts[index].lines.count
      texts[index] = Text(part, styled: lines)
    }
  }

  private static func large(_ stars: Stars, lit: Int) -> [StyledLine] {
    ["     █     ", "    ███    ", "▀█████████▀", "  ███████  ", " ██▀▀ ▀▀██ "].map { row in
      (0..<Stars.most).reduce(StyledLine()) { line, star in
        let isLit = star < min(stars.count, lit)
        return line.adding(star == 0 ? "" : "    ").adding(row, Style(isLit ? .gold : .edge))
      }
    }
  }

  /// Returns the scores in large digits, a single one with its unit beside the last row.
  private func large(scale: Int, _ presentation: Presentation) -> [StyledLine] {
    if let seats { return seats.large(scale: scale, presentation) }
    guard let score else { return [] }
    var lines = BigNumber.lines(score, scale: scale)
    let number = String(score)
    let isRest = scoreText.hasPrefix(number)
    lines[lines.count - 1] += isRest ? String(scoreText.dropFirst(number.count)) : " " + scoreText
    return lines.map { StyledLine($0) }
  }
}

extension EndPage.Text {
  /// Returns the paragraph in lines of at most a width, those about a seat after its sign.
  fileprivate func wrapped(to width: Int, isShort: Bool, _ presentation: Presentation) -> Self {
    let lines = isShort ? short : lines
    guard part != .chart else { return self }
    if part == .share {
      let texts = lines.map { $0.pieces.map(\.text).joined() }
      return Self(part, texts.flatMap { $0.shareLines(in: width, presentation) })
    }
    guard let seat else {
      return Self(part, styled: lines.flatMap { $0.balanced(to: width) })
    }
    let sign = seat.sign(presentation)
    let indented = lines.flatMap { $0.balanced(to: width - 2) }.enumerated().map { index, line in
      line.pieces.reduce(StyledLine(index == 0 ? "\(sign) " : "  ", seat.style.bolder)) {
        $0.adding($1.text, $1.style)
      }
    }
    return Self(part, styled: indented, of: seat)
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
