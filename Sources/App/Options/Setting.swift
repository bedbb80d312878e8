import GameCore

/// A default that a player can set for all games, in the settings file.
struct Setting: Sendable {
  let name: String
  let flag: Flag
  let game: (any ArcadeGame.Type)?

  /// Throws if the setting does not take a value, or not beside the saved values.
  let check: @Sendable (String, _ saved: ((_ name: String) -> String?)?) throws(UserError) -> Void
  static let all: [Setting] = {
    var names: Set<String> = []
    return (ofArcade + GameCatalog.arcade.games.flatMap { settings(of: $0) }).filter {
      names.insert($0.name).inserted
    }
  }()

  static let ofArcade =
    PlayOptions.table.compactMap { Setting($0, PlayOptions()) }
    + [lesson, Setting(name, nil)].compactMap(\.self)

  /// Returns the setting with a name, or with a Chinese one such as `语言` or `记忆.对子`.
  static func named(_ name: String) -> Setting? {
    let title = name.halfWidth
    guard name.isASCII else { return all.first { $0.choice.title(.zh) == title } }
    let game = name.firstIndex(of: ".").flatMap { GameCatalog.arcade.game(named: name[..<$0]) }
    return (game.map { settings(of: $0) } ?? ofArcade).first { $0.name == name }
  }

  /// Returns whether a typed value stands for the default.
  static func isDefault(_ value: String) -> Bool { ["default", "默认", "默认值"].contains(value) }

  /// Returns a setting as a choice, with its Chinese name as the title.
  private static func choice(
    _ name: String, _ flag: Flag, _ game: (any ArcadeGame.Type)?, _ summary: Phrase? = nil
  ) -> Choice {
    let title = flag.chinese.map { (game.map { $0.title(.zh) + "." } ?? "") + $0 }
    return Choice(name, summary, title: Phrase(en: name, zh: title ?? name))
  }

  /// Returns the error of an unknown setting, which suggests similar settings.
  static func unknown(_ name: String) -> UserError {
    let (dotted, choices) = ("." + name.halfWidth, all.map(\.choice))
    let ofGames = choices.filter { $0.name.hasSuffix(dotted) || $0.title(.zh).hasSuffix(dotted) }
    let names = Phrase { language in
      ofGames.map { "'\($0.name)'" + $0.label(language).dropFirst($0.name.count) }
        .alternatives(language)
    }
    let cure =
      ofGames.isEmpty
      ? name.suggestion(from: choices)
        ?? Phrase(en: "'arcade settings' lists them all", zh: "'arcade settings' 会全部列出")
      : Phrase(en: "did you mean \(names(.en))?", zh: "是不是 \(names(.zh))？")
    return .unknown(.setting, name, cure: cure)
  }

  private static func settings<G: ArcadeGame>(of game: G.Type) -> [Setting] {
    let own = zip(G.Options.table, G.Options.flags).compactMap { option, flag in
      Setting(option, G.Options(), flag, of: game, beside: G.Options.table) {
        options throws(UserError) in try options.check()
      }
    }
    return own
      + G.modes.flatMap { mode in
        let opposition = Opposition(game, mode)
        return G.opposition(mode).compactMap { option in
          Setting(
            option, opposition, option.flag(withDefaultIn: opposition), of: game,
            combine: checkSaved)
        }
      }
  }

  /// Throws if only a command line can name the opponent.
  @Sendable private static func checkSaved(_ opposition: Opposition) throws(UserError) {
    guard opposition.opponent == .program else { return }
    throw UserError(
      en: "'program' can't be a setting, since --exec starts the program on the command line",
      zh: "'program' 不能作为设置，因为程序要在命令行上用 --exec 启动")
  }

  /// The player's name for others, as an option and as a setting.
  static let name = Option<String?>(
    Opposition.name.flag, isSaved: true, parse: { Opponent.isName($0) ? $0 : nil },
    set: { $0 = $1 })

  static let lessonName = "lesson"

  /// The setting of the lessons before first games; no option sets it. Its value is `on`, `off`, or
  /// the names of the games whose lessons were given, such as `guess,guess-lies`.
  private static let lesson = Setting(
    Option<String>(
      Flag(
        lessonName, zh: "教学",
        value: .init(
          "WHEN",
          oneOf: [
            Choice("on", title: .on),
            Choice("off", title: .off),
          ]),
        Phrase(en: "teach a game's first steps before its first game", zh: "每个游戏第一局之前先教几步"),
        title: Phrase(en: "lessons", zh: "新手教学"), defaultValue: "on"),
      isSaved: true,
      parse: { value in
        let names = value.split(separator: ",")
        let areGames = names.allSatisfy { name in
          GameCatalog.arcade.game(named: name.prefix { $0 != "-" }) != nil
        }
        return value == "on" || value == "off" || areGames && !names.isEmpty ? value : nil
      }, set: { $0 = $1 }), "on")

  /// Creates the setting of an option, or returns nil if no setting saves it. A value must be
  /// compatible with the saved values of other options.
  private init?<Target: Sendable>(
    _ option: Option<Target>, _ target: Target, _ flag: Flag? = nil,
    of game: (any ArcadeGame.Type)? = nil, beside others: [Option<Target>] = [],
    combine: @escaping @Sendable (Target) throws(UserError) -> Void = { _ in }
  ) {
    guard let name = option.settingName(of: game) else { return nil }
    var flag = flag ?? option.flag
    if flag.value == nil, game != nil { flag.defaultValue = option.encode(target) }
    (self.name, self.flag, self.game) = (name, flag, game)
    check = { [flag] value, saved throws(UserError) in
      var target = target
      for other in others {
        let value = other.settingName(of: game).flatMap { saved?($0) }
        if let value { try? other.set(&target, to: value) }
      }
      guard (try? option.set(&target, to: value)) != nil else {
        let cure = value.suggestion(from: flag.choices) ?? .choose(flag.expectation)
        throw .unfit(Self.choice(name, flag, game).label, value, cure)
      }
      if saved != nil || others.isEmpty { try combine(target) }
    }
  }

  var choice: Choice {
    let (text, value) = (flag.summary, flag.expectation)
    let isOpen = flag.value?.isListed == false
    let whole = Phrase { text($0) + (isOpen ? $0(en: ", ", zh: "，") + value($0) : "") }
    return Self.choice(name, flag, game, whole)
  }
}

extension Option {
  /// Returns the name of the option's setting, such as `cards.count`, or nil if it has none.
  func settingName(of game: (any ArcadeGame.Type)?) -> String? {
    guard isSaved else { return nil }
    return (game.map { "\($0.name)." } ?? "") + flag.name
  }
}
