import ArcadeCore

extension Guess: Reported {
  public func mark(of event: GuessEvent) -> Mark {
    switch event.result {
    case .low: Mark("l", "low", picture: .init("▲", ascii: "^", en: "too low", zh: "太小"))
    case .high: Mark("h", "high", picture: .init("▼", ascii: "v", en: "too high", zh: "太大"))
    case .correct: Mark("c", "correct", picture: .init("●", ascii: "*", en: "right", zh: "猜对"))
    }
  }

  public func fields(for event: GuessEvent) -> JSONObject {
    [
      "low": .number(event.remaining.lowerBound), "high": .number(event.remaining.upperBound),
    ]
  }
}
