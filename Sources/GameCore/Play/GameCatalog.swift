/// The games of an arcade, in the order in which they are listed.
public struct GameCatalog: Sendable {
  public let games: [any ArcadeGame.Type]

  public init(_ games: [any ArcadeGame.Type]) {
    self.games = games
  }

  /// Returns the game of a name, or nil if there is none.
  public func game(named name: some StringProtocol) -> (any ArcadeGame.Type)? {
    games.first { $0.name == name }
  }

  /// Returns the game of a name by today's or former rules, or nil if there is none.
  public func game(named name: some StringProtocol, rules: Int) -> (any ArcadeGame.Type)? {
    for game in games where name.hasPrefix(game.name) {
      for type in game.all where type.recordName == name && type.rules == rules { return type }
    }
    return nil
  }
}

extension ArcadeGame {
  /// The game by today's and by former rules, alone, for two and as a race.
  public static var all: [any ArcadeGame.Type] {
    var types: [any ArcadeGame.Type] = [Self.self] + formerRules
    for type in types {
      if let versus = type.versus { types.append(versus) }
      if let race = type.race { types.append(race) }
    }
    return types
  }
}
