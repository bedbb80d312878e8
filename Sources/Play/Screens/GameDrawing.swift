import GameCore
import TextUI

extension GameView {
  /// Returns the area without the sidebar.
  static func main(in size: Size) -> Rect {
    let columns = sidebar(in: size)?.origin.column ?? size.columns
    return Rect(row: 0, column: 0, rows: size.rows, columns: columns)
  }

  /// Returns the area of the game's own screen: without the header, the sidebar and the news.
  static func area(in size: Size) -> Rect {
    let main = main(in: size).size
    return Rect(
      row: 1, column: 0, rows: max(0, main.rows - 1 - newsRows(in: size)), columns: main.columns)
  }

  private static func newsRows(in size: Size) -> Int { size.rows < 10 ? 1 : 2 }

  func scene(_ area: Rect, _ time: Int) -> Scene {
    Scene(size: area.size, presentation: presentation, time: time, isAnimated: isAnimated)
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    if case .lookBack(let look, _) = page { return look.draw(on: &canvas, presentation) }
    let area = Self.area(in: canvas.extent)
    let scene = scene(area, time)
    drawHeader(&canvas)
    var row = area.end
    var sentences = question.map { [$0] } ?? message.map { [$0] } ?? news
    if question == nil, message == nil, time < screen.revealTime { sentences = oldNews }
    if case .end(let ending) = page, ending.isHidden {
      sentences.append(
        presentation(en: "Press any key to see the result again.", zh: "按任意键再看结果。"))
    }
    if let room = screen.requiredSize(for: game.position, scene) {
      (sentences, row) = ([question ?? sentence(asking: room, in: canvas.extent)], 1)
    } else {
      row = newsRow(in: area, scene)
      canvas.draw(in: area) { screen.draw(game.position, on: &$0, scene) }
    }
    if let sidebar = Self.sidebar(in: canvas.extent) {
      canvas.draw(in: sidebar, on: Style(on: .panel)) { drawSidebar(on: &$0) }
    }
    canvas.draw(in: Self.main(in: canvas.extent)) { canvas in
      switch page {
      case .keys(let keys, _): keys.draw(on: &canvas, presentation)
      case .end(let ending) where isOpen(ending, at: time): break
      case .game, .question, .end, .lookBack: draw(sentences, on: &canvas, from: row)
      }
    }
    if case .end(let ending) = page, isOpen(ending, at: time) {
      draw(ending, on: &canvas, at: time)
    }
    if case .end(let ending) = page { ending.confetti?.draw(on: &canvas, presentation, at: time) }
  }

  /// Returns the row of the news: below the board, with a blank row between them if there is room.
  private func newsRow(in area: Rect, _ scene: Scene) -> Int {
    let end = area.origin.row + screen.bounds(of: game.position, scene).end
    return min(area.end, area.end - end > 1 ? end + 1 : end)
  }

  // MARK: Header

  private func drawHeader(_ canvas: inout Canvas) {
    let hints = headerHints(in: canvas.extent)
    let hasGoals = !isReplay && Self.sidebar(in: canvas.extent) == nil
    canvas.draw(in: Self.header(in: canvas.extent), on: Style(on: .bar)) {
      drawHeader(hints, hasGoals ? goals : "", on: &$0)
    }
  }

  static func header(in size: Size) -> Rect {
    Rect(row: 0, column: 0, rows: 1, columns: size.columns)
  }

  private func drawHeader(
    _ hints: [(text: String, action: GameKeys.Action, rect: Rect)], _ goals: String,
    on canvas: inout Canvas
  ) {
    canvas.fill()
    let start = canvas.put(" " + title, row: 0, column: 0, .bold) + 2
    let room = hints.map(\.rect.origin.column).reduce(canvas.extent.columns, min) - 2 - start
    if room > 0 {
      canvas.put(facts.cut(to: room, ellipsis: presentation.ellipsis), row: 0, column: start)
    }
    // At the right, so that it stays where it is while the score grows.
    let column = start + room - goals.displayWidth
    if column >= start + facts.displayWidth + 2 {
      canvas.put(goals, row: 0, column: column, .faint)
    }
    for hint in hints { canvas.put(hint.text, row: 0, column: hint.rect.origin.column, .faint) }
  }

  private var title: String { G.title(presentation.language) }

