import CommandLine
import Lines
import Records
import Screens

/// The parts of the manual in a language that are made from the program's tables, by placeholder.
struct ManTables {
  let language: Language

  /// Returns the text of a placeholder in any page, or nil for an unknown one.
  func text(_ placeholder: String) -> String? {
    switch placeholder {
    case "date": Version.date
    case "games":
      source {
        $0.list(of: GameCatalog.arcade.choices.map { ($0.name, $0.description(language)) })
      }
    case "commands":
      source {
        let ofBots = Command.ofBots.map(\.name)
        let others = Command.utilities.map(\.spec).filter { !ofBots.contains($0.name) }
        $0.list(
          of: others, without: ["game", "command", "setting"], describedElsewhere: playerFlags)
      }
    case "bot-commands": source { $0.list(of: Command.ofBots, without: ["game"]) }
    case "shared-options": source { $0.list(of: PlayOptions.flags.filter { !$0.isGlobal }) }
    case "player-options": source { $0.list(of: playerFlags, withChoices: false) }
    case "global-options":
      source { $0.list(of: PlayOptions.flags(named: []) + HelpRequest.flags) }
    case "front-keys": source { $0.list(of: FrontKeys.help) }
    case "shared-keys": source { $0.list(of: GameKeys.help) }
    case "replay-keys": source { $0.list(of: ReplayKeys.help) }
    case "settings": source { $0.list(of: settings) }
    case "game-settings":
      ".Cm "
        + Setting.all.map(\.name).filter { !Setting.ofArcade.map(\.name).contains($0) }
        .joined(separator: " , ") + " ."
    case "games-json-lines":
      games.map { game in
        ".Ss \(game.name)\n" + (ManPage.sections(of: game.manual, language)["json-lines"] ?? "")
      }.joined(separator: "\n")
    case "players": source { $0.list(of: players) }
    case "refusals": source { $0.list(of: refusals) }
    case "signs": source { $0.list(of: byGame { signs(of: $0) }) }
    case "outcomes": source { $0.list(of: byGame { letters(of: $0) }) }
    case "record-format": String(Record.version)
    case "record-fields": String(Record.fieldCount)
    case "guess.sh": program(PackageResources.guess_sh)
    case "pairs.py": program(PackageResources.pairs_py)
    case "guest.py": program(PackageResources.guest_py)
    case "simulate.slurm": program(PackageResources.simulate_slurm)
    case "simulate.yaml": program(PackageResources.simulate_yaml)
    case "simulate.py": program(PackageResources.simulate_py)
    default: nil
    }
  }

  /// Returns the text of a placeholder in the page of a game, or nil for an unknown one.
  func text<G: ArcadeGame>(_ placeholder: String, of game: G.Type) -> String? {
    switch placeholder {
    case "game": G.name
    case "synopsis": source { $0.synopsis(of: G.Options.flags) }
    case "options": source { $0.list(of: G.Options.flags) }
    case "rules": source { $0.prose(G.manual.rules.map { $0(language) }.joined(separator: " ")) }
    case "levels": source { page in levels(of: G.self).forEach { page.prose($0) } }
    case "keys": source { $0.list(of: GameKeys.own(of: G.self)) }
    case "examples": source { $0.examples(G.manual.examples) }
    default: nil
    }
  }

  /// Returns the levels of a game in a sentence, or where no blanks stand in one in its parts.
  private func levels<G: ArcadeGame>(of game: G.Type) -> [String] {
    let presentation = Presentation(language: language, isASCII: true)
    let names = G.levels(like: G.Options()).map {
      $0.words(presentation).joined(separator: presentation.comma)
    }
    guard language == .zh else {
      return ["The levels on the front page: " + names.joined(separator: "; ") + "."]
    }
    return ["首页上的难度："] + names.dropLast().map { $0 + "；" } + names.suffix(1).map { $0 + "。" }
  }

  private func source(_ calls: (inout Mdoc) -> Void) -> String { Mdoc.source(language, calls) }

  private var games: [any ArcadeGame.Type] { GameCatalog.arcade.games }

  private var players: [(String, String)] {
    games.flatMap { game in
      game.botChoices.map { ("\(game.name) \($0.name)", $0.description(language)) }
    }
  }

  /// The options for an opponent or for watching a bot, over all games.
  private var playerFlags: [Flag] {
    games.flatMap { $0.opponentFlags + $0.watchFlags }.reduce(into: []) { flags, flag in
      if !flags.contains(where: { $0.name == flag.name }) { flags.append(flag) }
    }
  }

  private var settings: [(String, String)] {
    Setting.ofArcade.map { setting in
      let flag = setting.flag
      return (setting.name, "\(flag.summary(language)): \(flag.expectation(language))")
    }
  }

  /// The codes of refused moves in JSON lines, each with its meaning.
  private var refusals: [(String, String)] {
    var rows = [(JSONLines.notAMove, "The word is not a move")]
    for way in games.flatMap({ $0.all }) {
      rows += codes(of: way.type).filter { row in !rows.contains { $0.0 == row.0 } }
    }
    return rows
  }

  private func codes<G: ArcadeGame>(of game: G.Type) -> [(String, String)] {
    G.P.Refusal.Code.allCases.map { ($0.rawValue, $0.meaning) }
  }

  /// Returns the signs of a game's outcomes in a line to share, each with its ASCII form.
  private func signs<G: ArcadeGame>(of game: G.Type) -> String {
    G.P.Event.Outcome.allCases.compactMap(\.sign).map { sign in
      let ascii = sign.text(Presentation(language: .en, isASCII: true))
      let forms = sign.text(.shared) + language(en: " or ", zh: " 或 ") + ascii
      return "\(forms) \(sign.meaning(language))"
    }.joined(separator: language(en: ", ", zh: "，"))
  }

  private func letters<G: ArcadeGame>(of game: G.Type) -> String {
    G.P.Event.Outcome.allCases.map { "\($0.letter) \($0.rawValue)" }.joined(separator: ", ")
  }

  /// Returns the texts about the games, except empty ones, each with the names of its games.
  private func byGame(_ text: (any ArcadeGame.Type) -> String) -> [(String, String)] {
    games.reduce(into: []) { rows, game in
      let text = text(game)
      guard !text.isEmpty else { return }
      if let index = rows.firstIndex(where: { $0.1 == text }) {
        rows[index].0 += ", \(game.name)"
      } else {
        rows.append((game.name, text))
      }
    }
  }

  private func program(_ file: [UInt8]) -> String {
    source { $0.literal(String(String(decoding: file, as: UTF8.self).dropLast())) }
  }
}
