public struct TileScreen<P: TilePosition>: GameScreen {
  private var focus = 0

  /// The typed digits of a tile's number.
  private var entry = ""

  /// True if the last input was a digit that completed a number and so chose the tile.
  private var isChosenByDigit = false

  /// True if seen tiles that match the open tile are marked, from a hint until the next move.
  private var marksMatches = false

  /// True if the backs show the faces that were seen on them.
  private var isLookBack = false
  private var animation = BoardAnimation()
  private let isHeard: Bool

  public init(isHeard: Bool = false) { self.isHeard = isHeard }

  private var bindings: [Binding<TileKeys.Action>] {
    TileKeys.bindings(turnsBack: P.turnsBack, isHeard: isHeard)
  }

  private func board(_ position: P, _ presentation: Presentation) -> TileBoard {
    animation.board ?? position.tileBoard(presentation)
  }

  // MARK: Keys

  public static var keys: [KeyHelp] {
    TileKeys.bindings(turnsBack: P.turnsBack).help()
      + [KeyHelp("0-9", Phrase(en: "turn over by number", zh: "按编号翻牌"))]
  }

  public var keys: [KeyHelp] {
    isHeard ? bindings.help() + Self.keys.suffix(1) : Self.keys
  }

  public func introduction(to position: P, _ presentation: Presentation) -> String {
    let key =
      isHeard
      ? presentation(en: ", a plays it again", zh: "，a 再听")
      : P.turnsBack && !position.seating.isShared
        ? presentation(en: ", s swaps", zh: "，s 换一张") : ""
    return presentation(
      en: "Arrows move, Space turns\(key), ? help.", zh: "方向键移动，空格翻\(key)，? 帮助。")
  }

  public mutating func handle(
    _ input: Input, at position: P, _ scene: DrawContext
  ) -> ScreenResponse<NumberMove> {
    let board = board(position, scene.presentation)
    guard let layout = layout(of: board, in: scene.size) else { return .ignored }
    let followsChoice = isChosenByDigit
    isChosenByDigit = false
    // Players press Enter after a number although its last digit has chosen the tile.
    if followsChoice, input == .key(.enter) { return .changed() }
    animation.skip()
    switch input {
    case .scroll: return .ignored
    case .click(let point):
      guard let tile = layout.tile(at: point) else { return .ignored }
      return press(tile + 1, scene.time)
    case .secondClick(let point):
      guard P.turnsBack, let tile = layout.tile(at: point) else { return .ignored }
      return exchange(tile + 1, position, scene)
    case .key(let key):
      if let digit = key.digit { return type(digit, board, scene) }
      let typed = entry
      entry = ""
      guard let action = bindings.action(for: key) else {
        return typed.isEmpty ? .ignored : .changed()
      }
      let (number, count) = (WholeNumber.parse(typed) ?? focus + 1, board.tiles.count)
      switch action {
      case .choose: return press(number, scene.time)
      case .again: return .again
      case .finish: return .finish
      case .exchange: return exchange(number, position, scene)
      case .first: focus = 0
      case .last: focus = count - 1
      case .next(let step):
        let others = (1...count).map { (focus + step * $0 + count) % count }
        focus = others.first { board.tiles[$0].isUnmatched } ?? focus
      case .move(let rows, let columns):
        // As in a text, the tile after the end of a row is the first of the next one.
        let next = focus + rows * layout.columns + columns
        let lastRow = (count - 1) / layout.columns
        if (0..<count).contains(next) {
          focus = next
        } else if rows > 0, focus / layout.columns < lastRow {
          focus = count - 1
        }
      }
      return .changed()
    }
  }

  /// Chooses a tile by a click or a key. The second half of a double click is ignored.
  private mutating func press(_ number: Int, _ time: Int) -> ScreenResponse<NumberMove> {
    animation.isPressedTwice(number - 1, at: time) ? .changed() : choose(number)
  }

  private mutating func choose(_ number: Int) -> ScreenResponse<NumberMove> {
    entry = ""
    return .move(NumberMove(number))
  }

