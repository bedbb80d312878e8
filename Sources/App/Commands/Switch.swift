import Flags
import GameCore
import TextUI

/// A choice between on and off: a setting, and two options that override it.
struct Switch: Sendable {
  /// The name of the setting and of the option that turns the switch on. The other option is
  /// `--no-name`.
  let name: String

  /// The name of the setting on a page of options.
  let title: Phrase

  /// True if the switch is on unless the player says otherwise; nil if that depends on the locale.
  let isOnByDefault: Bool?

  /// The setting in a few words, without a full stop.
  let summary: String

  /// The option that turns the switch on.
  let turnOn: Option<PlayOptions>

  /// The option that turns the switch off.
  let turnOff: Option<PlayOptions>

  /// Creates a switch. `on` and `off` describe its states, and `setting` the setting if that is not
  /// just the state on.
  private init(
    _ name: String, _ title: Phrase, isOnByDefault: Bool?, on: String, off: String,
    setting: String? = nil,
    onDetail: String = "", offDetail: String = "", onExcludes: [String] = [],
    isForScreen: Bool = false,
    set: @escaping @Sendable (inout PlayOptions, Bool) -> Void
  ) {
    (self.name, self.title, self.isOnByDefault) = (name, title, isOnByDefault)
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
    [
      Choice("on", turnOn.flag.summary, title: .on),
      Choice("off", turnOff.flag.summary, title: .off),
    ]
  }

  /// The names of the two options.
  var optionNames: [String] { [turnOn.flag.name, turnOff.flag.name] }

  // MARK: Table

  /// Every switch.
  static let all = [plain, ascii, animation, mouse, bell, record]

  /// The recording of games.
  static let record = Switch(
    "record", Phrase(en: "recording", zh: "记录"), isOnByDefault: true,
    on: "record the game and its score",
    off: "keep no record of the game", setting: "record games played at a terminal",
    onDetail: """
      The default for games at a terminal. Scripted games, and games with moves on the command \
      line, are recorded only with this option. The exit status is 1 if that fails.
      """,
    onExcludes: ["player"], set: { $0.isRecorded = $1 })

  /// Line play in plain text.
  static let plain = Switch(
    "plain", Phrase(en: "plain text", zh: "纯文本"), isOnByDefault: false,
    on: "plain text: no full screen, colour or graphics",
    off: "full screen, colour and graphics where there can be any",
    onDetail: """
      For screen readers and files: no escape sequences, and every face is named in words.
      """,
    offDetail: "The default.", set: { $0.isPlain = $1 })

  /// Signs of ASCII only.
  static let ascii = Switch(
    "ascii", Phrase(en: "ASCII only", zh: "只用 ASCII"), isOnByDefault: nil,
    on: "use letters for emoji, suits and lines",
    off: "use emoji, suits and lines",
    onDetail: "The default if the locale is not UTF-8.",
    offDetail: "The default if the locale is UTF-8.", set: { $0.isASCII = $1 })

  /// Animations in full screen.
  static let animation = Switch(
    "animation", Phrase(en: "animation", zh: "动画"), isOnByDefault: true, on: "full screen: animate",
    off: "full screen: do not animate", onDetail: "The default.", isForScreen: true,
    set: { $0.isAnimated = $1 })

  /// The mouse.
  static let mouse = Switch(
    "mouse", Phrase(en: "mouse", zh: "鼠标"), isOnByDefault: true, on: "full screen: use the mouse",
    off: "full screen: leave the mouse to the terminal", onDetail: "The default.",
    offDetail: "The terminal can then select and copy text.", isForScreen: true,
    set: { $0.usesMouse = $1 })

  /// The terminal's bell.
  static let bell = Switch(
    "bell", Phrase(en: "bell", zh: "响铃"), isOnByDefault: false,
    on: "full screen: ring the bell at a match and at a win",
    off: "full screen: do not ring the bell", offDetail: "The default.", isForScreen: true,
    set: { $0.rings = $1 })
}
