import Flags
import GameCore
import Play
import TextUI

/// A default that a player can set for all games, in the settings file.
struct Setting: Sendable {
  /// The name in the file and on the command line.
  let name: String

  /// The name on a page of options.
  let title: Phrase

  /// A description in a few words, without a full stop.
  let summary: String

  /// The values to choose from, or none if they can't be listed.
  var values: [Choice] { list() }

  /// The description of a valid value: `a whole number from 2 to 52`, `on or off`.
  var expectation: String { value?.expectation ?? values.alternatives }

  /// The value if the player sets none; nil if that depends on the game or the locale.
  let standard: String?

  private let value: Flag.Value?
  private let list: @Sendable () -> [Choice]
  private let accepts: @Sendable (String) -> Bool

  // MARK: Table

  /// Every setting: those of the arcade, and those of the games.
  static var all: [Setting] {
    var all = ofArcade
    for game in GameRegistry.catalog.games.flatMap({ $0.all }) {
      for setting in settings(of: game) where !all.contains(where: { $0.name == setting.name }) {
        all.append(setting)
      }
    }
    return all
  }

  /// Those that no game has: the options that can be kept, and the switches.
  static var ofArcade: [Setting] {
    PlayOptions.table.filter(\.isKept).compactMap { Setting($0, PlayOptions(), $0.flag) }
      + Switch.all.map { Setting($0) } + [lesson]
  }

  /// Returns the setting of a name, or nil if there is none.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  private static func settings<G: ArcadeGame>(of game: G.Type) -> [Setting] {
    zip(G.Options.table, G.Options.flags).compactMap { option, flag in
      Setting(option, G.Options(), flag, of: game)
    }
  }

  /// The lesson of the first start, which has no option.
  static let lesson = Setting(
    "lesson", Phrase(en: "first lesson", zh: "新手教学"),
    "teach the first steps before the front page opens",
    [
      Choice("on", "at the next start", title: Phrase(en: "at the next start", zh: "下次启动")),
      Choice("off", "no longer", title: .off),
    ], standard: "on")

  private init(_ choice: Switch) {
    self.init(
      choice.name, choice.title, choice.summary, choice.values,
      standard: choice.isOnByDefault.map { $0 ? "on" : "off" })
  }

  /// Creates a setting that is on or off.
  private init(
    _ name: String, _ title: Phrase, _ summary: String,
    _ states: @escaping @autoclosure @Sendable () -> [Choice], standard: String?
  ) {
    (self.name, self.title, self.summary) = (name, title, summary)
    (self.standard, list, value) = (standard, states, nil)
    accepts = { ["on", "off"].contains($0) }
  }

  /// Creates the setting of an option, or nil if the option has none.
  private init?<Target: Sendable>(
    _ option: Option<Target>, _ target: Target, _ flag: Flag,
    of game: (any ArcadeGame.Type)? = nil
  ) {
    guard let name = option.settingName(of: game, in: target), let title = flag.title else {
      return nil
    }
    (self.name, self.title, value) = (name, title, flag.value)
    list = { option.choices }
    // The other names say which game they are of.
    let owner = game.map { $0.seats == 1 ? " (\($0.name))" : "" } ?? ""
    summary = flag.summary + (option.isKept ? owner : "")
    standard = flag.value == nil ? "off" : flag.standard
    accepts = { value in
      var target = target
      guard flag.value != nil else { return option.values.contains(value) }
      return (try? option.set(&target, to: value)) != nil
    }
  }

  /// The setting as a word to choose.
  var choice: Choice { Choice(name, summary) }

  /// Throws if the setting does not take a value.
  func check(_ value: String) throws(InvalidInput) {
    guard !accepts(value) else { return }
    let cure = value.suggestion(from: values.map(\.name)) ?? "choose \(expectation)"
    throw InvalidInput("\(name) does not take \(value.quoted); \(cure)")
  }
}

extension Option {
  /// Returns the name of the setting that keeps the option, or nil if none does. Games may have
  /// options of the same name.
  func settingName(of game: (any ArcadeGame.Type)?, in target: Target) -> String? {
    if isKept { return flag.name }
    guard let game, flag.title != nil, spelling(in: target) != nil else { return nil }
    return "\(game.name).\(flag.name)"
  }
}
