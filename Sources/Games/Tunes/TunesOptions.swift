import Flags
import GameCore
import TextUI

public struct TunesOptions: GameOptions {
  /// The category to deal from, or nil for a written deal of other albums.
  public var category: Category? = Categories.pop

  /// The albums from outside to deal from instead, or nil for those of the category.
  public var albums: Category?

  /// The path of the list of albums to deal from, or nil for none.
  var albumFile: String?

  public var pairs = 8

  /// The artist whose albums are wanted from the network, or nil for none.
  var artist: String?

  /// True if the category's albums are wanted from the network.
  var isOnline = false

  var networkUse = NetworkUse.sparing

  public init() {}

  private static let pairCounts = 2...24

  public func check() throws(InvalidInput) {
    if let count = albums?.faces.count, count > 1, Self.pairCounts.contains(pairs), count < pairs {
      throw .tooFew(count, Album.noun, for: pairs)
    }
    guard Self.pairCounts.contains(pairs) else {
      let (least, most) = (Self.pairCounts.lowerBound, Self.pairCounts.upperBound)
      throw InvalidInput("tunes is played with \(least) to \(most) pairs, not \(pairs)")
    }
    guard request != nil || networkUse == .sparing else {
      let name = networkUse == .offline ? "offline" : "refresh"
      throw InvalidInput("--\(name) requires --artist or --online")
    }
  }

  /// The albums that are wanted from the network, or nil for none.
  var request: AlbumRequest? {
    let genre = isOnline ? AlbumRequest.genre((category ?? Categories.pop).name) : nil
    return artist.map { .artist($0) } ?? genre
  }

  /// The set that deals are made of.
  var dealt: Category { albums ?? category ?? Categories.pop }

  public var dealsFromOutside: Bool { albums != nil }
  public var loadsInMenu: Bool { albums == nil && request != nil }

  public static let table: [Option<TunesOptions>] = [
    Option(
      Flag(
        "category",
        value: .init(
          "NAME",
          oneOf: Categories.all.map {
            Choice($0.name, $0.faces.count.counted("album"), title: $0.title)
          }),
        "category of albums", title: Phrase(en: "albums", zh: "唱片"),
        detail: "Scripts get the default, whatever was chosen in the menu."),
      isRecorded: true, isSaved: true,
      parse: { name in Categories.all.first { $0.name == name } },
      encode: { $0.albums == nil ? $0.category?.name : nil }, set: { $0.category = $1 }
    ).namingSource { $0.isOnline ? $0.category?.name : nil },
    Option(
      Flag(
        "albums", value: .init("FILE", expecting: "a file of albums, or - for standard input"),
        "play with the albums in a file",
        detail: """
          With `-`, the list is read from standard input, and moves come from the command line only.
          """, excludes: ["category", "artist", "online", "deal"]),
      parse: { $0 },
      set: { options, path in
        (options.albumFile, options.albums) = (path, Category(own: []))
      }
    ).namingSource { $0.albumFile == "-" ? nil : $0.albumFile },
    .number(
      "pairs", "N", in: pairCounts, "number of pairs", title: Phrase(en: "pairs", zh: "对数"),
      isSaved: true, get: { $0.pairs }, set: { $0.pairs = $1 }),
    Option(
      Flag(
        "artist", value: .init("NAME", expecting: "the name of an artist"),
        "play an artist's albums, from iTunes",
        excludes: ["category", "online", "daily", "deal"], isForOneGame: true),
      parse: { AlbumRequest(artist: $0) == nil ? nil : $0.cleaned }, set: { $0.artist = $1 }
    ).namingSource(isPublic: true) { $0.artist },
    Option(
      Flag(
        "online", "play albums of the category, from iTunes", excludes: ["daily", "deal"],
        isForOneGame: true),
      turnOn: { $0.isOnline = true }
    ).namingSource(isPublic: true) { $0.isOnline ? "on" : nil },
    Option(
      Flag(
        "refresh", "ask iTunes again instead of using its last answer", excludes: ["offline"],
        isForOneGame: true),
      turnOn: { $0.networkUse = .refreshing }),
    Option(
      Flag("offline", "play only what was kept of iTunes", isForOneGame: true),
      turnOn: { $0.networkUse = .offline }),
  ]
}
