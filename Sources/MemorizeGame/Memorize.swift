import ArcadeCore
import Concentration

/// Find the pairs among the faces of a theme.
public struct Memorize: PairGame {
  public static let rules = 1

  public private(set) var table: Concentration<Face>

  let theme: Theme

  public static func deal(
    _ options: MemorizeOptions, using random: inout some RandomSource
  ) throws(BadOptions) -> PairDeal<Face> {
    try options.check()
    return try PairDeal(options.pairs, of: options.theme.faces, using: &random)
  }

  public static func fit(_ options: inout MemorizeOptions, to deal: PairDeal<Face>) {
    options.pairs = deal.tiles.count / 2
    let theme = Theme.all.first { deal.tiles.allSatisfy($0.faces.contains) }
    options.theme = theme ?? options.theme
  }

  public init(options: MemorizeOptions, deal: PairDeal<Face>) throws(BadOptions) {
    guard deal.tiles.count == 2 * options.pairs, deal.tiles.allSatisfy(options.theme.faces.contains)
    else {
      throw BadOptions(
        "the deal must have \(options.pairs) pairs of faces of the theme \(options.theme.name)")
    }
    theme = options.theme
    table = Concentration(deal, collapses: options.collapse)
  }

  public mutating func apply(_ move: TileMove) throws(TileRefusal) -> PairEvent<Face> {
    try table.turn(move.tile)
  }
}
