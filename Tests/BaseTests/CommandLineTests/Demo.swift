import TestSupport

@testable import CommandLine

/// A made-up program.
enum Demo {
  static let color = Flag(
    "color", value: .init("WHEN", oneOf: [Choice("always"), Choice("never")]),
    "when to use colour", isGlobal: true)
  static let quiet = Flag("quiet", short: "q", "print less", isRare: true)
  static let size = Flag(
    "size", short: "s", value: .init("N", in: 1...9), "how large", defaultValue: "3")
  static let round = Flag("round", "round corners", excludes: ["square"])
  static let square = Flag("square", "square corners", excludes: ["round"])

  static let paint = CommandSpec(
    name: "paint", summary: "paint it", operand: Operand("[COLOUR ...]"),
    flags: [size, round, square], sharedFlags: [color, quiet],
    keys: [KeyHelp("Up", Phrase(en: "up", zh: "上"))],
    examples: [.init("Paint it red", "demo paint red")], pointer: "More: man demo")

  static let find = CommandSpec(
    name: "find", summary: "find one", detail: "With `THING`, finds that.",
    operand: Operand("[THING]", limit: 1, noun: "thing", words: things),
    sharedFlags: [color])

  static let cut = CommandSpec(
    name: "cut", summary: "cut one", operand: .one(of: things, "thing"),
    flags: [round, size], sharedFlags: [color, quiet],
    variants: things.map { thing in
      CommandSpec(
        name: "cut \(thing.name)", summary: "cut it",
        flags: [round, size],
        sharedFlags: [color, quiet])
    })

  static let show = CommandSpec(
    name: "show", summary: "show one again",
    operand: Operand(
      "[NUMBER]", limit: 1, note: "NUMBER is a number", takesFiles: true,
      words: [Choice("last", "the last one")]),
    sharedFlags: [color])

  static let read = CommandSpec(
    name: "read", summary: "read one", operand: Operand("[FILE ...]", takesFiles: true),
    sharedFlags: [color])

  static let things = [Choice("paper", "thin"), Choice("stone", "hard")]

  static let program = ProgramSpec(
    name: "demo", summary: "a made-up program", noun: "command",
    usage: "demo [COMMAND]",
    groups: [
      ("first", [paint]), ("second", [find, cut, show, read]),
    ],
    sharedFlags: [color, quiet], sharedTitle: "options of every command",
    sharedHelp: "demo help options", examples: ["demo paint red"],
    pointer: "Run 'demo help COMMAND' for more",
    otherNames: ["draw": "paint", "--no-color": "--color never"])

  /// A command with options that only change the full screen.
  static let drawing = CommandSpec(
    name: "draw", summary: "draw it",
    flags: [size, quiet, Flag("mouse", "use the mouse", isForScreen: true)],
    sharedFlags: [Flag("frame", "draw a frame", isForScreen: true)])

  /// A command with so many options of the same kind.
  static func large(_ count: Int) -> CommandSpec {
    CommandSpec(
      name: "large", summary: "do much", operand: Operand("[WORD ...]"),
      flags: (0..<count).map {
        Flag("option-\($0)", value: .init("VALUE", in: 0...1), "an option")
      }, sharedFlags: [color, quiet])
  }
}
