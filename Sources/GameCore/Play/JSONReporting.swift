/// A position's part of the JSON lines, of which no word is translated.
public protocol JSONReporting: Position {
  /// The fields that describe the board in `begin`.
  var openingFields: JSONObject { get }

  /// Returns the fields that describe an event in `move`, besides its result. The position has
  /// taken the event already.
  func fields(for event: Event) -> JSONObject

  /// The fields in `end` besides the score.
  var closingFields: JSONObject { get }
}

extension JSONReporting {
  public var openingFields: JSONObject { [:] }
  public func fields(for event: Event) -> JSONObject { [:] }
  public var closingFields: JSONObject { [:] }
}
