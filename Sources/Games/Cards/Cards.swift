import PlayingCards
import Tiles

/// Match cards by suit or rank: turning up costs, a match earns, and a mismatch costs more.
///
/// After Matchismo, the game of the Stanford lectures *Developing iOS 7 Apps* (CS193p, fall 2013).
public enum Cards: TurnGame {
  public static let rules = 1
  public static let title = Phrase(en: "cards", zh: "纸牌")

  public static func deal(
    _ options: CardsOptions, using random: inout some RandomSource
  ) throws(UserError) -> CardsDeal {
    var deck = Card.deck
    repeat {
      random.shuffle(&deck)
    } while !CardSet(deck[..<options.count]).hasMatch
    deck.removeLast(deck.count - options.count)
    return CardsDeal(deck)
  }

  public static func adopt(_ options: inout CardsOptions, from deal: CardsDeal) {
    options.count = deal.cards.count
  }

  public static func setup(_ options: CardsOptions, _ seating: Seating) -> CardsSetup {
    CardsSetup(count: options.count, bonus: options.bonus, seating)
  }

  public static func check(_ deal: CardsDeal, with options: CardsOptions) throws(UserError) {
    guard deal.cards.count == options.count else {
      throw UserError(
        en: "the deal has \(deal.cards.count) cards, not \(options.count)",
        zh: "牌局有 \(deal.cards.count) 张牌，不是 \(options.count) 张")
    }
  }

  public static let name = "cards"

  public static func rules(of setup: CardsSetup) -> [Phrase] {
    let (suit, rank) = (Match.suit.points * setup.bonus, Match.rank.points * setup.bonus)
    let rules = [
      Phrase(
        en: "Of 52 cards, \(setup.count) lie face down; turning one up costs 1 point. A mismatch "
          + "costs 2 more and turns the open card down.",
        zh: "一副 52 张的牌，扣着 \(setup.count) 张；翻开一张扣 1 分，配不上再扣 2 分，先翻的那张翻回去。"),
      Phrase(
        en: "Two cards match by suit (+\(suit)) or rank (+\(rank)), and then stay up for good.",
        zh: "两张花色相同（+\(suit)）或点数相同（+\(rank)）就配成一对，一直亮着。"),
      Phrase(
        en: "Turning the open card back down is free, "
          + (setup.seating.isShared
            ? "but ends your turn if you turned it up yourself." : "and avoids a mismatch."),
        zh: "不想冒险，可以先把翻开的这张翻回去，不扣分，"
          + (setup.seating.isShared ? "但如果是自己翻开的，这一轮就结束。" : "再翻别的也不会配错。")),
      Phrase(
        en: "It ends when no two cards that are left match.",
        zh: "余下的牌没有能配的，这一局就结束。"),
    ]
    let par = Phrase(
      en: "Par so far is about what the best bot has on average after as many cards; pairs by rank "
        + "in sight count for you.",
      zh: "目前的参考成绩：高手看过同样多的牌时的大致成绩；看到的同点数对子先算上。")
    return TileManual.rules(setup.seating, turnsBack: true, beside: rules)
      + (setup.seating.isShared || setup.bonus > 1 ? [] : [par])
  }

  public static let manual = Manual(
    summary: Phrase(en: "match cards by suit or rank", zh: "按花色或点数配对"),
    tip: Phrase(en: "v races a bot", zh: "按 v 和电脑比赛"),
    rules: rules(of: CardsSetup(count: 24, bonus: 1)),
    prose: Manual.Prose(en: PackageResources.manual_mdoc, zh: PackageResources.manual_zh_mdoc),
    sharing: [TileManual.prose],
    examples: [
      .init("Play", zh: "开始玩", "arcade cards"),
      .init("", zh: "和健忘鬼比赛，命令也可以写中文", "arcade 纸牌 --比赛 健忘鬼"),
      .init(
        "Play with a bonus, as in the later version of the course", zh: "配对得分是四倍",
        "arcade cards --bonus 4"),
      .init(
        "Deal sixteen cards by a word and turn up the first two",
        zh: "用单词作种子，发 16 张牌，翻开头两张", "arcade cards --count 16 --seed stanford 1 2"),
      .init("See what programs see", zh: "看看程序读到什么", "arcade cards --seed 42 --json 1 2 3"),
    ]
  ) {
    // The emblem shows a heart and a spade.
    Art(emblem: [
      "wwrrwwrrww  wwwwkkwwww",
      "wrrrrrrrrw  wwkkkkkkww",
      "wrrrrrrrrw  wkkkkkkkkw",
      "wwwrrrrwww  wkkkkkkkkw",
      "wwwwrrwwww  wwwwkkwwww",
    ])
  }

