/// The games of an arcade, in the order in which they are listed.
public struct GameCatalog: Sendable {
  /// The games by today's rules.
  public let games: [any ArcadeGame.Type]

  public init(_ games: [any ArcadeGame.Type]) { self.games = games }

  public func game(named name: some StringProtocol) -> (any ArcadeGame.Type)? {
    games.first { $0.name == name }
  }

  /// Returns the game of a name in records, by today's or former rules, or nil if there is none.
  public func game(named name: some StringProtocol, rules: Int) -> GameVariant? {
    games.filter { name.hasPrefix($0.name) }.flatMap { $0.all }
      .first { $0.recordName == name && $0.type.rules == rules }
  }
}

extension ArcadeGame {
  /// The games by today's and by former rules, each in all its modes.
  public static var all: [GameVariant] {
    let types: [any ArcadeGame.Type] = [Self.self] + formerRules
    return types.flatMap { type in type.modes.map { GameVariant(type, $0) } }
  }
}