  /// The width of the game's title and its facts, in columns.
  var headerWidth: Int { title.displayWidth + facts.displayWidth + 3 }

  /// Returns the hints about two keys at the right of the header, which can be clicked as well: in
  /// words if they fit, else only the keys.
  func headerHints(in size: Size) -> [(text: String, action: GameKeys.Action, rect: Rect)] {
    guard !isReplay else { return [] }
    let words: [(String, GameKeys.Action)] = [
      (presentation(en: "? help", zh: "? 帮助"), .showKeys),
      (presentation(en: "q quit", zh: "q 退出"), .choice(.leave)),
    ]
    let room = size.columns - headerWidth - 2
    let isLong = words.reduce(0) { $0 + $1.0.displayWidth + 2 } <= room
    var column = size.columns - 1
    let hints = words.reversed().map { text, action in
      let text = isLong ? text : String(text.prefix(1))
      column -= text.displayWidth
      defer { column -= 2 }
      let rect = Rect(row: 0, column: column, rows: 1, columns: text.displayWidth)
      return (text: text, action: action, rect: rect)
    }
    return hints.reversed()
  }

  /// The score and the game's own facts.
  private var facts: String {
    ([game.score(presentation)] + game.position.facts(presentation))
      .joined(separator: presentation.isASCII ? " - " : " · ")
  }

  /// Par and the best score, as far as they are known.
  private var goals: String {
    let par = game.par.map { $0.rounded(toPlaces: 1) }
    let texts = [
      par.map { presentation(en: "par \($0)", zh: "标准杆 \($0)") },
      best?.score.map { presentation(en: "best \($0)", zh: "最好 \($0)") },
    ]
    return texts.compactMap { $0 }.joined(separator: presentation.isASCII ? " - " : " · ")
  }

  // MARK: News

  /// Draws sentences in the rows from one on. If they need rows above, they take blank ones; a
  /// question or a message takes any.
  private func draw(_ sentences: [String], on canvas: inout Canvas, from row: Int) {
    let (width, rows) = (canvas.extent.columns - 2, canvas.extent.rows)
    guard width > 0 else { return }
    let lines = sentences.flatMap { sentence in
      let lines = sentence.wrapped(to: width)
      return lines.enumerated().map { (text: $1, isLast: $0 == lines.count - 1) }
    }
    let isUrgent = question != nil || message != nil
    var first = row
    while first > 1, rows - first < lines.count, isUrgent || canvas.isBlank(row: first - 1) {
      first -= 1
    }
    let room = max(0, rows - first)
    for (index, line) in lines.prefix(room).enumerated() {
      let isCut = index == room - 1 && !line.isLast
      let text = (line.text + (isCut ? presentation.ellipsis : "")).cut(
        to: width, ellipsis: presentation.ellipsis)
      let rect = Rect(row: first + index, column: 0, rows: 1, columns: canvas.extent.columns)
      canvas.draw(in: rect) { $0.fill() }
      canvas.put(text, centeredInRow: first + index, question == nil ? .plain : .bold)
    }
  }

  /// The question before something may be lost, or nil if none is open.
  private var question: String? {
    guard case .question(let choice) = page else { return nil }
    return switch choice {
    case .leave where round.isKept:
      presentation(en: "Your game is saved. Press q again to quit.", zh: "进度已保存，再按一次 q 退出。")
    case .leave:
      presentation(
        en: "Press q again to quit, or any other key to keep playing.", zh: "再按一次 q 退出，按其他键接着玩。")
    case .newDeal:
      presentation(
        en: "Press n again for a new deal, or any other key to keep playing.",
        zh: "再按一次 n 新开一局，按其他键接着玩。")
    case .sameDeal:
      presentation(
        en: "Press r again to restart this deal, or any other key to keep playing.",
        zh: "再按一次 r 重玩本局，按其他键接着玩。")
    }
  }

  private func sentence(asking room: Size, in size: Size) -> String {
    let around = size.rows - Self.area(in: size).size.rows
    let (columns, rows) = (room.columns, room.rows + around)
    return presentation(
      en: "The window is too small: \(size.columns) x \(size.rows), and this game needs "
        + "\(columns) x \(rows). Your game is safe.",
      zh: "窗口太小了：现在是 \(size.columns) x \(size.rows)，至少要 \(columns) x \(rows)。进度不会丢。")
  }
}
