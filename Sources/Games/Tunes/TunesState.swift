import Pairs

/// Everything that tunes knows at a moment.
struct TunesState: Sendable {
  /// Which screen is open.
  var route = Route.menu

  /// The category that the next game is dealt from.
  var category = Category.pop

  /// The covers of that category.
  var covers = Covers.none

  /// The table, bare until covers are dealt.
  var table = TunesTable()

  /// The screens.
  enum Route: Sendable {
    case menu, categories, game
  }

  /// How far the getting of covers is.
  enum Covers: Equatable, Sendable {
    case none
    case loading
    case ready([Album])
  }
}

/// What lies on the table, and what the last turn did.
struct TunesTable: Sendable {
  var faces: [Album] = []
  var pairs = Concentration([])
  var lastTurn: PairEvent?
}

/// Everything that can happen in tunes.
enum TunesAction: Sendable {
  /// Another screen opens.
  case show(TunesState.Route)

  /// A category is chosen, and the menu opens again.
  case choose(Category)

  /// A new game is wanted, and the covers for it are being got.
  case fetchCovers

  /// The covers are there.
  case setCovers([Album])

  /// Covers are laid out on the table.
  case deal(PairDeal<Album>)

  /// A tile is turned. Where it can't be, nothing happens.
  case turn(Int)
}
