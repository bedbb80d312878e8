import TextUI

/// The rules in a few sentences and the keys, over the screen; in a small window page by page.
struct KeysPage {
  private let rules: [String]
  private let keys: [String]
  private var first = 0

  init(_ keys: [KeyHelp], rules: [Phrase] = [], _ presentation: Presentation) {
    let names = keys.map { $0.keys(isASCII: presentation.isASCII) }
    let width = names.map(\.displayWidth).max() ?? 0
    self.rules = rules.map { $0(presentation.language) }
    self.keys = zip(names, keys).map {
      $0.padded(to: width + 2) + $1.summary(presentation.language)
    }
  }

  func draw(on canvas: inout Canvas, _ presentation: Presentation) {
    let lines = lines(in: canvas.extent)
    let shown = shown(in: canvas.extent)
    let isLast = first + shown >= lines.count
    let more = presentation(en: "any key shows more", zh: "按任意键看下一页")
    let end = isLast ? [] : ["\(presentation.ellipsis) \(more)"]
    Panel(heading: lines.dropFirst(first).prefix(shown) + end)
      .draw(on: &canvas, presentation)
  }

  /// Turns to the next page. Returns false after the last one.
  mutating func turn(in size: Size) -> Bool {
    first += shown(in: size)
    return first < lines(in: size).count
  }

  /// Returns the whole text, with sentences that fit the width.
  private func lines(in size: Size) -> [String] {
    let sentences = rules.flatMap { $0.wrapped(to: max(1, min(72, size.columns - 4))) }
    return sentences + (sentences.isEmpty ? [] : [""]) + keys
  }

  /// Returns the number of lines that fit, with a line about the rest unless they are the last.
  private func shown(in size: Size) -> Int {
    let left = lines(in: size).count - first
    return left <= size.rows ? left : max(1, size.rows - 1)
  }
}
