import TextUI

/// The rules and the keys in place of a view; in a small window page by page.
struct KeysPage {
  private let title: String
  private let rules: [String]
  private let keys: [(names: String, summary: String)]
  private var first = 0

  static let key = Key.character("?")
  static let help = KeyHelp("?", Phrase(en: "help", zh: "帮助"))

  /// Creates the page of a view, where `words` stand for keys; without any, those of a game do.
  init(_ help: ViewHelp, _ words: [String], _ presentation: Presentation) {
    let language = presentation.language
    let finish = help.keys.contains { $0.keys(isASCII: true) == "f" } ? ["完成"] : []
    let names = words.isEmpty ? ["提示", "规则"] + finish + ["退出"] : words
    let typed = language(en: "", zh: "用输入法打“\(names.joined(separator: "”“"))”也行，之后的回车不算。")
    title = help.title
    rules = (help.rules.map { $0(language) } + (help.rules.isEmpty ? [] : [typed]))
      .filter { !$0.isEmpty }
    keys = help.keys.map {
      ($0.keys(isASCII: presentation.isASCII, language), $0.summary(language))
    }
  }

  func draw(on canvas: inout Canvas, _ presentation: Presentation) {
    let (lines, page) = (lines(in: canvas.extent), page(in: canvas.extent))
    let more = presentation(en: "any key shows more", zh: "按任意键看下一页")
    let end = page.upperBound == lines.count ? [] : ["\(presentation.ellipsis) \(more)"]
    Panel(title: title, heading: lines[page] + end).draw(on: &canvas, presentation)
  }

  /// Turns to the next page at any key, or back by keys that go up, and closes the help after the
  /// last page, which keys that go down don't leave, or at Escape. Returns false once it is closed.
  mutating func handle(_ input: Input, in size: Size) -> Bool {
    let (page, count) = (page(in: size), lines(in: size).count)
    let isLast = page.upperBound == count
    switch input {
    case .key(.escape): return false
    case .key(.up), .key(.pageUp), .key(.home): first = max(0, first - max(1, size.rows - 1))
    case .key(.down) where isLast, .key(.pageDown) where isLast, .key(.end) where isLast: break
    default: first = page.upperBound
    }
    return first < count
  }

  /// Returns the whole text, with sentences that fit the width.
  private func lines(in size: Size) -> [String] {
    let sentences = rules.flatMap { $0.wrapped(to: max(1, min(72, size.columns - 4))) }
    let table = table(in: size)
    let isLong = sentences.count + 1 + table.count > size.rows - 2
    let keys = isLong ? inTwoColumns(size.columns - 4) ?? table : table
    return sentences + (sentences.isEmpty ? [] : [""]) + keys
  }

  /// Returns the keys in two columns, where long summaries lose their brackets, or nil if the
  /// columns don't fit a width.
  private func inTwoColumns(_ width: Int) -> [String]? {
    let room = (width - 2) / 2
    let names = (keys.map(\.names.displayWidth).max() ?? 0) + 2
    let texts = keys.map { key in
      let short = String(key.summary.prefix { !"(（".contains($0) }).trimmedAtEnd
      let isLong = names + key.summary.displayWidth > room
      return key.names.padded(to: names) + (isLong ? short : key.summary)
    }
    guard texts.allSatisfy({ $0.displayWidth <= room }) else { return nil }
    let rows = (texts.count + 1) / 2
    return (0..<rows).map { row in
      let right = row + rows < texts.count ? texts[row + rows] : ""
      return (texts[row].padded(to: room + 2) + right).trimmedAtEnd
    }
  }

  /// Returns the keys with their effects. Names that would leave no room have a line of their own.
  private func table(in size: Size) -> [String] {
    let most = size.columns < 60 ? size.columns / 3 : size.columns
    let width = keys.map(\.names.displayWidth).filter { $0 <= most }.max() ?? 0
    let margin = String(repeating: " ", count: width + 2)
    return keys.flatMap { names, summary in
      let lines = summary.wrapped(to: max(1, size.columns - width - 2))
      guard names.displayWidth <= width else { return [names] + lines.map { margin + $0 } }
      return [names.padded(to: width + 2) + (lines.first ?? "")]
        + lines.dropFirst().map { margin + $0 }
    }
  }

  /// Returns the lines of the page that is open, with room for one about the rest.
  private func page(in size: Size) -> Range<Int> {
    let count = lines(in: size).count
    let start = count <= size.rows ? 0 : min(first, count - 1)
    let left = count - start
    return start..<start + (left <= size.rows ? left : max(1, size.rows - 1))
  }
}

/// The page on which a player tries the palettes: the whole screen has the one in focus.
enum PalettePage {
  static let key = Key.character("p")
  static let help = KeyHelp("p", Phrase(en: "try the palettes", zh: "试试配色"))

  /// The palettes to choose from, with nil for the one that suits the terminal's background.
  static let choices: [Palette?] = [nil] + Palette.allCases

  /// Returns the area of the page in a window: at the bottom, so that much of the view is in sight.
  static func area(in size: Size) -> Rect {
    let (rows, columns) = (min(size.rows, choices.count + 5), min(size.columns, 80))
    return Rect(
      row: size.rows - rows, column: (size.columns - columns) / 2, rows: rows, columns: columns)
  }

  static func panel(_ current: Palette?, automatic: Palette, _ say: Presentation) -> Panel {
    let auto = Palette.auto
    let items = choices.map { palette in
      MenuItem(
        palette?.rawValue ?? auto.name, (palette?.title ?? auto.title)(say.language),
        note: (palette?.summary ?? auto.summary)(say.language), isCurrent: palette == current,
        colors: (palette ?? automatic).swatches)
    }
    let hint = say(en: "Enter keeps it, Esc doesn't.", zh: "回车选定，Esc 取消。")
    return Panel(heading: [hint, ""], items: items, focus: choices.firstIndex(of: current) ?? 0)
  }
}
