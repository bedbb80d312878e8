import CommandLine
import Flags
import GameCore

extension Command {
  /// Returns the fault of an option that asks for somebody to play with, where the command takes
  /// none; nil if the words have no such option.
  func misplacedCompanion(in words: [String], _ find: FlagSearch) -> InvalidInput? {
    for word in words {
      let name = String(word.dropFirst(2).prefix { $0 != "=" })
      let takers = GameRegistry.catalog.games
        .filter { $0.companionFlags.contains { $0.name == name } }
      guard word.hasPrefix("--"), let first = takers.first, !find({ $0.name == name }) else {
        continue
      }
      let value = first.companionFlags.first { $0.name == name }?.value?.placeholder ?? ""
      guard game == nil else { return .requiresAnotherGame(name, takers) }
      let named = (self.name.split(separator: " ").map(String.init) + words)
      let taker = takers.first { named.contains($0.name) } ?? first
      let example = "'arcade \(taker.name) --\(name) \(value)'"
      let isDealt = self.name.hasPrefix("\(Command.deal.name) ")
      return InvalidInput(
        "--\(name) is for new games, as in \(example)"
          + (isDealt ? "; two play the same deals as one" : ""))
    }
    return nil
  }
}

extension InvalidInput {
  /// The fault of an option that only some games take.
  static func requiresAnotherGame(
    _ flag: String, _ takers: [any ArcadeGame.Type]
  ) -> InvalidInput {
    let games = takers.map { Choice($0.name, "") }.alternatives
    return InvalidInput("--\(flag) requires another game: \(games)")
  }
}
