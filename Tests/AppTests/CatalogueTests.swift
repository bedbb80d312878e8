import CommandLine
import GameCore
import TestSupport
import Testing
@testable import App

/// The deals of seeds 1 to 25 of every game, on file: a changed deal is a broken promise.
@Suite(.oneByOne) struct DealCatalogueTests {
  @Test(arguments: GameRegistry.games.map(\.name))
  func theSameSeedsDealTheSameGamesForEver(name: String) throws {
    let game = try #require(GameRegistry.game(named: name))
    try expectOnFile(try deals(game), at: "Tests/Catalogue/\(name).txt")
  }

  private func deals<G: ArcadeGame>(_ game: G.Type) throws -> String {
    try (1...25 as ClosedRange<UInt64>).map { seed in
      var random = SeededRandom(seed: seed)
      return "\(seed): \(try G.deal(G.Options(), using: &random))\n"
    }.joined()
  }
}

@Suite(.oneByOne) struct CommandTableTests {
  @Test func everyFlagIsDescribed() {
    for command in CommandTable.program.commands {
      let flags = command.allFlags
      #expect(Set(flags.map(\.name)).count == flags.count)
      for flag in flags {
        #expect(!flag.summary.isEmpty && !flag.summary.hasSuffix("."))
        for name in flag.excludes { #expect(flags.contains { $0.name == name }) }
        if let value = flag.value, value.isListed, let name = flag.defaultValue {
          #expect(value.choices.contains { $0.name == name })
        }
      }
    }
  }

  @Test func helpFitsAnEightyColumnTerminal() {
    let program = CommandTable.program
    let commands = program.commands.flatMap { [$0] + $0.variants() }
    for page in [HelpPage(of: program)] + commands.map({ HelpPage(of: $0, in: program) }) {
      for line in (page.text + page.shortText).split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
      #expect(page.shortText.count { $0 == "\n" } <= 24, "\(page.shortText)")
    }
  }
}
