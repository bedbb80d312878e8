import GameCore
import TestSupport
import Testing
@testable import GuessGame

/// The layout of the screen in windows of all sizes, and numbers that are wiped away.
@Suite struct GuessLayoutTests {
  private func layout(
    _ range: String, rows: Int, columns: Int, _ presentation: Presentation = .english,
    _ picker: Picker = .wheels
  ) throws -> GuessLayout? {
    let range = try #require(NumberRange(range))
    return GuessLayout(
      range, Wheel.all(of: range, picker), in: Size(rows: rows, columns: columns), presentation)
  }

  /// The game's areas in windows of 80×24, 120×40 and 200×60.
  private static let areas = [(21, 80, 2), (37, 86, 3), (57, 166, 5)]

  @Test(arguments: areas)
  func theBoardAndTheWheelsFillTheWindow(rows: Int, columns: Int, scale: Int) throws {
    let layout = try #require(try layout("0-99", rows: rows, columns: columns))
    let board = layout.cells
    #expect(layout.drum.scale == scale && layout.band == nil && board.count == 100)
    let (first, last) = (board[0].rect, board[99].rect)
    #expect(last.end - first.origin.row >= rows * 3 / 4)
    let right = try #require(layout.wheels.last)
    #expect(right.origin.column + right.size.columns - first.origin.column >= columns * 3 / 4)
    let pitch = Size(
      rows: board[10].rect.origin.row - first.origin.row,
      columns: board[1].rect.origin.column - first.origin.column)
    for (number, cell) in board.enumerated() {
      #expect(cell.numbers == number...number)
      #expect(cell.rect.origin.row == first.origin.row + number / 10 * pitch.rows)
      #expect(cell.rect.origin.column == first.origin.column + number % 10 * pitch.columns)
    }
  }

