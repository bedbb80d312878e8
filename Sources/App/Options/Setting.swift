import Flags
import GameCore
import TextUI

/// A default that a player can set for all games, in the settings file.
struct Setting: Sendable {
  /// The name in the file and on the command line.
  let name: String
  let flag: Flag

  private let accepts: @Sendable (String) -> Bool

  /// Throws if a value doesn't go with other settings, whose values a function returns.
  private var combine:
    @Sendable (String, (_ name: String) -> String?) throws(InvalidInput) -> Void = { _, _ in }

  // MARK: Table

  /// Every setting: those of the arcade, and those of the games, each made for this.
  static var all: [Setting] {
    var names: Set<String> = []
    return (ofArcade + ofGames(GameRegistry.catalog.games)).filter {
      names.insert($0.name).inserted
    }
  }

  static var ofArcade: [Setting] {
    PlayOptions.table.compactMap { Setting($0, PlayOptions(), $0.flag) } + [lesson]
  }

  static func named(_ name: String) -> Setting? {
    if name == lesson.name { return lesson }
    if let option = PlayOptions.table.first(where: { $0.flag.name == name }) {
      return Setting(option, PlayOptions(), option.flag)
    }
    let game = name.firstIndex(of: ".").flatMap { GameRegistry.game(named: String(name[..<$0])) }
    return game.flatMap { ofGames([$0]).first { $0.name == name } }
  }

  /// Returns the error of an unknown setting, with those of games of that name or the nearest one.
  static func unknown(_ name: String) -> InvalidInput {
    let names = all.map(\.name)
    let ofGames = names.filter { $0.hasSuffix("." + name) }.map { "'\($0)'" }
    let cure =
      ofGames.isEmpty
      ? name.suggestion(from: names)
        ?? Phrase(en: "'arcade settings' lists them all", zh: "'arcade settings' 会全部列出")
      : Phrase(
        en: "did you mean \(ofGames.listed(before: "or"))?",
        zh: "是不是 \(ofGames.listed(before: "或", separator: "、"))？")
    return .unknown(.setting, name, cure: cure)
  }

  private static func ofGames(_ games: [any ArcadeGame.Type]) -> [Setting] {
    var settings: [Setting] = []
    for way in games.flatMap({ $0.all }) {
      settings += self.settings(of: way.type, isRace: way.isRace)
    }
    return settings
  }

  private static func settings<G: ArcadeGame>(of game: G.Type, isRace: Bool) -> [Setting] {
    guard !isRace else {
      let race = RaceOptions(game)
      return RaceOptions.table(game).compactMap { option in
        Setting(option, race, option.flag(withDefaultIn: race), of: game)
      }
    }
    return zip(G.Options.table, G.Options.flags).compactMap { option, flag in
      var setting = Setting(option, G.Options(), flag, of: game)
      setting?.combine = { value, saved throws(InvalidInput) in
        var options = G.Options()
        for other in G.Options.table {
          let value = other.settingName(of: game).flatMap(saved)
          if let value { try? other.set(&options, to: value) }
        }
        try option.set(&options, to: value)
        try options.check()
      }
      return setting
    }
  }

  /// The lesson of the first start, which has no option.
  static let lesson = Setting(
    name: "lesson",
    flag: Flag(
      "lesson",
      value: .init(
        "WHEN",
        oneOf: [
          Choice("on", title: Phrase(en: "at the next start", zh: "下次启动")),
          Choice("off", title: .off),
        ]),
      Phrase(en: "teach the first steps before the front page opens", zh: "打开首页前先教几步"),
      title: Phrase(en: "first lesson", zh: "新手教学"), defaultValue: "on"),
    accepts: { $0 == "on" || $0 == "off" })

  private init(
    name: String, flag: Flag, accepts: @escaping @Sendable (String) -> Bool
  ) {
    (self.name, self.flag, self.accepts) = (name, flag, accepts)
  }

  /// Creates the setting of an option, or nil if none saves it.
  private init?<Target: Sendable>(
    _ option: Option<Target>, _ target: Target, _ flag: Flag,
    of game: (any ArcadeGame.Type)? = nil
  ) {
    guard let name = option.settingName(of: game) else { return nil }
    var flag = flag
    if flag.value == nil, game != nil { flag.defaultValue = option.encode(target) }
    (self.name, self.flag) = (name, flag)
    accepts = { value in
      var target = target
      return (try? option.set(&target, to: value)) != nil
    }
  }

  var choice: Choice {
    let (text, value) = (flag.summary, flag.expectation)
    guard flag.value?.isListed == false else { return Choice(name, text) }
    return Choice(name, Phrase { text($0) + $0(en: ", ", zh: "，") + value($0) })
  }

  func check(_ value: String) throws(InvalidInput) {
    guard !accepts(value) else { return }
    throw .unfit(name, value, value.suggestion(from: flag.choices) ?? .choose(flag.expectation))
  }

  /// Throws if the setting does not take a value beside the saved ones.
  func check(_ value: String, with saved: SavedSettings) throws(InvalidInput) {
    try check(value)
    try combine(value, saved.value)
  }
}

extension Option {
  /// Returns the name of the setting that saves the option, such as `cards.count`, or nil.
  func settingName(of game: (any ArcadeGame.Type)?) -> String? {
    guard isSaved else { return nil }
    return (game.map { "\($0.name)." } ?? "") + flag.name
  }
}
