import TextUI

/// A screen for any game whose moves are typed: the board, the moves made so far, and a line for
/// the next one with a button.
public struct EntryScreen<P: PlayerText>: GameScreen {
  private let form: EntryForm
  private var entry = ""
  private var history: [P.Event] = []

  /// The number of wins, at which the bell rings.
  public private(set) var celebrations = 0

  /// Creates the screen of a game before its first move.
  public init(_ form: EntryForm = EntryForm()) {
    self.form = form
  }

  public static var keys: [KeyHelp] { EntryKeys.help(on: EntryForm()) }
  public var keys: [KeyHelp] { EntryKeys.help(on: form) }

  /// The letters of moves are typed, not commands. Where any letter may begin a move, only those
  /// after the first one are.
  public func claims(_ key: Key, at position: P) -> Bool {
    guard case .character(let scalar) = key, position.phase.isPlaying else { return false }
    return position.entryForm.symbols?.unicodeScalars.contains(scalar) ?? !entry.isEmpty
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
    case .secondClick, .scroll: return .ignored
    case .click(let point):
      let layout = EntryLayout(self, position, scene)
      return layout.button.contains(point) ? submit(position, scene.presentation) : .ignored
    case .key(let key):
      if let action = EntryKeys.bindings.action(for: key) {
        return act(action, position, scene.presentation)
      }
      guard case .character(let scalar) = key,
        let symbol = position.entryForm.symbol(for: scalar)
      else { return .ignored }
      if entry.count < position.entryForm.length { entry.append(symbol) }
      return .changed()
    }
  }

  private mutating func act(
    _ action: EntryKeys.Action, _ position: P, _ presentation: Presentation
  ) -> ScreenResponse<P.Move> {
    switch action {
    case .submit: return submit(position, presentation)
    case .erase: entry = String(entry.dropLast())
    case .eraseAll: entry = ""
    }
    return .changed()
  }

  private func submit(_ position: P, _ presentation: Presentation) -> ScreenResponse<P.Move> {
    P.Move(entry).map { .move($0) } ?? .changed(position.moveForm(presentation))
  }

  public mutating func show(_ event: P.Event, from before: P, to after: P, _ scene: DrawContext) {
    history.append(event)
    entry = ""
    if after.phase == .won { celebrations += 1 }
  }

  public mutating func point(to move: P.Move, at position: P) {
    entry = move.description
  }

  public func draw(_ position: P, on canvas: inout Canvas, _ scene: DrawContext) {
    EntryLayout(self, position, scene).draw(on: &canvas)
  }

  public func requiredSize(for position: P, _ scene: DrawContext) -> Size? {
    let least = EntryLayout(self, position, scene).leastArea
    return least.rows <= scene.size.rows && least.columns <= scene.size.columns ? nil : least
  }

  /// Returns the text typed so far, with a blank for each missing character.
  func field(_ position: P) -> String {
    let blanks = position.entryForm.places.map { max(0, $0 - entry.count) } ?? 1
    return entry + String(repeating: "_", count: blanks)
  }

  /// Returns the rows of the moves made so far.
  func rows(_ position: P, _ presentation: Presentation) -> [String] {
    history.map { position.row(for: $0, presentation) }.filter { !$0.isEmpty }
  }
}

/// The layout of an ``EntryScreen``: the board, the last moves that fit, and the line to type in.
private struct EntryLayout<P: PlayerText> {
  private let presentation: Presentation
  private let area: Size
  private let board: [String]
  private let rows: [String]
  private let field: String
  private let label: String
  private let isPlaying: Bool

  init(_ screen: EntryScreen<P>, _ position: P, _ scene: DrawContext) {
    presentation = scene.presentation
    area = scene.size
    var presentation = scene.presentation
    presentation.columns = scene.size.columns
    board = position.board(presentation)
    rows = screen.rows(position, presentation)
    field = screen.field(position)
    label = presentation(en: "[ Enter ]", zh: "[ 确定 ]")
    isPlaying = position.phase.isPlaying
  }

  /// The rows of the gap and of the line to type in.
  private static var fixedRows: Int { 2 }

  private var entryWidth: Int { field.displayWidth + 4 + label.displayWidth }

  var leastArea: Size {
    let width = (board.map(\.displayWidth) + [entryWidth]).max() ?? entryWidth
    return Size(rows: board.count + min(1, rows.count) + Self.fixedRows, columns: width)
  }

  private var visibleRows: ArraySlice<String> {
    rows.suffix(max(0, area.rows - board.count - Self.fixedRows))
  }

  private var top: Int {
    max(0, (area.rows - board.count - visibleRows.count - Self.fixedRows) / 2)
  }

  private var entryRow: Int { top + board.count + visibleRows.count + 1 }
  private var entryColumn: Int { max(0, (area.columns - entryWidth) / 2) }

  /// The button that a click presses.
  var button: Rect {
    Rect(
      row: entryRow, column: entryColumn + field.displayWidth + 4, rows: 1,
      columns: label.displayWidth)
  }

  func draw(on canvas: inout Canvas) {
    for (row, line) in board.enumerated() { canvas.put(line, centeredInRow: top + row) }
    for (row, line) in visibleRows.enumerated() {
      canvas.put(
        line.cut(to: area.columns, ellipsis: presentation.ellipsis),
        centeredInRow: top + board.count + row)
    }
    guard isPlaying else { return }
    canvas.put(
      presentation.frame.pointers.0 + " " + field, row: entryRow, column: entryColumn, .bold)
    canvas.put(label, row: entryRow, column: button.origin.column, .focus)
  }
}
