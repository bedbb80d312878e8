import Flags
import GameCore
import Platform

extension TunesOptions {
  /// Takes the albums that are wanted from the network without a menu, and their covers if they can
  /// be seen.
  mutating func loadAlbums(_ outside: Outside) throws(InvalidInput) {
    let effects = NetworkEffects(networkUse, variable: outside.variable)
    var store = TunesStore(TunesState(options: self), effects: effects)
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
      throw InvalidInput(reason(.en) + cure, isOutside: true)
    }
    if let problem = store.state.warning { outside.warn(problem) }
    self = store.state.options
  }

  /// The time for covers, in milliseconds.
  private static let patience = 10_000
}
