/// A game of tiles that two can play at one board.
public protocol VersusGame: ArcadeGame where P: SharedBoard {
  /// Plays the deals of some seeds between two bots by the strict rule, each twice with the seats
  /// swapped, and hands on what the seats had taken.
  static func duel(
    _ options: Options, _ seeds: SeedRange, _ one: Bot<Self>, _ other: Bot<Self>,
    _ take: (_ first: (Int, Int), _ second: (Int, Int)) -> Void
  ) throws(UserError)

  /// Returns the bot that gives hints where two play, or nil if the game has none.
  static func versusAdvisor(_ setup: P.Setup) -> (any Advisor<P>)?

  /// The bots from weak to strong where two take turns.
  static var turnLadder: [Choice] { get }

  /// Returns the review of the moves of two, or nil if the game has none.
  static func versusReview(_ setup: P.Setup, _ deal: D) -> (any Review<P>)?
}

extension VersusGame {
  public static func screen(_ options: Options, _ setup: P.Setup) -> TileScreen<P> { TileScreen() }

  @inlinable
  public static func duel(
    _ options: Options, _ seeds: SeedRange, _ one: Bot<Self>, _ other: Bot<Self>,
    _ take: (_ first: (Int, Int), _ second: (Int, Int)) -> Void
  ) throws(UserError) {
    var random = seeds.random
    var deal = try deal(options, using: &random)
    let setup = try setup(options, deal)
    try seeds.duel(&deal, setup, one.create, other.create, take) {
      deal, random throws(UserError) in
      deal = try Self.deal(options, using: &random)
    }
  }

  public static func versusAdvisor(_ setup: P.Setup) -> (any Advisor<P>)? { advisor(setup) }

  public static var turnLadder: [Choice] { ladder }

  public static func versusReview(_ setup: P.Setup, _ deal: D) -> (any Review<P>)? {
    review(setup, deal)
  }

  public static var versus: (any ArcadeGame.Type)? { Versus<Self>.self }
}

/// A game played by two seats in turns at one board.
public enum Versus<G: VersusGame>: ArcadeGame {
  public typealias P = VersusPosition<G.P>
  public typealias D = VersusDeal<G>
  public typealias Options = G.Options

  public static var name: String { G.name }
  public static var solo: any ArcadeGame.Type { G.self }
  public static var recordName: String { "\(G.name)-versus" }
  public static var title: Phrase { G.title }
  public static var summary: Phrase { G.summary }

  /// The manual of the game with the rules for two.
  public static var manual: Manual { G.manual.with(rules: rules(beside: G.manual.rules)) }

  public static func rules(of setup: P.Setup) -> [Phrase] {
    rules(beside: G.rules(of: setup.board))
  }

  private static func rules(beside rules: [Phrase]) -> [Phrase] {
    let end =
      G.P.turnsBack
      ? Phrase(
        en: """
          The higher score wins. Turning your own card back down ends your turn. Four turns in a \
          row that show nothing new and match nothing end the game.
          """,
        zh: "分数高的获胜。把自己翻开的牌翻回去，这一轮就结束。连续四轮没翻出新牌也没配上，这一局就结束。")
      : Phrase(
        en: "Most pairs win. Four turns in a row that show nothing new end the game.",
        zh: "对子多的获胜。连续四轮没翻出新牌，这一局就结束。")
    let turns = Phrase(
      en: "Two players take turns. A match is yours and earns you another turn.",
      zh: "两人轮流翻，配上的归自己，还能继续翻。")
    return [turns, end] + rules.dropLast()
  }

  public static var poster: PosterMaker<VersusPosition<G.P>>? {
    guard let make = G.poster else { return nil }
    return { make($0.board, $1) }
  }

  public static var rules: Int { G.rules }

  public static func load(_ options: inout Options, _ outside: Outside) throws(UserError) {
    try G.load(&options, outside)
  }

  public static func subject(of deal: D, _ presentation: Presentation) -> String? {
    G.subject(of: deal.board, presentation)
  }

  public static func deal(
    _ options: Options, using random: inout some RandomSource
  ) throws(UserError) -> D {
    D(try G.deal(options, using: &random))
  }

  public static func adopt(_ options: inout Options, from deal: D) {
    G.adopt(&options, from: deal.board)
  }

  public static func setup(_ options: Options, _ deal: D) throws(UserError) -> P.Setup {
    try setup(options, deal, against: nil)
  }

  public static func setup(
    _ options: Options, _ deal: D, against opposition: Opposition?
  ) throws(UserError) -> P.Setup {
    VersusSetup(
      try G.setup(options, deal.board), names: opposition?.seatNames ?? SeatNames(),
      beginner: opposition?.beginner ?? .first)
  }

  public static func screen(_ options: Options, _ setup: P.Setup) -> TileScreen<P> { TileScreen() }

  /// The board of the day, though the game counts for no streak.
  public static func options(of daily: DailyDeal) -> Options { G.options(of: daily) }

  // MARK: Players

  public static var ladder: [Choice] { G.turnLadder }

  public static func opponent(
    _ opposition: Opposition, _ setup: P.Setup, seed: UInt64
  ) -> (any Player<P>)? {
    G.bot(named: opposition.opponent)?.seated(setup, seed)
  }

  public static func advisor(_ setup: P.Setup) -> (any Advisor<P>)? {
    G.versusAdvisor(setup.board).map { VersusAdvisor(advisor: $0) }
  }

  public static func review(_ setup: P.Setup, _ deal: D) -> (any Review<P>)? {
    G.versusReview(setup.board, deal.board).map { VersusReview(board: $0) }
  }
}

/// The hidden side of a game of two: that of the board.
public struct VersusDeal<G: VersusGame>: Deal {
  public typealias P = VersusPosition<G.P>

  var board: G.D

  public init(_ board: G.D) {
    self.board = board
  }

  public init(reading text: String) throws(UserError) {
    board = try G.D(reading: text)
  }

  public var description: String { board.description }

  public func answer(_ move: NumberMove, at position: P) -> G.P.Event {
    board.answer(move, at: position.board)
  }
}

/// An adviser of the solo game at a board of two.
struct VersusAdvisor<Board: SharedBoard>: Advisor {
  var advisor: any Advisor<Board>

  mutating func observe(_ event: Board.Event, at position: VersusPosition<Board>) {
    advisor.observe(event, at: position.board)
  }

  mutating func move(at position: VersusPosition<Board>) -> NumberMove {
    advisor.move(at: position.board)
  }

  func reason(at position: VersusPosition<Board>, _ presentation: Presentation) -> String {
    var (advisor, board) = (advisor, position.board)
    let (reason, move) = (advisor.reason(at: board, presentation), advisor.move(at: board))
    // To turn one's own tile back down ends the turn.
    guard !position.beganOpen, board.openTile == board.index(ofTile: move.number) else {
      return reason
    }
    return reason + presentation(en: " It ends your turn.", zh: "这一轮就此结束。")
  }

  func alternatives(at position: VersusPosition<Board>, _ presentation: Presentation) -> String? {
    advisor.alternatives(at: position.board, presentation)
  }
}

/// The review of a game of two, by a review of the moves at the board.
struct VersusReview<Board: SharedBoard>: Review {
  var board: any Review<Board>

  mutating func observe(
    _ event: Board.Event, from before: VersusPosition<Board>, to after: VersusPosition<Board>
  ) {
    board.observe(event, from: before.board, to: after.board)
  }

  var costs: [Double] { board.costs }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    board.remark(onMove: index, presentation)
  }
}