  @Test(arguments: [
    "0-1", "0-9", "5-7", "0-49", "0-99", "37-62", "95-104", "950-1000", "0-199", "0-999",
    "0-9999", "1-1000000000", "999999999-1000000000",
  ])
  func nothingOverlaps(range: String) throws {
    for (rows, columns) in [(6, 40), (9, 40), (12, 60), (15, 60), (17, 80), (21, 80), (25, 100)]
      + Self.areas.map({ ($0.0, $0.1) })
    {
      for picker in [Picker.wheels, .list] {
        for presentation in [Presentation.english, .chinese, .ascii] {
          let layout = try #require(
            try layout(range, rows: rows, columns: columns, presentation, picker))
          let parts =
            layout.wheels + [layout.button, layout.band].compactMap(\.self)
            + layout.cells.map(\.rect)
          if let band = layout.band {
            // The ends of what remains stand beside it.
            let room = String(try #require(NumberRange(range)).high).count + 1
            let end = band.origin.column + band.size.columns + room
            #expect(band.origin.column >= room && end <= columns, "\(rows) \(columns)")
          }
          let cells = parts.flatMap { part in
            (part.origin.row..<part.end).flatMap { row in
              (0..<part.size.columns).map { [row, part.origin.column + $0] }
            }
          }
          expectEqual(Set(cells).count, cells.count, "\(rows) \(columns) \(picker)")
          #expect(
            cells.allSatisfy {
              (0..<rows).contains($0[0]) && (0..<columns).contains($0[1])
            }, "\(rows) \(columns) \(picker)")
        }
      }
    }
  }

  /// The daily ranges of a Sunday and a Saturday, and the hardest level.
  @Test(arguments: [(21, 80, 199), (37, 92, 369), (56, 172, 999)])
  func asManyNumbersAsFitHaveABoard(rows: Int, columns: Int, high: Int) throws {
    let layout = try #require(try layout("0-\(high)", rows: rows, columns: columns))
    #expect(layout.band == nil && layout.cells.count == high + 1)
    let larger = try #require(try self.layout("0-\(high + 400)", rows: rows, columns: columns))
    #expect(larger.band != nil)
    // The marks of a line stand above it, away from the numbers below.
    expectEqual(larger.marksRow, larger.cells[0].rect.origin.row - 1)
  }

  /// Twenty numbers stand in a row where rows of ten are too many.
  @Test func aBoardHasRowsOfTenOrTwenty() throws {
    for (high, count) in [(549, 10), (999, 20)] {
      let layout = try #require(try layout("0-\(high)", rows: 56, columns: 172))
      let top = layout.cells[0].rect.origin.row
      expectEqual(layout.cells.count { $0.rect.origin.row == top }, count)
    }
  }

  @Test func aRangeHasAWheelForEachDigit() throws {
    func places(_ range: String) throws -> [Int] {
      Wheel.all(of: try #require(NumberRange(range)), .wheels).map(\.place)
    }
    #expect(try places("0-9") == [1] && places("0-99") == [10, 1])
    #expect(try places("0-999") == [100, 10, 1] && places("5-1000").count == 4)
  }

  @Test func aDigitShowsOnlyWhatRemains() {
    let (hundreds, tens, units) = (wheel(100), wheel(10), wheel(1))
    expectEqual(hundreds.values(at: 437, in: 95...512), 0...5)
    expectEqual(tens.values(at: 437, in: 95...512), 0...9)
    expectEqual(tens.values(at: 95, in: 95...512), 9...9)
    expectEqual(tens.values(at: 500, in: 95...512), 0...1)
    expectEqual(units.values(at: 510, in: 95...512), 0...2)
    let left = NumbersLeft(95..<513, doubts: 0)
    expectEqual(hundreds.turn(437, by: 1, in: left), 512)
    expectEqual(hundreds.turn(437, by: -4, in: left), 95)
    expectEqual(tens.turn(95, by: 1, in: left), 95)
    // In a look back the guess is shown, which no longer remains.
    #expect(tens.values(at: 50, in: 0...49) == 0...4 && units.values(at: 50, in: 0...49) == 0...0)
  }

  private func wheel(_ place: Int) -> Wheel { Wheel(place: place, isWhole: false) }

  // MARK: The sweep

  @Test func aGuessWipesNumbersAwayFromItOutwards() {
    let sweep = GuessSweep(50, from: NumbersLeft(0..<100, doubts: 0), at: 1000)
    func states(_ time: Int) -> [NumberState] {
      [50, 55, 60, 99, 0].map { sweep.state(of: $0, to: .gone, at: time) }
    }
    #expect(states(1000) == [.falling, .possible, .possible, .possible, .possible])
    #expect(states(1040) == [.gone, .falling, .possible, .possible, .possible])
    #expect(states(1080) == [.gone, .gone, .falling, .possible, .possible])
    #expect(states(sweep.frames.end - 1).last == .falling)
    #expect(states(sweep.frames.end).allSatisfy { $0 == .gone })
    #expect(sweep.frames.end - 1000 < 700)
  }

  @Test func aLongLineIsWipedInAsManyFrames() {
    let sweep = GuessSweep(500, from: NumbersLeft(0..<100_000, doubts: 0), at: 0)
    func state(_ number: Int, _ time: Int) -> NumberState {
      sweep.state(of: number, to: .gone, at: time)
    }
    #expect(sweep.frames.count == 12)
    #expect([500, 0, 90_000].map { state($0, 0) } == [.falling, .falling, .possible])
    #expect([500, 99_999].map { state($0, 11 * 40) } == [.gone, .falling])
  }

  @Test func theWheelsRestAfterTheSweepOrAKey() throws {
    var screen = try GuessTestScreen()
    screen.scene.isAnimated = true
    screen.scene.time = 1000
    screen.type("50")
    try screen.play(.enter)
    expectEqual(screen.shown, 0)
    let first = screen.lines
    #expect(first[11].contains("51") && first.contains { $0.contains("59") })
    expectEqual(screen.screen.nextChange(after: 1000), 1040)
    var later = screen
    later.scene.time = screen.screen.idleTime
    #expect(!later.lines.contains { $0.contains("51") || $0.contains("99") })
    expectEqual(later.screen.nextChange(after: later.scene.time), nil)
    screen.press(.right)
    #expect(screen.lines.filter { $0.contains("51") } == [] && screen.shown == 0)
    // Without animation it is all at once.
    var still = try GuessTestScreen()
    try still.play("50")
    expectEqual(still.screen.nextChange(after: 0), nil)
    #expect(!still.lines.contains { $0.contains("51") })
  }

  // MARK: Drawing

  @Test(arguments: [Presentation.english, .chinese, .ascii])
  func shapesTellWhatRemains(presentation: Presentation) throws {
    var screen = try GuessTestScreen()
    screen.scene.presentation = presentation
    try screen.play("50")
    try screen.play("24")
    let (low, high) = presentation.isASCII ? ("^", "v") : ("▲", "▼")
    let pointers = presentation.frame.pointers
    let text = screen.lines.joined(separator: "\n")
    for shown in ["24\(low)", "50\(high)", "26", "49", "\(pointers.0)25\(pointers.1)"] {
      #expect(text.contains(shown), "\(shown)")
    }
    for gone in ["23", "51", "99"] { #expect(!text.contains(gone)) }
  }

  @Test func theLinesHaveEndsAndAMark() throws {
    var screen = try GuessTestScreen(437, in: "0-999")
    try screen.play("500")
    screen.type("250")
    let lines = screen.lines.map { $0.split(separator: " ").map(String.init) }
    let (whole, rest) = (
      lines.first { $0.first == "0" && $0.last == "999" },
      lines.first { $0.first == "0" && $0.last == "499" }
    )
    let mark = try #require(whole?[1].firstIndex(of: "◆"))
    expectEqual(whole?[1].distance(from: whole?[1].startIndex ?? mark, to: mark), 17)
    let middle = try #require(rest?[1].firstIndex(of: "◆"))
    expectEqual(rest?[1].distance(from: rest?[1].startIndex ?? middle, to: middle), 35)
    // Few numbers are tiles.
    try screen.play("430")
    try screen.play("440")
    #expect(screen.place(of: "431") != nil && screen.place(of: "439") != nil)
  }

  @Test func aLookBackShowsTheGuess() throws {
    var screen = try GuessTestScreen()
    try screen.play("50")
    let event = try #require(screen.screen.guesses.last)
    screen.lookBack(at: event)
    #expect(screen.shown == 50 && !screen.lines.isEmpty)
  }
}
