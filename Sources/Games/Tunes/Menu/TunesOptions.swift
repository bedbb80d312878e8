import GameCore
import Pairs

public struct TunesOptions: GameOptions {
  /// The category to deal from, or nil for a written deal of other albums.
  public var category: Category? = Categories.pop

  /// The albums from outside to deal from, or nil to deal from the category.
  public var albums: Category?

  /// The path of the list of albums to deal from, or nil for none.
  var albumFile: String?

  public var pairs = 8

  /// True if a pair is a record and its artist rather than twice the same cover.
  public var asksArtist = false

  /// True if a tile plays its record's tune and shows no cover until it is matched.
  public var isHeard = false

  /// The artist whose albums are wanted from the network, or nil for none.
  var artist: String?

  /// True if the category's albums are wanted from the network.
  var isOnline = false

  var networkUse = NetworkEffects.Use.sparing

  public init() {}

  /// First with the artists of the records, then with two more pairs each time.
  public var harder: TunesOptions? {
    var harder = self
    harder.asksArtist = true
    if asksArtist || artist != nil {
      (harder.asksArtist, harder.pairs) = (asksArtist, pairs + 2)
    }
    return Self.pairCounts.contains(harder.pairs) ? harder : nil
  }

  private static let pairCounts = 2...24

  public func check() throws(UserError) {
    var counts = Self.pairCounts
    if let albums, case let count = count(of: albums.faces), count > 1 {
      counts = counts.clamped(to: 2...count)
    }
    guard counts.contains(pairs) else {
      throw UserError(
        en: "there are \(counts.described(in: .en)) pairs of these albums, not \(pairs)",
        zh: "这些唱片可以玩 \(counts.described(in: .zh)) 对，不能用 \(pairs) 对")
    }
    guard artist == nil || !asksArtist else {
      throw UserError(
        en: "--match artist takes albums of many artists, not of --artist alone",
        zh: "--match artist 需要不同歌手的唱片，不能只用 --artist 的")
    }
    guard request != nil || networkUse == .sparing else {
      let name = networkUse == .offline ? "offline" : "refresh"
      throw UserError(
        en: "--\(name) requires --artist or --online", zh: "--\(name) 需要 --artist 或 --online")
    }
  }

  /// Returns the number of pairs that some albums make: of different artists if these are asked.
  func count(of albums: [Album]) -> Int {
    asksArtist ? Set(albums.map(\.maker)).count : albums.count
  }

  /// The category, or the default one if a written deal has other albums.
  var genre: Category { category ?? Categories.pop }

  /// The albums that are wanted from the network, or nil for none.
  var request: AlbumRequest? {
    get { artist.map { .artist($0) } ?? (isOnline ? .genre(genre.name) : nil) }
    set {
      artist = if case .artist(let name)? = newValue { name } else { nil }
      isOnline = newValue != nil && artist == nil
    }
  }

  /// Deals from the category's own albums.
  mutating func playBuiltIn() {
    (albums, albumFile, request, networkUse) = (nil, nil, nil, .sparing)
  }

  /// Returns false if albums are not those that are wanted from outside. As long as a search has no
  /// answer, only the artist can differ.
  func mayDeal(_ dealt: [Album]) -> Bool {
    if let albums { return dealt.allSatisfy(albums.faces.contains) }
    guard let artist else { return !isOnline }
    return !isOnline && dealt.allSatisfy { $0.artist.sortingKey == artist.sortingKey }
  }

  public var dealsFromOutside: Bool { albums != nil }
  public var loadsInMenu: Bool { albums == nil && request != nil }

  static func option(_ name: String) -> Option<TunesOptions>? {
    table.first { $0.flag.name == name }
  }

  public var bySight: TunesOptions? {
    var options = self
    options.isHeard = false
    return isHeard ? options : nil
  }

