import TextUI

/// The choices on the end page, side by side in as many rows as they need.
struct EndChoices {
  /// The title of what comes next after a daily deal, or nil for another deal of the same game.
  let next: String?
  let hasPoster: Bool
  /// True if others can race the game.
  let hasChallenge: Bool
  /// True if a friend at another machine has played, who knows the deal now.
  var isFriends = false
  let presentation: Presentation
  private(set) var list = ListFocus(0)

  /// Returns the choice of an input, or nil, where the choices begin at a row; moves the focus.
  mutating func handle(_ input: Input, at row: Int, in size: Size) -> GameKeys.Action? {
    let (all, places) = (all, places(in: size))
    if let choice = all.first(where: { input == .key(.character($0.key)) }) { return choice.action }
    list.count = all.count
    let isChosen = list.handle(input) { point in
      let local = Point(row: point.row - row, column: point.column)
      return places.firstIndex { $0.rect.contains(local) }
    }
    return isChosen ? all[list.index].action : nil
  }

  func rows(in size: Size) -> Int { places(in: size).map(\.rect.end).max() ?? 0 }

  func draw(on canvas: inout Canvas, at row: Int) {
    for (index, place) in places(in: canvas.extent).enumerated() {
      let isFocused = index == list.index
      canvas.put(
        (isFocused ? presentation.frame.pointers.0 : " ") + place.text,
        row: row + place.rect.origin.row, column: place.rect.origin.column,
        isFocused ? .focus : .plain)
      let (row, column) = (row + place.rect.origin.row, place.rect.origin.column)
      if isFocused { canvas.putCaret(row: row, column: column + (place.text.first == " " ? 2 : 1)) }
    }
  }

  /// Returns the texts and places of the choices: in words unless these need more rows of a
  /// small window.
  private func places(in size: Size) -> [(text: String, rect: Rect)] {
    let long = all.map { $0.title + presentation(en: " (\($0.key)) ", zh: "（\($0.key)） ") }
    let short = all.map { "\($0.title.prefix { !" :：".contains($0) }) \($0.key) " }
    let isSmall = size.rows < 20 || size.columns < 60
    let texts = [long.map { " " + $0 }, long] + (isSmall ? [short] : [])
    let flows = texts.map { flow($0, size.columns) }
    return flows.min { ($0.last?.rect.end ?? 0) < ($1.last?.rect.end ?? 0) } ?? []
  }

  /// Returns texts with their places, each row in the middle, with room for a pointer before each.
  private func flow(_ texts: [String], _ columns: Int) -> [(text: String, rect: Rect)] {
    var rows: [[String]] = [[]]
    func width(_ texts: [String]) -> Int { texts.reduce(0) { $0 + 1 + $1.displayWidth } }
    for text in texts {
      let isFull = width(rows[rows.count - 1] + [text]) > columns - 1
      if isFull, rows != [[]] { rows.append([]) }
      rows[rows.count - 1].append(text)
    }
    return rows.enumerated().flatMap { row, texts in
      var column = max(0, (columns - width(texts)) / 2)
      return texts.map { text in
        let rect = Rect(row: row, column: column, rows: 1, columns: text.displayWidth + 1)
        column += rect.size.columns
        return (text, rect)
      }
    }
  }

  /// The choices with their keys and words.
  private var all: [(action: GameKeys.Action, key: Unicode.Scalar, title: String)] {
    let next =
      self.next.map { presentation(en: "Next: \($0)", zh: "下一局：\($0)") }
      ?? (isFriends
        ? presentation(en: "Rematch", zh: "再来一局") : presentation(en: "New deal", zh: "新局"))
    let poster = hasPoster ? [presentation(en: "Poster", zh: "海报")] : []
    let challenge = hasChallenge ? [presentation(en: "Challenge", zh: "挑战朋友")] : []
    let again = isFriends ? [] : [presentation(en: "Same deal", zh: "重玩")]
    return [(.choice(.newDeal), "n", next)] + again.map { (.choice(.sameDeal), "r", $0) } + [
      (.lookBack, "v", presentation(en: "Look back", zh: "复盘")),
      (.copy, "c", presentation(en: "Copy", zh: "复制")),
    ] + challenge.map { (.challenge, "g", $0) } + poster.map { (.poster, "w", $0) }
      + [(.choice(.leave), "q", presentation(en: "Quit", zh: "退出"))]
  }
}
