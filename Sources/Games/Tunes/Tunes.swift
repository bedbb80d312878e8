import Flags
import GameCore
import Pairs
import TextUI
import Tiles

/// Find the pairs among record covers.
public enum Tunes: PairGame {
  public typealias Face = Album

  public static let rules = 1
  public static let title = Phrase(en: "tunes", zh: "唱片")

  @inline(__always)
  public static func deal(
    _ options: TunesOptions, using random: inout some RandomSource
  ) throws(InvalidInput) -> PairDeal<Album> {
    try options.check()
    return try PairDeal(options.pairs, of: options.category ?? Categories.pop, using: &random)
  }

  public static func fit(_ options: inout TunesOptions, to deal: PairDeal<Album>) {
    options.pairs = deal.pairs
    options.category = Categories.all.first { $0 === deal.faces }
  }

  @inline(__always)
  public static func setup(
    _ options: TunesOptions, _ deal: PairDeal<Album>
  ) throws(InvalidInput) -> PairSetup<Album> {
    guard deal.pairs == options.pairs else {
      throw InvalidInput("the deal must have \(options.pairs) pairs of albums")
    }
    return PairSetup(deal.faces, pairs: deal.pairs, matched: .stay)
  }

  public static let players = pairPlayers
  public static let rivals = pairRivals

  public static func menu(startingWith options: TunesOptions) -> (any Menu<TunesOptions>)? {
    TunesMenu(startingWith: options)
  }
}
