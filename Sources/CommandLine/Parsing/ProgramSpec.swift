import Flags
import TextUI

/// The description of a program with commands.
public struct ProgramSpec: Sendable {
  /// The word that starts the program.
  public let name: String

  /// A description in a few words, without a full stop.
  public let summary: String

  /// The word for its commands: `game or command`.
  public let noun: String

  /// The forms of its command line.
  public let usage: [String]

  /// Its commands.
  public let groups: [CommandGroup]

  /// The options that many commands share.
  public let sharedFlags: [Flag]

  /// The heading of the shared options in the help.
  public let sharedTitle: String

  /// The names of the shared options that may also come before the command.
  public let leading: [String]

  /// The last line of its help, without a full stop.
  public let pointer: String

  /// Creates a description.
  public init(
    name: String, summary: String, noun: String, usage: [String], groups: [CommandGroup],
    sharedFlags: [Flag] = [], sharedTitle: String = "shared options", leading: [String] = [],
    pointer: String = ""
  ) {
    (self.name, self.summary, self.noun) = (name, summary, noun)
    (self.usage, self.groups) = (usage, groups)
    (self.sharedFlags, self.sharedTitle) = (sharedFlags, sharedTitle)
    (self.leading, self.pointer) = (leading, pointer)
  }

  /// All commands.
  public var commands: [CommandSpec] { groups.flatMap(\.commands) }

  /// The options that may come before the command.
  public var leadingFlags: [Flag] { sharedFlags.filter { leading.contains($0.name) } }

  /// Returns the fault of an unknown command, with the nearest one, the option of that name, or the
  /// commands of the first group.
  public func unknownCommand(_ name: String) -> UsageError {
    if let flag = sharedFlags.first(where: { $0.name == name }), let taker = commands.first {
      return UsageError(
        "\(name) is an option of every game, as in '\(self.name) \(taker.name) \(flag.option)'")
    }
    let cure =
      name.suggestion(from: commands.map(\.name))
      ?? "choose \(groups.first?.commands.map(\.choice).alternatives ?? "another")"
    return UsageError("unknown \(noun) \(name.quoted); \(cure)")
  }

  /// Returns the fault of an option that stands before the command but belongs after it; nil if no
  /// command takes an option of the line.
  public func misplacedOption(in words: [String]) -> UsageError? {
    let commands = commands
    var misplaced: Flag?
    let line = ParsedLine(words, stopsAtOperand: true) { matches in
      guard let flag = commands.lazy.flatMap(\.allFlags).first(where: matches) else { return false }
      if misplaced == nil, !leading.contains(flag.name) { misplaced = flag }
      return true
    }
    guard let flag = misplaced else { return nil }
    let takers = commands.filter { $0.allFlags.contains { $0.name == flag.name } }
    guard let taker = takers.first(where: { $0.name == line.operands.first }) ?? takers.first
    else { return nil }
    let value = flag.value.map { " \($0.placeholder)" } ?? ""
    return UsageError(
      "\(flag.option) belongs after the \(noun), as in "
        + "'\(name) \(taker.name) \(flag.option)\(value)'")
  }
}

/// Commands that the help lists under one heading.
public struct CommandGroup: Sendable {
  /// The heading, without a colon.
  public let title: String

  /// The commands.
  public let commands: [CommandSpec]

  /// True if the operands are listed too.
  public let showsOperands: Bool

  /// Creates a group of commands under a heading.
  public init(_ title: String, _ commands: [CommandSpec], showsOperands: Bool = true) {
    (self.title, self.commands, self.showsOperands) = (title, commands, showsOperands)
  }
}
