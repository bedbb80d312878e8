import TextUI

/// A choice on the end page: another round or none, or something about this one.
enum EndChoice: Equatable {
  case round(RoundChoice)
  case lookBack, copy, poster
}

/// The choices on the end page, side by side in as many rows as they need.
struct EndChoices {
  /// The game whose daily deal comes next, or nil for another deal of the same game.
  let nextDaily: String?
  private let all: [EndChoice]
  private var list: ListFocus

  init(nextDaily: String? = nil, hasPoster: Bool = false) {
    self.nextDaily = nextDaily
    all =
      [.round(.newDeal), .round(.sameDeal), .lookBack, .copy] + (hasPoster ? [.poster] : [])
      + [.round(.leave)]
    list = ListFocus(all.count)
  }

  /// The keys that the end page has besides those of every game.
  static let bindings: [Binding<EndChoice>] = [
    Binding(
      .character("v"), action: .lookBack, Phrase(en: "look back (after the end)", zh: "回顾（结束后）")),
    Binding(
      .character("c"), action: .copy, Phrase(en: "copy the result (after the end)", zh: "复制成绩（结束后）")
    ),
  ]

  static let poster = Binding(
    .character("w"), action: EndChoice.poster,
    Phrase(en: "save a poster of the board (after the end)", zh: "把牌面存成海报（结束后）"))

  /// Returns the choice of an input, or nil, where the choices begin at a row; moves the focus.
  mutating func handle(
    _ input: Input, at row: Int, in size: Size, _ presentation: Presentation
  ) -> EndChoice? {
    if case .key(let key) = input {
      let bindings = Self.bindings + (all.contains(.poster) ? [Self.poster] : [])
      if let choice = bindings.action(for: key) { return choice }
    }
    let places = places(in: size, presentation)
    let isChosen = list.handle(input) { point in
      let local = Point(row: point.row - row, column: point.column)
      return places.firstIndex { $0.rect.contains(local) }
    }
    return isChosen ? all[list.index] : nil
  }

  func rows(in size: Size, _ presentation: Presentation) -> Int {
    places(in: size, presentation).map(\.rect.end).max() ?? 0
  }

  func draw(on canvas: inout Canvas, at row: Int, _ presentation: Presentation) {
    for (index, place) in places(in: canvas.extent, presentation).enumerated() {
      let isFocused = index == list.index
      canvas.put(
        (isFocused ? presentation.frame.pointers.0 : " ") + place.text,
        row: row + place.rect.origin.row, column: place.rect.origin.column,
        isFocused ? .focus : .plain)
    }
  }

  /// Returns the texts and places of the choices: in words unless these need more rows.
  private func places(
    in size: Size, _ presentation: Presentation
  ) -> [(text: String, rect: Rect)] {
    let titles = titles(presentation)
    let flows = [
      flow(titles.map { " \($0.long) " }, gap: 0, size.columns),
      flow(titles.map(\.long), gap: 1, size.columns),
      flow(titles.map(\.short), gap: 1, size.columns),
    ]
    return flows.min { ($0.last?.rect.end ?? 0) < ($1.last?.rect.end ?? 0) } ?? []
  }

  /// Returns texts with their places, each row in the middle, with room for a pointer before each.
  private func flow(
    _ texts: [String], gap: Int, _ columns: Int
  ) -> [(text: String, rect: Rect)] {
    var rows: [[String]] = [[]]
    func width(_ texts: [String]) -> Int {
      texts.reduce(-gap) { $0 + gap + 1 + $1.displayWidth }
    }
    for text in texts {
      let isFull = width(rows[rows.count - 1] + [text]) > columns - 2
      if isFull, rows != [[]] { rows.append([]) }
      rows[rows.count - 1].append(text)
    }
    return rows.enumerated().flatMap { row, texts in
      var column = max(0, (columns - width(texts)) / 2)
      return texts.map { text in
        let rect = Rect(row: row, column: column, rows: 1, columns: text.displayWidth + 1)
        column += rect.size.columns + gap
        return (text, rect)
      }
    }
  }

  /// Returns the words of the choices with their keys, and the first word of each with its key.
  private func titles(_ presentation: Presentation) -> [(long: String, short: String)] {
    all.map { choice in
      let (key, text): (String, String) =
        switch choice {
        case .round(.newDeal):
          (
            "n",
            nextDaily.map { presentation(en: "Next: \($0)", zh: "下一局：\($0)") }
              ?? presentation(en: "New deal", zh: "新局")
          )
        case .round(.sameDeal): ("r", presentation(en: "Same deal", zh: "重玩"))
        case .round(.leave): ("q", presentation(en: "Quit", zh: "退出"))
        case .lookBack: ("v", presentation(en: "Look back", zh: "回顾"))
        case .copy: ("c", presentation(en: "Copy", zh: "复制"))
        case .poster: ("w", presentation(en: "Poster", zh: "海报"))
        }
      let short = text.prefix { !" :：".contains($0) }
      return (text + presentation(en: " (\(key))", zh: "（\(key)）"), "\(short) \(key)")
    }
  }
}
