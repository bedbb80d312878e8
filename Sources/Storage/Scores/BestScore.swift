import GameCore

/// The best score of finished games with the same rules and options that rank.
///
/// Only records that would be the best are verified: others use their deals up as recorded.
struct BestScore {
  private let game: any ArcadeGame.Type
  private var deals = FinishedDeals()

  /// The score, or nil without a game that ranks.
  private(set) var score: Int?

  init(of game: any ArcadeGame.Type) {
    self.game = game
  }

  /// Takes in the next game.
  mutating func read(_ line: RecordLine, score: Int) {
    guard game.better.isBetter(score, than: self.score) else {
      deals.note(line)
      return
    }
    guard line.verifies(as: game) else { return }
    if deals.note(line) == .ranked { self.score = score }
  }
}

extension RecordLine {
  /// Returns true if the moves give the score by the rules of a game.
  func verifies(as game: any ArcadeGame.Type) -> Bool {
    guard let record = try? record() else { return false }
    return RecordVerifier.finding(in: record, as: GameVariant(game)) == nil
  }
}
