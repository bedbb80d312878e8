import GameCore
import Pairs
import TextUI
import Tiles

/// Find the pairs among record covers: the state of tunes behind the protocol of all games. Its
/// moves are actions like everything else, and go through the same reducers.
public struct Tunes: PairGame {
  public static let rules = 1

  private var state: TunesState

  public static func deal(
    _ options: TunesOptions, using random: inout some RandomSource
  ) throws(InvalidInput) -> PairDeal<Album> {
    try options.check()
    return try PairDeal(options.pairs, of: options.category.albums, using: &random)
  }

  public static func fit(_ options: inout TunesOptions, to deal: PairDeal<Album>) {
    options.pairs = deal.numbers.count / 2
    let category = Category.allCases.first { deal.isDealt(from: $0.albums) }
    options.category = category ?? options.category
  }

  public init(options: TunesOptions, deal: PairDeal<Album>) throws(InvalidInput) {
    try options.check()
    guard deal.numbers.count == 2 * options.pairs else {
      throw InvalidInput("the deal must have \(options.pairs) pairs of albums")
    }
    state = TunesState(category: options.category)
    for action in [TunesAction.fetchCovers, .setCovers(deal.faces), .deal(deal)] {
      TunesReducers.reduce(&state, action)
    }
  }

  @inline(__always)
  public mutating func apply(_ move: TileMove) throws(TileRefusal) -> PairEvent {
    try table.check(move.tile)
    TunesReducers.reduce(&state, .turn(move.tile))
    guard let event = state.table.lastTurn else { throw .ended }
    return event
  }

  public var faces: [Album] { state.table.faces }

  public var table: Concentration { state.table.pairs }

  var category: Category { state.category }
}

extension Tunes {
  public static let players = pairPlayers
}
