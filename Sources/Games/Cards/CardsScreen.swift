import GameCore
import PlayingCards
import TextUI
import Tiles

extension Cards: TileGame, ScreenPlayable {
  public typealias Screen = TileScreen<Cards>

  public func tileBoard(_ presentation: Presentation) -> TileBoard {
    let tiles = cards.enumerated().map { index, card -> TileBoard.Tile in
      switch state(of: index) {
      case .down: .down
      case .up: .up(card.face(presentation))
      case .matched: .matched(card.face(presentation))
      }
    }
    return TileBoard(
      tiles, columns: columns, faceWidth: Card.faceWidth, drawingSizes: Card.drawingSizes)
  }

  public func turn(for event: CardsEvent) -> TileTurn {
    if case .mismatch(let other) = event.result { return TileTurn(event.tile, inSight: [other]) }
    return TileTurn(event.tile)
  }
}
