import Records

/// A choice after a game, in order, named by the word for it in lines of text.
public enum EndChoice: String, CaseIterable, Sendable {
  case new, harder, again, look, share, challenge, poster, back

  /// The key on the end page, and what it does.
  public var key: Unicode.Scalar { binding.key }
  var binding: (key: Unicode.Scalar, action: GameKeys.Action) {
    switch self {
    case .new: ("n", .choice(.newDeal))
    case .harder: ("b", .choice(.harder))
    case .again: ("r", .choice(.sameDeal))
    case .look: ("v", .lookBack)
    case .share: ("c", .copy)
    case .challenge: ("g", .challenge)
    case .poster: ("w", .poster)
    case .back: ("q", .choice(.leave))
    }
  }

  /// Returns the choices after a game with their titles. After a daily deal `next` is the title of
  /// what comes next, otherwise nil.
  public static func all<G: ArcadeGame>(
    after table: Table<G>, next: String?, onScreen isOnScreen: Bool, _ say: Presentation
  ) -> [(choice: EndChoice, title: String)] {
    // A friend at another machine knows the deal now.
    let isFriends = table.game.opposition?.isFriend == true
    return allCases.compactMap { choice in
      switch choice {
      case .new:
        let another =
          isFriends
          ? say(en: "Rematch", zh: "再来一局")
          : table.game.isMidSeries
            ? say(en: "Next race", zh: "下一局") : say(en: "New deal", zh: "新局")
        return (choice, next.map { say(en: "Next: \($0)", zh: "下一项：\($0)") } ?? another)
      case .harder:
        guard table.fault == nil, let harder = table.game.harder else { return nil }
        guard let bot = harder.opposition?.seatNames.name(of: Seat(1), say) else {
          let shape = harder.options.shape(say)
          return (choice, say(en: "Harder: \(shape)", zh: "更难：\(shape)"))
        }
        return (choice, say(en: "Stronger bot: \(bot)", zh: "下一位对手：\(bot)"))
      case .again: return isFriends ? nil : (choice, say(en: "Same deal", zh: "重玩"))
      case .look:
        // The deal stays unknown if the machine that has it has failed.
        return table.game.dealText == nil ? nil : (choice, say(en: "Look back", zh: "复盘"))
      case .share:
        return (choice, isOnScreen ? say(en: "Copy", zh: "复制") : say(en: "Share", zh: "分享"))
      case .challenge:
        // In lines the choice says why a game in turns is no challenge.
        guard table.fault == nil, table.game.mode != .turns || !isOnScreen else { return nil }
        return (choice, say(en: "Challenge", zh: "挑战朋友"))
      case .poster: return G.poster == nil ? nil : (choice, say(en: "Poster", zh: "海报"))
      case .back:
        let back = say(en: "Back", zh: "返回")
        let ends = table.game.isMidSeries ? say(en: ": the series ends", zh: "：系列赛就此结束") : ""
        return (choice, isOnScreen ? say(en: "Quit", zh: "退出") : back + ends)
      }
    }
  }
}

/// The choices on the end page, side by side in as many rows as they need.
struct EndChoices {
  let all: [(choice: EndChoice, title: String)]
  let presentation: Presentation
  private(set) var list = ListFocus(0)

  /// Returns the choice of an input, or nil, where the choices begin at a row; moves the focus.
  mutating func handle(_ input: Input, at row: Int, in size: Size) -> GameKeys.Action? {
    let (all, places) = (all, places(in: size))
    let bindings = all.map(\.choice.binding)
    if let key = bindings.first(where: { input == .key(.character($0.key)) }) { return key.action }
    list.count = all.count
    let isChosen = list.handle(input) { point in
      let local = Point(row: point.row - row, column: point.column)
      return places.firstIndex { $0.rect.contains(local) }
    }
    return isChosen ? bindings[list.index].action : nil
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
    let keys = all.map(\.choice.binding.key)
    let long = zip(all, keys).map { $0.title + presentation(en: " (\($1)) ", zh: "（\($1)） ") }
    let short = zip(all, keys).map { "\($0.title.prefix { !" :：".contains($0) }) \($1) " }
    let isSmall = size.rows < 20 || size.columns < 60
    let texts = [long.map { " " + $0 }, long] + (isSmall ? [short] : [])
    let flows = texts.map { texts in
      let flow = flow(texts, size.columns)
      // No choice stands alone below many.
      guard let rows = flow.last?.rect.end, rows > 1 else { return flow }
      let narrow = (0..<size.columns).lazy.map { self.flow(texts, size.columns, within: $0) }
      return narrow.first { $0.last?.rect.end == rows } ?? flow
    }
    return flows.min { ($0.last?.rect.end ?? 0) < ($1.last?.rect.end ?? 0) } ?? []
  }

  /// Returns texts with their places, each row in the middle, with room for a pointer before each.
  private func flow(
    _ texts: [String], _ columns: Int, within most: Int? = nil
  ) -> [(text: String, rect: Rect)] {
    var rows: [[String]] = [[]]
    let margin = columns < 60 ? 1 : 2
    func width(_ texts: [String]) -> Int { texts.reduce(0) { $0 + 1 + $1.displayWidth } }
    for text in texts {
      let isFull = width(rows[rows.count - 1] + [text]) > (most ?? columns) - margin
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
}
