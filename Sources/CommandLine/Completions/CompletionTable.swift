import GameCore
import TextUI
import Tiles

/// The table of commands as the completions read it.
enum CompletionTable {
  /// The name of a command, or `*` for any of them.
  typealias Owner = String

  /// Every command, and behind it those that its first operand makes of it, as `deal cards`.
  static var commands: [Command] { CommandTable.commands.flatMap { [$0] + $0.variants() } }

  /// The commands of which an operand makes others.
  static var parents: [String] {
    CommandTable.commands.filter { !$0.variants().isEmpty }.map(\.name)
  }

  /// The commands whose operand is a record, and those whose operand is a file.
  static var recordCommands: [String] {
    commands.filter { if case .record = $0.operand { true } else { false } }.map(\.name)
  }

  static var fileCommands: [String] {
    commands.filter { if case .file = $0.operand { true } else { false } }.map(\.name)
  }

  /// Every option but those that answer by themselves, with the command that has it.
  static var flags: [(owner: Owner, flag: Flag)] {
    commands.flatMap { command in command.flags().map { (command.name, $0) } }
      + PlayOptions.flags.map { ("*", $0) }
  }

  /// The words to choose from: of an option, or with an empty one what can follow a command.
  /// The empty command is the arcade itself.
  static var choices: [(owner: Owner, option: String, choices: [Choice])] {
    let operands = commands.map { ($0.name, "", $0.operand.choices) }
    let values = flags.map { ($0, $1.option, $1.value?.choices ?? []) }
    return ([("", "", CommandTable.commands.map(\.choice))] + operands + values)
      .filter { !$0.2.isEmpty }
  }

  /// The options that take others with them when they are given.
  static var exclusions: [(owner: Owner, flag: Flag)] {
    flags.filter { $0.flag.exclusions.count > 1 }
  }

  /// The short forms of options that take a value, and the long ones.
  static var shortValues: [(short: String, option: String)] {
    flags.compactMap { _, flag in
      guard let short = flag.short, flag.value != nil else { return nil }
      return ("-\(short)", flag.option)
    }
  }

  /// Patterns for the words behind which nothing is read.
  static var answers: [String] {
    InfoFlags.flags.flatMap { flag in
      (flag.short.map { ["-\($0)*"] } ?? []) + [flag.option]
    }
  }
}

extension Flag {
  /// The long form, with its dashes.
  var option: String { "--\(name)" }

  /// The short form, if there is one, and the long one.
  var options: [String] { (short.map { ["-\($0)"] } ?? []) + [option] }

  /// The options that can't be given any more when this one is.
  var exclusions: [String] { options + excludes.map { "--\($0)" } }
}
