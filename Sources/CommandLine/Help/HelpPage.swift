public struct HelpPage {
  private let title: Phrase
  private let usage: [String]
  private let blocks: [HelpBlock]

  private let shortBlocks: [HelpBlock]
  static let shortLength = 24

  private static let options = Phrase(en: "options", zh: "选项")

  /// Creates a page; `help` is the command line that prints the whole of it.
  private init(
    _ title: Phrase, usage: [String], _ blocks: [HelpBlock?], short: [HelpBlock?], help: String
  ) {
    let rest = Phrase(en: "Run '\(help)' for the rest", zh: "其余见 '\(help)'")
    (self.title, self.usage, self.blocks) = (title, usage, blocks.compactMap(\.self))
    shortBlocks = (short + [.prose(rest)]).compactMap(\.self)
  }

  /// Returns the help as text. The short help has at most 24 lines with the options that many
  /// players need; where these are still too many, as in a narrow window, the last lists are left
  /// out, and the only one ends earlier.
  public func text(_ presentation: Presentation, isShort: Bool = false) -> String {
    // The width of the window, but from 40 to 100 columns; 80 without a window.
    let width = min(max(presentation.columns ?? 80, 40), 100)
    let label = presentation(en: "usage: ", zh: "用法：")
    let indent = String(repeating: " ", count: label.displayWidth)
    let forms = usage.flatMap {
      $0.inWords(presentation.language).wrapped(to: width - label.displayWidth)
    }
    let usage = forms.enumerated().map { index, form in
      (index == 0 ? presentation.paint(label, .bold) : indent) + form
    }
    let head = [title(presentation.language).wrapped(to: width), usage]
    var blocks = isShort ? shortBlocks : blocks
    while true {
      let parts = blocks.map { $0.lines(presentation, within: width, isWhole: !isShort) }
      let lines = Array((head + parts).joined(separator: [""]))
      let lists = blocks.indices.filter { !blocks[$0].rows.isEmpty }
      guard isShort, lines.count > Self.shortLength, let last = lists.last
      else { return lines.map { $0 + "\n" }.joined() }
      if lists.count > 1 { blocks.remove(at: last) } else { blocks[last].rows.removeLast() }
    }
  }

  // MARK: A program

  public init(of program: ProgramSpec) {
    let groups = program.groups.map { group in
      HelpBlock.list(
        group.title,
        group.commands.map { .init($0.name, rest: $0.operand.listed, $0.choice.description) })
    }
    let flags = program.sharedFlags.filter(\.isCommon) + HelpRequest.flags
    var common = groups
    for index in common.indices {
      common[index]?.rows.removeAll { !program.common.contains($0.term(.en)) }
    }
    self.init(
      Self.title(program.name, program.summary), usage: [program.usage],
      groups + [
        .options(Self.options, flags), Self.examples(program.examples), .prose(program.pointer),
      ],
      short: common + [
        .options(Self.options, flags.filter { program.common.contains($0.option) })
      ], help: "\(program.name) --help")
  }

  /// Creates the help on the options that commands of a program share.
  public init(ofOptions program: ProgramSpec) {
    let noun = program.noun
    let all = Phrase(en: "options of every \(noun(.en))", zh: "所有\(noun(.zh))通用的选项")
    self.init(
      Self.title(program.sharedHelp, program.sharedTitle), usage: [program.usage],
      [
        .options(program.sharedTitle, program.sharedFlags.filter { !$0.isGlobal }),
        .options(all, program.globalFlags + HelpRequest.flags),
      ], short: [], help: program.sharedHelp)
  }

  private static func title(_ name: String, _ summary: Phrase) -> Phrase {
    Phrase(en: "\(name): \(summary(.en))", zh: "\(name)：\(summary(.zh))")
  }

  private static func examples(_ lines: [String]) -> HelpBlock? {
    let lines = lines.filter(\.isASCII)
    return .list(Phrase(en: "examples", zh: "示例"), lines.map { .init("", rest: $0) })
  }

  // MARK: A command

  public init(of command: CommandSpec, in program: ProgramSpec) {
    let words = "\(program.name) \(command.name)"
    let operand = command.operand.synopsis
    let comesFirst = command.operandComesFirst
    let variants = command.variants()
    let form =
      comesFirst
      ? [words, operand, variants.first?.operand.synopsis ?? "", "[OPTION ...]"]
      : [words, "[OPTION ...]", operand]
    let forms =
      [form]
      + variants.filter { $0.name.hasPrefix("\(command.name) --") }.map {
        [program.name, $0.name, "[OPTION ...]", $0.operand.synopsis]
      }
    // The operand decides about the options, but those that all variants share are listed.
    let (own, shared) = (command.flags(), command.sharedFlags())
    let isOfAll = shared.count == program.sharedFlags.count
    let others = shared.filter { isOfAll || !$0.isGlobal }
    let sharedTitle = isOfAll ? program.sharedTitle : CommandSpec.sharedTitle
    let choices = Self.choices(of: command, variants)
    let all = "'\(words) \(operand) --help'"
    self.init(
      Self.title(words, command.summary()),
      usage: forms.map { $0.filter { !$0.isEmpty }.joined(separator: " ") },
      [
        .prose(command.operand.note), choices,
        comesFirst
          ? .prose(Phrase(en: "Run \(all) for all options", zh: "全部选项见 \(all.inWords(.zh))")) : nil,
        .options(Self.options, own),
        Self.reference(to: others, sharedTitle, isAll: isOfAll, in: program),
        .list(
          Phrase(en: "keys in full screen", zh: "全屏按键"),
          command.keys().map(HelpBlock.Row.init(_:))),
        Self.examples(command.examples().map(\.command)), .prose(command.pointer()),
      ],
      short: [
        choices, .options(Self.options, own.filter(\.isCommon)),
        .options(sharedTitle, others.filter(\.isCommon)),
      ], help: "\(words) --help")
  }

  /// Returns a sentence that says where the help on shared options is: with their names, or where
  /// the command takes them all with the common ones.
  private static func reference(
    to flags: [Flag], _ title: Phrase, isAll: Bool, in program: ProgramSpec
  ) -> HelpBlock? {
    guard !flags.isEmpty else { return nil }
    let names = flags.filter { $0.isCommon || !isAll }.map(\.listedOption)
    let (help, rest) = (program.sharedHelp, isAll ? " ..." : "")
    return .prose(
      Phrase(
        en: "Run '\(help)' for \(title(.en)): \(names.joined(separator: ", "))\(rest)",
        zh: "\(title(.zh))见 '\(help)'：\(names.joined(separator: "、"))\(rest)"))
  }

  /// The words to choose from for the operand, each with the other ones that may follow it.
  private static func choices(of command: CommandSpec, _ variants: [CommandSpec]) -> HelpBlock? {
    let noun = command.operand.noun
    return .list(
      Phrase(en: noun(.en) + "s", zh: noun(.zh)),
      command.operand.choices.map { choice in
        let variant = variants.first { $0.name == "\(command.name) \(choice.name)" }
        let words = variant?.operand.choices ?? command.operand.following(choice.name)
        let isOne = words.contains { $0.name == choice.name }
        let told = choice.description(.en).split { " ,".contains($0) }
        let isTold = words.allSatisfy { told.contains($0.name[...]) }
        let detail = words.count > 1 && !isOne && !isTold ? words : []
        return .init(choice.name, choice.description, detail: Phrase(detail.listed))
      })
  }
}
