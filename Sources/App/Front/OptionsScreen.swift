import CommandLine
import GameCore
import Lines
import Screens

/// Pages of options or of opponents. A change is saved and takes effect at once.
struct OptionsScreen {
  private(set) var context: CommandContext
  private var ways: [GameVariant]
  /// True if the pages start games; otherwise a page of the arcade's settings follows them.
  private let startsGames: Bool
  /// The names of the bots that the player has beaten, by game.
  private var beaten: [String: Set<String>] = [:]
  /// The pages that were told line by line.
  private var told: Set<Int> = []

  /// Creates pages of the options of every game and of the arcade's settings.
  init(optionsIn context: CommandContext) {
    (self.context, startsGames) = (context, false)
    ways = GameCatalog.arcade.games.map { GameVariant($0) }
  }

  /// Creates pages that start a game against an opponent, and save only the chosen opponent. The
  /// choices on the pages of before are kept.
  init(opponentsIn context: CommandContext, beaten: [Set<String>], after former: OptionsScreen?) {
    let games = GameCatalog.arcade.games
    (self.context, startsGames, told) = (context, true, former?.told ?? [])
    ways = former?.ways ?? games.compactMap { $0.waysToMeet.first }
    self.beaten = Dictionary(zip(games.map { $0.name }, beaten)) { $1 }
    self.context.environment.saved =
      former?.context.environment.saved ?? SavedSettings(trying: context.environment.saved)
  }

  /// Lets a player choose an opponent or change options in lines of text, on any page if none is
  /// named. Returns the game to start.
  mutating func openInLines(
    _ page: Int?, _ words: inout WordReader
  ) throws -> GameVariant? {
    guard let page else {
      func choose() throws -> Int? {
        let other = context.presentation.language.other
        let names = ways.map { $0.type.title(other) } + [other(en: "general", zh: "通用")]
        let titles = zip(names, pages(Changes())).map { MenuItem($0, $1.title) }
        let title = Phrase(en: "Options", zh: "选项")
        return try context.prompter(isInteractive: true)
          .choose(from: ListMenu(titles), title: title, &words)
      }
      while let page = try choose() { _ = try openInLines(page, &words) }
      return nil
    }
    var isListed = told.insert(page).inserted || !startsGames
    while true {
      let (prompter, presentation) = (context.prompter(isInteractive: true), context.presentation)
      let changes = Changes()
      let (title, list) = pages(changes)[page]
      let rows = list.rows
      // That of the arcade's page is about the screen.
      let note = page < ways.count ? list.note : nil
      let menu = ListMenu(rows.map { $0.item(presentation) }, notes: note.map { [$0] } ?? [])
      let heading = Phrase(en: title, zh: title)
      guard
        let index = try prompter.choose(from: menu, title: heading, isListed: isListed, &words)
      else { return nil }
      let row = rows[index]
      isListed = false
      if row.rung != nil {
        try list.change(index, .next)
        return ways[page]
      }
      let isChanged = try prompter.change(row, among: rows, &words) { value throws(UserError) in
        try list.change(index, Setting.isDefault(value) ? .reset : .to(value))
      }
      guard isChanged else { continue }
      try take(changes, on: page)
      let changed = pages(Changes())[page].list
      try tell(changed, at: index, insteadOf: changes.isOtherMode ? rows : nil)
      if changes.setting == Switch.plain.rawValue, context.play.opensScreen(in: context.environment)
      {
        try prompter.say(
          presentation(
            en: "The full screen opens when you leave the options. "
              + "'arcade settings plain on' brings plain text back.",
            zh: "离开选项后改用全屏。要换回纯文本，请用 'arcade settings plain on'。"))
      }
      let isTold = changes.isOtherMode || page == ways.count || changed.note == note
      if !isTold, let news = changed.note { try prompter.say(news) }
    }
  }

