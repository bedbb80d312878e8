import GameCore
import Pairs
import TextUI
import Tiles

/// Find the pairs among the faces of a theme.
public struct Memorize: PairGame {
  public static let rules = 1

  public private(set) var table: Concentration

  public let faces: [Face]

  let theme: Theme

  public static func deal(
    _ options: MemorizeOptions, using random: inout some RandomSource
  ) throws(InvalidInput) -> PairDeal<Face> {
    try options.check()
    return try PairDeal(options.pairs, of: options.theme.faces, using: &random)
  }

  public static func fit(_ options: inout MemorizeOptions, to deal: PairDeal<Face>) {
    options.pairs = deal.numbers.count / 2
    let theme = Theme.all.first { deal.isDealt(from: $0.faces) }
    options.theme = theme ?? options.theme
  }

  public init(options: MemorizeOptions, deal: PairDeal<Face>) throws(InvalidInput) {
    guard deal.numbers.count == 2 * options.pairs, deal.isDealt(from: options.theme.faces)
    else {
      throw InvalidInput(
        "the deal must have \(options.pairs) pairs of faces of the theme \(options.theme.name)")
    }
    theme = options.theme
    faces = deal.faces
    table = Concentration(deal.numbers, collapses: options.collapse)
  }

  @inline(__always)
  public mutating func apply(_ move: TileMove) throws(TileRefusal) -> PairEvent {
    try table.turn(move.tile)
  }
}

extension Memorize {
  public static let players = pairPlayers
}
