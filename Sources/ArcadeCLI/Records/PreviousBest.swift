import GameCore
import Storage
import TextUI
import Tiles

/// The best score of a game and its options before a better one.
struct PreviousBest: Equatable {
  /// How many games had been finished.
  let games: Int

  /// The best score among them.
  let score: Int

  /// What a game has beaten that has just ended; nil unless it is better than all before, and of a
  /// deal that was not played before. Scores that don't verify count for nothing.
  ///
  /// Looks through the history, mostly not far: up to the first game that was as good.
  init?<G: ArcadeGame>(by record: Record, in history: History, as game: G.Type) {
    guard let own = record.score, case .seed = record.head.source, let lines = try? history.lines()
    else { return nil }
    let group = RecordGroup(of: record)
    var (games, best) = (0, Int?.none)
    while let next = try? group.next(in: lines) {
      let (line, score) = next
      guard !line.isOf(record.head.source) else { return nil }
      games += 1
      if line.isWrittenDeal { continue }
      if G.better.isBetter(score, than: best) {
        guard let other = try? line.record(), RecordVerifier.finding(in: other, as: game) == nil
        else {
          games -= 1
          continue
        }
        best = score
      }
      if let best, !G.better.isBetter(own, than: best) { return nil }
    }
    guard let best else { return nil }
    (self.games, score) = (games, best)
  }

  /// The news of it.
  func sentence(_ unit: ScoreUnit, _ language: Language) -> String {
    let score = unit.counted(score, language)
    return language(
      en:
        "Your best so far: before, \(score) was the best of \(games) \(games == 1 ? "game" : "games").",
      zh: "新纪录！之前 \(games) 局的最好成绩是 \(score)。")
  }
}
