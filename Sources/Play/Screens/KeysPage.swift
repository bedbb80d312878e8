import TextUI

/// The help on keys, over the screen; in a small window page by page.
struct KeysPage {
  private let lines: [String]
  private var first = 0

  init(_ keys: [KeyHelp], _ presentation: Presentation) {
    let names = keys.map { $0.keys(isASCII: presentation.isASCII) }
    let width = names.map(\.displayWidth).max() ?? 0
    lines = zip(names, keys).map { $0.padded(to: width + 2) + $1.summary(presentation.language) }
  }

  func draw(on canvas: inout Canvas, _ presentation: Presentation) {
    let shown = shown(in: canvas.extent)
    let isLast = first + shown == lines.count
    let more = presentation(en: "any key shows more", zh: "按任意键看下一页")
    let end = isLast ? [] : ["\(presentation.ellipsis) \(more)"]
    Panel(heading: lines[first...].prefix(shown) + end)
      .draw(on: &canvas, presentation)
  }

  /// Turns to the next page. Returns false after the last one.
  mutating func turn(in size: Size) -> Bool {
    first += shown(in: size)
    return first < lines.count
  }

  /// Returns the number of lines that fit, with a line about the rest unless they are the last.
  private func shown(in size: Size) -> Int {
    let left = lines.count - first
    return left <= size.rows ? left : max(1, size.rows - 1)
  }
}
