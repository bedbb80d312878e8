import GameCore
import TextUI

/// The scores of two seats, as the end page shows them.
struct SeatScores {
  let one, other: Entry

  /// The score of a seat.
  struct Entry {
    let seat: Seat
    let name: String
    let score: Int

    fileprivate func label(_ room: Int?, _ presentation: Presentation) -> String {
      let cut = room.map { name.cut(to: max(1, $0), ellipsis: presentation.ellipsis) }
      return "\(seat.sign(presentation)) \(cut ?? name)"
    }
  }

  /// Returns the scores in a line of at most a width, with names cut to fit: `● Ann 4 – 2 ▲ Ben`.
  func line(in width: Int, _ presentation: Presentation) -> StyledLine {
    let numbers = "\(one.score) \(separator(presentation)) \(other.score)"
    // Two signs, each followed by a space, and spaces around the numbers.
    let room = width - numbers.displayWidth - 6
    // A long name gets what a short one leaves.
    func label(_ entry: Entry, beside other: Entry) -> String {
      entry.label(max(room / 2, room - other.name.displayWidth), presentation)
    }
    return StyledLine(label(one, beside: other), one.seat.style.bolder)
      .adding(" \(numbers) ")
      .adding(label(other, beside: one), other.seat.style.bolder)
  }

  /// Returns the scores in large digits whose dots are `scale` columns wide, below the names.
  func large(scale: Int, _ presentation: Presentation) -> [StyledLine] {
    let entries = [one, other]
    let labels = entries.map { $0.label(nil, presentation) }
    let numbers = entries.map { BigNumber.lines($0.score, scale: scale) }
    let width = (labels + numbers.map { $0[0] }).map(\.displayWidth).max() ?? 0
    func row(_ texts: [String], _ middle: String) -> StyledLine {
      StyledLine(texts[0].centered(in: width), one.seat.style.bolder)
        .adding("  \(middle)  ")
        .adding(texts[1].centered(in: width), other.seat.style.bolder)
    }
    let rows = numbers[0].indices
    return [row(labels, " ")]
      + rows.map { index in
        row(
          numbers.map { $0[index] }, index == rows.count / 2 ? separator(presentation) : " ")
      }
  }

  /// The sign between the scores; beside a minus sign a dash would be hard to tell.
  private func separator(_ presentation: Presentation) -> String {
    min(one.score, other.score) < 0 ? ":" : presentation.isASCII ? "-" : "–"
  }
}

extension String {
  /// The text in the middle of a width.
  fileprivate func centered(in width: Int) -> String {
    let margin = String(repeating: " ", count: max(0, (width - displayWidth) / 2))
    return (margin + self).padded(to: width)
  }
}
