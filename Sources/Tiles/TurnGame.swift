/// A game of tiles that two can play in turns at one board.
public protocol TurnGame: ArcadeGame where P: TilePosition {}

extension TurnGame {
  public static var modes: [Mode] { Mode.allCases }

  public static func screen(_ options: Options, _ setup: P.Setup) -> TileScreen<P> { TileScreen() }

  @inlinable
  public static func duel(
    _ options: Options, _ seeds: SeedRange, _ one: Bot<Self>, _ other: Bot<Self>,
    _ take: (_ first: (Int, Int), _ second: (Int, Int)) -> Void
  ) throws(UserError) {
    var random = seeds.random
    var deal = try deal(options, using: &random)
    let setup = setup(options, .two(mayPass: false))
    try seeds.duel(&deal, setup, one.create, other.create, take) {
      deal, random throws(UserError) in
      deal = try Self.deal(options, using: &random)
    }
  }
}

extension TileManual {
  /// Returns the rules of playing in turns, followed by the game's rules without the last one,
  /// which says how to win alone. With one seat, returns only the game's rules.
  public static func rules(
    _ seating: Seating, turnsBack: Bool = false, beside rules: [Phrase]
  ) -> [Phrase] {
    guard seating.isShared else { return rules }
    let end =
      turnsBack
      ? Phrase(
        en: """
          The higher score wins. Four turns in a row that show nothing new and match nothing end \
          the game.
          """,
        zh: "分数高的获胜。连续四轮没翻出新牌也没配上，这一局就结束。")
      : Phrase(
        en: "Most pairs win. Four turns in a row that show nothing new end the game.",
        zh: "对子多的获胜。连续四轮没翻出新牌，这一局就结束。")
    let turns = Phrase(
      en: "Two players take turns. A match is yours and earns you another turn.",
      zh: "两人轮流翻，配上的归自己，还能继续翻。")
    return [turns, end] + rules.dropLast()
  }
}

extension SeedRange {
  /// Plays the deal of each seed twice with the seats swapped, and hands on what the seats had
  /// taken in both games; after 10,000 moves a game counts as it stands. `dealer` has the first
  /// deal, and its memory is used again for the others.
  ///
  /// Moves aren't checked here: the contract tests check that bots make legal moves.
  @inlinable @inline(__always)
  public func duel<D: Dealer>(
    _ dealer: inout D, _ setup: D.P.Setup, _ one: StrategyMaker<D.P>,
    _ other: StrategyMaker<D.P>, _ take: (_ first: (Int, Int), _ second: (Int, Int)) -> Void,
    redeal: (inout D, inout SeededRandom) throws(UserError) -> Void
  ) throws(UserError) where D.P: TilePosition {
    for index in 0..<count {
      let seed = first &+ UInt64(index)
      if index > 0 {
        var random = SeededRandom(seed: seed)
        try redeal(&dealer, &random)
      }
      func play(
        _ one: StrategyMaker<D.P>, _ other: StrategyMaker<D.P>, round: Int
      ) -> (Int, Int) {
        var first = one(setup, PlayerSeed.of(seed, at: .first, round: round))
        var second = other(setup, PlayerSeed.of(seed, at: Seat(1), round: round))
        var (position, moves) = (D.P(setup), 0)
        while position.phase.isPlaying, moves < 10_000 {
          // In steps: otherwise the position is copied for every call.
          let wish =
            position.turns.mover == .first
            ? first.move(at: position) : second.move(at: position)
          let event = dealer.answer(position.useful(wish), at: position)
          position.take(event)
          first.observe(event, at: position)
          second.observe(event, at: position)
          moves &+= 1
        }
        return position.turns.taken
      }
      take(play(one, other, round: 0), play(other, one, round: 1))
    }
  }
}

extension Choice {
  /// The number of tiles that the forgetful bot remembers without a parameter.
  public static var forgetfulSpan: Int { 4 }

  /// The bot that remembers only the tiles turned up last, as a word to choose.
  public static var forgetful: Choice {
    let title = Phrase(en: "Forgetful", zh: "健忘鬼")
    return Choice(
      "forgetful", title: title,
      parameters: 1...64, usual: forgetfulSpan,
      offering: [
        (2, Phrase(en: "Goldfish", zh: "金鱼脑")), (forgetfulSpan, title),
        (7, Phrase(en: "Attentive", zh: "有心人")), (12, Phrase(en: "Sharp", zh: "好记性")),
      ],
      about: { span in
        Phrase(
          en: span == 1 ? "remembers the last tile" : "remembers the last \(span) tiles",
          zh: "只记得最近翻开的 \(span) 张")
      })
  }
}

extension Bot {
  /// Creates the bot that remembers the last few tiles, as many as its parameter says.
  @inlinable
  public static func forgetful(_ kind: @escaping @Sendable (Choice, _ span: Int) -> Self) -> Self {
    var usual = kind(.forgetful, Choice.forgetfulSpan)
    usual.isUsual = true
    usual.variant = { span in
      kind(Choice.forgetful.with(span), span)
    }
    return usual
  }
}
