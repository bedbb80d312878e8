import TextUI

/// The help of a program or of one of its commands, within 80 columns.
public struct HelpPage {
  private let title: String
  private let usage: [String]
  private let blocks: [HelpBlock]

  /// The command line that prints the whole help.
  private let helpCommand: String

  /// The greatest number of lines of the short help.
  static let shortLength = 24

  /// The whole help.
  public var text: String { page(blocks.map(\.text)) }

  /// The short help: at most 24 lines.
  ///
  /// Options that only change the full screen are left out, and the longest lists are cut down to
  /// their words until there is room for the rest.
  public var shortText: String {
    var lists = blocks.compactMap(\.abridged)
    while true {
      let page = page(lists.map(\.shortText) + ["Run '\(helpCommand)' for details"])
      let places = lists.indices.filter { !lists[$0].isCompact }
      let longest = places.max { lists[$0].rows.count < lists[$1].rows.count }
      guard
        page.split(separator: "\n", omittingEmptySubsequences: false).count
          > Self.shortLength + 1, let longest
      else { return page }
      lists[longest].isCompact = true
    }
  }

  private func page(_ parts: [String]) -> String {
    let label = "usage: "
    let forms = usage.joined(separator: "\n" + String(repeating: " ", count: label.count))
    return ([title, label + forms] + parts).joined(separator: "\n\n") + "\n"
  }

  // MARK: A program

  /// Creates the help of a program.
  public init(of program: ProgramSpec) {
    title = "\(program.name): \(program.summary)"
    usage = program.usage
    helpCommand = "\(program.name) --help"
    let groups = program.groups.map { group in
      HelpBlock.list(group.title, group.commands.map { Self.row($0, group.showsOperands) })
    }
    let rest: [HelpBlock?] = [
      .options(program.sharedTitle, program.sharedFlags), .everywhere,
      .prose("Options may also come before the \(program.noun)"), .prose(program.pointer),
    ]
    blocks = (groups + rest).compactMap(\.self)
  }

  private static func row(_ command: CommandSpec, _ showsOperand: Bool) -> HelpBlock.Row {
    let operand = showsOperand ? command.operand.synopsis : ""
    return .init(
      command.name + (operand.isEmpty ? "" : " " + operand), command.summary,
      spelling: command.name)
  }

  // MARK: A command

  /// Creates the help of a command of a program.
  public init(of command: CommandSpec, in program: ProgramSpec) {
    let words = "\(program.name) \(command.name)"
    title = "\(words): \(command.summary)"
    helpCommand = words + " --help"
    let operand = command.operand.synopsis
    let comesFirst = command.operandComesFirst
    let variants = command.variants()
    let form =
      comesFirst
      ? [words, operand, variants.first?.operand.synopsis ?? "", "[OPTION ...]"]
      : [words, "[OPTION ...]", operand]
    var forms = [form.filter { !$0.isEmpty }.joined(separator: " ")]
    if let other = command.optionVariant(), let flag = other.flags().first {
      let parts = [words, flag.option, "[OPTION ...]", other.operand.synopsis]
      forms.append(parts.filter { !$0.isEmpty }.joined(separator: " "))
    }
    usage = forms
    let own = command.flags() + command.variantFlags()
    // The operand decides about the options, but those that all variants share are listed.
    let shared = own.isEmpty ? command.sharedFlags() : (variants.first ?? command).sharedFlags()
    let keys = command.keys().map {
      HelpBlock.Row($0.keys(isASCII: true), $0.summary(.en))
    }
    let parts: [HelpBlock?] = [
      .prose(command.operand.note), Self.choices(of: command, variants),
      .prose(comesFirst ? "Run '\(words) \(operand) --help' for all options" : ""),
      .options("options", own), .options(command.sharedTitle, shared), .everywhere,
      .list("keys in full screen", keys, isBrief: false),
      .list("examples", command.examples().map { .init($0.command, "") }, isBrief: false),
      .prose(command.pointer()),
    ]
    blocks = parts.compactMap(\.self)
  }

  /// The words to choose from for the operand, each with those that may follow it.
  private static func choices(of command: CommandSpec, _ variants: [CommandSpec]) -> HelpBlock? {
    .list(
      command.operand.noun + "s",
      command.operand.choices.map { choice in
        let variant = variants.first { $0.name == "\(command.name) \(choice.name)" }
        let words = variant?.operand.choices ?? []
        return .init(choice.name, choice.summary, detail: words.count > 1 ? words.listed : "")
      })
  }
}
