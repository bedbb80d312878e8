import Play
import Simulation
import GameCore
import TextUI
import Tiles

/// Something that a player can choose once for all games, in the settings file.
struct Setting: Sendable {
  /// The name in the file and on the command line.
  let name: String

  /// What it is, in a few words without a full stop.
  let summary: String

  /// The values that it takes.
  let values: [Choice]

  /// The value where nobody has chosen one; nil where the game says.
  let standard: String?

  /// Every setting: the options that can be kept, and whether games are recorded.
  static var all: [Setting] {
    PlayOptions.table.compactMap { Setting($0) } + [record]
      + GameRegistry.games.compactMap(\.game).flatMap { settings(of: $0) }
  }

  /// The setting of a name; nil where there is none.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  /// Whether games that are played at a terminal are recorded.
  static let record = Setting(
    name: "record", summary: "keep the games that are played at a terminal",
    values: [Choice("on", "keep them"), Choice("off", "leave no trace")], standard: "on")

  private static func settings<G: ArcadeGame>(of game: G.Type) -> [Setting] {
    zip(G.Options.table, G.Options.flags).compactMap { option, flag in
      Setting(option, in: flag, of: G.name)
    }
  }

  private init(name: String, summary: String, values: [Choice], standard: String?) {
    (self.name, self.summary, self.values, self.standard) = (name, summary, values, standard)
  }

  private init?<Target>(_ option: Option<Target>, in flag: Flag? = nil, of game: String? = nil) {
    guard option.isKept, let value = option.flag.value else { return nil }
    self.init(
      name: option.flag.name, summary: (game.map { "\($0): " } ?? "") + option.flag.summary,
      values: value.choices, standard: (flag ?? option.flag).standard)
  }

  /// The setting as one that can be chosen.
  var choice: Choice { Choice(name, summary) }

  /// Throws where a value is none that the setting takes.
  func check(_ value: String) throws(InvalidInput) {
    let names = values.map(\.name)
    guard !names.contains(value) else { return }
    let cure =
      value.suggestion(from: names) ?? "it takes \(values.alternatives)"
    throw InvalidInput("\(name) does not take \(value.quoted); \(cure)")
  }
}
