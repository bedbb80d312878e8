import CommandLine
import GameCore
import TestSupport
import Testing
import TextUI
import Tiles
@testable import App

/// The deals of seeds 1 to 25 of every game, on file: a changed deal is a broken promise.
@Suite struct DealCatalogueTests {
  @Test(arguments: GameRegistry.games.map(\.name))
  func theSameSeedsDealTheSameGamesForEver(name: String) throws {
    for game in GameRegistry.games.compactMap(\.game) where game.name == name {
      let deals = try (1...25).map { "\($0): \(try deal(game, seed: UInt64($0)))\n" }.joined()
      let path = "Tests/Catalogue/\(name).txt"
      if Project.isRecording {
        try Project.write(deals, to: path)
        Issue.record("\(path) is written anew; read what has changed")
      }
      #expect(try Project.text(path) == deals)
    }
  }

  private func deal<G: ArcadeGame>(_ game: G.Type, seed: UInt64) throws -> String {
    var random = SeededRandom(seed: seed)
    return try G.deal(G.Options(), using: &random).description
  }
}

/// Whatever a game on the shelf needs beside its code.
@Suite struct NothingMissingTests {
  @Test(arguments: GameRegistry.games.map(\.name))
  func everyGameIsTestedAndWrittenAbout(name: String) throws {
    let command = try CommandTable.named(name)
    let manual = try #require(command.game).manual
    #expect(!manual.prose.isEmpty && !manual.examples.isEmpty)
    #expect(try Project.text("Tests/Catalogue/\(name).txt").split(separator: "\n").count == 25)
    #expect(try Project.text("man/arcade-\(name).6").contains(".Nm arcade-\(name)"))
    let tests = Project.files(in: "Tests/\(name.capitalized)GameTests", endingIn: ".swift")
    #expect(!tests.isEmpty)
    let cases = Project.files(in: "Tests/Transcripts/\(name)", endingIn: ".txt")
    for part in ["won", "unfinished", "chinese", "json", "plain", "ascii", "refused"] {
      #expect(cases.contains { $0.hasPrefix(part) }, "no transcript \(part)")
    }
    let screens = Project.files(in: "Tests/Screens/\(name)", endingIn: ".txt")
    let sizes = ["80x24", "40x12"].flatMap { size in ["en", "zh"].map { "play-\(size)-\($0)" } }
    for part in sizes + ["ascii", "nocolor"] {
      #expect(screens.contains("\(part).txt"), "no screen \(part)")
    }
  }

  @Test func everyKeyIsTold() {
    for game in GameRegistry.games {
      let told = game.spec.keys().flatMap { $0.keys(isASCII: true).split(separator: " ") }
      #expect(Set(told).count == told.count, "a key means two things in \(game.name)")
      for key in ["Up", "Down", "Enter", "Space", "0-9", "?", "n", "r", "q", "Ctrl-Z"] {
        #expect(told.contains(Substring(key)))
      }
    }
  }

  @Test func everyWordIsInEveryLanguage() {
    for game in GameRegistry.games.compactMap(\.game) {
      let summaries = Language.allCases.map { game.summary($0) }
      #expect(Set(summaries).count == Language.allCases.count)
    }
  }

  @Test func everyFlagIsDescribed() {
    for command in CommandTable.program.commands {
      let flags = command.allFlags
      #expect(Set(flags.map(\.name)).count == flags.count)
      for flag in flags {
        #expect(!flag.summary.isEmpty && !flag.summary.hasSuffix("."))
        for name in flag.excludes { #expect(flags.contains { $0.name == name }) }
        if let choices = flag.value?.choices, let standard = flag.standard, !choices.isEmpty {
          #expect(choices.contains { $0.name == standard })
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
