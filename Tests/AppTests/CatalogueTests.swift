import CommandLine
import GameCore
import TestSupport
import Testing
@testable import App

/// The deals of seeds 1 to 25 of every game, on file: a changed deal is a broken promise.
@Suite(.oneByOne) struct DealCatalogueTests {
  @Test(arguments: GameCatalog.arcade.games.map { $0.name })
  func theSameSeedsDealTheSameGamesForEver(name: String) throws {
    let game = try #require(GameCatalog.arcade.game(named: name))
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
      expectEqual(Set(flags.map(\.name)).count, flags.count)
      for flag in flags {
        #expect(!flag.summary.isEmpty && !flag.summary(.en).hasSuffix("."))
        #expect(!flag.summary(.zh).hasSuffix("。"))
        for name in flag.excludes { #expect(CommandTable.program.hasFlag { $0.name == name }) }
        if let value = flag.value, value.isListed, let name = flag.defaultValue {
          #expect(value.choices.contains { $0.name == name })
        }
      }
    }
  }

  @Test func everyDescriptionIsInBothLanguages() {
    for command in Self.commands {
      var texts = [(command.name, command.summary())]
      for flag in command.allFlags {
        texts.append((flag.option, flag.summary))
        texts += (flag.value?.choices ?? []).map { ("\(flag.option) \($0.name)", $0.summary) }
      }
      for (name, text) in texts where !text.isEmpty {
        #expect(text(.zh) != text(.en), "\(command.name) \(name)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func theShortHelpFitsAnEightyColumnTerminal(language: Language) {
    for page in Self.pages {
      let lines = page.text(Presentation(language: language), isShort: true).split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast()
      #expect(lines.count <= 24, "\(lines[0])")
      for line in lines { #expect(String(line).displayWidth <= 80, "\(line)") }
    }
  }

  /// Only shared options may be left out.
  @Test(arguments: Language.allCases)
  func theShortHelpHasItsOwnOptions(language: Language) {
    let program = CommandTable.program
    let page = HelpPage(of: program).text(Presentation(language: language), isShort: true)
    for name in program.common {
      let isListed = page.split(separator: "\n").contains { line in
        line.hasPrefix("  ") && line.split(separator: " ").prefix(2).contains { $0 == name }
      }
      #expect(isListed, "\(name)")
    }
    for command in Self.commands {
      let page = HelpPage(of: command, in: program)
        .text(Presentation(language: language), isShort: true)
      for flag in command.flags() where flag.isCommon {
        #expect(page.contains("\(flag.listedOption) "), "\(command.name) \(flag.name)")
      }
    }
  }

  @Test(arguments: Language.allCases, [60, 80, 100])
  func theHelpFitsTheWindow(language: Language, columns: Int) {
    for page in Self.pages {
      let text = page.text(Presentation(language: language, columns: columns))
      for line in text.split(separator: "\n") where !line.contains(" arcade ") {
        #expect(String(line).displayWidth <= columns, "\(line)")
      }
    }
  }

  @Test func theGeneralHelpIsShort() {
    let text = HelpPage(of: CommandTable.program).text(Presentation(language: .en))
    #expect(text.count { $0 == "\n" } <= 40 + GameCatalog.arcade.games.count)
  }

  /// The options of every game are explained in one place.
  @Test func sharedOptionsAreNotRepeated() throws {
    for game in CommandTable.program.groups[0].commands {
      let page = HelpPage(of: game, in: CommandTable.program).text(Presentation(language: .en))
      for flag in PlayOptions.flags { #expect(!page.contains(flag.summary(.en))) }
      #expect(page.contains("'arcade help options'"))
    }
    let options = try InProcess().run("arcade help options").output
    for flag in PlayOptions.flags { #expect(options.contains(flag.listedOption)) }
  }

  private static let commands = CommandTable.program.commands.flatMap { [$0] + $0.variants() }

  private static var pages: [HelpPage] {
    [HelpPage(of: CommandTable.program)]
      + commands.map { HelpPage(of: $0, in: CommandTable.program) }
  }
}

/// Help and errors as the command line asks for them.
@Suite(.oneByOne) struct HelpLanguageTests {
  @Test(arguments: [
    "arcade --lang zh guess --help", "arcade guess --help --lang zh", "arcade help guess --lang zh",
    "LANG=zh_CN.UTF-8 arcade help guess", "arcade --help guess --lang=zh",
  ])
  func helpIsInThePlayersLanguage(line: String) throws {
    let outcome = try InProcess().run(line)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("arcade guess：猜出藏起来的数\n"))
  }

  @Test(arguments: [
    ("arcade guess --lang zh --nonsense", "没有选项 '--nonsense'"),
    ("LANG=zh_CN.UTF-8 arcade scroes -h", "没有游戏或命令 'scroes'"),
    ("arcade --lang zh guess --seed 1 --daily", "--daily 和 --seed 不能同时使用"),
    ("arcade guess --range x --lang zh", "--range（--范围）的值应为"),
    ("arcade --lang zh replay 7", "还没有任何记录"),
  ])
  func errorsAreInThePlayersLanguage(line: String, error: String) throws {
    let outcome = try InProcess().run(line)
    #expect(outcome.error.hasPrefix("arcade: \(error)"))
    expectEqual(outcome.status, line.contains("replay") ? 1 : 2)
  }

  @Test func theSettingsNameTheLanguage() throws {
    let process = try InProcess()
    _ = try process.run("arcade settings lang zh")
    #expect(try process.run("arcade -h").output.hasPrefix("arcade：终端小游戏\n"))
    #expect(try process.run("arcade --lang en -h").output.hasPrefix("arcade: games"))
  }

  @Test(arguments: [
    ("TERM=xterm arcade help", true), ("TERM=xterm NO_COLOR=1 arcade help", false),
    ("TERM=dumb arcade help", false), ("TERM=xterm arcade help --color never", false),
    ("TERM=vt220 arcade help", false), ("TERM=xterm-mono arcade help", false),
  ])
  func headingsAreBoldAtATerminal(line: String, isBold: Bool) throws {
    let process = try InProcess()
    process.isAtTerminal = true
    try expectEqual(process.run(line).output.contains("\u{1b}[1mgames:"), isBold)
    process.isAtTerminal = false
    #expect(try !process.run(line).output.contains("\u{1b}"))
    try expectEqual(process.run("\(line) --color always").output.contains("\u{1b}[1m"), true)
  }
}
