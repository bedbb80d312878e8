import GameCore
import TextUI
import Tiles

extension Cards: JSONReporting {
  var columns: Int { TileGrid.columns(for: cards.count) }

  public var openingFields: JSONObject { TileGrid.fields(tiles: cards.count, columns: columns) }

  public func mark(of event: CardsEvent) -> MoveOutcome {
    switch event.result {
    case .up: .up
    case .down: .down
    case .match: .match
    case .mismatch: .mismatch
    }
  }

  public func fields(for event: CardsEvent) -> JSONObject {
    var fields: JSONObject = [
      "tile": .number(event.tile), "face": .string(event.card.description),
      "points": .number(event.points),
    ]
    switch event.result {
    case .up, .down: break
    case .match(let other, let kind):
      fields["with"] = .number(other)
      fields["by"] = .string(kind.rawValue)
    case .mismatch(let other):
      fields["with"] = .number(other)
    }
    return fields
  }
}
