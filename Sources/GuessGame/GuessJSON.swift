import ArcadeCore

extension Guess: Reported {
  public func fields(for event: GuessEvent) -> JSONObject {
    [
      "result": .string(event.result.rawValue), "low": .number(event.remaining.lowerBound),
      "high": .number(event.remaining.upperBound),
    ]
  }
}
