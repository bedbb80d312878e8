import GameCore
import TextUI

/// The statistics of games of two, as the table of scores shows them.
extension WinStatistics {
  /// Returns how often each of two seats won.
  func outcomes(_ presentation: Presentation) -> String {
    let names = self.names(presentation)
    return presentation(
      en: ": \(names[0]) won \(won[0]), \(names[1]) won \(won[1]), \(drawn) drawn",
      zh: "：\(names[0].spacedAfter)胜 \(won[0])，\(names[1].spacedAfter)胜 \(won[1])，平 \(drawn)")
  }

  /// Returns by how much two seats won, how often in a row, and the last outcomes.
  func course(_ presentation: Presentation) -> [String] {
    guard count > 1 else { return [] }
    let say = presentation
    let marks = self.marks(last: .max, presentation).map(\.mark)
    let facts: [(String, String?)] = [
      (say(en: "On average", zh: "平均"), average(presentation)),
      (say(en: "Best win", zh: "最大优势"), bestWins(presentation)),
      (say(en: "Longest run of wins", zh: "最长连胜"), runs(presentation)),
      (
        say(en: "Last \(marks.count)", zh: "最近 \(marks.count) 局") + legend(presentation)
          + say(en: ", oldest first", zh: "，从早到晚"),
        marks.joined(separator: presentation.isPlain ? say(en: ", ", zh: "，") : " ")
      ),
    ]
    return facts.compactMap { name, value in
      value.map { say(en: "\(name): \($0).", zh: "\(name)：\($0)。") }
    }
  }

  /// The statistics as fields of the JSON lines.
  var fields: JSONObject {
    [
      "won": .list(won.map { .number($0) }), "drawn": .number(drawn), "mean": .decimal(mean),
      "runs": .list(longestRuns.map { .number($0) }),
    ]
  }
}
