import TextUI

/// Confetti that rains over the window, between all that is written there.
struct Confetti {
  let frames: Frames
  /// One group of flakes moves in each frame, so that a frame stays small.
  private static let (flakes, groups) = (70, 10)
  /// The time that it rains after the opening, in milliseconds.
  private static let duration = 2400
  private static let colors: [Color] = [.gold, .low, .high, .found, .red, .edge]

  /// Creates confetti that rains from `start` until after the opening, both in milliseconds.
  init(start: Int, opening: Int) {
    let count = (opening + Self.duration - start) / Frames.shortest
    frames = Frames(count, of: Frames.shortest, from: start)
  }

  func draw(on canvas: inout Canvas, _ presentation: Presentation, at time: Int) {
    guard let frame = frames.index(at: time) else { return }
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    guard rows > 1, columns > 2 else { return }
    let signs = presentation.isASCII ? ["*", "+", "o"] : ["▀", "▄", "■"]
    for flake in 0..<Self.flakes {
      let step = (frame + flake % Self.groups) / Self.groups
      // Spread evenly over the width and, by a number without a common factor, over the height.
      let height = flake * 29 % Self.flakes
      // They come a few at a time, the lowest first, and go so too.
      let isComing = height >= Self.flakes - 3 * (frame + 1)
      let isGone = height >= 3 * (frames.count - frame)
      let row = 1 + (height * (rows - 1) / Self.flakes + step) % (rows - 1)
      let column = (2 * flake + 1) * columns / (2 * Self.flakes) + step % 2
      guard isComing, !isGone, (1..<columns - 1).contains(column),
        (column - 1...column + 1).allSatisfy({ canvas[row, $0].scalar == " " })
      else { continue }
      let color = Self.colors[flake % Self.colors.count]
      canvas.put(
        signs[flake % signs.count], row: row, column: column,
        Style(color, on: canvas[row, column].style.background))
    }
  }
}
