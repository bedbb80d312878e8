import GameCore
import TextUI

/// The page of a finished game: the score, its stars and the reason for them, a lesson, the course
/// of the game, and the choice of the next step. It fills its area with as much as fits.
struct EndPage {
  /// The rating, or nil without a par.
  let stars: Stars?

  /// The score as a number, or nil if it is more than one.
  let score: Int?

  /// The score as text.
  let scoreText: String

  /// The sentences below the score, by their parts of the page.
  let texts: [Text]

  /// The choices.
  var choices: EndChoices

  /// The news of the last choice, until the next input.
  var notice: String?

  /// A paragraph of the page.
  struct Text {
    let part: Part
    let lines: [String]

    /// The lines in a small window, if there are shorter ones.
    let short: [String]?

    init(_ part: Part, _ lines: [String], short: [String]? = nil) {
      (self.part, self.lines, self.short) = (part, lines, short)
    }
  }

  /// The parts of the page, from the top down.
  enum Part: Int {
    case stars, score, distance, best, rule, verdict, lesson, chart, share

    /// The parts in the order of their importance. The verdict, which says the score again, comes
    /// if there is plenty of room.
    static let byImportance: [Part] = [
      .score, .stars, .distance, .best, .lesson, .share, .rule, .chart,
    ]

    /// The number of the group, between which there are blank rows.
    var group: Int {
      switch self {
      case .stars: 0
      case .score: 1
      case .distance, .best, .rule: 2
      case .verdict, .lesson: 3
      case .chart: 4
      case .share: 5
      }
    }

    var style: Style {
      switch self {
      case .stars, .best: Style(.gold).bolder
      case .score, .distance: .bold
      case .rule, .share: .faint
      case .verdict, .lesson, .chart: .plain
      }
    }

    /// True if the lines stand below each other, not each in the middle.
    var isBlock: Bool { [.score, .verdict, .lesson, .chart].contains(self) }
  }

  // MARK: Input

  /// Returns the choice of an input in an area, or nil for none.
  mutating func handle(
    _ input: Input, in size: Size, _ presentation: Presentation
  ) -> EndChoice? {
    let row = layout(in: size, presentation, lit: nil).choicesRow
    return choices.handle(input, at: row, in: size, presentation)
  }

  // MARK: Drawing

  /// Draws the page. Of the stars only the first `lit` shine, all if it is nil.
  func draw(on canvas: inout Canvas, _ presentation: Presentation, lit: Int?) {
    canvas.fill()
    let layout = layout(in: canvas.extent, presentation, lit: lit)
    for line in layout.lines {
      canvas.put(line.text, row: line.row, column: line.column, line.style)
    }
    choices.draw(on: &canvas, at: layout.choicesRow, presentation)
    if let notice, layout.choicesRow > 0 {
      let text = notice.cut(to: canvas.extent.columns, ellipsis: presentation.ellipsis)
      let row = layout.choicesRow - 1
      canvas.draw(in: Rect(row: row, column: 0, rows: 1, columns: canvas.extent.columns)) {
        $0.fill()
      }
      canvas.put(text, centeredInRow: row, .bold)
    }
  }
}
