import GameCore
import TextUI

/// The best score of a game and its options before a better one.
public struct PreviousBest: Equatable {
  /// The score.
  public let score: Int

  /// Finds the best score that a game beat, or returns nil unless it ranks and is better than all
  /// before. Scores that don't verify, or don't rank, don't count.
  ///
  /// Reads the history up to the first game that was as good, at worst once through.
  init?<G: ArcadeGame>(before record: Record, in history: History, as game: G.Type) {
    guard let own = record.score, let seedNumber = record.head.source.seedNumber,
      record.hints == 0, let lines = try? history.lines()
    else { return nil }
    let group = RecordGroup(of: record, as: game)
    var best = BestScore(of: game)
    while let (line, score) = try? group.next(in: lines) {
      if line.seedNumber == seedNumber, line.verifies(as: game) { return nil }
      best.read(line, score: score)
      if let best = best.score, !G.better.isBetter(own, than: best) { return nil }
    }
    guard let best = best.score else { return nil }
    score = best
  }

  /// Returns the best score of games with the options of a record, or nil if there is none. Scores
  /// that don't verify, or don't rank, don't count.
  static func best<G: ArcadeGame>(
    like record: Record, in history: History, as game: G.Type
  ) -> Int? {
    guard let lines = try? history.lines() else { return nil }
    let group = RecordGroup(of: record, as: game)
    var best = BestScore(of: game)
    while let (line, score) = try? group.next(in: lines) { best.read(line, score: score) }
    return best.score
  }

  /// Returns the good news.
  public func sentence(_ unit: ScoreUnit, _ presentation: Presentation) -> String {
    let score = unit.counted(score, presentation.language)
    return presentation(
      en: "New personal best! Your old record: \(score).", zh: "新纪录！之前的最好成绩是 \(score)。")
  }
}
