import Flags
import GameCore
import Pairs
import TextUI
import Tiles

/// Find the pairs among the faces of a theme.
public enum Memorize: PairGame {
  public typealias Face = MemorizeGame.Face

  public static let rules = 1
  public static let title = Phrase(en: "memorize", zh: "记忆")

  @inline(__always)
  public static func deal(
    _ options: MemorizeOptions, using random: inout some RandomSource
  ) throws(InvalidInput) -> PairDeal<Face> {
    try options.check()
    return try PairDeal(options.pairs, of: options.theme, using: &random)
  }

  public static func fit(_ options: inout MemorizeOptions, to deal: PairDeal<Face>) {
    options.pairs = deal.pairs
    if Themes.all.contains(where: { $0 === deal.faces }) { options.theme = deal.faces }
  }

  @inline(__always)
  public static func setup(
    _ options: MemorizeOptions, _ deal: PairDeal<Face>
  ) throws(InvalidInput) -> PairSetup<Face> {
    guard deal.pairs == options.pairs, deal.faces === options.theme else {
      throw InvalidInput(
        "the deal must have \(options.pairs) pairs of faces of the theme \(options.theme.name)")
    }
    return PairSetup(
      deal.faces, pairs: deal.pairs, matched: options.collapse ? .closeUp : .empty)
  }

  public static let players = pairPlayers
  public static let rivals = pairRivals
}
