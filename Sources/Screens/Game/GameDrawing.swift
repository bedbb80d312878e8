import GameCore
import Platform

extension GameView {
  func main(in size: Size) -> Rect {
    let columns = sidebar(in: size)?.origin.column ?? size.columns
    return Rect(row: 0, column: 0, rows: size.rows, columns: columns)
  }

  /// Returns the area of the game's own screen.
  func area(in size: Size) -> Rect { area(of: main(in: size).size) }

  /// Returns the area of the game's own screen in the part of a window without a sidebar.
  func area(of main: Size) -> Rect {
    // Where the rows are wide, one is enough for the news of two players.
    let newsRows = main.rows < 10 || !players.isEmpty && main.columns > 75 ? 1 : 2
    var area = Rect(
      row: 1, column: 0, rows: max(0, main.rows - 1 - newsRows), columns: main.columns)
    // Two players have a row above the game, unless that needs all.
    let below = Size(rows: area.size.rows - 1, columns: main.columns)
    if !players.isEmpty, below.rows > 0, requiredSize(in: below) == nil {
      area.origin.row = 2
      area.size.rows -= 1
    }
    return area
  }

  /// Returns the smallest size that the game fits in, or nil if a size is large enough.
  func requiredSize(in size: Size) -> Size? {
    screen.requiredSize(for: game.position, scene(size, 0))
  }

  func fits(in size: Size) -> Bool {
    let area = area(in: size).size
    return area.rows > 0 && requiredSize(in: area) == nil
  }

  func scene(_ size: Size, _ time: Int) -> DrawContext {
    DrawContext(size: size, presentation: presentation, time: time, isAnimated: isAnimated)
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    if case .lookBack(let look) = page { return look.draw(on: &canvas, at: time) }
    let isEnd = ending.map { !$0.isHidden && time >= $0.opening } ?? false
    drawHeader(&canvas, withFacts: !isEnd)
    guard let ending, isEnd else {
      if let sidebar = sidebar(in: canvas.extent) {
        canvas.draw(in: sidebar, on: Style(on: .panel)) { drawSidebar(on: &$0, at: time) }
      }
      return drawGame(on: &canvas, at: time)
    }
    var page = ending.page
    page.lit = starFrames(of: ending)?.index(at: time) ?? Stars.most
    let (area, board) = endAreas(in: canvas.extent)
    if let board { drawBoard(on: &canvas, in: self.area(of: board), at: time) }
    // Alone it is on the table's ground, so that a frame in a large window stays small.
    canvas.draw(in: area, on: board.map { _ in Style(on: .panel) }) { page.draw(on: &$0) }
    let stars = page.starPlaces(in: area.size).map {
      Point(row: area.origin.row + $0.row, column: area.origin.column + $0.column)
    }
    ending.celebration?.draw(on: &canvas, from: stars, presentation, at: time)
  }

  /// Draws the board and the news.
  private func drawGame(on canvas: inout Canvas, at time: Int) {
    let area = area(in: canvas.extent)
    var (row, sentences) = (area.end, news(at: time))
    if let room = requiredSize(in: area.size) {
      (sentences, row) = (question ?? News([sentence(asking: room, in: canvas.extent)]), 1)
    } else {
      row = area.origin.row + screen.bounds(of: game.position, scene(area.size, time)).end + 1
      drawBoard(on: &canvas, in: area, at: time)
      if area.origin.row > 1 { canvas.draw(in: main(in: canvas.extent)) { drawPlayers(on: &$0) } }
    }
    let isCheered = message == nil && time >= screen.revealTime && time < screen.idleTime
    let style: Style = isCheered ? .found.bolder : .plain
    canvas.draw(in: main(in: canvas.extent)) { draw(sentences, style, on: &$0, from: row) }
  }

  private func drawBoard(on canvas: inout Canvas, in area: Rect, at time: Int) {
    canvas.draw(in: area) { screen.draw(game.position, on: &$0, scene(area.size, time)) }
  }

