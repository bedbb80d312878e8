import GameCore

/// The scores on the end page: one with its unit, or those of two players.
struct EndScores {
  /// The names of two players, or none if one plays alone.
  let names: [String]
  let scores: [Int]
  /// The lead of the first seat after each turn, negative where it was behind.
  let leads: [Int]
  /// The score of one player with its unit.
  var text = ""

  /// Returns the scores in a line of at most a width, with names cut to fit: `● Ann 4 – 2 ▲ Ben`.
  func line(in width: Int, _ presentation: Presentation) -> StyledLine {
    guard !names.isEmpty else { return StyledLine(text) }
    let numbers = scores.map(String.init).joined(separator: " \(separator(presentation)) ")
    // Two signs, each followed by a space, and spaces around the numbers.
    let room = width - numbers.displayWidth - 6
    let players = Seat.both.map { seat in
      // A long name gets what a short one leaves.
      let most = max(1, room / 2, room - names[1 - seat.index].displayWidth)
      let name = presentation.cut(names[seat.index], to: most)
      return StyledLine("\(seat.sign(presentation)) \(name)", seat.style.bolder)
    }
    return players[0].adding(" \(numbers) ") + players[1]
  }

  /// Returns the scores in large digits whose dots are `scale` columns wide: one with its unit
  /// beside the last row; two below the names. One that looks like a defeat isn't large.
  func large(scale: Int, _ presentation: Presentation) -> [StyledLine] {
    guard !names.isEmpty || scores[0] > 0 else { return [] }
    let numbers = scores.map(String.init)
    var columns = numbers.map { BigNumber.lines($0, scale: scale) }
    let last = columns[0].count - 1
    guard !names.isEmpty else {
      let hasScore = text.hasPrefix(numbers[0])
      columns[0][last] += hasScore ? String(text.dropFirst(numbers[0].count)) : "  " + text
      let width = columns[0][last].displayWidth
      return columns[0].map { StyledLine($0.padded(to: width)) }
    }
    columns = zip(signedNames(presentation), columns).map { [$0] + $1 }
    let width = columns.joined().map(\.displayWidth).max() ?? 0
    return (0...last + 1).map { row in
      let middle = row == 1 + last / 2 ? separator(presentation) : " "
      // Both begin at the sign between them, however wide they are.
      return StyledLine(columns[0][row].paddedBefore(to: width), Seat.first.style.bolder)
        .adding("  \(middle)  ").adding(columns[1][row].padded(to: width), Seat(1).style.bolder)
    }
  }

  /// Returns the leads as a chart, or nothing if it doesn't fit or nobody had one.
  func chart(in size: Size, _ presentation: Presentation) -> [StyledLine] {
    guard size.rows > 3, leads.count > 3, leads.contains(where: { $0 != 0 }) else { return [] }
    let signs = Seat.both.map { $0.sign(presentation) }
    let headings = [signedNames(presentation), signs].map { seats in
      presentation(
        en: "Lead, turn by turn (\(seats[0]) up, \(seats[1]) down):",
        zh: "每一轮后的领先（\(seats[0]) 向上，\(seats[1]) 向下）：")
    }
    let area = Size(rows: min(12, size.rows - 1), columns: min(60, size.columns))
    let heading = StyledLine(presentation.longest(of: headings, in: size.columns))
    let chart = LineChart(leads, (0, ""), .higher, area, rowsAStep: 1, presentation)
    let lines = [heading] + chart.rows
    return lines.allSatisfy { $0.width <= size.columns } ? lines : []
  }

  private func signedNames(_ presentation: Presentation) -> [String] {
    zip(Seat.both, names).map { "\($0.sign(presentation)) \($1)" }
  }

  /// The sign between the scores; beside a minus sign a dash would be hard to tell.
  private func separator(_ presentation: Presentation) -> String {
    scores.contains { $0 < 0 } ? ":" : presentation.dash
  }
}