  /// Tells a changed option, and what else is new if the page had other lines before.
  private func tell(_ list: OptionList, at index: Int, insteadOf former: [OptionRow]?) throws {
    let (rows, say, titles) = (list.rows, context.presentation, former?.map(\.title) ?? [])
    let index = titles.isEmpty ? index : rows.firstIndex { $0.title == titles[index] } ?? index
    let end =
      startsGames
      ? say(en: ", for games that you start here.", zh: "（只用于从这里开始的局）。") : say(en: ".", zh: "。")
    var texts = [rows[index].title + say(en: ": ", zh: "：") + rows[index].value + end]
    if former != nil {
      let news = rows.filter { !titles.contains($0.title) }.map { $0.item(say) }
      texts += [list.note].compactMap(\.self)
      texts += news.map { item in
        let text = [item.title, item.note].filter { !$0.isEmpty }
          .joined(separator: say(en: ": ", zh: "："))
        return say(en: "New: \(text).", zh: "新增：\(text)。")
      }
      texts.append(say(en: "The numbers of the lines have changed.", zh: "各行的编号变了。"))
    }
    for text in texts { try context.prompter(isInteractive: true).say(text) }
  }

  /// The changes that the lists of some pages have made. Their closures can't change the structure,
  /// so they note here what has changed, and ``take(_:on:)`` applies it once a list has returned.
  private final class Changes {
    /// The name of the setting that has changed, or nil.
    var setting: String?
    var isOtherMode = false
  }

  /// Takes a change of a setting, or of the mode on a page. It overrides the command line.
  private mutating func take(_ changes: Changes, on page: Int) throws {
    if let name = changes.setting {
      var line = context.line
      line.drop(name)
      try context.take(line)
    }
    guard changes.isOtherMode else { return }
    let (way, all) = (ways[page], ways[page].type.waysToMeet)
    ways[page] = all.first { $0.mode != way.mode } ?? way
  }

  /// Opens a page until the player leaves or starts a game. Returns the started game.
  mutating func open(_ page: Int) throws -> GameVariant? {
    var display = context.display
    var changes = Changes()
    var view = OptionsView(pages(changes), open: page, presentation: display.presentation)
    // That of the arcade's settings is a card and a back in the palette's colours.
    let card = Art(emblem: [
      "wwrrwwrrww  yyyyyyyyyy",
      "wrrrrrrrrw  ybbbbbbbby",
      "wrrrrrrrrw  ybbnnnnbby",
      "wwwrrrrwww  ybbbbbbbby",
      "wwwwrrwwww  yyyyyyyyyy",
    ])
    view.emblems = ways.map { $0.type.manual.emblem() } + [card]
    while let outcome = try context.screenRunner.show(&view, with: display) {
      switch outcome {
      case .left: return nil
      case .started: return ways[view.open]
      case .changed:
        try take(changes, on: view.open)
        changes = Changes()
        display = context.display
        context.screenRunner.change(to: display)
        view = view.with(pages(changes), display.presentation)
      }
    }
    return nil
  }

  /// Returns the pages, whose lists save what a player changes and note it.
  private func pages(_ changes: Changes) -> [OptionsView.Page] {
    let pages = ways.map { page(of: $0.type, $0, changes) }
    guard !startsGames else { return pages }
    let title = context.presentation(en: "general", zh: "通用")
    let settings = OptionList(context) { [saved = context.environment.saved] name, value in
      saved.save(value, as: name)
      changes.setting = name
    }
    return pages + [(title, settings)]
  }

  private func page<G: ArcadeGame>(
    of game: G.Type, _ way: GameVariant, _ changes: Changes
  ) -> OptionsView.Page {
    let presentation = context.presentation
    let command = PlayCommand<G>(context, way.mode)
    let options = command.savedChoices()
    let note = startsGames ? command.rule(with: options) : command.par(of: options)
    let own = OptionList(
      options, G.Options.table, defaults: G.Options(), note: note, presentation,
      check: { options throws(UserError) in try options.check() },
      save: { command.save($0, insteadOf: options, G.Options.table) })
    let title = way.type.title(presentation.language)
    guard startsGames else { return (title, own) }
    let (opposition, table) = (command.savedOpposition, G.opposition(way.mode))
    let opponents = OptionList(
      opponentsIn: opposition, G.ladder(way.mode), beaten: beaten[G.name] ?? [], presentation
    ) { changed, option in
      command.save(changed, insteadOf: opposition, table)
      option.settingName(of: G.self).map(context.environment.saved.keep)
    }
    let others = OptionList(
      opposition, Array(table.dropFirst()), defaults: Opposition(G.self, way.mode), presentation
    ) { command.save($0, insteadOf: opposition, table) }
    return (title, opponents + modes(of: way, changes) + others + own)
  }

