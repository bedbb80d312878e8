import GameCore
import Play
import TextUI

/// A default that a player can set for all games, in the settings file.
struct Setting: Sendable {
  /// The name in the file and on the command line.
  let name: String

  /// A description in a few words, without a full stop.
  let summary: String

  /// The values to choose from.
  let values: [Choice]

  /// The value if the player sets none; nil if that depends on the game.
  let standard: String?

  /// Every setting: the options that can be kept, and the switches.
  static var all: [Setting] {
    PlayOptions.table.compactMap { Setting($0) } + Switch.all.map { Setting($0) }
      + GameRegistry.games.compactMap(\.game).flatMap { settings(of: $0) }
  }

  /// Returns the setting of a name, or nil if there is none.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  private static func settings<G: ArcadeGame>(of game: G.Type) -> [Setting] {
    zip(G.Options.table, G.Options.flags).compactMap { option, flag in
      Setting(option, in: flag, of: G.name)
    }
  }

  private init(name: String, summary: String, values: [Choice], standard: String?) {
    (self.name, self.summary, self.values, self.standard) = (name, summary, values, standard)
  }

  private init(_ choice: Switch) {
    self.init(
      name: choice.name, summary: choice.summary, values: choice.values,
      standard: choice.isOnByDefault ? "on" : "off")
  }

  private init?<Target>(_ option: Option<Target>, in flag: Flag? = nil, of game: String? = nil) {
    guard option.isKept, let value = option.flag.value else { return nil }
    self.init(
      name: option.flag.name, summary: option.flag.summary + (game.map { " (\($0))" } ?? ""),
      values: value.choices, standard: (flag ?? option.flag).standard)
  }

  /// The setting as a word to choose.
  var choice: Choice { Choice(name, summary) }

  /// Throws if the setting does not take a value.
  func check(_ value: String) throws(InvalidInput) {
    let names = values.map(\.name)
    guard !names.contains(value) else { return }
    let cure = value.suggestion(from: names) ?? "choose \(values.alternatives)"
    throw InvalidInput("\(name) does not take \(value.quoted); \(cure)")
  }
}