  /// Returns the choice of a tile after the open tile has been turned back down.
  private mutating func exchange(
    _ number: Int, _ position: P, _ scene: DrawContext
  ) -> ScreenResponse<NumberMove> {
    let open = position.tileBoard(scene.presentation).openTile.map { $0 + 1 }
    guard let open, open != number, (try? position.check(NumberMove(number))) != nil else {
      return press(number, scene.time)
    }
    guard position.turnsBackFreely else {
      return .changed(
        scene.presentation(
          en: "Turning your own card back would end your turn.", zh: "把自己翻开的牌翻回去，这一轮就结束了。"))
    }
    entry = ""
    return .moves(NumberMove(open), NumberMove(number))
  }

  /// Adds a digit to the typed number, and chooses the tile if no longer number is possible.
  private mutating func type(
    _ digit: Int, _ board: TileBoard, _ scene: DrawContext
  ) -> ScreenResponse<NumberMove> {
    let last = board.tiles.count
    entry += String(digit)
    let number = WholeNumber.parse(entry) ?? 0
    if (1...last).contains(number) { focus = number - 1 }
    guard number * 10 > last || entry.count >= String(last).count else {
      let open = entry + scene.presentation.ellipsis
      return .changed(
        scene.presentation(
          en: number > 0 ? "\(open) Another digit, or Enter." : "\(open) Another digit.",
          zh: number > 0 ? "\(open) 继续输入数字，或按回车翻牌。" : "\(open) 继续输入数字。"))
    }
    isChosenByDigit = true
    return choose(number)
  }
}

// MARK: Drawing

extension TileScreen {
  public var revealTime: Int { animation.revealTime }
  public var idleTime: Int { animation.idleTime }
  public var streak: Int { animation.streak }
  public func celebrations(at position: P) -> Int { animation.matches }

  public mutating func show(_ event: P.Event, from before: P, to after: P, _ scene: DrawContext) {
    let turn = after.turn(for: event)
    let (old, new) = (board(before, scene.presentation), after.tileBoard(scene.presentation))
    let stays = scene.isOthers && focus < new.tiles.count
    (focus, marksMatches) = (stays ? focus : turn.tile - 1, false)
    animation.turn(turn, from: old, to: new, isLast: !after.phase.isPlaying, scene)
  }

  public mutating func lookBack(at event: P.Event?) {
    isLookBack = true
    animation.holdMismatch()
  }

  public mutating func skipAnimation() {
    animation.skip()
  }

  public mutating func point(to move: NumberMove, at position: P) {
    (focus, entry, marksMatches) = (move.number - 1, "", true)
  }

  /// Returns the layout of a board. In a look back, which has some rows of text below the board,
  /// the tiles keep the places that they had at play.
  private func layout(of board: TileBoard, in size: Size) -> TileLayout? {
    TileLayout(
      board, in: size, asIn: Size(rows: size.rows + (isLookBack ? 4 : 0), columns: size.columns))
  }

  public func draw(_ position: P, on canvas: inout Canvas, _ scene: DrawContext) {
    let board = board(position, scene.presentation)
    guard let layout = layout(of: board, in: scene.size) else { return }
    let painter = TilePainter(
      numberWidth: TileLayout.numberWidth(board), isTiny: layout.isTiny,
      presentation: scene.presentation)
    let matches = marksMatches ? animation.seenMatches : []
    for (index, tile) in animation.tiles(of: board, at: scene.time).enumerated() {
      let (side, width) = animation.side(of: index, tile, at: scene.time)
      let (number, isTyped) = (String(index + 1), !entry.isEmpty)
      let view = TilePainter.View(
        tile: side,
        number: index == focus && isTyped ? entry + scene.presentation.ellipsis : number,
        isFocus: index == focus && !animation.isOver,
        isCandidate: isTyped && number.hasPrefix(entry) || matches.contains(index),
        isGlowing: animation.glows(index, at: scene.time),
        seen: animation.seenFace(of: index), showsSeen: isLookBack || animation.isOver,
        width: width)
      canvas.draw(in: layout.rect(of: index)) { painter.draw(view, on: &$0) }
    }
    animation.drawGain(layout, at: scene.time, on: &canvas)
  }

  public func bounds(of position: P, _ scene: DrawContext) -> Rect {
    layout(of: board(position, scene.presentation), in: scene.size)?.bounds
      ?? Rect(scene.size)
  }

  public func requiredSize(for position: P, _ scene: DrawContext) -> Size? {
    let board = board(position, scene.presentation)
    return layout(of: board, in: scene.size) == nil
      ? TileLayout.leastArea(for: board, in: scene.size) : nil
  }

  public func nextChange(after time: Int) -> Int? { animation.nextChange(after: time) }
}
