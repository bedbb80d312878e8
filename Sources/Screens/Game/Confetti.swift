import TextUI

/// Confetti that rains over the window for a second and a half.
struct Confetti {
  private let frames: Frames

  /// A third of the flakes moves in each frame, so that a frame stays small.
  private static let (flakes, groups) = (30, 3)
  private static let colors: [Color] = [.gold, .low, .high, .found, .red, .edge]

  init(start: Int) {
    frames = Frames(37, of: Frames.shortest, from: start)
  }

  /// The time when it is over, in milliseconds.
  var end: Int { frames.end }

  func draw(on canvas: inout Canvas, _ presentation: Presentation, at time: Int) {
    guard let frame = frames.index(at: time) else { return }
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    guard rows > 0, columns > 0 else { return }
    let signs = presentation.isASCII ? ["*", "+", "o"] : ["▀", "▄", "■"]
    for flake in 0..<Self.flakes {
      let step = (frame + flake % Self.groups) / Self.groups
      // Spread evenly over the width and, by a number without a common factor, over the height.
      let height = flake * 7 % Self.flakes
      let row = height * rows / Self.flakes + step - rows / 2
      let column = (2 * flake + 1) * columns / (2 * Self.flakes) + step % 2
      let color = Self.colors[flake % Self.colors.count]
      // A few come at a time, the lowest first.
      guard height >= Self.flakes - 4 * (frame + 1), row >= 0, row < rows, column < columns
      else { continue }
      let ground = canvas[row, column].style.background
      canvas.put(
        signs[flake % signs.count], row: row, column: column, Style(color, on: ground))
    }
  }

  func nextChange(after time: Int) -> Int? { frames.nextChange(after: time) }
}
