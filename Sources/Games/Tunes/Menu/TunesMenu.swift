import Fetching
import Flags
import Pairs
import TextUI

/// The menu before a game of tunes, with the albums and covers that it loads. Every change is an
/// action.
struct TunesMenu {
  /// The options of the game that is to begin, with the albums that have come.
  private(set) var options: TunesOptions
  private(set) var phase = Phase.menu

  /// The covers that have come.
  private(set) var pictures: [Picture] = []

  /// True if covers can be seen.
  private var showsCovers = false

  /// The warning after loading, or nil if there is none.
  private(set) var warning: Phrase?

  private let effects: any TunesEffects

  /// Keeps the options for the next time.
  let save: (TunesOptions) -> Void

  enum Phase: Equatable {
    case menu, categories

    /// The values of an option are offered, by its name.
    case values(String)

    /// The player types the name of an artist: the text so far.
    case artist(String)

    /// The search is under way.
    case asking

    /// Covers are loading: the number that have come or failed, and the number of all.
    case covers(Int, of: Int)

    case failed(Phrase)

    /// A game can begin.
    case ready
  }

  init(
    startingWith options: TunesOptions, effects: any TunesEffects,
    save: @escaping (TunesOptions) -> Void = { _ in }
  ) {
    (self.options, self.effects, self.save) = (options, effects, save)
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
  case openedValues(String)
  case set(option: String, String)
  case typed(String)
  case asked(for: AlbumRequest?)
  case choseGame

  case found(Result<[FoundAlbum], UserError>)
  case arrived(Picture?)
  case loaded(problem: Phrase?)
}

/// Work in the background of the menu. Its results are actions.
enum TunesEffect: Equatable {
  case search(AlbumRequest)
  case load([FoundAlbum])

  /// Nothing: only the former effect ends.
  case cancel
}

/// Runs effects one at a time, without waiting for them.
protocol TunesEffects: AnyObject {
  /// Begins an effect, and ends the former one, which sends no more actions.
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
    case (.openedValues(let option), _): phase = .values(option)
    case (.set(let option, let value), _):
      phase = .menu
      try? TunesOptions.option(option)?.set(&options, to: value)
    case (.choseGame, _):
      if options.albums == nil { options.playBuiltIn() }
      // The covers that are missing are painted.
      if isWaiting { effects.begin(.cancel) }
      phase = .ready
    case (.wentBack, .asking), (.wentBack, .failed), (.wentBack, .covers):
      (phase, options.request, options.albums) = (.menu, nil, nil)
      effects.begin(.cancel)
    case (.wentBack, _): phase = .menu
    case (.found(.failure(let failure)), .asking): phase = .failed(failure.phrase)
    case (.found(.success(let found)), .asking): take(found)
    case (.arrived(let picture), .covers(let count, let all)):
      pictures += picture.map { [$0] } ?? []
      phase = .covers(count + 1, of: all)
    case (.loaded(let problem), .covers):
      phase = .ready
      warning = problem.map {
        Phrase(en: "\($0(.en)); missing covers are painted", zh: "\($0(.zh))；缺少的封面改用画的")
      }
    case (.found, _), (.arrived, _), (.loaded, _): break
    }
  }

  private mutating func search(for request: AlbumRequest?) {
    phase = .menu
    guard let request else { return }
    if case .artist = request { options.asksArtist = false }
    (options.request, options.albums) = (request, nil)
    (phase, pictures) = (.asking, [])
    effects.begin(.search(request))
  }

  private mutating func take(_ found: [FoundAlbum]) {
    let count = options.count(of: found.map(\.album))
    if let request = options.request, count < options.pairs {
      phase = .failed(request.shortage(count, pairs: options.pairs))
      return
    }
    options.albums = Category(own: found.map(\.album))
    let covers = showsCovers ? found.count { $0.cover != nil } : 0
    phase = covers > 0 ? .covers(0, of: covers) : .ready
    if covers > 0 { effects.begin(.load(found)) }
  }

  /// Sends the actions that effects have for the menu, also those of effects that begin by that.
  mutating func poll() {
    while case let actions = effects.poll(), !actions.isEmpty { actions.forEach { send($0) } }
  }
}
