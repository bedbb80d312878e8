import Flags
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

@Suite(.oneByOne) struct TunesActionTests {
  private let effects = ScriptedEffects()

  private func menu(pairs: Int = 2, artist: String? = nil) -> TunesMenu {
    var options = TunesOptions()
    (options.pairs, options.artist) = (pairs, artist)
    return TunesMenu(startingWith: options, effects: effects)
  }

  private let found = ["Promise", "Diamond Life"].map {
    FoundAlbum(album: Album("Sade", $0, 1985), cover: "https://covers.example/\($0.count).jpg")
  }

  private let picture = Picture(ppm: Array("P6 1 1 255\nabc".utf8))
  private let failure = UserError(en: "can't reach it", zh: "无法连接")

  /// Sends news of effects.
  private func tell(_ menu: inout TunesMenu, _ news: TunesAction...) {
    effects.news = news
    menu.poll()
  }

  @Test func anArtistIsTypedSearchedAndPlayed() {
    var menu = menu()
    for action in [
      .opened(showsCovers: true), .typed("Sad"), .asked(for: AlbumRequest(artist: " Sade ")),
    ]
      as [TunesAction]
    {
      menu.send(action)
    }
    expectEqual(effects.begun, [.search(.artist("Sade"))])
    expectEqual(menu.phase, .asking)
    tell(&menu, .found(.success(found)))
    expectEqual(effects.begun.last, .load(found))
    tell(&menu, .arrived(picture))
    #expect(menu.phase == .covers(1, of: 2) && menu.pictures.count == 1)
    tell(&menu, .arrived(nil))
    #expect(menu.phase == .covers(2, of: 2) && menu.pictures.count == 1)
    tell(&menu, .loaded(problem: nil))
    expectEqual(menu.phase, .ready)
    let options = menu.options
    #expect(options.albums?.faces == found.map(\.album) && options.artist == "Sade")
  }

  @Test func aWantedArtistIsSearchedWhenTheMenuOpens() {
    var menu = menu(artist: "Sade")
    #expect(effects.begun.isEmpty)
    menu.send(.opened(showsCovers: false))
    expectEqual(effects.begun, [.search(.artist("Sade"))])
    tell(&menu, .found(.success(found)))
    #expect(menu.phase == .ready && effects.begun.count == 1)
  }

  @Test func lateNewsOfACancelledSearchIsIgnored() {
    var menu = menu()
    menu.send(.asked(for: .genre("pop")))
    menu.send(.wentBack)
    expectEqual(effects.begun, [.search(.genre("pop")), .cancel])
    #expect(menu.phase == .menu && menu.options.request == nil)
    tell(&menu, .found(.success(found)))
    #expect(menu.phase == .menu && menu.options.albums == nil)
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
    var menu = menu(artist: "Sade")
    menu.send(.opened(showsCovers: true))
    tell(&menu, .found(.success(found)), .arrived(picture))
    menu.send(.choseGame)
    #expect(menu.phase == .ready && effects.begun.last == .cancel)
    expectEqual(menu.options.albums?.faces.count, 2)
    tell(&menu, .loaded(problem: failure.phrase))
    expectEqual(menu.warning, nil)
  }

  @Test func loadingCoversCanBeLeft() {
    var menu = menu(artist: "Sade")
    menu.send(.opened(showsCovers: true))
    tell(&menu, .found(.success(found)))
    menu.send(.wentBack)
    #expect(menu.phase == .menu && effects.begun.last == .cancel)
    #expect(menu.options.request == nil && menu.options.albums == nil)
  }

  @Test func aFailureCanBeTriedAgainOrLeft() {
    var menu = menu(artist: "Sade")
    menu.send(.opened(showsCovers: true))
    tell(&menu, .found(.failure(failure)))
    expectEqual(menu.phase, .failed(failure.phrase))
    menu.send(.asked(for: menu.options.request))
    expectEqual(effects.begun.last, .search(.artist("Sade")))
    tell(&menu, .found(.failure(failure)))
    menu.send(.choseGame)
    let options = menu.options
    #expect(options.artist == nil && options.albums == nil && options.category?.name == "pop")
  }

  @Test(arguments: [
    (0, "iTunes has too few albums by Sade: 0 of 8"),
    (2, "iTunes has too few albums by Sade: 2 of 8; try --pairs 2"),
  ])
  func tooFewAlbumsAreAFailure(count: Int, reason: String) {
    var menu = menu(pairs: 8, artist: "Sade")
    menu.send(.opened(showsCovers: true))
    tell(&menu, .found(.success(Array(found.prefix(count)))))
    guard case .failed(let phrase) = menu.phase else {
      Issue.record("nothing fails")
      return
    }
    expectEqual(phrase(.en), reason)
  }

  @Test func aCategoryEndsTheChoiceOfAnArtist() {
    var menu = menu(artist: "Sade")
    menu.send(.opened(showsCovers: false))
    tell(&menu, .found(.success(found)))
    menu.send(.chose(Categories.all[2]))
    let options = menu.options
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
