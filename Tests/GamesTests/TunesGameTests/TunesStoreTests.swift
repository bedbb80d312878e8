import Fetching
import TestSupport
import Testing
import TextUI
@testable import TunesGame

/// Effects whose actions a test sends when it likes.
private final class ScriptedEffects: TunesEffects {
  private(set) var begun: [TunesEffect] = []
  var news: [TunesAction] = []

  func begin(_ effect: TunesEffect) { begun.append(effect) }

  func poll() -> [TunesAction] {
    defer { news = [] }
    return news
  }
}

@Suite(.oneByOne) struct TunesStoreTests {
  private let effects = ScriptedEffects()

  private func store(pairs: Int = 2, artist: String? = nil) -> TunesStore {
    var options = TunesOptions()
    (options.pairs, options.artist) = (pairs, artist)
    return TunesStore(options, effects: effects)
  }

  private let found = ["Promise", "Diamond Life"].map {
    FoundAlbum(album: Album("Sade", $0, 1985), cover: "https://covers.example/\($0.count).jpg")
  }

  private let picture = Picture(ppm: Array("P6 1 1 255\nabc".utf8))
  private let failure = FetchError(en: "can't reach it", zh: "无法连接")

  /// Sends news of effects.
  private func tell(_ store: inout TunesStore, _ news: TunesAction...) {
    effects.news = news
    store.poll()
  }

  @Test func anArtistIsTypedSearchedAndPlayed() {
    var store = store()
    for action in [
      .opened(showsCovers: true), .typed("Sad"), .asked(for: AlbumRequest(artist: " Sade ")),
    ]
      as [TunesAction]
    {
      store.send(action)
    }
    expectEqual(effects.begun, [.search(.artist("Sade"))])
    expectEqual(store.state.phase, .asking)
    tell(&store, .found(.success(found)))
    expectEqual(effects.begun.last, .load(found))
    tell(&store, .arrived(picture))
    #expect(store.state.phase == .covers(1, of: 2) && store.state.pictures.count == 1)
    tell(&store, .arrived(nil))
    #expect(store.state.phase == .covers(2, of: 2) && store.state.pictures.count == 1)
    tell(&store, .loaded(problem: nil))
    expectEqual(store.state.phase, .ready)
    let options = store.state.options
    #expect(options.albums?.faces == found.map(\.album) && options.artist == "Sade")
  }

  @Test func aWantedArtistIsSearchedWhenTheMenuOpens() {
    var store = store(artist: "Sade")
    #expect(effects.begun.isEmpty)
    store.send(.opened(showsCovers: false))
    expectEqual(effects.begun, [.search(.artist("Sade"))])
    tell(&store, .found(.success(found)))
    #expect(store.state.phase == .ready && effects.begun.count == 1)
  }

  @Test func lateNewsOfACancelledSearchIsIgnored() {
    var store = store()
    store.send(.asked(for: .genre("pop")))
    store.send(.wentBack)
    expectEqual(effects.begun, [.search(.genre("pop")), .cancel])
    #expect(store.state.phase == .menu && store.state.options.request == nil)
    tell(&store, .found(.success(found)))
    #expect(store.state.phase == .menu && store.state.options.albums == nil)
  }

  @Test func nothingComesOfAFormerSearch() throws {
    let home = try Project.temporaryFolder().path
    func variable(_ name: String) -> String? {
      ["XDG_CACHE_HOME": home, "ARCADE_ITUNES_URL": "http://127.0.0.1:1"][name]
    }
    let request = AlbumRequest.artist("Sade")
    let cache = CacheFolder(variable: variable)
    let name = CacheFolder.answer(to: request.url(on: "http://127.0.0.1:1") + "&term=Sade")
    cache.keep(Array(#"{"results":[]}"#.utf8), as: name)
    let effects = NetworkEffects(.sparing, variable: variable)
    effects.begin(.search(request))
    expectEqual(effects.poll().count, 1)
    effects.begin(.search(request))
    effects.begin(.cancel)
    #expect(effects.poll().isEmpty)
  }

  @Test func coversThatTakeTooLongArePainted() {
    var store = store(artist: "Sade")
    store.send(.opened(showsCovers: true))
    tell(&store, .found(.success(found)), .arrived(picture))
    store.send(.wentBack)
    #expect(store.state.phase == .ready && effects.begun.last == .cancel)
    expectEqual(store.state.options.albums?.faces.count, 2)
    tell(&store, .loaded(problem: failure.phrase))
    expectEqual(store.state.warning, nil)
  }

  @Test func aFailureCanBeTriedAgainOrLeft() {
    var store = store(artist: "Sade")
    store.send(.opened(showsCovers: true))
    tell(&store, .found(.failure(failure)))
    expectEqual(store.state.phase, .failed(failure.phrase))
    store.send(.asked(for: store.state.options.request))
    expectEqual(effects.begun.last, .search(.artist("Sade")))
    tell(&store, .found(.failure(failure)))
    store.send(.choseGame)
    let options = store.state.options
    #expect(options.artist == nil && options.albums == nil && options.category?.name == "pop")
  }

  @Test(arguments: [
    (0, "iTunes has too few albums by Sade: 0 of 8"),
    (2, "iTunes has too few albums by Sade: 2 of 8; try --pairs 2"),
  ])
  func tooFewAlbumsAreAFailure(count: Int, reason: String) {
    var store = store(pairs: 8, artist: "Sade")
    store.send(.opened(showsCovers: true))
    tell(&store, .found(.success(Array(found.prefix(count)))))
    guard case .failed(let phrase) = store.state.phase else {
      Issue.record("nothing fails")
      return
    }
    expectEqual(phrase(.en), reason)
  }

  @Test func aCategoryEndsTheChoiceOfAnArtist() {
    var store = store(artist: "Sade")
    store.send(.opened(showsCovers: false))
    tell(&store, .found(.success(found)))
    store.send(.chose(Categories.all[2]))
    let options = store.state.options
    #expect(options.artist == nil && options.albums == nil && options.category?.name == "rock")
  }

  @Test(arguments: ["", "   ", "\u{1b}", String(repeating: "x", count: 200)])
  func onlyANameIsSearched(typed: String) {
    var menu = TunesMenu(startingWith: TunesOptions(), effects: effects)
    _ = menu.take(.typed(typed))
    _ = menu.take(.entered)
    let isName = typed.hasPrefix("x")
    expectEqual(effects.begun, isName ? [.search(.artist(String(typed.prefix(100))))] : [])
    expectEqual(menu.page(.english).question, nil)
  }
}
