import ArcadeCore

extension Guess: Reported {
  public func mark(of event: GuessEvent) -> Mark {
    switch event.result {
    case .low: Mark("l", "low", picture: .init("▲", ascii: "^"))
    case .high: Mark("h", "high", picture: .init("▼", ascii: "v"))
    case .correct: Mark("c", "correct", picture: .init("●", ascii: "*"))
    }
  }

  public func fields(for event: GuessEvent) -> JSONObject {
    [
      "low": .number(event.remaining.lowerBound), "high": .number(event.remaining.upperBound),
    ]
  }
}
