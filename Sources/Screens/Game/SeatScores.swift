import GameCore
import TextUI

/// The scores of two seats, as the end page shows them.
struct SeatScores {
  let entries: [Entry]

  /// The score of a seat.
  struct Entry {
    let seat: Seat
    let name: String
    let score: Int
  }

  /// Returns the scores in a line of at most a width, with names cut to fit: `● Ann 4 – 2 ▲ Ben`.
  func line(in width: Int, _ presentation: Presentation) -> StyledLine {
    let numbers = entries.map { String($0.score) }
      .joined(separator: " \(separator(presentation)) ")
    // Two signs, each followed by a space, and spaces around the numbers.
    let room = width - numbers.displayWidth - 6
    let names = entries.map(\.name.displayWidth)
    return entries.enumerated().reduce(StyledLine()) { line, entry in
      let (index, entry) = entry
      // A long name gets what a short one leaves.
      let name = presentation.cut(
        entry.name, to: max(1, room / 2, room - names[1 - index]))
      return line.adding(index == 0 ? "" : " \(numbers) ")
        .adding("\(entry.seat.sign(presentation)) \(name)", entry.seat.style.bolder)
    }
  }

  /// Returns the scores in large digits whose dots are `scale` columns wide, below the names.
  func large(scale: Int, _ presentation: Presentation) -> [StyledLine] {
    let columns = entries.map { entry in
      ["\(entry.seat.sign(presentation)) \(entry.name)"]
        + BigNumber.lines(entry.score, scale: scale)
    }
    let width = columns.flatMap { $0 }.map(\.displayWidth).max() ?? 0
    return columns[0].indices.map { row in
      let middle = row == 1 + (columns[0].count - 1) / 2 ? separator(presentation) : " "
      return entries.indices.reduce(StyledLine()) { line, index in
        let text = columns[index][row]
        let centered = text.paddedBefore(to: (width + text.displayWidth) / 2).padded(to: width)
        return line.adding(index == 0 ? "" : "  \(middle)  ")
          .adding(centered, entries[index].seat.style.bolder)
      }
    }
  }

  /// The sign between the scores; beside a minus sign a dash would be hard to tell.
  private func separator(_ presentation: Presentation) -> String {
    entries.contains { $0.score < 0 } ? ":" : presentation.dash
  }
}
