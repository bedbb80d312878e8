import ArcadeCore

extension Cards: Reported {
  var columns: Int { TileGrid.columns(for: cards.count) }

  public var openingFields: JSONObject { TileGrid.fields(tiles: cards.count, columns: columns) }

  public func fields(for event: CardsEvent) -> JSONObject {
    var fields: JSONObject = [
      "tile": .number(event.tile), "face": .string(event.card.description),
      "points": .number(event.points),
    ]
    switch event.result {
    case .up: fields["result"] = "up"
    case .down: fields["result"] = "down"
    case .match(let other, let kind):
      fields["result"] = "match"
      fields["with"] = .number(other)
      fields["by"] = .string(kind.rawValue)
    case .mismatch(let other):
      fields["result"] = "mismatch"
      fields["with"] = .number(other)
    }
    return fields
  }
}
