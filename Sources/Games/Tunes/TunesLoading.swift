import Flags
import GameCore
import Pairs
import Platform

extension Tunes {
  public static func load(_ options: inout TunesOptions, _ outside: Outside) throws(InvalidInput) {
    if let path = options.albumFile, options.albums?.faces.isEmpty ?? true {
      options.albums = try outside.faces(in: path)
      try options.check()
    }
    guard options.loadsInMenu else { return }
    // The albums from the network without a menu, and their covers if they can be seen.
    let effects = NetworkEffects(options.networkUse, variable: outside.variable)
    var store = TunesStore(options, effects: effects)
    store.send(.opened(showsCovers: outside.showsPictures))
    store.poll()
    let deadline = Clock.milliseconds + patience
    while store.state.isWaiting {
      usleep(5_000)
      store.poll()
      // Late covers are painted.
      if Clock.milliseconds > deadline, case .covers = store.state.phase { store.send(.wentBack) }
    }
    if case .failed(let reason) = store.state.phase {
      let (option, end) = (options.artist == nil ? "online" : "artist", "the built-in albums")
      let cure = reason(.en).hasSuffix(end) ? "" : "; without --\(option) you play \(end)"
      throw InvalidInput(reason(.en) + cure, isOutside: true)
    }
    if let warning = store.state.warning { outside.warn(warning) }
    options = store.state.options
  }

  /// The time for covers, in milliseconds.
  private static var patience: Int { 10_000 }
}