  public static func lesson(_ options: CardsOptions) -> Lesson<CardsPosition>? {
    Lesson(
      // No two neighbours match, so that nobody finds a pair before it is taught.
      deal: "9_of_hearts 2_of_clubs king_of_spades king_of_diamonds 9_of_spades 2_of_hearts",
      steps: [
        Lesson.Step(
          Phrase(en: "Turn a card up. It costs a point.", zh: "翻开一张牌。翻一张扣 1 分。"),
          onScreen: Phrase(en: "Arrows move, Space turns.", zh: "方向键移动，空格翻牌。"), moves: 1),
        Lesson.Step(
          Phrase(
            en: "Look at another: turn this card back, which is free, and then that one.",
            zh: "再看一张：先把这张翻回去，不扣分，再翻那一张。"),
          onScreen: Phrase(en: "Move to it; the key s does both.", zh: "移到那一张，按 s 一次就行。")
        ) { position, turns in turns >= 3 || position.matched.count > 0 },
        Lesson.Step(
          Phrase(
            en: "Two with the same suit earn 1, with the same rank 4; two that don't match cost 2 "
              + "more. Look at two more cards.",
            zh: "两张同花色得 1 分，同点数得 4 分，配不上再扣 2 分。再看两张。"),
          until: { position, turns in turns >= 7 || position.matched.count > 0 }),
        // Of any four cards of this deal, two have the same rank.
        Lesson.Step(
          Phrase(
            en: "You have seen two of a rank: leave one up, and turn the other.",
            zh: "同点数的两张你已经见过：翻开一张不动，再翻另一张。"),
          until: { position, _ in position.matched.count > 0 }),
        Lesson.Step(
          last: Phrase(en: "Play on until nothing matches.", zh: "玩到没有能配的为止。"),
          onScreen: Phrase(en: "H gives a hint, but costs stars.", zh: "想不出来可按 H 看提示，但会少拿星。")),
      ],
      end: Phrase(
        en: "That is cards: look first, and wait for the ranks.", zh: "这就是纸牌：先看清楚，等同点数的。"))
  }
}

public struct CardsSetup: Equatable, Sendable {
  public let count: Int
  public let bonus: Int
  public let seating: Seating

  init(count: Int, bonus: Int, _ seating: Seating = .alone) {
    (self.count, self.bonus, self.seating) = (count, bonus, seating)
  }
}

public struct CardsOptions: GameOptions {
  public var count = 24
  public var bonus = 1

  public init() {}

  /// With a bonus of 4, as in the course's later version, then with eight more cards each time.
  public var harder: CardsOptions? {
    var harder = self
    guard bonus > 1 else {
      harder.bonus = 4
      return harder
    }
    harder.count = min(count + 8, Self.counts.upperBound)
    return harder.count > count ? harder : nil
  }

  static let counts = 2...52
  static let bonuses = 1...10

  public static let table: [Option<CardsOptions>] = [
    .number(
      "count", "N", in: counts, Phrase(en: "number of cards", zh: "牌的张数"),
      title: Phrase(en: "cards", zh: "张数"),
      about: Phrase(
        en: "More cards take longer, but more of them match by rank.",
        zh: "牌越多，一局越长，同点数的机会也越多。"),
      isSaved: true, get: { $0.count }, set: { $0.count = $1 }),
    .number(
      "bonus", "B", in: bonuses, Phrase(en: "multiply the points for a match", zh: "配对得分的倍数"),
      title: Phrase(en: "bonus", zh: "倍率"),
      about: Phrase(en: "A match earns its points this many times.", zh: "配对得分乘以这个数。"),
      detail: "The later version of the game in the lectures plays with 4.",
      isSaved: true, get: { $0.bonus }, set: { $0.bonus = $1 }),
  ]
}

extension CardsOptions {
  public init(daily: DailyDeal) {
    self.init()
    count = [16, 20, 20, 24, 28, 32, 40][daily.weekday]
  }

  public func shape(_ presentation: Presentation) -> String {
    presentation(
      en: count.counted("card") + (bonus > 1 ? ", bonus \(bonus)" : ""),
      zh: "\(count) 张牌" + (bonus > 1 ? "，倍率 \(bonus)" : ""))
  }
}
