import GameCore
import TextUI

/// The best score of a game and its options before a better one.
public struct PreviousBest: Equatable {
  /// The score.
  public let score: Int

  /// Finds the best score that a game beat, or returns nil unless it is better than all before and
  /// of a deal that was not played before. Scores that don't verify don't count.
  ///
  /// Reads the history up to the first game that was as good, at worst once through.
  init?<G: ArcadeGame>(before record: Record, in history: History, as game: G.Type) {
    guard let own = record.score, let seedNumber = record.head.source.seedNumber,
      let lines = try? history.lines()
    else { return nil }
    let group = RecordGroup(of: record, as: game)
    var best: Int?
    while let next = try? group.next(in: lines) {
      let (line, score) = next
      guard !line.isOf(seedNumber: seedNumber) else { return nil }
      if Self.isBest(score, of: line, after: best, as: game) { best = score }
      if let best, !G.better.isBetter(own, than: best) { return nil }
    }
    guard let best else { return nil }
    score = best
  }

  /// Returns the best score of games with the options of a record, or nil if there is none. Scores
  /// that don't verify, and those of written deals, don't count.
  static func best<G: ArcadeGame>(
    like record: Record, in history: History, as game: G.Type
  ) -> Int? {
    guard let lines = try? history.lines() else { return nil }
    let group = RecordGroup(of: record, as: game)
    var best: Int?
    while let (line, score) = try? group.next(in: lines) {
      if isBest(score, of: line, after: best, as: game) { best = score }
    }
    return best
  }

  /// Returns true if a score is better than the best so far and counts: it verifies and isn't one
  /// of a written deal.
  private static func isBest<G: ArcadeGame>(
    _ score: Int, of line: RecordLine, after best: Int?, as game: G.Type
  ) -> Bool {
    guard !line.isWrittenDeal, G.better.isBetter(score, than: best),
      let record = try? line.record()
    else { return false }
    return RecordVerifier.finding(in: record, as: game) == nil
  }

  /// Returns the good news.
  public func sentence(_ unit: ScoreUnit, _ presentation: Presentation) -> String {
    let score = unit.counted(score, presentation.language)
    return presentation(
      en: "New personal best! Your old record: \(score).", zh: "新纪录！之前的最好成绩是 \(score)。")
  }
}
