import Pairs
import Platform
import Tiles

/// Find the pairs among record covers.
public enum Tunes: PairGame {
  public typealias Face = Album

  public static let rules = 1
  public static let title = Phrase(en: "tunes", zh: "唱片")

  @inline(__always)
  public static func deal(
    _ options: TunesOptions, using random: inout some RandomSource
  ) throws(UserError) -> PairDeal<Album> {
    try options.check()
    return try PairDeal(
      options.pairs, of: options.albums ?? options.genre, withMakers: options.asksArtist,
      using: &random)
  }

  public static func adopt(_ options: inout TunesOptions, from deal: PairDeal<Album>) {
    (options.pairs, options.asksArtist) = (deal.pairs, deal.hasSides)
    options.playBuiltIn()
    options.category = Categories.all.first { $0 === deal.faces }
    if options.category == nil { options.albums = deal.faces }
  }

  @inline(__always)
  public static func setup(_ options: TunesOptions, _ seating: Seating) -> PairSetup {
    var setup = PairSetup(
      options.albums ?? options.genre, pairs: options.pairs, matched: .stay, seating)
    (setup.hasSides, setup.isHeard) = (options.asksArtist, options.isHeard)
    return setup
  }

  public static func screen(
    _ options: TunesOptions, _ setup: PairSetup
  ) -> TileScreen<PairPosition> {
    TileScreen(isHeard: setup.isHeard)
  }

  public static func sound(of event: PairEvent, in setup: PairSetup) -> Sound? {
    guard setup.isHeard, let albums = (setup.faces as? Category)?.faces else { return nil }
    return Tune.tunes(of: albums.map(\.name))[Int(event.face.pair)].sound
  }

  public static func check(
    _ deal: PairDeal<Album>, with options: TunesOptions
  ) throws(UserError) {
    guard deal.pairs == options.pairs, deal.hasSides == options.asksArtist,
      options.mayDeal(deal.tiles)
    else {
      throw UserError(
        en: "the deal must have \(options.pairs) pairs of albums", zh: "牌局应有 \(options.pairs) 对唱片")
    }
  }

  public static let name = "tunes"

  public static var collectibles: Collectibles? {
    let shelves = Categories.all.map { category in
      let albums = category.faces
      return Shelf(
        category.title, count: albums.count,
        name: { albums[$0].tileFace(UInt8($0), $1).name },
        picture: { index, _ in (Cover(of: albums[index], UInt8(index)).art(1), .card) })
    }
    return Collectibles(
      Phrase(en: "shelf", zh: "唱片架"), place: Phrase(en: "on your shelf", zh: "唱片架"),
      thing: Phrase(en: "record", zh: "唱片"), shelves, sizes: [8, 6, 4, 3])
  }

  public static func found(in deal: PairDeal<Album>) -> (shelf: Int, things: UInt64)? {
    Categories.all.firstIndex { $0 === deal.faces }.map { ($0, deal.shown) }
  }

  /// The wall of covers.
  public static let poster: PosterMaker<PairPosition>? = {
    $0.tileBoard(.shared).poster(caption: $1)
  }

  public static let manual = Manual(
    summary: Phrase(en: "find the pairs among record covers", zh: "唱片封面配对"),
    tip: Phrase(en: "o asks for artists or plays by ear", zh: "按 o 可以配歌手，或听旋律"),
    rules: PairManual.rules(
      onTiles: Phrase(
        en: "Every record cover is on two tiles, which lie face down.", zh: "每张唱片封面各有两张牌，全都扣着。"),
      matched: wall),
    prose: Manual.Prose(en: PackageResources.manual_mdoc, zh: PackageResources.manual_zh_mdoc),
    sharing: [TileManual.prose, PairManual.prose],
    examples: [
      .init("Open the menu", zh: "打开菜单", "arcade tunes"),
      .init("", zh: "4 对就够了，命令也可以写中文", "arcade 唱片 --对子 4"),
      .init("Play with rock albums", zh: "玩摇滚唱片", "arcade tunes --category rock"),
      .init(
        "Find out who made which record", zh: "唱片配歌手", "arcade tunes --match artist"),
      .init(
        "Play with an artist's albums, from iTunes", zh: "玩一位歌手的唱片，来自 iTunes",
        "arcade tunes --artist 'Miles Davis'"),
      .init(
        "Play with albums of your own", zh: "玩自己列出的唱片", "arcade tunes --albums bands.txt"),
      .init(
        "Turn the first two tiles of a small board", zh: "小桌面，翻开头两张",
        "arcade tunes --pairs 4 --seed 42 1 2"),
    ]
  ) {
    // A record that peeks out of its cover.
    Art(emblem: [
      "bbbbnnnnnnnnbbeee     ",
      "bbbbnnbbbbnnbbeeeee   ",
      "bbbbnnbbbbnnbbyyeeee  ",
      "bbbbnnbbbbnnbbeeeee   ",
      "bbnnnnbbnnnnbbeee     ",
    ])
  }

