import TextUI

/// The cheer for a match: its tiles glow, and the gain floats up from the last one.
struct MatchCheer: Sendable {
  /// The indices of the tiles.
  let tiles: [Int]

  private let gain: String
  private let pulse: Frames
  private let float: Frames

  /// Creates the cheer for the last of a `run` of matches, which changed the score by `gains`.
  init(tiles: [Int], gains: [Int], run: Int, start: Int, _ presentation: Presentation) {
    self.tiles = tiles
    gain = (gains.map(\.signed) + (run > 1 ? [presentation.times(run)] : []))
      .joined(separator: " ")
    pulse = Frames(3, of: 100, from: start)
    float = Frames(6, of: 100, from: start)
  }

  /// The time when it is over, in milliseconds.
  var end: Int { float.end }

  /// Returns whether the tiles glow at a time.
  func glows(at time: Int) -> Bool { pulse.index(at: time).map { $0.isMultiple(of: 2) } ?? false }

  /// Draws the gain over a tile's area, from its middle up, or from the top of a small tile, whose
  /// middle shows the face.
  func drawGain(over tile: Rect, at time: Int, on canvas: inout Canvas) {
    guard let step = float.index(at: time) else { return }
    let text = " \(gain) "
    let column = tile.origin.column + (tile.size.columns - text.displayWidth) / 2
    let rows = tile.size.rows
    let start = rows > 3 ? rows / 2 : rows > 1 ? 0 : -1
    let row = tile.origin.row + start - step / 2
    let style = canvas.palette == nil ? .focus : Style(.onFocus, on: .gold).bolder
    canvas.put(text, row: max(0, row), column: max(0, column), style)
  }

  func nextChange(after time: Int) -> Int? {
    [pulse.nextChange(after: time), float.nextChange(after: time)].compactMap { $0 }.min()
  }
}
