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

  /// Creates pages of the options of every game and of the arcade's settings.
  init(optionsIn context: CommandContext) {
    (self.context, startsGames) = (context, false)
    ways = GameCatalog.arcade.games.map { GameVariant($0) }
  }

  /// Creates pages that start a game against an opponent, and save only the chosen opponent.
  init(opponentsIn context: CommandContext, beaten: [Set<String>]) {
    let games = GameCatalog.arcade.games
    (self.context, startsGames) = (context, true)
    ways = games.compactMap { $0.waysToMeet.first }
    self.beaten = Dictionary(zip(games.map { $0.name }, beaten)) { $1 }
    self.context.environment.saved = SavedSettings(trying: context.environment.saved)
  }

  /// Lets a player choose an opponent in lines of text. Returns the game to start.
  func choose(
    in game: any ArcadeGame.Type, _ prompter: Prompter, _ words: inout WordReader
  ) throws -> GameVariant? {
    let (ways, presentation) = (game.waysToMeet, context.presentation)
    let pages = ways.map { page(of: $0.type, $0, isOneOfTwo: true) {} }
    let opponents = pages.indices.flatMap { page in
      let rows = pages[page].list.rows
      return rows.indices.filter { rows[$0].rung != nil }.map { (page: page, row: $0) }
    }
    let rows = opponents.map { pages[$0.page].list.rows[$0.row] }
    let next = rows.firstIndex { $0.rung == .next }
    let items = rows.enumerated().map { index, row in
      let beaten = row.rung == .beaten ? presentation(en: "beaten", zh: "已战胜") : ""
      let notes = [pages[opponents[index].page].title, row.about, beaten]
      return MenuItem(
        row.title.lowercased(), row.title,
        note: notes.filter { !$0.isEmpty }.joined(separator: presentation.comma),
        isCurrent: index == next)
    }
    let menu = ListMenu(items)
    guard let index = try prompter.choose(from: menu, title: game.title, &words, save: { _ in })
    else { return nil }
    let chosen = opponents[index]
    _ = pages[chosen.page].list.change(chosen.row, 1)
    return ways[chosen.page]
  }

  /// Opens a page until the player leaves or starts a game. Returns the started game.
  mutating func open(_ page: Int = 0) throws -> GameVariant? {
    var display = context.display
    var (changed, isOtherWay) = (String?.none, false)
    func pages() -> [OptionsView.Page] {
      self.pages {
        isOtherWay = true
      } save: { [saved = context.environment.saved] name, value in
        saved.save(value, as: name)
        changed = name
      }
    }
    var view = OptionsView(pages(), open: page, presentation: display.presentation)
    while let outcome = try context.screenRunner.show(&view, with: display) {
      switch outcome {
      case .left: return nil
      case .started: return ways[view.open]
      case .changed:
        // A change made here overrides the options on the command line.
        if let changed {
          var line = context.line
          line.drop(changed)
          try context.take(line)
        }
        if isOtherWay {
          let (way, all) = (ways[view.open], ways[view.open].type.waysToMeet)
          ways[view.open] = all.first { $0.mode != way.mode } ?? way
          isOtherWay = false
        }
        display = context.display
        context.screenRunner.change(to: display)
        view = view.with(pages(), display.presentation)
      }
    }
    return nil
  }

  /// Returns the pages. `turn` changes the mode; `save` gets a setting and its value.
  private func pages(
    turn: @escaping () -> Void, save: @escaping (String, String) -> Void
  ) -> [OptionsView.Page] {
    let pages = ways.map { page(of: $0.type, $0, turn: turn) }
    guard !startsGames else { return pages }
    let title = context.presentation(en: "arcade", zh: "通用")
    return pages + [(title, OptionList(context, save: save))]
  }

  private func page<G: ArcadeGame>(
    of game: G.Type, _ way: GameVariant, isOneOfTwo: Bool = false, turn: @escaping () -> Void
  ) -> OptionsView.Page {
    let presentation = context.presentation
    let command = PlayCommand<G>(context, way.mode)
    let options = command.savedChoices()
    let note = startsGames ? command.rule(with: options) : command.par(of: options)
    let own = OptionList(
      options, G.Options.table, note: note, presentation,
      check: { options throws(UserError) in try options.check() },
      save: { command.save($0, insteadOf: options, G.Options.table) })
    let title = way.title(isOneOfTwo, presentation)
    guard startsGames else { return (title, own) }
    let (opposition, table) = (command.savedOpposition, G.opposition(way.mode))
    let opponents = OptionList(
      opponentsIn: opposition, G.ladder(way.mode), beaten: beaten[G.name] ?? [], presentation
    ) { changed, option in
      command.save(changed, insteadOf: opposition, table)
      option.settingName(of: G.self).map(context.environment.saved.keep)
    }
    let others = OptionList(opposition, Array(table.dropFirst()), presentation) {
      command.save($0, insteadOf: opposition, table)
    }
    return (title, opponents + choice(of: way, turn) + others + own)
  }

  /// Returns the list with the choice of mode against an opponent; empty if the game has only one.
  private func choice(of way: GameVariant, _ turn: @escaping () -> Void) -> OptionList {
    let presentation = context.presentation
    let row = OptionRow(
      presentation(en: "way to play", zh: "玩法"), way.mode.title(presentation.language),
      about: presentation(
        en: "In turns on one board, or each alone on the same deal.", zh: "在一张桌上轮流翻，或同一局各玩各的。"))
    return OptionList(way.type.waysToMeet.count > 1 ? [row] : []) { _, _ in
      turn()
      return true
    }
  }
}

extension GameVariant {
  /// Returns the title of a page of options: the game, and its mode if asked for.
  fileprivate func title(_ isWay: Bool, _ presentation: Presentation) -> String {
    let game = type.title(presentation.language)
    guard isWay else { return game }
    return game + presentation(en: ", ", zh: "·") + mode.title(presentation.language)
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
    guard let game = try? Playthrough<G>(options: options, source: .seed(Seed(number: 0))),
      let par = game.par
    else { return nil }
    let score = G.unit.counted(par, presentation.language, places: 1)
    return presentation(en: "Par: \(score).", zh: "标准杆：\(score)。")
  }
}

extension OptionList {
  /// Creates the list of the arcade's settings. `save` gets the name and value of a changed one.
  init(_ context: CommandContext, save: @escaping (_ name: String, _ value: String) -> Void) {
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
        return OptionRow(
          setting.flag.title?(language) ?? "",
          setting.flag.title(of: value, language),
          about: setting.flag.summary(language))
      }
    }
    let isPlain = settings.contains { $0.name == Switch.plain.rawValue && value(of: $0) == "on" }
    let note = presentation(
      en: "Plain text begins when you leave this page.", zh: "离开这一页后改用纯文本。")
    self.init(rows(), note: isPlain ? note : nil) { index, step in
      let setting = settings[index]
      let names = setting.flag.choices.map(\.name)
      guard let next = names.values(after: value(of: setting), by: step).first
      else { return false }
      save(setting.name, next)
      return true
    }
  }
}

extension ArcadeGame {
  /// The modes of the game against an opponent, in turns and as a race.
  static var waysToMeet: [GameVariant] {
    modes.filter { !opposition($0).isEmpty }.map { GameVariant(self, $0) }
  }
}
