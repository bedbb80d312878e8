import CommandLine
import GameCore
import Play
import TextUI

/// The man pages in mdoc(7), made from the table of commands and the games' manuals.
enum ManPage {
  /// The day of the last change to what the pages say.
  private static let date = "November 21, 2026"

  /// The page of records.
  private static let records = Choice("records", "the files that the arcade keeps")

  /// The page of players.
  private static let players = Choice("players", "the arcade's players, and how to write one")

  /// The pages beside the arcade's own.
  static var choices: [Choice] { GameRegistry.games.map(\.choice) + [records, players] }

  /// The page of a game or of records, or the arcade's where there is no name.
  static func text(of name: String?) -> String {
    if name == records.name { return pageOfRecords.text }
    if name == players.name { return pageOfPlayers.text }
    return (GameRegistry.games.first { $0.name == name }.map(pageOfGame) ?? pageOfArcade).text
  }

  /// All pages, each with its section.
  private static var pages: [(name: String, section: String)] {
    [("arcade-\(records.name)", "5"), ("arcade", "6")]
      + GameRegistry.games.map { ("arcade-\($0.name)", "6") }.sorted { $0.0 < $1.0 }
      + [("arcade-\(players.name)", "7")]
  }

  // MARK: A game's page

  private static func pageOfGame(_ game: Command) -> Mdoc {
    let title = "arcade-\(game.name)"
    let manual = game.game?.manual ?? Manual(description: [])
    var page = Mdoc()
    heading(&page, title, game.spec.summary)
    page.section("SYNOPSIS")
    page.macro("Nm", "arcade", game.name)
    page.synopsis(of: game.spec.flags())
    page.macro("Op", "Ar", "option ...")
    page.macro("Op", "Ar", "move ...")
    page.section("DESCRIPTION")
    page.paragraphs(manual.description)
    page.section("OPTIONS")
    page.list(of: game.spec.flags())
    page.paragraphs(["Each option may be given once. The options of every game are:"])
    page.list(of: PlayOptions.flags + InfoRequest.flags)
    page.paragraphs(["A written deal, for `--deal`, is \(game.game?.dealForm ?? "none")."])
    page.section("MOVES")
    page.paragraphs(manual.moves + [CommonManual.moves])
    page.section("FULL SCREEN")
    page.paragraphs([CommonManual.screenPointer])
    page.list(of: game.spec.keys())
    page.section("SCORING")
    page.paragraphs(manual.scoring)
    page.subsection("JSON lines")
    page.paragraphs([CommonManual.jsonPointer] + manual.json)
    end(&page, title, examples: manual.examples, history: manual.history)
    return page
  }

  // MARK: The arcade's page

  private static var pageOfArcade: Mdoc {
    var page = Mdoc()
    heading(&page, "arcade", "four small games for the terminal")
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Ar", "game", "Oo", "Ar", "option ...", "Oc", "Oo", "Ar", "move ...", "Oc")
    page.macro("Nm")
    page.macro("Ar", "command")
    page.section("DESCRIPTION")
    page.paragraphs([CommonManual.description])
    page.list(of: GameRegistry.games.map { ($0.name, $0.spec.summary + ".") }, macro: "Cm")
    page.paragraphs([CommonManual.alone, "The other commands are:"])
    page.list(of: Command.utilities.map(\.spec))
    page.section("OPTIONS")
    page.paragraphs([CommonManual.options])
    page.list(of: PlayOptions.flags)
    page.paragraphs(["These work everywhere:"])
    page.list(of: InfoRequest.flags)
    page.section("MOVES")
    page.paragraphs([CommonManual.moves])
    page.section("FULL SCREEN")
    page.paragraphs(CommonManual.screen)
    page.list(of: GameKeys.help)
    page.section("KEEPING GAMES")
    page.paragraphs(CommonManual.records)
    page.paragraphs(["While a game is shown again on the screen, there are these keys:"])
    page.list(of: ReplayKeys.help)
    page.section("SCORING")
    page.paragraphs([CommonManual.scoring])
    page.subsection("JSON lines")
    page.paragraphs(CommonManual.json)
    end(&page, "arcade", examples: CommonManual.examples, history: [CommonManual.history])
    return page
  }

  // MARK: The page of records

  private static var pageOfRecords: Mdoc {
    var page = Mdoc()
    heading(&page, "arcade-\(records.name)", records.summary, section: "5")
    page.section("DESCRIPTION")
    page.paragraphs(RecordsManual.description)
    page.subsection("The history")
    page.paragraphs(RecordsManual.history)
    page.list(of: RecordsManual.fields, macro: "Li")
    page.paragraphs(RecordsManual.rules)
    page.subsection("Journals")
    page.paragraphs(RecordsManual.journals)
    page.subsection("Settings")
    page.paragraphs(RecordsManual.settings)
    page.list(
      of: Setting.all.map { setting in
        let values = setting.values.map { "`\($0.name)`" }.joined(separator: ", ")
        return (setting.name, "\(setting.summary.capitalizedSentence) One of \(values).")
      }, macro: "Li")
    page.section("FILES")
    page.list(of: CommonManual.files, macro: "Pa")
    close(&page, "arcade-\(records.name)", examples: RecordsManual.examples)
    return page
  }

  // MARK: The page of players

  private static var pageOfPlayers: Mdoc {
    let title = "arcade-\(players.name)"
    var page = Mdoc()
    heading(&page, title, players.summary, section: "7")
    page.section("DESCRIPTION")
    page.paragraphs(PlayersManual.description)
    page.list(of: PlayersManual.players, macro: "Cm")
    page.paragraphs(PlayersManual.par)
    page.section("WRITING A PLAYER")
    page.paragraphs(PlayersManual.conversation)
    page.subsection("Many games")
    page.paragraphs(PlayersManual.simulate)
    page.subsection("Two whole players")
    page.paragraphs([PlayersManual.shellIntroduction])
    page.literal(PlayersManual.shellBot)
    page.paragraphs([PlayersManual.pythonIntroduction])
    page.literal(PlayersManual.pythonBot)
    close(&page, title, examples: PlayersManual.examples)
    return page
  }

  private static func heading(
    _ page: inout Mdoc, _ title: String, _ summary: String, section: String = "6"
  ) {
    page.macro("Dd", date)
    page.macro("Dt", title.uppercased(), section)
    page.macro("Os")
    page.section("NAME")
    page.macro("Nm", title)
    page.macro("Nd", summary)
  }

  /// What every page ends with.
  private static func close(
    _ page: inout Mdoc, _ title: String, examples: [Manual.Example]
  ) {
    page.section("EXAMPLES")
    page.examples(examples)
    page.section("SEE ALSO")
    page.references(pages.filter { $0.name != title })
  }

  /// What the pages of the arcade and its games end with.
  private static func end(
    _ page: inout Mdoc, _ title: String, examples: [Manual.Example], history: [String]
  ) {
    page.section("ENVIRONMENT")
    page.list(of: CommonManual.environment)
    page.section("FILES")
    page.list(of: CommonManual.files, macro: "Pa")
    page.section("EXIT STATUS")
    page.list(of: CommonManual.exits, macro: "Li")
    close(&page, title, examples: examples)
    page.section("HISTORY")
    page.paragraphs(history)
  }
}
