import GameCore

extension GameView {
  func endPageOfTwo(_ review: (any Review<G.P>)?) -> EndPage {
    let texts = [
      EndPage.Text(
        .winner, (table.faultNews(presentation) ?? game.verdict(presentation)).sentences),
      EndPage.Text(.distance, [game.seatHints(presentation)?.capitalizedFirst]),
      EndPage.Text(.best, [table.firstWin?(presentation.language)]), lessons(review),
    ]
    let seats = SeatScores(names: names, scores: game.scores, leads: leads)
    return EndPage(
      seats: seats, chart: review?.chart(presentation), texts: texts + sharing, choices: choices,
      presentation: presentation)
  }

  private var names: [String] {
    game.names.all(presentation).map(\.capitalizedFirst)
  }

  /// The lesson of each seat, with its name if both have one.
  private func lessons(_ review: (any Review<G.P>)?) -> EndPage.Text {
    let lessons = review.map { game.lessons($0, presentation) } ?? []
    guard lessons.count > 1 else { return EndPage.Text(.lesson, lessons.map(\.text)) }
    let starts = lessons.map { seat, _ in
      "\(seat.sign(presentation)) \(names[seat.index])" + presentation(en: ": ", zh: "：")
    }
    let texts = zip(starts, lessons).map { $0 + $1.text }
    return EndPage.Text(
      .lesson, Array(texts.map { [$0] }.joined(separator: [""])),
      short: zip(starts, lessons).map { $0 + $1.text.sentences[0] })
  }

  private var leads: [Int] {
    let log = game.log
    return log.indices.compactMap { index in
      let isLast = index == log.count - 1 || log[index + 1].seat != log[index].seat
      return isLast ? game.prefix(index + 1).recordedScore : nil
    }
  }
}

extension String {
  fileprivate var sentences: [String] {
    reduce(into: [""]) { sentences, character in
      let end = sentences[sentences.count - 1].last ?? " "
      let isNext = "。！".contains(end) || character == " " && ".!".contains(end)
      if isNext { sentences.append("") }
      if !isNext || character != " " { sentences[sentences.count - 1].append(character) }
    }
  }
}

struct SeatScores {
  let names: [String]
  let scores: [Int]
  /// The lead of the first seat after each turn, negative where it was behind.
  let leads: [Int]

  /// Returns the scores in a line of at most a width, with names cut to fit: `● Ann 4 – 2 ▲ Ben`.
  func line(in width: Int, _ presentation: Presentation) -> StyledLine {
    let numbers = scores.map(String.init).joined(separator: " \(separator(presentation)) ")
    // Two signs, each followed by a space, and spaces around the numbers.
    let room = width - numbers.displayWidth - 6
    return Seat.both.reduce(StyledLine()) { line, seat in
      // A long name gets what a short one leaves.
      let most = max(1, room / 2, room - names[1 - seat.index].displayWidth)
      return line.adding(seat == .first ? "" : " \(numbers) ")
        .adding(
          "\(seat.sign(presentation)) \(presentation.cut(names[seat.index], to: most))",
          seat.style.bolder)
    }
  }

  /// Returns the scores in large digits whose dots are `scale` columns wide, below the names.
  func large(scale: Int, _ presentation: Presentation) -> [StyledLine] {
    let columns = Seat.both.map { seat in
      ["\(seat.sign(presentation)) \(names[seat.index])"]
        + BigNumber.lines(String(scores[seat.index]), scale: scale)
    }
    let width = columns.flatMap { $0 }.map(\.displayWidth).max() ?? 0
    return columns[0].indices.map { row in
      let middle = row == 1 + (columns[0].count - 1) / 2 ? separator(presentation) : " "
      return Seat.both.reduce(StyledLine()) { line, seat in
        let text = columns[seat.index][row]
        // Both begin at the sign between them, however wide they are.
        return line.adding(seat == .first ? "" : "  \(middle)  ")
          .adding(
            seat == .first ? text.paddedBefore(to: width) : text.padded(to: width),
            seat.style.bolder)
      }
    }
  }

  /// Returns the leads as a chart, or nothing if it doesn't fit or nobody had one.
  func chart(in size: Size, _ presentation: Presentation) -> [StyledLine] {
    guard size.rows > 3, leads.count > 3, leads.contains(where: { $0 != 0 }) else { return [] }
    let signs = Seat.both.map { $0.sign(presentation) }
    let headings = [zip(signs, names).map { "\($0) \($1)" }, signs].map { seats in
      presentation(
        en: "Lead, turn by turn (\(seats[0]) up, \(seats[1]) down):",
        zh: "每一轮后的领先（\(seats[0]) 向上，\(seats[1]) 向下）：")
    }
    let area = Size(rows: min(12, size.rows - 1), columns: min(60, size.columns))
    let lines =
      [StyledLine(presentation.longest(of: headings, in: size.columns))]
      + LineChart(leads, (0, ""), .higher, area, presentation).rows
    return lines.allSatisfy { $0.width <= size.columns } ? lines : []
  }

  /// The sign between the scores; beside a minus sign a dash would be hard to tell.
  private func separator(_ presentation: Presentation) -> String {
    scores.contains { $0 < 0 } ? ":" : presentation.dash
  }
}
