import GameCore
import TextUI

/// The layout of the end page.
extension EndPage {
  struct Layout {
    struct Line {
      let text: String
      let (row, column): (Int, Int)
      let style: Style
    }

    let lines: [Line]

    /// The first row of the choices.
    let choicesRow: Int
  }

  /// Lays out what fits: the most important parts first, and blank rows where some are left.
  func layout(in size: Size, _ presentation: Presentation, lit: Int?) -> Layout {
    let choiceRows = choices.rows(in: size, presentation)
    let room = max(0, size.rows - choiceRows)
    let texts = texts(fitting: Size(rows: room, columns: size.columns), presentation, lit: lit)
    let used = texts.reduce(0) { $0 + $1.lines.count }
    // The blank rows: the one above the choices, then the others from the top down.
    var gaps = room - used
    let gapAtEnd = gaps > 0 && !texts.isEmpty ? 1 : 0
    gaps -= gapAtEnd
    let groups = Set(texts.map(\.part.group)).count
    let inner = max(0, min(gaps, groups - 1))
    var row = (room - used - gapAtEnd - inner) / 2
    var (lines, left, last) = ([Layout.Line](), inner, texts.first?.part.group)
    for text in texts {
      if text.part.group != last, left > 0 { (row, left) = (row + 1, left - 1) }
      last = text.part.group
      let block = text.lines.map(\.displayWidth).max() ?? 0
      for line in text.lines {
        let width = text.part.isBlock ? block : line.displayWidth
        lines.append(
          Layout.Line(
            text: line, row: row, column: max(0, (size.columns - width) / 2), style: text.part.style
          ))
        row += 1
      }
    }
    return Layout(lines: lines, choicesRow: row + gapAtEnd)
  }

  /// Returns the paragraphs that fit, wrapped, from the top down.
  private func texts(
    fitting size: Size, _ presentation: Presentation, lit: Int?
  ) -> [Text] {
    let width = min(64, size.columns - 2)
    guard width > 0 else { return [] }
    var all = texts.map { text in
      let lines = size.rows < 9 ? text.short ?? text.lines : text.lines
      let isWhole = text.part == .chart
      return Text(text.part, isWhole ? lines : lines.flatMap { $0.wrapped(to: width) })
    }
    if let stars {
      all.append(Text(.stars, [stars.text(lit: lit ?? Stars.most, presentation)]))
    }
    all.append(Text(.score, scoreText.wrapped(to: width)))
    var chosen = Chosen(rows: size.rows)
    for part in Part.byImportance {
      let text = all.first { $0.part == part }
      chosen.add(text?.fitting(Size(rows: chosen.room, columns: width), presentation))
    }
    // Blank rows matter more than these.
    let gaps = Set(chosen.texts.map(\.part.group)).count
    if let score, !presentation.isASCII {
      let big = big(score, scale: chosen.room > gaps + 16 ? 2 : 1)
      let hasRoom = chosen.room >= big.count + gaps / 2 && big[0].displayWidth <= width
      if hasRoom { chosen.replace(.score, with: big) }
    }
    let verdict = all.first { $0.part == .verdict }
    if let verdict, chosen.room > verdict.lines.count + gaps { chosen.add(verdict) }
    return chosen.texts.sorted { $0.part.rawValue < $1.part.rawValue }
  }

  /// The paragraphs chosen so far, and the rows left.
  private struct Chosen {
    private(set) var texts: [Text] = []
    private(set) var room: Int

    init(rows: Int) { room = rows }

    mutating func add(_ text: Text?) {
      guard let text else { return }
      texts.append(text)
      room -= text.lines.count
    }

    mutating func replace(_ part: Part, with lines: [String]) {
      guard let index = texts.firstIndex(where: { $0.part == part }) else { return }
      room -= lines.count - texts[index].lines.count
      texts[index] = Text(part, lines)
    }
  }

  /// Returns the score in large digits, with its unit beside the last row.
  private func big(_ score: Int, scale: Int) -> [String] {
    var lines = BigNumber.lines(score, scale: scale)
    let unit = scoreText.unicodeScalars.dropFirst(String(score).unicodeScalars.count)
    lines[lines.count - 1] += String(String.UnicodeScalarView(unit))
    return lines
  }
}

extension EndPage.Text {
  /// Returns the paragraph if it fits; of a chart as much as does, but not just a line or two.
  fileprivate func fitting(_ size: Size, _ presentation: Presentation) -> Self? {
    guard (lines.map(\.displayWidth).max() ?? 0) <= size.columns else { return nil }
    if lines.count <= size.rows { return self }
    guard part == .chart, size.rows >= 5 else { return nil }
    return Self(part, lines.prefix(size.rows - 2) + [presentation.ellipsis] + lines.suffix(1))
  }
}
