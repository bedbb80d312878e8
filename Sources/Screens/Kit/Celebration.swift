import TextUI

/// Two seconds of fireworks over the window, between all that is written there.
struct Celebration {
  let frames: Frames
  private let rockets: Int

  private static let colors: [Color] = [.gold, .low, .high, .found, .red, .edge]

  /// Creates a celebration from a time on, in milliseconds.
  init(rockets: Int, start: Int) {
    self.rockets = rockets
    frames = Frames(2000 / Frames.shortest, of: Frames.shortest, from: start)
  }

  /// Draws the rockets of a time. They start from some places in turn, or else from below.
  func draw(
    on canvas: inout Canvas, from places: [Point] = [], _ presentation: Presentation, at time: Int
  ) {
    let size = canvas.extent
    guard let frame = frames.index(at: time), size.rows > 1, size.columns > 2 else { return }
    for rocket in 0..<rockets {
      let start = rocket * (frames.count - Self.flight) / max(1, rockets - 1)
      let place = places.isEmpty ? nil : places[rocket % places.count]
      draw(rocket, frame - start, from: place, on: &canvas, presentation)
    }
  }

  /// Writes a sign in a cell where it hides nothing.
  private func put(
    _ sign: String, _ color: Color, row: Int, column: Int, on canvas: inout Canvas
  ) {
    guard (1..<canvas.extent.rows).contains(row), (1..<canvas.extent.columns - 1).contains(column),
      (column - 1...column + 1).allSatisfy({ canvas[row, $0].scalar == " " })
    else { return }
    canvas.put(
      sign, row: row, column: column,
      Style(color, on: canvas[row, column].style.background).bolder)
  }

  /// The frames in which a rocket climbs, and until its sparks are out.
  private static let (climb, flight) = (7, 25)
  private static let sparks = 36

  /// Draws a rocket in a frame of its flight: it climbs, bursts and its sparks fall.
  private func draw(
    _ rocket: Int, _ frame: Int, from place: Point?, on canvas: inout Canvas,
    _ presentation: Presentation
  ) {
    guard (0..<Self.flight).contains(frame) else { return }
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    // Spread over the width by a number without a common factor, as are the heights.
    let column = columns * (2 * (rocket * 3 % 5) + 1) / 10
    let top = rows * (2 + rocket * 2 % 3) / 8
    let color = Self.colors[rocket % Self.colors.count]
    let signs = presentation.isASCII ? ["|", "*", "+", "."] : ["│", "●", "•", "·"]
    guard frame >= Self.climb else {
      let start = place ?? Point(row: rows - 1, column: column)
      return put(
        signs[place == nil ? 0 : 3], color,
        row: start.row + (top - start.row) * (frame + 1) / Self.climb,
        column: start.column + (column - start.column) * (frame + 1) / Self.climb, on: &canvas)
    }
    // Each spark moves in every fourth frame, so that a frame stays small.
    for spark in 0..<Self.sparks {
      let age = Double((frame - Self.climb + spark % 4) / 4 * 4) / Double(Self.flight - Self.climb)
      let reach = Double(min(rows, columns / 2)) * [0.2, 0.3, 0.4][spark % 3]
      let (x, y) = Self.directions[spark]
      // They slow down, and fall faster and faster.
      let distance = reach * age * (2 - age)
      let fall = 0.2 * Double(rows) * age * age
      put(
        signs[age < 0.4 ? 1 : age < 0.7 ? 2 : 3],
        spark % 3 == 0 ? .gold : color,
        row: top + Int((y * distance + fall).rounded()),
        column: column + Int((2 * x * distance).rounded()), on: &canvas)
    }
  }

  /// The directions of the sparks, evenly spread: the powers of a complex number of length 1.
  private static let directions: [(x: Double, y: Double)] = {
    let (cosine, sine) = (0.984_808, 0.173_648)
    return (1..<sparks).reduce(into: [(0.0, -1.0)]) { all, index in
      let (x, y) = all[index - 1]
      all.append((x * cosine - y * sine, x * sine + y * cosine))
    }
  }()
}
