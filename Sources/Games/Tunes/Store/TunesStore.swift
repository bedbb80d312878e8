import TextUI

/// Work that goes on beside the state. It never waits.
protocol TunesEffects: AnyObject {
  func begin(_ effect: TunesEffect)

  /// Returns the actions that have come since the last call.
  func poll() -> [TunesAction]
}

/// The holder of the state. Every change is an action: from a key to the action, through the
/// reducer to the state, and from there to the screen. An effect reports by actions, too.
struct TunesStore {
  private(set) var state: TunesState
  private let effects: any TunesEffects

  init(_ state: TunesState, effects: any TunesEffects) {
    (self.state, self.effects) = (state, effects)
  }

  mutating func send(_ action: TunesAction) {
    for effect in TunesReducer.reduce(&state, action) { effects.begin(effect) }
  }

  /// Sends the actions that have come from effects, and from those that these begin.
  mutating func poll() {
    while case let actions = effects.poll(), !actions.isEmpty { actions.forEach { send($0) } }
  }
}
