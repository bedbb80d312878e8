import TextUI

/// The screen of a race: that of the game, and above it both players with their scores, where there
/// is room for them.
public struct RaceScreen<Inner: GameScreen>: GameScreen where Inner.P: PlayerText {
  public typealias P = RacePosition<Inner.P>

  private var inner: Inner

  /// Creates the screen of a race before its first move.
  public init(_ inner: Inner) {
    self.inner = inner
  }

  public static var keys: [KeyHelp] { Inner.keys }
  public var keys: [KeyHelp] { inner.keys }

  public func introduction(to position: P, _ presentation: Presentation) -> String {
    position.setup.series.flatMap { position.loss(before: $0, presentation) }
      ?? inner.introduction(to: position.board, presentation)
  }

  // MARK: Board

  /// Returns the scene of the game, below the players if both fit.
  private func innerScene(_ position: P, _ scene: Scene) -> Scene {
    var below = scene
    below.size.rows -= 1
    guard below.size.rows > 0, inner.requiredSize(for: position.board, below) == nil else {
      return scene
    }
    return below
  }

  /// Returns the row of the game's own area.
  private func top(_ position: P, _ scene: Scene) -> Int {
    scene.size.rows - innerScene(position, scene).size.rows
  }

  public mutating func handle(
    _ input: Input, at position: P, _ scene: Scene
  ) -> ScreenResponse<P.Move> {
    let area = Rect(row: top(position, scene), column: 0, rows: 0, columns: 0)
    return inner.handle(input.local(to: area), at: position.board, innerScene(position, scene))
  }

  public mutating func show(_ event: P.Event, from before: P, to after: P, _ scene: Scene) {
    inner.show(event.own, from: before.board, to: after.board, scene)
  }

  public mutating func point(to move: P.Move, at position: P) {
    inner.point(to: move, at: position.board)
  }

  public func bounds(of position: P, _ scene: Scene) -> Rect {
    var rect = inner.bounds(of: position.board, innerScene(position, scene))
    rect.origin.row += top(position, scene)
    return rect
  }

  public func requiredSize(for position: P, _ scene: Scene) -> Size? {
    inner.requiredSize(for: position.board, innerScene(position, scene))
  }

  public var revealTime: Int { inner.revealTime }
  public var restTime: Int { inner.restTime }
  public mutating func skipAnimation() { inner.skipAnimation() }
  public var run: Int { inner.run }
  public var cheers: Int { inner.cheers }
  public func nextChange(after time: Int) -> Int? { inner.nextChange(after: time) }

  // MARK: Drawing

  public func draw(_ position: P, on canvas: inout Canvas, _ scene: Scene) {
    let (top, extent) = (top(position, scene), canvas.extent)
    if top > 0 { drawRacers(position, on: &canvas, scene.presentation) }
    let area = Rect(row: top, column: 0, rows: extent.rows - top, columns: extent.columns)
    canvas.draw(in: area) { inner.draw(position.board, on: &$0, innerScene(position, scene)) }
  }

  private func drawRacers(
    _ position: P, on canvas: inout Canvas, _ presentation: Presentation
  ) {
    let width = canvas.extent.columns
    let room = (width - 4) / 2
    let own = Racer(position.board, turns: position.turns)
    let left = position.label(of: .first, own, fitting: room, presentation)
    let right = position.label(of: Seat(1), position.rival, fitting: room, presentation)
    canvas.put(left, row: 0, column: 1, Style(.low))
    canvas.put(right, row: 0, column: max(0, width - 1 - right.displayWidth), Style(.high))
  }
}

extension RacePosition {
  /// Returns a player's sign, name, progress and score, in as many words as fit.
  func label(
    of seat: Seat, _ racer: Racer, fitting width: Int, _ presentation: Presentation
  ) -> String {
    let name = "\(seat.sign(presentation)) \(name(of: seat, presentation).capitalizedFirst)"
    let count = String(racer.score)
    let score = Board.Points.unit.counted(racer.score, presentation.language)
    let end = racer.isFinished ? presentation(en: ", done", zh: "，完成") : ""
    var parts: [[String]] = [[name, score + end], [name, count + end], [name, count]]
    if let done = racer.done, let all = board.openProgress?.all {
      let dots = Progress(done, of: all).text(presentation)
      parts =
        [
          [name, dots, score + end], [name, "\(done)/\(all)", score + end],
          [name, "\(done)/\(all)", count],
        ] + parts
    }
    // Where there is no room for the names, the signs have to do.
    parts += parts.map { [seat.sign(presentation)] + $0.dropFirst() }
    let texts = parts.map { $0.joined(separator: " ") }
    return texts.first { $0.displayWidth <= width }
      ?? texts[texts.count - 1].cut(to: max(0, width), ellipsis: presentation.ellipsis)
  }
}
