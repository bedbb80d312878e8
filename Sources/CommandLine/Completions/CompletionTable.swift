import Flags

/// The commands and options of a program as the completions need them.
struct CompletionTable {
  /// The name of a command, `*` for any, or an empty name for the program before its command.
  typealias Owner = String

  /// The name of the program.
  let name: String

  /// The word for its commands.
  let noun: String

  /// The commands that a line may begin with.
  let commands: [CommandSpec]

  /// These, each followed by its variants, such as `deal cards`.
  let variants: [CommandSpec]

  /// The options that may come before the command.
  let leading: [Flag]

  /// Every option except `--help` and `--version`, with the command that has it.
  let flags: [(owner: Owner, flag: Flag)]

  init(_ program: ProgramSpec) {
    (name, noun) = (program.name, program.noun)
    commands = program.commands
    variants = commands.flatMap { [$0] + $0.variants() }
    leading = program.leadingFlags.withNegations
    flags =
      variants.flatMap { command in command.flags().withNegations.map { (command.name, $0) } }
      + program.sharedFlags.withNegations.map { ("*", $0) }
  }

  /// The names of the commands that have variants.
  var parents: [String] { commands.filter { !$0.variants().isEmpty }.map(\.name) }

  /// The options that may come before the command, with `--help` and `--version`.
  var firstFlags: [Flag] { leading + HelpRequest.flags }

  /// The words to choose from: of an option, or without one of the operand.
  var choices: [(owner: Owner, option: String, choices: [Choice])] {
    let operands = variants.map { ($0.name, "", $0.operand.choices) }
    let values = flags.map { ($0, $1.option, $1.value?.choices ?? []) }
    return ([("", "", commands.map(\.choice))] + operands + values).filter { !$0.2.isEmpty }
  }

  /// The commands whose operand is a file.
  var fileCommands: [String] {
    variants.filter { if case .files = $0.operand.source { true } else { false } }.map(\.name)
  }

  /// The commands whose further operands are files.
  var moreFileCommands: [String] { variants.filter { $0.operand.files != .none }.map(\.name) }

  /// The commands whose operands are all of the same words.
  var repeatedCommands: [String] { variants.filter(\.operand.isRepeated).map(\.name) }

  /// The commands whose first operand is one of a few words or a file.
  var mixedCommands: [String] {
    variants.filter { $0.operand.files == .all && !$0.operand.choices.isEmpty }.map(\.name)
  }

  /// The options that make all operands of a command files.
  var fileOptions: [(command: String, option: String)] {
    variants.compactMap { command in
      guard case .withOption(let name) = command.operand.files else { return nil }
      return (command.name, "--\(name)")
    }
  }

  /// The command lines whose output is offered as operands, each with the commands that take them.
  var outputs: [(arguments: String, commands: [String])] {
    var outputs: [(arguments: String, commands: [String])] = []
    for command in variants {
      guard case .output(let arguments) = command.operand.source else { continue }
      if let place = outputs.firstIndex(where: { $0.arguments == arguments }) {
        outputs[place].commands.append(command.name)
      } else {
        outputs.append((arguments, [command.name]))
      }
    }
    return outputs
  }

  /// The options that rule out others, or not even themselves.
  var exclusions: [(owner: Owner, flag: Flag)] { flags.filter { $0.flag.exclusions.count != 1 } }

  /// The short forms of options, each with the long one.
  var shorts: [(letter: Character, flag: Flag)] {
    flags.compactMap { _, flag in flag.short.map { ($0, flag) } }
  }

  /// Patterns for the words after which nothing is parsed.
  var requests: [String] {
    HelpRequest.flags.flatMap { flag in
      (flag.short.map { ["-\($0)*"] } ?? []) + [flag.option]
    }
  }
}

extension Flag {
  /// The short form, if there is one, and the long one.
  var options: [String] { (short.map { ["-\($0)"] } ?? []) + [option] }

  /// The options that are not offered after this one.
  var exclusions: [String] { (isRepeatable ? [] : options) + excludes.map { "--\($0)" } }
}

extension [Flag] {
  /// The options, each negatable one followed by its negation as an option of its own.
  var withNegations: [Flag] {
    flatMap { flag in
      guard flag.isNegatable else { return [flag] }
      let negation = "no-" + flag.name
      return [
        Flag(flag.name, flag.summary, excludes: [negation] + flag.excludes),
        Flag(negation, "undo \(flag.option)", excludes: [flag.name]),
      ]
    }
  }
}
