import GameCore
import TextUI
import Tiles

extension Guess: JSONReporting {
  public func mark(of event: GuessEvent) -> MoveOutcome {
    let picture = event.result.picture
    return switch event.result {
    case .low: MoveOutcome("l", "low", picture: picture)
    case .high: MoveOutcome("h", "high", picture: picture)
    case .correct: MoveOutcome("c", "correct", picture: picture)
    }
  }

  public func fields(for event: GuessEvent) -> JSONObject {
    [
      "low": .number(event.remaining.lowerBound), "high": .number(event.remaining.upperBound),
    ]
  }
}

extension Guess.Result {
  /// Where the secret is, seen from a guess.
  var picture: MoveOutcome.Picture {
    switch self {
    case .low: .init("▲", ascii: "^", en: "too low", zh: "太小")
    case .high: .init("▼", ascii: "v", en: "too high", zh: "太大")
    case .correct: .init("●", ascii: "*", en: "right", zh: "猜对")
    }
  }
}
