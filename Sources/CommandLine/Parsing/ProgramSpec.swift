/// The description of a program with commands.
public struct ProgramSpec: Sendable {
  public let name: String

  /// A description in a few words, without a full stop.
  public let summary: Phrase

  /// The word for a command: `game or command`.
  public let noun: Phrase
  public let usage: String

  /// The commands, as the help lists them under headings.
  public let groups: [(title: Phrase, commands: [CommandSpec])]
  public let sharedFlags: [Flag]
  public let sharedTitle: Phrase

  /// The last line of the help, without a full stop.
  public let pointer: Phrase
  public let examples: [String]

  /// The names of the commands and options of the short help, which has room for 24 lines.
  public let common: Set<String>
  public let sharedHelp: String

  /// The program's commands and options by the names that other programs give to such, and
  /// commands by their Chinese names.
  public let otherNames: [String: String]

  public init(
    name: String, summary: Phrase, noun: Phrase, usage: String,
    groups: [(title: Phrase, commands: [CommandSpec])],
    sharedFlags: [Flag], sharedTitle: Phrase, sharedHelp: String, examples: [String],
    common: Set<String> = [], pointer: Phrase, otherNames: [String: String] = [:]
  ) {
    (self.name, self.summary, self.noun) = (name, summary, noun)
    (self.usage, self.groups) = (usage, groups)
    (self.sharedFlags, self.sharedTitle) = (sharedFlags, sharedTitle)
    (self.sharedHelp, self.examples, self.common) = (sharedHelp, examples, common)
    (self.pointer, self.otherNames) = (pointer, otherNames)
  }

  /// The options that every command takes beside requests for help.
  public var globalFlags: [Flag] { sharedFlags.filter(\.isGlobal) }
  public var commands: [CommandSpec] { groups.flatMap(\.commands) }

  /// Returns whether an option of any command matches. All of them may come before the command.
  public func hasFlag(where matches: (Flag) -> Bool) -> Bool {
    commands.contains { $0.everyFlag.contains(where: matches) }
  }

  private func choice(_ command: CommandSpec) -> Choice {
    let name = otherNames.filter { $0.value == command.name && !$0.key.isASCII }.keys.min()
    return name.map { Choice(command.name, title: Phrase(en: command.name, zh: $0)) }
      ?? command.choice
  }

  /// Returns the error of an unknown command, with the nearest one, the option of that name, or all
  /// commands.
  public func unknownCommand(_ name: String) -> UserError {
    if sharedFlags.contains(where: { $0.isNamed(name) }), let taker = commands.first {
      let game = name.isASCII ? taker.name : taker.choice.title(.zh)
      let line = "'\(self.name) \(game) --\(name)'"
      return UserError(
        en: "\(name) is an option of every game, as in \(line)",
        zh: "\(name) 是各游戏通用的选项，如 \(line)")
    }
    let word = name.lowercased()
    let cure =
      otherNames[word].flatMap { $0.suggestion(from: [$0]) }
      ?? word.suggestion(
        from: commands.flatMap { [$0.name, $0.choice.title(.zh)] }
          + otherNames.keys.filter { !$0.isASCII }.sorted())
      ?? Phrase { language in
        groups.map { title, commands in
          let known = commands.filter { common.isEmpty || common.contains($0.name) }
          return title(language) + known.map(choice).listed(language)
        }.joined(separator: language(en: "; ", zh: "；"))
      }
    return .unknown(noun, name, cure: cure)
  }

  /// Returns the error of an option that a command lacks, or nil if neither other commands nor
  /// other programs have the option.
  public func misplacedOption(_ name: String, of command: CommandSpec) -> UserError? {
    let flags = sharedFlags + command.allFlags
    let english = commands.flatMap(\.everyFlag).first { $0.isNamed(name) }?.name ?? name
    let other = otherNames["--" + english].flatMap { other in
      other.suggestion(
        from: flags.filter { other.hasPrefix($0.option) }.map {
          Choice(other, title: Phrase(en: other, zh: "--" + ($0.chinese ?? $0.name)))
        })
    }
    let parent = commands.first { command.name.hasPrefix($0.name + " ") }
    let takers = [parent?.variants() ?? [], commands]
      .map { likes in likes.filter { $0.allFlags.contains { $0.isNamed(name) } } }
      .first { !$0.isEmpty }
    guard let takers else { return other.map { .unknown(.option, "--" + name, cure: $0) } }
    if let form = command.name.split(separator: " ").last, form.hasPrefix("--") {
      return UserError(
        en: "--\(name) and \(form) cannot be combined", zh: "--\(name) 和 \(form) 不能同时使用")
    }
    let names = takers.map { $0.name.split(separator: " ").last.map(String.init) ?? "" }
    let others = names.listed(before: "and")
    func label(_ name: String) -> String {
      commands.first { $0.name == name }.map { choice($0).label(.zh) } ?? name
    }
    return UserError(
      en: "\(command.name) has no --\(name); \(others) \(names.count == 1 ? "does" : "do")"
        + (other.map { "; " + $0(.en) } ?? ""),
      zh: "\(label(command.name).spacedAfter)没有 --\(name)，"
        + "\(names.map(label).joined(separator: "、").spacedAfter)有"
        + (other.map { "；" + $0(.zh) } ?? ""))
  }
}
