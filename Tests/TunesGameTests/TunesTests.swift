import GameCore
import Pairs
import TestSupport
import Testing
import TextUI
import Tiles
@testable import TunesGame

@Suite struct TunesTests {
  private let deal =
    "Adele — 21 (2011); Air — Moon Safari (1998); "
    + "Air — Moon Safari (1998); Adele — 21 (2011)"

  private func game() throws -> Tunes {
    var options = TunesOptions()
    options.pairs = 2
    return try Tunes(options: options, deal: try #require(PairDeal<Album>(deal)))
  }

  @Test func aDealByHandIsPlayedToItsEnd() throws {
    var game = try game()
    #expect(try game.apply(TileMove(1)) == .up(1, now: 1, 0))
    #expect(throws: TileRefusal.onlyOneUp(1)) { try game.apply(TileMove(1)) }
    #expect(try game.apply(TileMove(4)) == .match(4, with: 1, 0))
    #expect(throws: TileRefusal.matched(4)) { try game.apply(TileMove(4)) }
    for tile in [2, 3] { _ = try game.apply(TileMove(tile)) }
    #expect(game.status == .won)
    #expect(game.score.value == 2)
    #expect(throws: TileRefusal.ended) { try game.apply(TileMove(1)) }
  }

  @Test func facesAreToldAsArtistAndTitle() throws {
    var game = try game()
    let event = try game.apply(TileMove(2))
    #expect(game.fields(for: event)["face"] == "Air — Moon Safari")
    #expect(
      game.sentence(for: event, Presentation(language: .en)) == "Tile 2: Moon Safari by Air, 1998.")
    #expect(
      game.sentence(for: event, Presentation(language: .zh)) == "2 号牌：Air《Moon Safari》（1998）。")
  }

  @Test func dealsTakeTheFirstAlbumsTwiceAndShuffleThem() throws {
    var options = TunesOptions()
    options.category = .rock
    options.pairs = 3
    var (random, check) = (SeededRandom(seed: 9), SeededRandom(seed: 9))
    var albums = Category.rock.albums
    check.shuffle(&albums)
    albums = Array(albums.prefix(3)) + albums.prefix(3)
    check.shuffle(&albums)
    #expect(try Tunes.deal(options, using: &random).tiles == albums)
  }

  @Test(arguments: [1, 25])
  func pairsOutsideTheBoundsAreRefused(pairs: Int) {
    var options = TunesOptions()
    options.pairs = pairs
    var random = SeededRandom(seed: 1)
    #expect(throws: InvalidInput.self) { try Tunes.deal(options, using: &random) }
  }
}

@Suite struct CatalogueTests {
  @Test(arguments: Category.allCases)
  func everyCategoryHasEnoughAlbums(category: TunesGame.Category) {
    #expect(category.albums.count >= 24)
    #expect(Set(category.albums.map(\.name)).count == category.albums.count)
    #expect(category.albums.allSatisfy { (1950...2025).contains($0.year) })
  }

  @Test func albumsAreReadAgain() {
    for album in Category.allCases.flatMap(\.albums) {
      #expect(Album(album.description) == album)
      #expect(!album.description.contains(Album.separator))
      #expect(!album.name.foldedToASCII.contains("?") || album.name.contains("?"))
    }
  }

  @Test(arguments: [
    "", "Air", "Air — Moon Safari", "Air — Moon Safari (98)", " — 21 (2011)", "Air —  (1998)",
    "Air — Moon\u{1b} (1998)",
  ])
  func anythingElseIsNoAlbum(text: String) {
    #expect(Album(text) == nil)
  }

  @Test func anyAlbumCanBeWrittenDown() {
    #expect(Album("A — B — C (D) (1999)") == Album("A — B", "C (D)", 1999))
  }
}

@Suite struct StoreTests {
  private func store() -> Store<TunesState, TunesAction> {
    Store(TunesState(), reduce: TunesReducers.reduce) { state, action in
      if case .fetchCovers = action { .setCovers(state.category.albums) } else { nil }
    }
  }

  @Test func viewsAreToldOfTheirPartAndOfNothingElse() {
    let store = store()
    var (categories, routes) = ([TunesGame.Category](), [TunesState.Route]())
    store.subscribe(to: \.category) { categories.append($0) }
    store.subscribe(to: \.route) { routes.append($0) }
    store.dispatch(.show(.categories))
    store.dispatch(.choose(.metal))
    store.dispatch(.choose(.metal))
    #expect(categories == [.pop, .metal])
    #expect(routes == [.menu, .categories, .menu])
  }

  @Test func gettingCoversIsAnActionThatStartsAndOneThatBringsThem() {
    let store = store()
    var covers: [TunesState.Covers] = []
    store.subscribe(to: \.covers) { covers.append($0) }
    store.dispatch(.choose(.rap))
    store.dispatch(.fetchCovers)
    #expect(covers == [.none, .loading])
    store.runEffects()
    #expect(covers == [.none, .loading, .ready(TunesGame.Category.rap.albums)])
    #expect(store.state.route == .game)
  }

  @Test func turnsAreActionsAndTheirAnswersAreState() throws {
    let store = store()
    let deal = try #require(
      PairDeal<Album>("Air — X (2000); Air — X (2000)"))
    store.dispatch(.deal(deal))
    store.dispatch(.turn(1))
    let up = PairEvent.up(1, now: 1, 0)
    #expect(store.state.table.lastTurn == up)
    store.dispatch(.turn(1))
    #expect(store.state.table.lastTurn == up)
    store.dispatch(.turn(2))
    #expect(store.state.table.pairs.isWon)
    store.dispatch(.fetchCovers)
    #expect(store.state.table.pairs.tileCount == 0)
  }
}

@Suite struct TunesMenuTests {
  private let english = Presentation(language: .en)
  private let menu = TunesMenu(startingWith: TunesOptions())

  private func titles(_ presentation: Presentation? = nil) -> [String] {
    menu.items(presentation ?? english).map(\.title)
  }

  @Test func theMenuStartsAGameOnceTheCoversAreThere() {
    #expect(titles() == ["New Game", "Choose Category (pop)"])
    guard case .loading = menu.choose(0), case .play(let options) = menu.load() else {
      Issue.record("the first item starts no game")
      return
    }
    #expect(options.category == .pop)
  }

  @Test func aCategoryIsChosenAndKept() {
    guard case .turned = menu.choose(1) else {
      Issue.record("the second item opens no categories")
      return
    }
    #expect(titles() == ["pop", "electronic", "rock", "metal", "rap", "Back"])
    #expect(menu.items(english).map(\.isCurrent) == [true, false, false, false, false, false])
    guard case .kept(let options) = menu.choose(2) else {
      Issue.record("rock is not kept")
      return
    }
    #expect(options.category == .rock)
    #expect(titles() == ["New Game", "Choose Category (rock)"])
    #expect(titles(Presentation(language: .zh)) == ["新游戏", "选择类别（摇滚）"])
  }

  @Test func theCategoriesCanBeLeftAsTheyWere() {
    #expect(!menu.goBack())
    _ = menu.choose(1)
    #expect(menu.goBack())
    #expect(titles()[1] == "Choose Category (pop)")
    _ = menu.choose(1)
    guard case .turned = menu.choose(5) else {
      Issue.record("the last item does not lead back")
      return
    }
    #expect(titles()[1] == "Choose Category (pop)")
  }
}