  /// A game by ear has no lesson, as its tiles show nothing that could be taught.
  public static func lesson(_ options: TunesOptions) -> Lesson<PairPosition>? {
    guard !options.isHeard else { return nil }
    let hasSides = options.asksArtist
    let mark = hasSides ? Album.makerMark ?? "" : ""
    return Lesson(
      topic: hasSides ? "artist" : nil,
      deal: """
        Madonna — Like a Prayer (1989); Mariah Carey — Daydream (1995); \
        Kylie Minogue — Fever (2001); Madonna — Like a Prayer (1989)\(mark); \
        Kylie Minogue — Fever (2001)\(mark); Mariah Carey — Daydream (1995)\(mark)
        """,
      steps: [
        Lesson.Step(
          hasSides
            ? Phrase(
              en: "Every record is on one tile, its artist on another. Turn one.",
              zh: "每张唱片有两张牌：一张是唱片，一张是歌手。先翻一张。")
            : Phrase(en: "Every record is on two tiles. Turn one.", zh: "每张唱片有两张牌。先翻一张。"),
          onScreen: Phrase(en: "Arrows move, Space turns.", zh: "方向键移动，空格翻牌。"), moves: 1),
        Lesson.Step(
          hasSides
            ? Phrase(
              en: "Turn another, and remember: a record and its own artist are a pair.",
              zh: "再翻一张，记住：唱片和它的歌手是一对。")
            : Phrase(
              en: "Turn another, and remember what turns back: artist and title.",
              zh: "再翻一张。没配上会翻回去，记住它是谁的、叫什么。"),
          moves: 2),
        Lesson.Step(
          last: Phrase(
            en: "Found records stay on the wall. Fill it in as few moves as you can.",
            zh: "配上的封面一直亮着。用尽量少的步数全部配完。")),
      ],
      end: Phrase(
        en: "The wall is yours. Next, records that you may know.",
        zh: "全部配上了！接下来也许有你听过的唱片。"))
  }
}

extension Tunes {
  private static let wall = Phrase(
    en: "A pair that you find stays up, until the board is a wall of covers.",
    zh: "找到的一对一直亮着，最后摆满一整面封面。")

  public static func rules(of setup: PairSetup) -> [Phrase] {
    let heard = Phrase(
      en: "A tile that you turn plays its record's tune and shows nothing before it is matched.",
      zh: "翻开的牌只播放唱片的旋律，配对后才显示内容。")
    let onTiles = Phrase(
      en: "Of every record one tile shows the cover, another one who made it; all lie face down.",
      zh: "每张唱片有两张牌，一张是封面，一张是歌手，全都扣着。")
    let pair = Phrase(en: "A record and its artist are a pair.", zh: "唱片和它的歌手是一对。")
    let rules =
      setup.hasSides
      ? PairManual.rules(onTiles: onTiles, pair: pair, matched: wall) : manual.rules
    return TileManual.rules(
      setup.seating, beside: (setup.isHeard ? [rules[0], heard] : [rules[0]]) + rules.dropFirst())
  }
}

extension TunesOptions {
  public init(daily: DailyDeal) {
    self.init()
    // The categories of the week: pop, electronic, rock, metal, rap, pop and rock.
    category = Categories.all[[0, 1, 2, 3, 4, 0, 2][daily.weekday]]
    pairs = [8, 8, 8, 8, 8, 10, 12][daily.weekday]
    asksArtist = [1, 3, 5, 6].contains(daily.weekday)
  }

  public func shape(_ presentation: Presentation) -> String {
    let genre = category.map { Categories.genre($0, presentation) } ?? ""
    return asksArtist
      ? presentation(en: "\(pairs) artists, \(genre)", zh: "\(pairs) 组歌手，\(genre)")
      : presentation(en: "\(pairs) pairs, \(genre)", zh: "\(pairs) 对\(genre)专辑")
  }
}

extension TunesOptions {
  public func menu(
    save: @escaping (TunesOptions) -> Void
  ) -> (any Menu<TunesOptions>)? { menu(variable: Environment.variable, save) }

  public mutating func load(_ outside: Outside) throws(UserError) {
    if let path = albumFile, albums?.faces.isEmpty ?? true {
      let own: Category = try outside.faces(in: path)
      if pairs == Self().pairs { pairs = min(pairs, count(of: own.faces)) }
      albums = own
      try check()
    }
    guard loadsInMenu else { return }
    // Albums are loaded without showing the menu, with their covers if a screen shows them.
    var menu = menu(variable: outside.variable)
    menu.send(.opened(showsCovers: outside.showsPictures))
    func isReady() -> Bool {
      menu.poll()
      return !menu.isWaiting
    }
    while !Clock.wait(10_000, until: isReady) {
      // Late covers are painted.
      if case .covers = menu.phase { menu.send(.choseGame) }
    }
    if case .failed(let reason) = menu.phase {
      let (option, end) = (artist == nil ? "online" : "artist", "the built-in albums")
      let hasCure = reason(.en).hasSuffix(end)
      throw UserError(
        en: reason(.en) + (hasCure ? "" : "; without --\(option) you play \(end)"),
        zh: reason(.zh) + (hasCure ? "" : "；不用 --\(option) 就玩内置唱片"), status: .unavailable)
    }
    if let warning = menu.warning { outside.warn(warning) }
    self = menu.options
  }

  private func menu(
    variable: @escaping (String) -> String?, _ save: @escaping (TunesOptions) -> Void = { _ in }
  ) -> TunesMenu {
    let effects = NetworkEffects(networkUse, variable: variable)
    return TunesMenu(startingWith: self, effects: effects, save: save)
  }
}

extension TunesMenu {
  var rules: [Phrase] { Tunes.rules(of: Tunes.setup(options, .alone)) }
}
