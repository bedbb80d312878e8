import ArcadeCore

/// A game on the screen: a line with how it stands, the game's own screen, what has happened, and
/// the pages that open over it.
struct GameView<G: ArcadeGame>: View {
  private(set) var round: Round<G>
  private var screen: G.Screen
  private let voice: Voice
  private let isAnimated: Bool
  private var page = Page.game
  /// What the player is told.
  private var news: [String]

  private enum Page {
    case game
    case keys

    /// The player is asked whether a game under way may be lost.
    case question(Wish)

    /// The game has ended; the page opens at a moment, so that the last move can be seen.
    case end(Panel, opening: Int)
  }

  init(round: Round<G>, voice: Voice, isAnimated: Bool) {
    self.round = round
    self.voice = voice
    self.isAnimated = isAnimated
    screen = G.Screen(round.game)
    news = [round.game.task(voice), screen.hint(round.game, voice)]
  }

  /// How long the last move is seen before the page of the end opens over it, in milliseconds.
  private static var lastLook: Int { 1000 }

  // MARK: Keys

  mutating func take(_ input: Input, in size: Size, at time: Int) -> Wish? {
    switch page {
    case .keys: page = .game
    case .question(let wish): return answer(input, to: wish)
    case .end(let panel, let opening):
      guard time >= opening else {
        page = .end(panel, opening: time)
        return nil
      }
      return choose(input, from: panel, size)
    case .game:
      if case .key(let key) = input, let action = GameKeys.bindings.action(for: key) {
        return act(action)
      }
      play(input, size, time)
    }
    return nil
  }

  private mutating func act(_ action: GameKeys.Action) -> Wish? {
    switch action {
    case .showKeys: page = .keys
    case .wish(let wish):
      // Nothing is lost before the first move.
      guard round.turns > 0 else { return wish }
      page = .question(wish)
    }
    return nil
  }

  /// The key that has asked again, or yes, leaves; any other goes on.
  private mutating func answer(_ input: Input, to wish: Wish) -> Wish? {
    page = .game
    guard case .key(let key) = input else { return nil }
    if [.character("y"), .character("Y")].contains(key) { return wish }
    guard case .wish(wish)? = GameKeys.bindings.action(for: key) else { return nil }
    return wish
  }

  private mutating func choose(_ input: Input, from panel: Panel, _ size: Size) -> Wish? {
    var panel = panel
    if case .key(let key) = input, case .wish(let wish)? = GameKeys.bindings.action(for: key) {
      return wish
    }
    switch panel.take(input, in: size, voice) {
    case .chosen(let index): return Self.choices(voice)[index].wish
    case .moved: page = .end(panel, opening: 0)
    case .back, .unknown: break
    }
    return nil
  }

  // MARK: Playing

  private mutating func play(_ input: Input, _ size: Size, _ time: Int) {
    let area = Self.area(in: size)
    let scene = scene(area, time)
    guard screen.missingRoom(for: round.game, scene) == nil else { return }
    switch screen.take(input.local(to: area), in: round.game, scene) {
    case .move(let move): make(move, scene)
    case .changed(let sentence?): news = [sentence]
    case .changed(nil), .unknown: break
    }
  }

  private mutating func make(_ move: G.Move, _ scene: Scene) {
    do throws(G.Refusal) {
      let old = round.game
      let event = try round.apply(move)
      screen.show(event, from: old, to: round.game, scene)
      news = [round.game.sentence(for: event, voice)]
      guard round.game.status != .playing else { return }
      let look = isAnimated ? Self.lastLook : 0
      page = .end(endPanel(in: scene.size), opening: scene.time + look)
    } catch {
      news = [round.game.reason(for: error, voice)]
    }
  }

  func nextChange(after time: Int) -> Int? {
    var moments = [screen.nextChange(after: time)].compactMap { $0 }
    if case .end(_, let opening) = page, opening > time { moments.append(opening) }
    return moments.min()
  }

  func advance(to time: Int) -> Wish? { nil }
}

// MARK: Drawing

extension GameView {
  /// The area of the game's own screen: without the line on top and the news at the bottom.
  private static func area(in size: Size) -> Rect {
    Rect(
      row: 1, column: 0, rows: max(0, size.rows - 1 - newsRows(in: size)), columns: size.columns)
  }

  private static func newsRows(in size: Size) -> Int { size.rows < 10 ? 1 : 2 }

  private func scene(_ area: Rect, _ time: Int) -> Scene {
    Scene(size: area.size, voice: voice, time: time, isAnimated: isAnimated)
  }

