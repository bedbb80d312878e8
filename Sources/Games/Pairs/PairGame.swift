import Tiles

/// A game of find-the-pairs: a set of faces, options and a manual. Everything else is written here
/// once.
public protocol PairGame: TurnGame where P == PairPosition, D == PairDeal<Face> {
  associatedtype Face: PairFace
}

extension PairGame {
  public static var bots: [Bot<Self>] {
    [
      kind(.expert) { PairTheory(pairs: $0.pairs).distribution },
      strategist,
      .forgetful { kind(.forgetful($0, span: $1)) },
      kind(.random),
    ]
  }

  private static var strategist: Bot<Self> {
    var bot = kind(.strategist)
    bot.isBestInTurns = true
    return bot
  }

  private static func kind(
    _ bot: PairBot, theory: (@Sendable (PairSetup) -> ScoreDistribution)? = nil
  ) -> Bot<Self> {
    Bot(bot.choice, theory: theory, create: bot.make) {
      options, seeds, take throws(UserError) in
      var (deal, setup) = try start(options, seeds, .alone)
      try bot.play(&deal.layout, setup, seeds, take)
    }
  }

  /// Returns the deal of the first of some seeds, and the setup for bots, which see no faces. Its
  /// set is its own: threads would wait for each other's counts of references to a common one.
  private static func start(
    _ options: Options, _ seeds: SeedRange, _ seating: Seating
  ) throws(UserError) -> (deal: PairDeal<Face>, setup: PairSetup) {
    var random = seeds.random
    let deal = try deal(options, using: &random)
    var setup = setup(options, seating)
    setup.faces = FaceSet<Face>(own: [])
    return (deal, setup)
  }

  public static func duel(
    _ options: Options, _ seeds: SeedRange, _ one: Bot<Self>, _ other: Bot<Self>,
    _ take: (_ first: (Int, Int), _ second: (Int, Int)) -> Void
  ) throws(UserError) {
    var (deal, setup) = try start(options, seeds, .two(mayPass: false))
    // Layouts have no type of faces, so that the loop is compiled here, once for all games.
    try seeds.duel(&deal.layout, setup, one.create, other.create, take) { $0.deal(using: &$1) }
  }

  public static func advisor(_ setup: PairSetup) -> (any Advisor<P>)? { PairAdvisor(setup) }
  public static func par(_ setup: PairSetup) -> Double? { PairTheory(pairs: setup.pairs).mean }

  public static func review(_ setup: PairSetup, _ deal: D) -> (any Review<P>)? {
    PairReview(setup)
  }

  public static func rules(of setup: PairSetup) -> [Phrase] {
    TileManual.rules(setup.seating, beside: manual.rules)
  }
}

/// The part of the manual that all games of pairs share.
public enum PairManual {
  /// The rules, of which each game tells what is on its tiles, what makes a pair, by default the
  /// same on both, and what happens to it.
  public static func rules(
    onTiles: Phrase,
    pair: Phrase = Phrase(en: "The same on both is a pair.", zh: "一样就是一对。"), matched: Phrase
  ) -> [Phrase] {
    [
      onTiles,
      Phrase(
        en: "Turn up two: one move, no takebacks. \(pair(.en))", zh: "翻开两张算一步，翻了不能反悔。\(pair(.zh))"),
      matched,
      Phrase(
        en: "A miss soon turns back: remember what you have seen.",
        zh: "没配上的很快会翻回去，所以要记住看过的。"),
      Phrase(en: "Find all the pairs in as few moves as you can.", zh: "用尽量少的步数找出所有的对子。"),
    ]
  }

  /// The prose, in sections that a game's own prose names.
  public static var prose: Manual.Prose {
    Manual.Prose(en: PackageResources.manual_mdoc, zh: PackageResources.manual_zh_mdoc)
  }
}