  /// Returns the list with the choice of mode against an opponent; empty if the game has only one.
  private func modes(of way: GameVariant, _ changes: Changes) -> OptionList {
    let presentation = context.presentation
    let name = Phrase(en: "way to play", zh: "玩法")
    let words = [Choice("turns", title: Mode.turns.title), Choice("race", title: Mode.race.title)]
    let flag = Flag(
      "way", value: .init("WAY", oneOf: words), name, title: name,
      about: Phrase(
        en: "In turns on one board, or each alone on the same deal.", zh: "在一张桌上轮流翻，或同一局各玩各的。"))
    let option = Option<Mode>(
      flag, parse: { ["turns": .turns, "race": .race][$0] },
      encode: { $0 == .race ? "race" : "turns" }, set: { $0 = $1 })
    return OptionList(
      way.mode, way.type.waysToMeet.count > 1 ? [option] : [], defaults: .turns, presentation
    ) { changes.isOtherMode = $0 != way.mode }
  }
}

extension PlayCommand {
  /// Returns the first rule of a game against an opponent.
  fileprivate func rule(with options: G.Options) -> String? {
    let opposition = savedOpposition
    let rules = opposition.rules + G.rules(of: G.setup(options, opposition.seating))
    return rules.first?(context.presentation.language)
  }

  /// Returns the par, or why the options can't be combined; nil for an unknown par.
  fileprivate func par(of options: G.Options) -> String? {
    let presentation = context.presentation
    var options = options
    do throws(UserError) {
      try options.load(context.outside())
    } catch {
      return error.phrase(presentation.language)
    }
    let game = try? Playthrough<G>(options: options, source: .seed(Seed(number: 0)))
    return game?.parSentence(presentation)
  }
}

extension OptionList {
  /// Creates the list of the arcade's settings. `save` gets the name and value of a changed one.
  init(_ context: CommandContext, save: @escaping (_ name: String, _ value: String?) -> Void) {
    let settings = Setting.ofArcade.filter { $0.flag.title != nil }
    let presentation = context.presentation
    let language = presentation.language
    func value(of setting: Setting) -> String {
      let value = context.line.value(of: setting.name) ?? context.effectiveValue(of: setting).value
      // The lessons that were given are still those before first games.
      return setting.name == Setting.lessonName && value != "off" ? "on" : value ?? ""
    }
    func rows() -> [OptionRow] {
      settings.map { setting in
        let value = value(of: setting)
        let palette = setting.name == "palette" ? context.screenRunner.palette : nil
        let used = value == Palette.auto.name ? palette?.title(language) : nil
        return OptionRow(
          setting.flag.title?(language) ?? "",
          setting.flag.title(of: value, language)
            + (used.map { presentation(en: " (\($0))", zh: "（\($0)）") } ?? ""),
          name: setting.flag.title?(language.other),
          about: setting.flag.summary(language), expectation: setting.flag.offer(language),
          choices: setting.flag.titles(language), colors: palette?.swatches ?? [])
      }
    }
    let isPlain = settings.contains { $0.name == Switch.plain.rawValue && value(of: $0) == "on" }
    let note = presentation(en: "Plain text begins when you leave this page.", zh: "离开这一页后改用纯文本。")
    self.init(rows(), note: isPlain ? note : nil) { index, step throws(UserError) in
      let setting = settings[index]
      if step == .reset { return save(setting.name, nil) }
      let names = setting.flag.choices.map(\.name)
      let value =
        try step.value(of: setting.flag, language)
        ?? step.values(of: names, after: value(of: setting)).first ?? ""
      guard (try? setting.check(value, nil)) != nil else { throw step.refusal(by: rows()[index]) }
      save(setting.name, value)
    }
  }
}

extension OptionRow {
  /// Returns the line of the row: an opponent, or an option with its value.
  fileprivate func item(_ say: Presentation) -> MenuItem {
    let end: String? =
      switch rung {
      case .beaten: say(en: "beaten", zh: "已战胜")
      case .next: say(en: "the next one to beat", zh: "下一位对手")
      default: nil
      }
    let note = (rung == nil ? value : about) + (end.map { say.comma + $0 } ?? "")
    return MenuItem(name.lowercased(), title, note: note)
  }
}

extension ArcadeGame {
  /// The modes of the game against an opponent, in turns and as a race.
  static var waysToMeet: [GameVariant] {
    modes.filter { !opposition($0).isEmpty }.map { GameVariant(self, $0) }
  }
}
