import GameCore
import TextUI

/// The screen of a game of two: the board, and above it the seats with what they have taken.
public struct VersusScreen<Board: SharedBoard>: GameScreen {
  public typealias P = VersusPosition<Board>

  private var tiles = TileScreen<P>()

  public init() {}

  public static var keys: [KeyHelp] { TileScreen<P>.keys }

  public func introduction(to position: P, _ presentation: Presentation) -> String {
    tiles.introduction(to: position, presentation)
  }

  // MARK: Board

  /// Returns the rows of the seats, with a blank one below them if there is room.
  private func seatRows(_ position: P, _ scene: Scene) -> Int {
    let hasRoom = tiles.requiredSize(for: position, scene.without(rows: 2)) == nil
    return hasRoom ? 2 : 1
  }

  private func board(_ position: P, _ scene: Scene) -> Scene {
    scene.without(rows: seatRows(position, scene))
  }

  public mutating func handle(
    _ input: Input, at position: P, _ scene: Scene
  ) -> ScreenResponse<TileMove> {
    let area = Rect(row: seatRows(position, scene), column: 0, rows: 0, columns: 0)
    return tiles.handle(input.local(to: area), at: position, board(position, scene))
  }

  public mutating func show(_ event: P.Event, from before: P, to after: P, _ scene: Scene) {
    tiles.show(event, from: before, to: after, scene)
  }

  public mutating func point(to move: TileMove, at position: P) {
    tiles.point(to: move, at: position)
  }

  public func bounds(of position: P, _ scene: Scene) -> Rect {
    var rect = tiles.bounds(of: position, board(position, scene))
    rect.origin.row += seatRows(position, scene)
    return rect
  }

  public func requiredSize(for position: P, _ scene: Scene) -> Size? {
    tiles.requiredSize(for: position, scene.without(rows: 1)).map { size in
      Size(rows: size.rows + 1, columns: size.columns)
    }
  }

  public var revealTime: Int { tiles.revealTime }
  public var restTime: Int { tiles.restTime }
  public mutating func skipAnimation() { tiles.skipAnimation() }
  public var run: Int { tiles.run }
  public var cheers: Int { tiles.cheers }
  public func nextChange(after time: Int) -> Int? { tiles.nextChange(after: time) }

  // MARK: Drawing

  public func draw(_ position: P, on canvas: inout Canvas, _ scene: Scene) {
    let (rows, extent) = (seatRows(position, scene), canvas.extent)
    drawSeats(position, on: &canvas, scene)
    let area = Rect(row: rows, column: 0, rows: extent.rows - rows, columns: extent.columns)
    canvas.draw(in: area) { tiles.draw(position, on: &$0, board(position, scene)) }
  }

  private func drawSeats(_ position: P, on canvas: inout Canvas, _ scene: Scene) {
    let half = canvas.extent.columns / 2
    for seat in Seat.both {
      let isFirst = seat == .first
      let area = Rect(row: 0, column: isFirst ? 0 : half, rows: 1, columns: half)
      canvas.draw(in: area) { canvas in
        draw(seat, of: position, isFirst: isFirst, on: &canvas, scene.presentation)
      }
    }
  }

  private func draw(
    _ seat: Seat, of position: P, isFirst: Bool, on canvas: inout Canvas,
    _ presentation: Presentation
  ) {
    let isTurn = position.phase.seat == seat
    let sign = seat.sign(presentation)
    let name = position.name(of: seat, presentation).capitalizedFirst
    let taken = position.taken(by: seat)
    let pointers = presentation.frame.pointers
    let nameRoom = canvas.extent.columns - 6 - String(taken).count
    let label = "\(sign) \(name.cut(to: nameRoom, ellipsis: presentation.ellipsis))  \(taken)"
    let text = isTurn ? "\(pointers.0)\(label)\(pointers.1)" : " \(label) "
    let room = canvas.extent.columns - text.displayWidth - 3
    let pile = String(repeating: presentation.isASCII ? "#" : "▮", count: max(0, min(taken, room)))
    let style = isTurn ? Style.focus : seat.style
    let column = isFirst ? 1 : max(0, canvas.extent.columns - 1 - text.displayWidth)
    canvas.put(text, row: 0, column: column, style)
    let pileColumn = isFirst ? column + text.displayWidth + 1 : column - 1 - pile.displayWidth
    canvas.put(pile, row: 0, column: max(0, pileColumn), seat.style)
  }
}

extension Scene {
  /// Returns the scene of an area that has fewer rows.
  fileprivate func without(rows: Int) -> Scene {
    var scene = self
    scene.size.rows = max(0, size.rows - rows)
    return scene
  }
}