  public static let table: [Option<TunesOptions>] = [
    Option(
      Flag(
        "category",
        value: .init(
          "NAME",
          oneOf: Categories.all.map {
            Choice(
              $0.name, Phrase(en: $0.faces.count.counted("album"), zh: "\($0.faces.count) 张唱片"),
              title: $0.title)
          }),
        Phrase(en: "category of albums", zh: "唱片类别"), title: Phrase(en: "albums", zh: "类别"),
        detail: "Scripts get the default, whatever was chosen in the menu."),
      isRecorded: true, isSaved: true,
      parse: { name in Categories.all.first { $0.name == name } },
      encode: { $0.albums == nil ? $0.category?.name : nil }, set: { $0.category = $1 }
    ).with {
      $0.source = { $0.isOnline ? $0.category?.name : nil }
      $0.isSubject = true
    },
    .list(
      "albums", of: Phrase(en: "albums", zh: "唱片"), excludes: ["category", "artist", "online"],
      path: { $0.albumFile }, set: { ($0.albumFile, $0.albums) = ($1, Category(own: [])) }),
    .number(
      "pairs", "N", in: pairCounts, Phrase(en: "number of pairs", zh: "有多少对"),
      title: Phrase(en: "pairs", zh: "对子"),
      isSaved: true, get: { $0.pairs }, set: { $0.pairs = $1 }),
    Option(
      Flag(
        "match",
        value: .init(
          "WHAT",
          oneOf: [
            Choice(
              "cover", Phrase(en: "two equal covers", zh: "两张一样的封面"),
              title: Phrase(en: "covers", zh: "封面")),
            Choice(
              "artist", Phrase(en: "a record and its artist", zh: "唱片和它的歌手"),
              title: Phrase(en: "artists", zh: "歌手")),
          ]),
        Phrase(en: "what makes a pair", zh: "怎样算一对"), title: Phrase(en: "match", zh: "配对"),
        about: Phrase(
          en: "A cover pairs with the same cover, or with the portrait of its artist.",
          zh: "封面和一样的封面成对，或者和歌手的肖像成对。"),
        detail: "With artist, no artist comes twice."),
      isRecorded: true, isSaved: true,
      parse: { ["cover": false, "artist": true][$0] },
      encode: { $0.asksArtist ? "artist" : "cover" }, set: { $0.asksArtist = $1 }
    ).with { $0.unrecorded = "cover" },
    Option(
      Flag(
        "ear", Phrase(en: "turned tiles play a tune and show no cover", zh: "翻开后只放旋律，不显示封面"),
        title: Phrase(en: "by ear", zh: "听旋律"),
        about: Phrase(
          en: "A tile plays the tune of its record; found pairs show the cover.",
          zh: "翻开的牌播放一段旋律，配对后才显示封面。"),
        detail: "Every record has a tune of its own.", isNegatable: true),
      isRecorded: true, isSaved: true, get: { $0.isHeard }, set: { $0.isHeard = $1 }
    ).with { $0.unrecorded = "off" },
    Option(
      Flag(
        "artist", zh: "歌手",
        value: .init("NAME", expecting: Phrase(en: "the name of an artist", zh: "歌手名")),
        Phrase(en: "play an artist's albums, from iTunes", zh: "玩某位歌手的唱片（来自 iTunes）"),
        excludes: ["category", "online", "daily", "deal"]),
      parse: { AlbumRequest(artist: $0) == nil ? nil : $0.cleaned }, set: { $0.artist = $1 }
    ).with { ($0.source, $0.isSourcePublic) = ({ $0.artist }, true) },
    Option(
      Flag(
        "online", zh: "联网",
        Phrase(en: "play albums of the category, from iTunes", zh: "玩该类别的唱片（来自 iTunes）"),
        excludes: ["daily", "deal"]),
      set: { $0.isOnline = $1 }
    ).with { ($0.source, $0.isSourcePublic) = ({ $0.isOnline ? "on" : nil }, true) },
    Option(
      Flag(
        "refresh", zh: "重新查询",
        Phrase(en: "ask iTunes again instead of using its last answer", zh: "重新查询 iTunes，不用上次的结果"),
        excludes: ["offline"],
        isRare: true),
      set: { options, _ in options.networkUse = .refreshing }),
    Option(
      Flag(
        "offline", zh: "离线",
        Phrase(en: "use only saved answers of iTunes", zh: "只用已保存的 iTunes 查询结果"),
        isRare: true),
      set: { options, _ in options.networkUse = .offline }),
  ]
}
