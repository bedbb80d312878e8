import Pairs

/// How the state answers actions: pure functions, a part of the state each.
enum TunesReducers {
  /// The whole state's answer.
  static func reduce(_ state: inout TunesState, _ action: TunesAction) {
    route(&state.route, action)
    category(&state.category, action)
    covers(&state.covers, action)
    table(&state.table, action)
  }

  static func route(_ route: inout TunesState.Route, _ action: TunesAction) {
    switch action {
    case .show(let next): route = next
    case .choose: route = .menu
    case .fetchCovers: route = .game
    case .setCovers, .deal, .turn: break
    }
  }

  static func category(_ category: inout Category, _ action: TunesAction) {
    if case .choose(let chosen) = action { category = chosen }
  }

  static func covers(_ covers: inout TunesState.Covers, _ action: TunesAction) {
    switch action {
    case .fetchCovers: covers = .loading
    case .setCovers(let albums): covers = .ready(albums)
    case .choose: covers = .none
    case .show, .deal, .turn: break
    }
  }

  static func table(_ table: inout TunesTable, _ action: TunesAction) {
    switch action {
    case .deal(let deal): table = TunesTable(faces: deal.faces, pairs: Concentration(deal.numbers))
    case .turn(let tile): if let turn = try? table.pairs.turn(tile) { table.lastTurn = turn }
    case .fetchCovers: table = TunesTable()
    case .show, .choose, .setCovers: break
    }
  }
}
