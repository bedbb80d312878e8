import Flags
import TextUI

/// Decides how a command line can continue, with the tables and the parser that run it.
///
/// The cursor is parsed as a word that cannot be typed: where the parser puts it shows whether a
/// value or an operand stands there. An option is offered if the line with it has no error.
public struct CompletionEngine {
  private let program: ProgramSpec

  /// Returns the current value of a command's operand, such as that of a setting, or nil.
  private let current: (CommandSpec) -> String?

  private static let cursor: Character = "\0"

  public init(_ program: ProgramSpec, current: @escaping (CommandSpec) -> String? = { _ in nil }) {
    (self.program, self.current) = (program, current)
  }

  /// Returns the completion of a line as it is typed in a shell up to the cursor, beginning with
  /// the program.
  public func completion(of line: String) -> Completion {
    let line = TypedLine(line)
    guard let typed = line.words.last else { return Completion("") }
    guard !line.isRedirected else { return Completion(typed, [], .files) }
    let before = Array(line.words.dropLast())
    let start = ParsedLine(
      before + [String(Self.cursor)], stopsAtOperand: true, find: program.hasFlag)
    guard start.request == nil, let name = start.operands.first, name != String(Self.cursor) else {
      let forms = program.commands.map { ($0.choice, $0.forms(after: start, program.leading)) }
      let commands = forms.filter { !$0.1.isEmpty }.map(\.0)
      let common = program.sharedFlags.filter { program.leading.contains($0.name) }
      let first = CommandSpec(
        name: "", summary: .empty, operand: .one(of: { commands }, program.noun),
        flags: { common + forms.flatMap(\.1).flatMap(\.allFlags) })
      return completion(of: typed, after: before, in: first)
    }
    let command = program.commands.first { $0.name == name }
    guard start.error == nil,
      let (variant, words) = command?.resolved(Array(start.operands.dropFirst().dropLast()), start),
      !variant.forms(after: start, program.leading).isEmpty
    else { return Completion(typed) }
    return completion(of: typed, after: words, in: variant)
  }

  /// Returns the completion of a word after others of a command.
  private func completion(
    of typed: String, after before: [String], in command: CommandSpec
  ) -> Completion {
    let flags = command.commonFlags
    func parse(_ word: String) -> ParsedLine { ParsedLine(before + [word], flags: flags) }
    let line = parse("\(Self.cursor)")
    if let flag = line.option(endingIn: Self.cursor, flags)?.flag {
      return completion(of: typed, stem: "", valueOf: flag)
    }
    let operands = Array(line.operands.dropLast())
    guard line.error == nil, line.request == nil, command.takes(operands) else {
      return Completion(typed)
    }
    guard typed.hasPrefix("-"), parse("--\(Self.cursor)").error != nil else {
      let (choices, takesFiles) = command.operand.completion(after: operands.count)
      let value = choices.isEmpty ? nil : current(command)
      return Completion(
        typed, choices.map { $0.name == value ? $0.marked : $0 }, takesFiles ? .files : .none)
    }
    let inside = parse("\(typed)\(Self.cursor)")
    if let (flag, value) = inside.option(endingIn: Self.cursor, flags) {
      return completion(of: typed, stem: String(typed.dropLast(value.count - 1)), valueOf: flag)
    }
    let open = flags.filter { $0.isRepeatable || !line.has($0.name) }
    return Completion(
      typed, open.flatMap { command.spellings(of: $0, among: flags, after: before) })
  }

  /// Returns the completion of an option's value after the `stem` of its word.
  private func completion(of typed: String, stem: String, valueOf flag: Flag) -> Completion {
    let names: Completion.Names =
      switch flag.value?.placeholder {
      case "FILE": .files
      case "COMMAND": .commands
      default: .none
      }
    return Completion(typed, stem: stem, flag.value?.choices ?? [], names)
  }
}

extension ParsedLine {
  /// Returns the option among `flags` whose value ends in a character, with that value.
  fileprivate func option(
    endingIn character: Character, _ flags: [Flag]
  ) -> (flag: Flag, value: String)? {
    guard error == nil, let index = values.firstIndex(where: { $0.last == character }),
      let flag = flags.first(where: { $0.name == names[index] })
    else { return nil }
    return (flag, values[index])
  }
}

extension CommandSpec {
  /// Returns the form of the command that an option, also of a line before it, or the first operand
  /// among words asks for, and the words without that operand.
  fileprivate func resolved(
    _ words: [String], _ start: ParsedLine
  ) -> (command: CommandSpec, words: [String]) {
    if let other = optionVariant(), let flag = other.flags().first,
      words.contains(flag.option) || start.has(flag.name)
    {
      return (other, words)
    }
    let flags = commonFlags
    let line = ParsedLine(words, stopsAtOperand: true) { flags.contains(where: $0) }
    guard let operand = line.operands.first,
      let variant = variants().first(where: { $0.name == "\(name) \(operand)" })
    else { return (self, words) }
    var words = words
    words.remove(at: words.count - line.operands.count)
    return (variant, words)
  }

  /// Returns the forms of the command before which the options of a line may come, of which every
  /// command takes the `leading` ones.
  fileprivate func forms(after start: ParsedLine, _ leading: [String]) -> [CommandSpec] {
    let command = resolved([], start).command
    return ([command] + command.variants()).filter { form in
      let names = leading + form.allFlags.map(\.name)
      return start.name { !names.contains($0) } == nil
    }
  }

  /// Returns whether operands may stand in a line.
  fileprivate func takes(_ operands: [String]) -> Bool {
    operands.isEmpty || (try? operand.choice(in: operands, of: name)) != nil
  }

  /// Returns the ways to give an option after words, without those that would be an error.
  fileprivate func spellings(
    of flag: Flag, among flags: [Flag], after words: [String]
  ) -> [Choice] {
    let other = optionVariant().flatMap { $0.flags().first?.name == flag.name ? $0 : nil }
    return flag.spellings.filter { spelling in
      let line = words + [spelling.name] + (flag.value == nil ? [] : [""])
      return ParsedLine(line, flags: other?.allFlags ?? flags).error == nil
    }
  }

  /// Its options, and those that all variants have.
  fileprivate var commonFlags: [Flag] {
    let all = variants().map { $0.flags() + $0.sharedFlags() }
    let shared = (variantFlags() + (all.first ?? [])).filter { flag in
      all.allSatisfy { $0.contains { $0.name == flag.name } }
    }
    var names: Set<String> = []
    return (flags() + sharedFlags() + shared + HelpRequest.flags).filter {
      names.insert($0.name).inserted
    }
  }
}

extension Flag {
  /// The ways to give the option, with what each does.
  fileprivate var spellings: [Choice] {
    (short.map { [Choice("-\($0)", summary)] } ?? []) + [Choice(option, summary)]
      + (isNegatable
        ? [Choice("--no-\(name)", Phrase(en: "undo \(option)", zh: "取消 \(option)"))] : [])
  }
}

extension Choice {
  /// The choice as the current one.
  fileprivate var marked: Choice {
    let summary = summary
    guard !summary.isEmpty else { return Choice(name, Phrase(en: "current", zh: "当前值")) }
    return Choice(name, Phrase(en: "\(summary(.en)) (current)", zh: "\(summary(.zh))（当前值）"))
  }
}
