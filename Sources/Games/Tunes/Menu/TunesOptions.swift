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

  /// The artist whose albums are wanted from the network, or nil for none.
  var artist: String?

  /// True if the category's albums are wanted from the network.
  var isOnline = false

  var networkUse = NetworkEffects.Use.sparing

  public init() {}

  private static let pairCounts = 2...24

  public func check() throws(UserError) {
    var counts = Self.pairCounts
    if let count = albums?.faces.count, count > 1 { counts = counts.clamped(to: 2...count) }
    guard counts.contains(pairs) else {
      throw UserError(
        en: "there are \(counts.described(in: .en)) pairs of these albums, not \(pairs)",
        zh: "这些唱片可以玩 \(counts.described(in: .zh)) 对，不能用 \(pairs) 对")
    }
    guard request != nil || networkUse == .sparing else {
      let name = networkUse == .offline ? "offline" : "refresh"
      throw UserError(
        en: "--\(name) requires --artist or --online", zh: "--\(name) 需要 --artist 或 --online")
    }
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
        Phrase(en: "category of albums", zh: "唱片类别"), title: Phrase(en: "albums", zh: "唱片"),
        detail: "Scripts get the default, whatever was chosen in the menu."),
      isRecorded: true, isSaved: true,
      parse: { name in Categories.all.first { $0.name == name } },
      encode: { $0.albums == nil ? $0.category?.name : nil }, set: { $0.category = $1 }
    ).with { $0.source = { $0.isOnline ? $0.category?.name : nil } },
    .list(
      "albums", of: Phrase(en: "albums", zh: "唱片"), excludes: ["category", "artist", "online"],
      path: { $0.albumFile }, set: { ($0.albumFile, $0.albums) = ($1, Category(own: [])) }),
    .number(
      "pairs", "N", in: pairCounts, Phrase(en: "number of pairs", zh: "有多少对"),
      title: Phrase(en: "pairs", zh: "对数"),
      isSaved: true, get: { $0.pairs }, set: { $0.pairs = $1 }),
    Option(
      Flag(
        "artist", value: .init("NAME", expecting: Phrase(en: "the name of an artist", zh: "歌手名")),
        Phrase(en: "play an artist's albums, from iTunes", zh: "玩某位歌手的唱片（来自 iTunes）"),
        excludes: ["category", "online", "daily", "deal"]),
      parse: { AlbumRequest(artist: $0) == nil ? nil : $0.cleaned }, set: { $0.artist = $1 }
    ).with { ($0.source, $0.isSourcePublic) = ({ $0.artist }, true) },
    Option(
      Flag(
        "online", Phrase(en: "play albums of the category, from iTunes", zh: "玩该类别的唱片（来自 iTunes）"),
        excludes: ["daily", "deal"]),
      set: { $0.isOnline = $1 }
    ).with { ($0.source, $0.isSourcePublic) = ({ $0.isOnline ? "on" : nil }, true) },
    Option(
      Flag(
        "refresh",
        Phrase(en: "ask iTunes again instead of using its last answer", zh: "重新查询 iTunes，不用上次的结果"),
        excludes: ["offline"],
        isRare: true),
      set: { options, _ in options.networkUse = .refreshing }),
    Option(
      Flag(
        "offline", Phrase(en: "use only saved answers of iTunes", zh: "只玩已保存的 iTunes 结果"),
        isRare: true),
      set: { options, _ in options.networkUse = .offline }),
  ]
}
