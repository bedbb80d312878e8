import CommandLine
import GameCore
import Platform

/// A page of the manual in mdoc(7): the prose of a file with tables of the program.
struct ManPage {
  /// The page's name, such as `arcade-records`.
  private let name: String
  private let section: Int
  private let summary: Phrase

  private let prose: Manual.Prose
  private let game: (any ArcadeGame.Type)?

  private init(
    _ word: String?, _ section: Int, _ summary: Phrase, _ prose: Manual.Prose,
    game: (any ArcadeGame.Type)? = nil
  ) {
    name = word.map { Self.prefix + $0 } ?? "arcade"
    (self.section, self.summary) = (section, summary)
    (self.prose, self.game) = (prose, game)
  }

  private static var topics: [ManPage] {
    [
      ManPage(
        "json", 5, Phrase(en: "JSON lines, for programs that play", zh: "供程序读写的 JSON 行"),
        Manual.Prose(en: PackageResources.arcade_json_5_mdoc)),
      ManPage(
        "records", 5,
        Phrase(en: "formats of the history, saved games and settings", zh: "历史、存档和设置的文件格式"),
        Manual.Prose(en: PackageResources.arcade_records_5_mdoc)),
      ManPage(
        "players", 7, Phrase(en: "bots, and how to write one", zh: "电脑玩家，以及怎样编写"),
        Manual.Prose(en: PackageResources.arcade_players_7_mdoc)),
      ManPage(
        "online", 7,
        Phrase(en: "games with a friend at another machine", zh: "与另一台机器上的朋友一起玩"),
        Manual.Prose(en: PackageResources.arcade_online_7_mdoc)),
      ManPage(
        "recipes", 7,
        Phrase(en: "games on clusters, in databases and in scripts", zh: "用于集群、数据库和脚本的做法"),
        Manual.Prose(en: PackageResources.arcade_recipes_7_mdoc)),
    ]
  }

  /// The words that `arcade man` takes, one for each page besides arcade(6).
  static var choices: [Choice] {
    GameCatalog.arcade.choices
      + topics.map { Choice(String($0.name.dropFirst(prefix.count)), $0.summary) }
  }

  private static let prefix = "arcade-"

  /// Returns the page named `records` or `arcade-records.5`, without a name arcade(6).
  static func named(_ word: String?) throws(UserError) -> ManPage {
    guard let word else { return program }
    let page = all.first { page in
      [page.name, page.name + ".\(page.section)", page.name + "(\(page.section))"].contains {
        $0 == word || $0 == prefix + word
      }
    }
    guard let page else { throw .unknown(.page, word, choices) }
    return page
  }

  private static var program: ManPage {
    ManPage(
      nil, 6, CommandTable.program.summary,
      Manual.Prose(en: PackageResources.arcade_6_mdoc, zh: PackageResources.arcade_6_zh_mdoc))
  }

  /// Every page, in the order of references to them.
  private static var all: [ManPage] {
    let games = GameCatalog.arcade.games.map { game in
      ManPage(
        game.name, 6, game.summary,
        Manual.Prose(en: PackageResources.game_6_mdoc, zh: PackageResources.game_6_zh_mdoc),
        game: game)
    }
    return ([program] + games + topics).sorted { ($0.section, $0.name) < ($1.section, $1.name) }
  }

  /// Opens the page at a terminal with man(1) or mandoc(1). Throws if there is neither. Elsewhere
  /// prints its source.
  func show(in context: CommandContext) throws {
    let text = text(context.presentation.language)
    guard context.usesPager, context.environment.isTerminal(.output) else {
      return try context.output.write(text)
    }
    try context.output.flush()
    // Plain text has no sequences, no bold as a letter over itself, and no pages.
    if context.presentation.isPlain {
      setenv("MANPAGER", "sed -e s/\u{1b}[[][^m]*m//g -e s/.\u{8}//g", 1)
    }
    // Without a locale of UTF-8 that is installed, the viewers drop Chinese signs.
    if !text.isASCII, setlocale(LC_CTYPE, "") == nil || !context.environment.locale.isUTF8 {
      setenv("LC_ALL", "C.UTF-8", 1)
    }
    // On macOS, man(1) lacks the option -l.
    let viewers = "man -l - 2>/dev/null || mandoc -a 2>/dev/null || exit 127"
    guard try Pager.show(text, with: viewers) else {
      let help = "arcade help" + (game.map { " \($0.name)" } ?? "")
      throw UserError(
        en: "neither man nor mandoc shows the page; install man-db, or run '\(help)'",
        zh: "man 和 mandoc 都无法显示手册页；请安装 man-db，或运行 '\(help)'", status: .unavailable)
    }
  }

  /// Returns the page in a language, or in English where there is no translation.
  func text(_ language: Language = .en) -> String {
    let proses = [prose] + (game.map { [$0.manual.prose] } ?? [])
    if language != .en, proses.contains(where: { $0(language).isEmpty }) { return text(.en) }
    let tables = ManTables(language: language)
    let sections = game.map { Self.sections(of: $0.manual, language) } ?? [:]
    let page = Mdoc.filled(prose(language)) { placeholder in
      heading(placeholder, language) ?? sections[placeholder]
        ?? game.flatMap { tables.text(placeholder, of: $0) } ?? tables.text(placeholder)
    }
    return language == .en ? page.withASCIIEscapes : Mdoc.joinedAtSigns(page)
  }

  /// Returns the text for a placeholder of the heading or of the references.
  private func heading(_ placeholder: String, _ language: Language) -> String? {
    switch placeholder {
    case "name": name
    case "title": "\(name.uppercased()) \(section)"
    case "summary": summary(language)
    case "pages":
      Mdoc.source { page in
        // The page of a game refers to no other game.
        let others = Self.all.filter { $0.name != name && (game == nil || $0.game == nil) }
        page.references(others.map { ($0.name, String($0.section)) })
      }
    default: nil
    }
  }

  /// Returns the sections of a game's prose, which include the shared prose.
  static func sections(of manual: Manual, _ language: Language) -> [String: String] {
    let shared = manual.shared.reduce(into: [String: String]()) { sections, prose in
      let text = String(decoding: prose(language), as: UTF8.self)
      sections.merge(Mdoc.sections(of: text)) { $1 }
    }
    return Mdoc.sections(of: Mdoc.filled(manual.prose(language)) { shared[$0] })
  }
}
