import Records

/// A choice after a game, in order, named by the word for it in lines of text.
public enum EndChoice: String, CaseIterable, Sendable {
  case new, harder, race, again, look, share, challenge, poster, back

  /// The key on the end page, and what it does.
  public var key: Unicode.Scalar { binding.key }
  var binding: (key: Unicode.Scalar, action: GameKeys.Action) {
    switch self {
    case .new: ("n", .choice(.newDeal))
    case .harder: ("b", .choice(.harder))
    case .race: ("o", .choice(.race))
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
      case .race:
        guard let bot = table.rival?.seatNames.name(of: Seat(1), say) else { return nil }
        return (choice, say(en: "Race \(bot)", zh: "与\(bot)比赛"))
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
  private(set) var list: ListFocus

  /// Creates the choices with one of them in focus if it is there, else the first.
  init(
    _ all: [(choice: EndChoice, title: String)], focus: EndChoice, _ presentation: Presentation
  ) {
    (self.all, self.presentation) = (all, presentation)
    list = ListFocus(all.count, at: all.firstIndex { $0.choice == focus } ?? 0)
  }

  /// Returns the choice of an input, or nil, where the choices begin at a row; moves the focus.
  mutating func handle(_ input: Input, at row: Int, in size: Size) -> GameKeys.Action? {
    let (all, places) = (all, places(in: size))
    let bindings = all.map(\.choice.binding)
    if let key = bindings.first(where: { input == .key(.character($0.key)) }) { return key.action }
    let step = input == .key(.up) ? -1 : input == .key(.down) ? 1 : 0
    if step != 0,
      let next = neighbor(of: places[list.index].rect, step, among: places.map(\.rect))
    {
      list.move(to: next)
      return nil
    }
    let isChosen = list.handle(input) { point in
      let local = Point(row: point.row - row, column: point.column)
      return places.firstIndex { $0.rect.contains(local) }
    }
    return isChosen ? bindings[list.index].action : nil
  }

  /// Returns the index of the place nearest to another one in a row above or below, or nil.
  private func neighbor(of place: Rect, _ step: Int, among places: [Rect]) -> Int? {
    func middle(_ rect: Rect) -> Int { 2 * rect.origin.column + rect.size.columns }
    return places.indices.filter { places[$0].origin.row == place.origin.row + step }
      .min { abs(middle(places[$0]) - middle(place)) < abs(middle(places[$1]) - middle(place)) }
  }

  /// The titles as words for the keys, without what follows a colon.
  var words: [(word: String, key: Key)] {
    all.map { choice, title in (String(title.prefix { $0 != "：" }), .character(choice.key)) }
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
    let isSmall = size.rows < 20 || size.columns < 44
    let texts = [long.map { " " + $0 }, long] + (isSmall ? [short] : [])
    let flows = texts.map { flow($0, size.columns) }
    return flows.min { ($0.last?.rect.end ?? 0) < ($1.last?.rect.end ?? 0) } ?? []
  }

  /// Returns texts with their places, each row in the middle, with room for a pointer before each.
  /// The rows are about equally long, so that no choice stands alone below many.
  private func flow(_ texts: [String], _ columns: Int) -> [(text: String, rect: Rect)] {
    let widths = texts.map { 1 + $0.displayWidth }
    let margin = columns < 60 ? 1 : 2
    func rows(within most: Int) -> [[Int]] {
      var (rows, width) = ([[Int]](), Int.max / 2)
      for index in texts.indices {
        width += widths[index]
        if width > most - margin { (rows, width) = (rows + [[]], widths[index]) }
        rows[rows.count - 1].append(index)
      }
      return rows
    }
    let least = rows(within: columns).count
    let most = (0...columns).first { rows(within: $0).count == least } ?? columns
    return rows(within: most).enumerated().flatMap { row, indices in
      var column = max(0, (columns - indices.reduce(0) { $0 + widths[$1] }) / 2)
      return indices.map { index in
        let rect = Rect(row: row, column: column, rows: 1, columns: widths[index])
        column += rect.size.columns
        return (texts[index], rect)
      }
    }
  }
}
