import Fetching
import TextUI

/// The state of tunes' menu and of what it loads. The reducer alone changes it, and the menu only
/// draws it.
struct TunesState {
  /// The options of the game that is to begin, with the albums that have come.
  var options: TunesOptions

  var page = Page.main
  var phase = Phase.choosing

  /// The name of an artist as far as it is typed.
  var typed = ""

  /// The covers that have come.
  var pictures: [Picture] = []

  /// True if covers can be seen.
  var showsCovers = false

  /// The reason why covers are missing, or nil.
  var problem: Phrase?

  /// The number of the last request. Answers to earlier ones are late.
  var number = 0

  enum Page { case main, categories, artist }

  enum Phase: Equatable {
    case choosing

    /// The search is under way.
    case asking

    /// So many of the covers have come or failed.
    case covers(Int, of: Int)

    case failed(Phrase)

    /// A game can begin.
    case ready
  }

  /// True if an effect is under way.
  var isWaiting: Bool {
    switch phase {
    case .asking, .covers: true
    case .choosing, .failed, .ready: false
    }
  }

  /// The warning after loading, in English, or nil if there is none.
  var warning: String? { problem.map { "\($0(.en)); missing covers are painted" } }
}

/// An event that may change the state: a choice of the player, or news of an effect.
enum TunesAction {
  /// The menu opens, on a screen or in lines of text.
  case opened(showsCovers: Bool)
  case turned(to: TunesState.Page)
  case wentBack
  case chose(Category)
  case typed(String)

  /// The player has typed the name of an artist.
  case entered
  case choseOnline
  case choseGame
  case triedAgain

  case found(Result<[FoundAlbum], FetchError>, number: Int)
  case arrived(Picture?, number: Int)
  case loaded(problem: Phrase?, number: Int)
}

/// Work beside the state, which reports by actions.
enum TunesEffect: Equatable {
  case search(AlbumRequest, number: Int)
  case load([FoundAlbum], number: Int)

  /// Ends everything that is under way.
  case cancel
}
