extension Seat {
  /// Returns the seat that won by a lead of the first one, or nil for a draw.
  public static func ahead(by lead: Int) -> Seat? {
    lead == 0 ? nil : lead > 0 ? .first : Seat(1)
  }
}

extension Position {
  /// The field with the number of the seat that has won a game of two; none in a draw or before the
  /// end.
  public var winner: JSONObject {
    guard !phase.isPlaying, let seat = Seat.ahead(by: score(of: .first).value) else { return [:] }
    return ["winner": .number(seat.number)]
  }
}
