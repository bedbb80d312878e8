/// The one-way flow of tunes: the state changes only by actions, a reducer makes the next state of
/// the present one and an action, and views subscribe to the part of the state that they show.
final class Store<State, Action> {
  private(set) var state: State

  private let reduce: (inout State, Action) -> Void
  private let effect: (State, Action) -> Action?
  private var started: [Action] = []
  private var views: [(_ old: State, _ new: State) -> Void] = []

  /// A store at its first state. `effect` is what an action sets going beside the state, such as
  /// fetching something: the action that it answers is dispatched next.
  init(
    _ state: State, reduce: @escaping (inout State, Action) -> Void,
    effect: @escaping (State, Action) -> Action? = { _, _ in nil }
  ) {
    self.state = state
    self.reduce = reduce
    self.effect = effect
  }

  /// Sends an action through the reducer and tells the views. What it sets going waits for
  /// ``runEffects()``, so that the state in between can be seen.
  func dispatch(_ action: Action) {
    let old = state
    reduce(&state, action)
    for view in views { view(old, state) }
    started.append(action)
  }

  /// Runs the effects of what was dispatched, and of what these dispatch.
  func runEffects() {
    while !started.isEmpty {
      if let next = effect(state, started.removeFirst()) { dispatch(next) }
    }
  }

  /// Shows a part of the state to a view, now and whenever it has changed.
  func subscribe<Part: Equatable>(
    to part: @escaping (State) -> Part, _ view: @escaping (Part) -> Void
  ) {
    views.append { old, new in
      let shown = part(new)
      if part(old) != shown { view(shown) }
    }
    view(part(state))
  }
}
