import GameCore
import TextUI

/// The end page of a game of two.
extension GameView {
  func endPageOfTwo(_ review: (any Review<G.P>)?) -> EndPage {
    let hints = game.seatHints(presentation).map { EndPage.Text(.distance, [$0.capitalizedFirst]) }
    let texts =
      [EndPage.Text(.winner, game.verdict(presentation).sentences)] + (hints.map { [$0] } ?? [])
      + (round.firstWin.map { [EndPage.Text(.best, [$0.sentence(presentation)])] } ?? [])
      + lessons(review) + sharing
    let chart = review?.chart(presentation)
    return EndPage(
      seats: SeatScores(
        entries: Seat.both.map {
          SeatScores.Entry(
            seat: $0, name: game.name(of: $0, presentation).capitalizedFirst,
            score: game.shownScore(of: $0))
        }),
      // Where both play on one board, the review has no chart of a single one.
      leads: chart == nil ? leadChart : nil, chart: chart, texts: texts, choices: choices)
  }

  /// The lesson of each seat, with its name if both have one.
  private func lessons(_ review: (any Review<G.P>)?) -> [EndPage.Text] {
    let lessons = review.map { game.lessons($0, presentation) } ?? []
    guard lessons.count > 1 else { return lessons.map { EndPage.Text(.lesson, [$0.text]) } }
    return lessons.map { seat, text in
      let name = game.name(of: seat, presentation).capitalizedFirst
      let lead = name + presentation(en: ": ", zh: "：")
      return EndPage.Text(.lesson, [lead + text], short: lead + text.sentences[0], of: seat)
    }
  }

  /// The lead after each turn.
  private var leadChart: LeadChart? {
    let log = game.log
    var (leads, index) = ([Int](), 0)
    game.replay { _, _, after in
      index += 1
      guard index == log.count || log[index].seat != log[index - 1].seat else { return }
      leads.append(game.recordedScore(after: index, at: after))
    }
    return LeadChart(
      leads, Seat.both.map { game.name(of: $0, presentation).capitalizedFirst },
      presentation)
  }
}

extension String {
  /// The sentences of the text.
  fileprivate var sentences: [String] {
    var (sentences, start) = ([String](), startIndex)
    for index in indices {
      let end = self.index(after: index)
      let isEnd =
        "。！".contains(self[index]) || ".!".contains(self[index]) && self[end...].first == " "
      guard isEnd, end < endIndex else { continue }
      sentences.append(String(self[start..<end]))
      start = self[end] == " " ? self.index(after: end) : end
    }
    return sentences + [String(self[start...])]
  }
}
