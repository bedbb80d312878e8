/// The form of a move typed on an ``EntryScreen``.
public struct EntryForm: Sendable {
  /// The characters of moves, or nil for every visible ASCII character.
  public let symbols: String?

  /// The number of characters of every move, or nil if moves differ in length.
  public let places: Int?

  /// True if the screen lists the moves below the board because the board doesn't show them.
  public let listsMoves: Bool

  public init(symbols: String? = nil, places: Int? = nil, listsMoves: Bool = true) {
    (self.symbols, self.places, self.listsMoves) = (symbols, places, listsMoves)
  }

  /// The keys of the characters, as the help names them: `a-f`.
  fileprivate var keys: String {
    let scalars = symbols?.unicodeScalars.sorted() ?? []
    guard let first = scalars.first, let last = scalars.last else { return "a-z 0-9" }
    return Int(last.value - first.value) == scalars.count - 1
      ? "\(first)-\(last)" : scalars.map { String($0) }.joined(separator: " ")
  }

  /// Returns the character that a key enters, in the case of the symbols, or nil if none.
  fileprivate func symbol(for scalar: Unicode.Scalar) -> Character? {
    guard scalar != " ", scalar.isASCII else { return nil }
    let typed = Character(scalar)
    guard let symbols else { return typed }
    return symbols.first { $0.lowercased() == typed.lowercased() }
  }
}

/// A screen for typed moves: the board, the moves so far and a line for the next one.
public struct EntryScreen<P: PlayerText>: GameScreen {
  private let form: EntryForm
  private var entry = ""
  private var history: [P.Event] = []
  private var isLookBack = false

  public init(_ form: EntryForm = EntryForm()) { self.form = form }

  public static var keys: [KeyHelp] { Self().keys }

  public var keys: [KeyHelp] {
    let taken = "nqr".filter { form.symbols?.contains($0) ?? false }.map(String.init)
    let others = KeyHelp(
      taken.map { "Ctrl-\($0.uppercased())" }.joined(separator: " "),
      Phrase(
        en: "the keys \(taken.joined(separator: ", ")), which type letters here",
        zh: "代替用来输入的 \(taken.joined(separator: "、")) 键"))
    return [
      KeyHelp([.enter], Phrase(en: "make the move", zh: "确定")),
      KeyHelp([.backspace], Phrase(en: "delete the last character", zh: "删除一个字符")),
      KeyHelp([.escape], Phrase(en: "clear the entry", zh: "清除输入")),
      KeyHelp(form.keys, Phrase(en: "type a move", zh: "输入")),
    ] + (taken.isEmpty ? [] : [others])
  }

  /// Claims the letters of moves, which are typed and aren't commands. If any letter may begin a
  /// move, the screen claims letters only after a first character.
  public func claims(_ key: Key, at position: P) -> Bool {
    guard case .character(let scalar) = key, position.phase.isPlaying else { return false }
    return form.symbols?.unicodeScalars.contains(scalar) ?? !entry.isEmpty
  }

  public func introduction(to position: P, _ presentation: Presentation) -> String {
    position.moveHelp(presentation)
      + presentation(en: " Enter makes the move, ? for help.", zh: "回车确定，? 查看帮助。")
  }

  public mutating func handle(
    _ input: Input, at position: P, _ scene: DrawContext
  ) -> ScreenResponse<P.Move> {
    guard position.phase.isPlaying else { return .ignored }
    switch input {
    case .key(.enter):
      return P.Move(entry).map { .move($0) } ?? .changed(position.moveForm(scene.presentation))
    case .key(.backspace): entry = String(entry.dropLast())
    case .key(.escape): entry = ""
    case .key(.character(let scalar)):
      guard let symbol = form.symbol(for: scalar) else { return .ignored }
      if entry.count < form.places ?? 40 { entry.append(symbol) }
    default: return .ignored
    }
    return .changed()
  }

  public mutating func show(_ event: P.Event, from before: P, to after: P, _ scene: DrawContext) {
    history.append(event)
    entry = ""
  }

  public mutating func lookBack(at event: P.Event?) { isLookBack = event != nil }

  public mutating func point(to move: P.Move, at position: P) { entry = move.description }

  /// Returns the lines with the last moves that fit, the input line and the smallest area for all.
  private func layout(
    _ position: P, _ scene: DrawContext
  ) -> (lines: [String], entry: String, least: Size) {
    var presentation = scene.presentation
    presentation.columns = scene.size.columns
    let board = position.board(presentation)
    let moves = form.listsMoves ? history.map { position.sentence(for: $0, presentation) } : []
    let lines = board + moves.suffix(max(0, scene.size.rows - board.count - 2))
    let blanks = String(repeating: "_", count: form.places.map { max(0, $0 - entry.count) } ?? 1)
    let line = "\(presentation.frame.pointers.0) \(entry)\(blanks)"
    let columns = (board + [line]).map(\.displayWidth).max() ?? 0
    return (lines, line, Size(rows: board.count + min(1, moves.count) + 2, columns: columns))
  }

  public func draw(_ position: P, on canvas: inout Canvas, _ scene: DrawContext) {
    let (lines, entry, _) = layout(position, scene)
    let top = max(0, (scene.size.rows - lines.count - 2) / 2)
    canvas.put(
      lines.map { scene.presentation.cut($0, to: scene.size.columns) }, centeredFrom: top)
    guard position.phase.isPlaying, !isLookBack else { return }
    canvas.put(entry, centeredInRow: top + lines.count + 1, .bold)
    let column = (canvas.extent.columns - entry.displayWidth) / 2 + 2 + self.entry.count
    canvas.putCaret(row: top + lines.count + 1, column: max(0, column))
  }

  public func requiredSize(for position: P, _ scene: DrawContext) -> Size? {
    let least = layout(position, scene).least
    return least.rows <= scene.size.rows && least.columns <= scene.size.columns ? nil : least
  }
}