  private func news(at time: Int) -> News {
    if let question { return question }
    if let message { return message }
    if let waiting = waitingNews(at: time) { return News([waiting]) }
    var news = time < screen.revealTime ? oldNews : news
    // In one paragraph, which takes fewer rows.
    if let loss {
      news.sentences = [(news.sentences + [loss]).joined(separator: presentation.gap)]
    }
    if table.contact != nil, !game.isPlaying, !table.hasEnded {
      news.sentences.append(game.waitingNews(for: Seat(1), isAway: false, presentation))
    }
    guard ending?.isHidden == true else { return news }
    news.sentences.append(
      G.poster == nil
        ? presentation(en: "Press any key to see the result.", zh: "按任意键看结果。")
        : presentation(
          en: "Press w to save a poster, or any other key to see the result.",
          zh: "按 w 保存海报，按其他键看结果。"))
    return news
  }

  /// Returns the news that a move is on its way, or nil if none is or it has come soon enough.
  private func waitingNews(at time: Int) -> String? {
    if let since = table.contact?.awaySince, !table.hasEnded {
      let clock = PlayClock.text(of: max(0, Clock.milliseconds - since))
      return game.waitingNews(for: Seat(1), isAway: true, since: clock, presentation)
    }
    // The news of the last move stay in sight while a friend thinks.
    guard let wait, time >= wait.since + 500, let seat = table.awaited,
      table.contact == nil || seat == table.ownSeat
    else { return nil }
    return game.waitingNews(for: Seat(1), isAway: false, presentation)
  }

  // MARK: News

  /// Draws sentences in the rows from one on, or their short form if they don't fit. If they need
  /// rows above, they take blank ones; a question or a message takes any.
  private func draw(_ news: News, _ style: Style, on canvas: inout Canvas, from row: Int) {
    let (width, rows) = (canvas.extent.columns - 2, canvas.extent.rows)
    guard width > 0 else { return }
    var (news, lines, free) = (news, news.lines(in: width), row)
    while free > 1, canvas.isBlank(row: free - 1) { free -= 1 }
    let isUrgent = question != nil || message != nil
    for short in news.shorts where lines.count > rows - free {
      news = News([short])
      lines = news.lines(in: width)
    }
    let first = max(isUrgent ? 1 : free, min(row, rows - lines.count))
    let room = max(0, rows - first)
    // Of what doesn't fit, full lines show the most.
    if lines.count > room { lines = news.lines(in: width, isBalanced: false) }
    for (index, line) in lines.prefix(room).enumerated() {
      let isCut = index == room - 1 && index < lines.count - 1
      let text = presentation.cut(line + (isCut ? presentation.ellipsis : ""), to: width)
      canvas.drawRow(first + index) {
        $0.put(text, centeredInRow: 0, question == nil ? style : .bold)
      }
    }
  }

  private func sentence(asking room: Size, in size: Size) -> String {
    let around = size.rows - area(in: size).size.rows
    let now = "\(size.columns)\(presentation.times(size.rows))"
    let least = "\(room.columns)\(presentation.times(room.rows + around))"
    return presentation(
      en: "The window is too small: \(now), and this game needs \(least). "
        + "Enlarge it, or press q to leave. The game is safe.",
      zh: "窗口太小了：现在是 \(now)，至少要 \(least)。请放大窗口，或按 q 离开。进度不会丢。")
  }
}

struct News {
  var sentences: [String] = []
  /// Shorter forms, for where the sentences don't fit.
  var shorts: [String]

  init(_ sentences: [String] = [], short: String?...) {
    (self.sentences, shorts) = (sentences, short.compactMap(\.self))
  }

  /// Returns the sentences in lines of at most a width.
  fileprivate func lines(in width: Int, isBalanced: Bool = true) -> [String] {
    sentences.flatMap { isBalanced ? $0.balanced(to: width) : $0.wrapped(to: width) }
  }
}

extension Playthrough {
  /// Returns the news of the last move in both forms, or nil before the first one.
  func lastNews(_ presentation: Presentation) -> News? {
    news(presentation).map { News([$0], short: shortNews(presentation)) }
  }
}