  func draw(on canvas: inout Canvas, at time: Int) {
    let area = Self.area(in: canvas.extent)
    let scene = scene(area, time)
    drawHeader(&canvas)
    if let room = screen.missingRoom(for: round.game, scene) {
      let rows = sentence(asking: room, in: canvas.extent).wrapped(to: max(1, area.size.columns))
      for (row, line) in rows.enumerated() { canvas.put(line, row: 1 + row, column: 0) }
    } else {
      canvas.draw(in: area) { screen.draw(round.game, on: &$0, scene) }
    }
    switch page {
    case .keys: keysPanel.draw(on: &canvas, voice)
    case .end(let panel, let opening) where time >= opening: panel.draw(on: &canvas, voice)
    case .game, .question, .end: drawNews(&canvas, from: area.end)
    }
  }

  private func drawHeader(_ canvas: inout Canvas) {
    let start = canvas.put(" \(G.name)", row: 0, column: 0, .bold) + 2
    let hint = voice.language(en: "? keys  q leave ", zh: "? 按键  q 退出 ")
    let room = canvas.extent.columns - start
    let hasHint = facts.displayWidth + 2 + hint.displayWidth <= room
    canvas.put(facts.cut(to: room, ellipsis: voice.ellipsis), row: 0, column: start)
    guard hasHint else { return }
    canvas.put(hint, row: 0, column: canvas.extent.columns - hint.displayWidth, .faint)
  }

  /// The score, how many turns were made where the score does not count them, and the seed.
  private var facts: String {
    let say = voice.language
    let turns =
      say(en: "\(round.turns) \(round.turns == 1 ? "turn" : "turns")", zh: "第 \(round.turns) 次")
    let seed = round.seed.text.shellWord(inASCII: voice.isASCII)
    let facts =
      [round.score(say)] + (G.Points.better == .higher ? [turns] : [])
      + [say(en: "seed \(seed)", zh: "种子 \(seed)")]
    return facts.joined(separator: voice.isASCII ? " - " : " · ")
  }

  private func drawNews(_ canvas: inout Canvas, from row: Int) {
    let rows = canvas.extent.rows - row
    let width = canvas.extent.columns - 2
    guard rows > 0, width > 0 else { return }
    let sentences = question.map { [$0] } ?? news
    var lines = sentences.flatMap { $0.wrapped(to: width) }
    // Where not all has room, what is told first goes on in one line.
    if lines.count > rows { lines = Array(lines.prefix(rows)) }
    for (index, line) in lines.enumerated() {
      canvas.put(line, row: row + index, column: 1, question == nil ? .plain : .bold)
    }
  }

  /// What the player is asked, where something may be lost.
  private var question: String? {
    guard case .question(let wish) = page else { return nil }
    let say = voice.language
    return switch wish {
    case .leave:
      say(en: "Leave this game? q again leaves, any other key goes on.", zh: "退出本局？再按 q 退出，其他键继续。")
    case .newDeal:
      say(
        en: "Leave this game for a new deal? n again does, any other key goes on.",
        zh: "放弃本局，新开一局？再按 n 确认，其他键继续。")
    case .sameDeal:
      say(
        en: "Begin this deal again? r again does, any other key goes on.",
        zh: "重玩本局？再按 r 确认，其他键继续。")
    }
  }

  private func sentence(asking room: Size, in size: Size) -> String {
    let around = size.rows - Self.area(in: size).size.rows
    let (columns, rows) = (room.columns, room.rows + around)
    return voice.language(
      en: "The window is too small for this game: it has \(size.columns) x \(size.rows), and "
        + "\(columns) x \(rows) are needed. The game is kept.",
      zh: "窗口太小：现在是 \(size.columns) x \(size.rows)，至少需要 \(columns) x \(rows)。本局会保留。")
  }

  // MARK: Pages

  private var keysPanel: Panel {
    let rows = (G.Screen.keys + GameKeys.help).map { help in
      (help.keys(isASCII: voice.isASCII), help.summary(voice.language))
    }
    let width = rows.map(\.0.displayWidth).max() ?? 0
    return Panel(heading: rows.map { $0.0.padded(to: width + 2) + $0.1 })
  }

  private func endPanel(in size: Size) -> Panel {
    let width = min(60, size.columns - 4)
    let command = round.command(inASCII: voice.isASCII)
    let heading =
      round.game.verdict(voice).wrapped(to: width) + round.summary(voice).wrapped(to: width) + [""]
      + command.wrapped(to: width) + [""]
    return Panel(
      heading: heading,
      items: Self.choices(voice).map { MenuItem("", $0.title) })
  }

  private static func choices(_ voice: Voice) -> [(title: String, wish: Wish)] {
    [
      (voice.language(en: "Play again: a new deal (n)", zh: "再玩一局（n）"), .newDeal),
      (voice.language(en: "The same deal again (r)", zh: "重玩本局（r）"), .sameDeal),
      (voice.language(en: "Leave (q)", zh: "退出（q）"), .leave),
    ]
  }
}
