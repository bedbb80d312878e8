import GameCore
import Platform

extension TunesOptions {
  /// Takes the albums that are wanted from the network without a menu, and their covers if they can
  /// be seen.
  mutating func loadAlbums(_ outside: Outside) throws(OutsideError) {
    var store = TunesStore(
      TunesState(self), effects: NetworkEffects(networkUse, variable: outside.variable))
    store.send(.opened(showsCovers: outside.showsPictures))
    store.poll()
    let deadline = Clock.milliseconds + Self.patience
    while store.state.isWaiting {
      usleep(5_000)
      store.poll()
      // Late covers are painted.
      if Clock.milliseconds > deadline, case .covers = store.state.phase { store.send(.wentBack) }
    }
    if case .failed(let reason) = store.state.phase {
      let (option, end) = (artist == nil ? "online" : "artist", "the built-in albums")
      let cure = reason(.en).hasSuffix(end) ? "" : "; without --\(option) you play \(end)"
      throw OutsideError(reason(.en) + cure)
    }
    if let problem = store.state.warning { outside.warn(problem) }
    self = store.state.options(over: self)
  }

  /// The time for covers, in milliseconds.
  private static let patience = 10_000
}

extension TunesState {
  /// Creates the state of a menu that opens with some options.
  init(_ options: TunesOptions) {
    (category, pairs) = (options.category ?? Categories.pop, options.pairs)
    (request, albums) = (options.request, options.albums)
  }

  /// Returns the options of the game that begins, over those that the menu opened with.
  func options(over former: TunesOptions) -> TunesOptions {
    var options = former
    (options.category, options.albums) = (category, albums)
    options.artist = if case .artist(let name)? = request { name } else { nil }
    if request == nil { options.networkUse = .sparing }
    options.isOnline = if case .genre? = request { true } else { false }
    return options
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
