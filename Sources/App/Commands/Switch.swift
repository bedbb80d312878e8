import GameCore

/// A choice between on and off: a setting, and two options that override it.
struct Switch: Sendable {
  /// The name of the setting and of the option that turns the switch on. The other option is
  /// `--no-name`.
  let name: String

  /// True if the switch is on unless the player says otherwise.
  let isOnByDefault: Bool

  /// The setting in a few words, without a full stop.
  let summary: String

  /// The option that turns the switch on.
  let turnOn: Option<PlayOptions>

  /// The option that turns the switch off.
  let turnOff: Option<PlayOptions>

  /// Creates a switch. `on` and `off` describe its states, and `setting` the setting if that is not
  /// just the state on.
  private init(
    _ name: String, isOnByDefault: Bool, on: String, off: String, setting: String? = nil,
    onDetail: String = "", offDetail: String = "", onExcludes: [String] = [],
    isForScreen: Bool = true,
    set: @escaping @Sendable (inout PlayOptions, Bool) -> Void
  ) {
    (self.name, self.isOnByDefault) = (name, isOnByDefault)
    summary = setting ?? on
    let opposite = "no-\(name)"
    turnOn = Option(
      Flag(name, on, detail: onDetail, excludes: [opposite] + onExcludes, isForScreen: isForScreen),
      turnOn: { set(&$0, true) })
    turnOff = Option(
      Flag(opposite, off, detail: offDetail, excludes: [name], isForScreen: isForScreen),
      turnOn: { set(&$0, false) })
  }

  /// The values of the setting.
  var values: [Choice] {
    [Choice("on", turnOn.flag.summary), Choice("off", turnOff.flag.summary)]
  }

  /// The names of the two options.
  var optionNames: [String] { [turnOn.flag.name, turnOff.flag.name] }

  // MARK: Table

  /// Every switch.
  static let all = [record, animation, bell]

  /// The recording of games.
  static let record = Switch(
    "record", isOnByDefault: true, on: "record the game and its score",
    off: "keep no record of the game", setting: "record games played at a terminal",
    onDetail: """
      The default for games at a terminal. Scripted games, and games with moves on the command \
      line, are recorded only with this option. The exit status is 1 if that fails.
      """,
    onExcludes: ["player"], isForScreen: false, set: { $0.isRecorded = $1 })

  /// Animations in full screen.
  static let animation = Switch(
    "animation", isOnByDefault: true, on: "full screen: animate",
    off: "full screen: do not animate", onDetail: "The default.", set: { $0.isAnimated = $1 })

  /// The terminal's bell.
  static let bell = Switch(
    "bell", isOnByDefault: false, on: "full screen: ring the bell at a match and at a win",
    off: "full screen: do not ring the bell", offDetail: "The default.",
    set: { $0.rings = $1 })
}
