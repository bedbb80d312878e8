import GameCore
import TextUI

/// The page of a finished game: the score, its stars and the reason for them, a lesson, the course
/// of the game, and the choice of the next step. With two seats it says who won in place of the
/// stars, and shows the scores and the lessons of both. It fills its area with as much as fits.
struct EndPage {
  /// The rating, or nil without a par.
  var stars: Stars?
  /// The score as a number and as text that begins with it; nil and empty if there are two.
  var score: Int?
  var scoreText = ""
  /// The scores of two seats, or nil in solo play.
  var seats: SeatScores?
  /// The lead of the first seat after each turn; empty if it isn't shown.
  var leads: [Int] = []

  /// The course of one player's game, or nil if none is shown.
  var chart: ReviewChart?

  /// The sentences around the score, by their parts of the page.
  let texts: [Text]
  var choices: EndChoices
  /// The news of the last choice, until the next input.
  var notice: String?

  struct Text {
    let part: Part
    let lines: [StyledLine]
    /// The lines where there is little room.
    let short: [StyledLine]
    /// The seat that it is about, where there are two.
    let seat: Seat?

    init(_ part: Part, _ lines: [String], short: String? = nil, of seat: Seat? = nil) {
      self.init(part, styled: lines.map { StyledLine($0) }, short: short, of: seat)
    }

    init(_ part: Part, styled lines: [StyledLine], short: String? = nil, of seat: Seat? = nil) {
      (self.part, self.lines, self.seat) = (part, lines, seat)
      self.short = short.map { [StyledLine($0)] } ?? lines
    }

    /// The number of the group, between which there are blank rows.
    var group: Int { 2 * part.group + (seat?.index ?? 0) }
  }

  /// The parts of the page, from the top down.
  enum Part: Int {
    case stars, winner, score, distance, best, rule, verdict, lesson, chart, share, legend

    /// The parts by importance. The verdict only comes if there is plenty of room.
    static let byImportance: [Part] = [
      .winner, .score, .stars, .distance, .best, .lesson, .share, .rule, .legend,
    ]

    fileprivate var group: Int {
      switch self {
      case .stars, .winner: 0
      case .score: 1
      case .distance, .best, .rule: 2
      case .verdict, .lesson: 3
      case .chart: 4
      case .share, .legend: 5
      }
    }

    var style: Style {
      switch self {
      case .stars, .winner, .best: Style(.gold).bolder
      case .score, .distance: .bold
      case .rule, .share, .legend: .faint
      case .verdict, .lesson, .chart: .plain
      }
    }

    /// True if the lines make one picture, and don't stand in the middle one by one.
    var isBlock: Bool { [.stars, .score, .chart].contains(self) }
  }

  mutating func handle(
    _ input: Input, in size: Size, _ presentation: Presentation
  ) -> EndChoice? {
    let row = layout(in: size, presentation, lit: nil).choicesRow
    return choices.handle(input, at: row, in: size, presentation)
  }

  /// Draws the page. Of the stars only the first `lit` shine, all if it is nil.
  func draw(on canvas: inout Canvas, _ presentation: Presentation, lit: Int?) {
    canvas.fill()
    let layout = layout(in: canvas.extent, presentation, lit: lit)
    for line in layout.lines {
      line.text.draw(on: &canvas, row: line.row, column: line.column, line.style)
    }
    choices.draw(on: &canvas, at: layout.choicesRow, presentation)
    if let notice, layout.choicesRow > 0 {
      canvas.drawRow(layout.choicesRow - 1) {
        $0.put(presentation.cut(notice, to: $0.extent.columns), centeredInRow: 0, .bold)
      }
    }
  }
}
