import Pairs
import Tiles

/// Find the pairs among the faces of a theme.
public enum Memorize: PairGame {
  public typealias Face = MemorizeGame.Face

  public static let rules = 1
  public static let title = Phrase(en: "memorize", zh: "记忆")

  @inline(__always)
  public static func deal(
    _ options: MemorizeOptions, using random: inout some RandomSource
  ) throws(UserError) -> PairDeal<Face> {
    try options.check()
    return try PairDeal(options.pairs, of: options.theme, using: &random)
  }

  public static func adopt(_ options: inout MemorizeOptions, from deal: PairDeal<Face>) {
    options.pairs = deal.pairs
    (options.theme, options.faceFile, options.ownTheme) = (deal.faces, nil, nil)
  }

  @inline(__always)
  public static func setup(_ options: MemorizeOptions, _ seating: Seating) -> PairSetup {
    PairSetup(
      options.theme, pairs: options.pairs, matched: options.collapse ? .closeUp : .empty, seating)
  }

  public static func check(
    _ deal: PairDeal<Face>, with options: MemorizeOptions
  ) throws(UserError) {
    let theme = options.theme
    // Records of own faces name no theme.
    let isOfTheme =
      theme.name.isEmpty
      ? deal.tiles.allSatisfy(theme.faces.contains)
      : deal.faces.name.isEmpty || deal.faces === theme
    guard deal.pairs == options.pairs, isOfTheme else {
      throw UserError(
        en: "the deal must have \(options.pairs) pairs of faces of the theme \(theme.name)",
        zh: "牌局应有主题 \(theme.name) 的 \(options.pairs) 对图案")
    }
  }

  public static let name = "memorize"

  /// An album of the emoji themes' pictures.
  public static var collectibles: Collectibles? {
    let shelves = Themes.drawn.map { theme in
      Shelf(
        theme.title, count: theme.faces.count,
        name: { theme.faces[$0].tileFace(UInt8($0), $1).name },
        picture: { theme.faces[$0].picture(rows: $1) })
    }
    return Collectibles(
      Phrase(en: "album", zh: "图鉴"), place: Phrase(en: "in your album", zh: "图鉴"),
      thing: Phrase(en: "picture", zh: "图案"), shelves, sizes: [8, 4])
  }

  public static func found(in deal: PairDeal<Face>) -> (shelf: Int, things: UInt64)? {
    Themes.drawn.firstIndex { $0 === deal.faces }.map { ($0, deal.shown) }
  }

  public static let manual = Manual(
    summary: Phrase(en: "find the pairs", zh: "翻牌配对"),
    tip: Phrase(en: "o changes size and faces", zh: "按 o 换大小和图案"),
    rules: rules(closingUp: false),
    prose: Manual.Prose(en: PackageResources.manual_mdoc, zh: PackageResources.manual_zh_mdoc),
    sharing: [TileManual.prose, PairManual.prose],
    examples: [
      .init("Play", zh: "开始玩", "arcade memorize"),
      .init("", zh: "换主题，命令也可以写中文", "arcade 记忆 --主题 花园 --对子 困难"),
      .init(
        "Play on a large board with another theme", zh: "换个主题，玩大桌面",
        "arcade memorize --pairs hard --theme travel"),
      .init(
        "Play on a board that closes up", zh: "配对后补上空位", "arcade memorize --collapse"),
      .init(
        "Turn the first two tiles of a certain deal", zh: "用指定的种子，翻开头两张",
        "arcade memorize --seed 42 1 2"),
      .init(
        "Play with words of your own", zh: "用自己的词玩",
        "printf 'Ann\\nBen\\nCleo\\n' | arcade memorize --faces - --pairs 3"),
      .init(
        "Play with the whole deck of cards", zh: "用整副纸牌玩",
        "arcade memorize --theme playing-cards --pairs 52"),
    ]
  ) {
    // Two equal faces and a back.
    Art(emblem: [
      "wwwwkkggww  wwwwkkggww",
      "wwrrrrrrww  wwrrrrrrww",
      "wrrrrrrrrw  wrrrrrrrrw",
      "wrrrrrrrrw  wrrrrrrrrw",
      "wwrrrrrrww  wwrrrrrrww",
    ])
  }

  public static func rules(of setup: PairSetup) -> [Phrase] {
    TileManual.rules(setup.seating, beside: rules(closingUp: setup.matched == .closeUp))
  }

  private static func rules(closingUp: Bool) -> [Phrase] {
    PairManual.rules(
      onTiles: Phrase(
        en: "Every picture is on two tiles, which lie face down.", zh: "每个图案都有两张，全都扣着。"),
      matched: closingUp
        ? Phrase(
          en: "A pair leaves the board at the next turn; later tiles move up and get lower "
            + "numbers.",
          zh: "找到的一对在翻下一张时离开桌面，后面的牌往前补，编号变小。")
        : Phrase(
          en: "A pair leaves the board at the next turn; its places stay empty.",
          zh: "找到的一对在翻下一张时离开桌面，原处空着。"))
  }

  public static func lesson(_ options: MemorizeOptions) -> Lesson<PairPosition>? {
    Lesson(
      deal: "dog cat fox cat fox dog",
      steps: [
        Lesson.Step(
          Phrase(en: "Every picture is on two tiles. Turn one.", zh: "每个图案都有两张。先翻一张。"),
          onScreen: Phrase(en: "Arrows move, Space turns.", zh: "方向键移动，空格翻牌。"), moves: 1),
        Lesson.Step(
          Phrase(
            en: "Turn another: the same makes a pair, any other turns back.",
            zh: "再翻一张：一样就是一对；不一样会翻回去，记住它在哪儿。"),
          moves: 2),
        Lesson.Step(
          last: Phrase(en: "Find all three pairs.", zh: "找出全部 3 对。"),
          onScreen: Phrase(
            en: "If you are stuck, H gives a hint, but costs stars.", zh: "想不起来可按 H 看提示，但会少拿星。")),
      ],
      end: Phrase(en: "All pairs found! The fewer moves, the better.", zh: "全部找到了！步数越少越好。"))
  }
}

extension MemorizeOptions {
  public init(daily: DailyDeal) {
    self.init()
    pairs = [6, 6, 8, 8, 10, 12, 16][daily.weekday]
    let (turn, count) = (daily.number - 1, Themes.all.count)
    theme = Themes.all[(turn % count + count) % count]
  }

  public func shape(_ presentation: Presentation) -> String {
    let (pairs, theme) = (pairs, theme)
    // The longest name would be cut on the front page.
    let name =
      theme.name == "playing-cards" ? "cards" : String(theme.name.map { $0 == "-" ? " " : $0 })
    return presentation(
      en: "\(pairs) pairs, \(name)" + (collapse ? ", moving up" : ""),
      zh: "\(pairs) 对\(theme.title(.zh))" + (collapse ? "，补上空位" : ""))
  }
}
