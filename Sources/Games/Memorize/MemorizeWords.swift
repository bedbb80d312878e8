import GameCore
import TextUI
import Tiles

extension Memorize {
  public func task(_ presentation: Presentation) -> String {
    let pairs = table.tileCount / 2
    return presentation(
      en: "Find the \(pairs) pairs of \(theme.title(.en)).",
      zh: "找出 \(pairs) 对\(theme.title(.zh))。")
  }

  public func faceWidth(_ presentation: Presentation) -> Int { theme.faceWidth(presentation) }

  public typealias Screen = TileScreen<Memorize>

  // Even widths, in which an emoji stands in the middle.
  public static let drawingSizes = [
    Size(rows: 5, columns: 8), Size(rows: 3, columns: 8), Size(rows: 3, columns: 6),
  ]
}
