import Fetching
import Pairs
import TextUI

/// The menu before a game of tunes, and what it loads. Every change is an action: a choice of the
/// player, or news of an effect.
struct TunesMenu {
  /// The options of the game that is to begin, with the albums that have come.
  private(set) var options: TunesOptions
  private(set) var phase = Phase.menu

  /// The covers that have come.
  private(set) var pictures: [Picture] = []

  /// True if covers can be seen.
  private var showsCovers = false

  /// The warning after loading, in English, or nil if there is none.
  private(set) var warning: String?

  private let effects: any TunesEffects

  enum Phase: Equatable {
    case menu, categories

    /// The name of an artist is typed, so far this.
    case artist(String)

    /// The search is under way.
    case asking

    /// So many of the covers have come or failed.
    case covers(Int, of: Int)

    case failed(Phrase)

    /// A game can begin.
    case ready
  }

  init(startingWith options: TunesOptions, effects: any TunesEffects) {
    (self.options, self.effects) = (options, effects)
  }

  /// True if an effect is under way.
  var isWaiting: Bool {
    switch phase {
    case .asking, .covers: true
    default: false
    }
  }
}

/// A change of the menu: a choice of the player, or news of an effect.
enum TunesAction {
  /// The menu opens, on a screen or in lines of text.
  case opened(showsCovers: Bool)
  case openedCategories
  case wentBack
  case chose(Category)
  case typed(String)
  case asked(for: AlbumRequest?)
  case choseGame

  case found(Result<[FoundAlbum], FetchError>)
  case arrived(Picture?)
  case loaded(problem: Phrase?)
}

/// Work beside the menu, which reports by actions. One that begins ends the one before.
enum TunesEffect: Equatable {
  case search(AlbumRequest)
  case load([FoundAlbum])

  /// The end of what is under way.
  case cancel
}

/// The doer of effects. It never waits.
protocol TunesEffects: AnyObject {
  /// Begins an effect. Nothing of a former one comes after that.
  func begin(_ effect: TunesEffect)

  /// Returns the actions that have come since the last call.
  func poll() -> [TunesAction]
}

extension TunesMenu {
  mutating func send(_ action: TunesAction) {
    switch (action, phase) {
    case (.opened(let showsCovers), _):
      self.showsCovers = showsCovers
      if phase == .menu, options.albums == nil { search(for: options.request) }
    case (.openedCategories, _): phase = .categories
    case (.typed(let text), _): phase = .artist(String(text.prefix(AlbumRequest.nameLimit)))
    case (.asked(let request), _): search(for: request)
    case (.chose(let category), _):
      (phase, options.category) = (.menu, category)
      (options.request, options.albums) = (nil, nil)
    case (.choseGame, _):
      if options.albums == nil { options.playBuiltIn() }
      phase = .ready
    case (.wentBack, .covers):
      // The covers that are missing are painted.
      phase = .ready
      effects.begin(.cancel)
    case (.wentBack, .asking), (.wentBack, .failed):
      (phase, options.request) = (.menu, nil)
      effects.begin(.cancel)
    case (.wentBack, _): phase = .menu
    case (.found(.failure(let failure)), .asking): phase = .failed(failure.phrase)
    case (.found(.success(let found)), .asking): take(found)
    case (.arrived(let picture), .covers(let count, let all)):
      pictures += picture.map { [$0] } ?? []
      phase = .covers(count + 1, of: all)
    case (.loaded(let problem), .covers):
      phase = .ready
      warning = problem.map { "\($0(.en)); missing covers are painted" }
    case (.found, _), (.arrived, _), (.loaded, _): break
    }
  }

  private mutating func search(for request: AlbumRequest?) {
    phase = .menu
    guard let request else { return }
    (options.request, options.albums) = (request, nil)
    (phase, pictures) = (.asking, [])
    effects.begin(.search(request))
  }

  private mutating func take(_ found: [FoundAlbum]) {
    if let request = options.request, found.count < options.pairs {
      phase = .failed(request.shortage(found.count, pairs: options.pairs))
      return
    }
    options.albums = Category(own: found.map(\.album))
    let covers = showsCovers ? found.count { $0.cover != nil } : 0
    phase = covers > 0 ? .covers(0, of: covers) : .ready
    if covers > 0 { effects.begin(.load(found)) }
  }

  /// Sends the actions that have come from effects, and from those that these begin.
  mutating func poll() {
    while case let actions = effects.poll(), !actions.isEmpty { actions.forEach { send($0) } }
  }
}
