import Fetching
import Pairs
import TextUI

/// The state of tunes' menu and of what it loads. Actions alone change it, by ``reduce(_:)``; the
/// menu draws it.
struct TunesState {
  /// The options of the game that is to begin, with the albums that have come.
  var options: TunesOptions
  var phase = Phase.menu

  /// The covers that have come.
  var pictures: [Picture] = []

  /// True if covers can be seen.
  var showsCovers = false

  /// The warning after loading, in English, or nil if there is none.
  var warning: String?

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

  /// True if an effect is under way.
  var isWaiting: Bool {
    switch phase {
    case .asking, .covers: true
    default: false
    }
  }
}

/// What may change the state: a choice of the player, or news of an effect.
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

/// Work beside the state, which reports by actions. One that begins ends the one before.
enum TunesEffect: Equatable {
  case search(AlbumRequest)
  case load([FoundAlbum])

  /// The end of what is under way.
  case cancel
}

extension TunesState {
  /// Changes the state, and returns the effect to begin, or nil if what is under way goes on.
  mutating func reduce(_ action: TunesAction) -> TunesEffect? {
    switch (action, phase) {
    case (.opened(let showsCovers), _):
      self.showsCovers = showsCovers
      return phase == .menu && options.albums == nil ? search(for: options.request) : nil
    case (.openedCategories, _): phase = .categories
    case (.typed(let text), _): phase = .artist(String(text.prefix(AlbumRequest.nameLimit)))
    case (.asked(let request), _): return search(for: request)
    case (.chose(let category), _):
      (phase, options.category) = (.menu, category)
      (options.request, options.albums) = (nil, nil)
    case (.choseGame, _):
      if options.albums == nil { options.playBuiltIn() }
      phase = .ready
    case (.wentBack, .covers):
      // The covers that are missing are painted.
      phase = .ready
      return .cancel
    case (.wentBack, .asking), (.wentBack, .failed):
      (phase, options.request) = (.menu, nil)
      return .cancel
    case (.wentBack, _): phase = .menu
    case (.found(.failure(let failure)), .asking): phase = .failed(failure.phrase)
    case (.found(.success(let found)), .asking): return take(found)
    case (.arrived(let picture), .covers(let count, let all)):
      pictures += picture.map { [$0] } ?? []
      phase = .covers(count + 1, of: all)
    case (.loaded(let problem), .covers):
      phase = .ready
      warning = problem.map { "\($0(.en)); missing covers are painted" }
    case (.found, _), (.arrived, _), (.loaded, _): break
    }
    return nil
  }

  private mutating func search(for request: AlbumRequest?) -> TunesEffect? {
    phase = .menu
    guard let request else { return nil }
    (options.request, options.albums) = (request, nil)
    (phase, pictures) = (.asking, [])
    return .search(request)
  }

  private mutating func take(_ found: [FoundAlbum]) -> TunesEffect? {
    if let request = options.request, found.count < options.pairs {
      phase = .failed(request.shortage(found.count, pairs: options.pairs))
      return nil
    }
    options.albums = Category(own: found.map(\.album))
    let covers = showsCovers ? found.count { $0.cover != nil } : 0
    phase = covers > 0 ? .covers(0, of: covers) : .ready
    return covers > 0 ? .load(found) : nil
  }
}

/// Work that goes on beside the state. It never waits.
protocol TunesEffects: AnyObject {
  /// Begins an effect. Nothing of a former one comes after that.
  func begin(_ effect: TunesEffect)

  /// Returns the actions that have come since the last call.
  func poll() -> [TunesAction]
}

/// The holder of the state. Every change is an action: from a key to the action, through the
/// reducer to the state, and from there to the screen. An effect reports by actions, too.
struct TunesStore {
  private(set) var state: TunesState
  private let effects: any TunesEffects

  init(_ options: TunesOptions, effects: any TunesEffects) {
    (state, self.effects) = (TunesState(options: options), effects)
  }

  mutating func send(_ action: TunesAction) {
    if let effect = state.reduce(action) { effects.begin(effect) }
  }

  /// Sends the actions that have come from effects, and from those that these begin.
  mutating func poll() {
    while case let actions = effects.poll(), !actions.isEmpty { actions.forEach { send($0) } }
  }
}
