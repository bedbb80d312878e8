import GameCore
import TextUI
import Tiles

/// What the best player would do next.
struct Hint<G: ArcadeGame> {
  /// The move.
  let move: G.Move

  /// Why.
  let reason: String

  /// The hint as a sentence.
  func sentence(_ language: Language) -> String {
    language(en: "Hint: \(move). \(reason)", zh: "提示：\(move)。\(reason)")
  }
}

/// The hints that were given in a game, in words.
enum Hints {
  /// What is told behind a score: ` with 2 hints`, or nothing where there were none.
  static func told(_ count: Int, _ language: Language) -> String {
    guard count > 0 else { return "" }
    return language(
      en: " with \(count) \(count == 1 ? "hint" : "hints")", zh: "（提示 \(count) 次）")
  }
}

extension Round {
  /// What the best player would do next from what has been seen. It is noted that this was asked for,
  /// once for each move: the advice is the same however often it is read.
  mutating func hint(_ presentation: Presentation) -> Hint<G> {
    if hints.last != turns { noteHint() }
    var expert = G.Expert(start.opening, playerSeed: 0)
    replay { expert.see($0) }
    let reason = expert.reason(presentation)
    return Hint(move: expert.move(), reason: reason)
  }

  /// What decides what a player leaves to chance: the same in every game of a seed.
  var playerSeed: UInt64 {
    switch source {
    case .seed(let seed): PlayerSeed.of(seed.number)
    case .deal: 0
    }
  }

  /// The average score of the best player.
  var par: Double { G.par(start.opening) }

  /// How well the game was played.
  var review: any Review<G.Event> {
    var review = start.review()
    replay { review.see($0) }
    return review
  }

  /// What a player is told of how well a game was played that has ended.
  func sentences(of review: any Review<G.Event>, _ presentation: Presentation) -> [String] {
    let par = G.Points.unit.counted(par, presentation.language)
    return [
      presentation(
        en: "Par is \(par), what the arcade's best player averages.",
        zh: "标准成绩是 \(par)：本程序最佳玩家的平均成绩。")
    ] + review.sentences(presentation)
  }

  /// Makes the moves again from the start.
  private func replay(_ see: (G.Event) -> Void) {
    var game = start
    for move in playedMoves {
      if let event = try? game.apply(move) { see(event) }
    }
  }
}
