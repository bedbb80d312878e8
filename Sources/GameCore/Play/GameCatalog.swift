/// The games of an arcade, in the order in which they are listed.
public struct GameCatalog: Sendable {
  /// The games by today's rules.
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
    game(named: name).flatMap { game in
      game.rules == rules ? game : game.formerRules.first { $0.rules == rules }
    }
  }
}
