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
      // Without options, nothing needs to be known of the commands.
      if start.request == nil, start.error == nil, start.isWithoutOptions, !typed.hasPrefix("-") {
        return Completion(typed, program.commands.map(\.choice))
      }
      let forms = program.commands.map { ($0.choice, $0.forms(after: start)) }
      let commands = forms.filter { !$0.1.isEmpty }.map(\.0)
      let first = CommandSpec(
        name: "", summary: .empty, operand: .one(of: { commands }, program.noun),
        flags: { [program] in program.globalFlags + forms.flatMap(\.1).flatMap(\.allFlags) })
      return completion(of: typed, after: before, in: first)
    }
    let command = program.commands.first { $0.name == name }
    guard start.error == nil,
      let (variant, words) = command?.form(
        of: Array(start.operands.dropFirst().dropLast()), after: start),
      start.isWithoutOptions || !variant.forms(after: start).isEmpty
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
    guard line.error == nil, line.request == nil,
      operands.isEmpty || (try? command.operand.check(operands, of: command.name)) != nil
    else { return Completion(typed) }
    guard typed.hasPrefix("-"), parse("--\(Self.cursor)").error != nil else {
      guard !flags.contains(where: { $0.replacesOperands && line.has($0.name) }) else {
        return Completion(typed)
      }
      let (choices, takesFiles) = command.operand.completion(after: operands.count)
      let value = choices.isEmpty ? nil : current(command)
      return Completion(
        typed, choices.map { $0.name == value ? $0.marked : $0 }, takesFiles ? .files : .none)
    }
    let inside = parse("\(typed)\(Self.cursor)")
    if let (flag, value) = inside.option(endingIn: Self.cursor, flags) {
      return completion(of: typed, stem: String(typed.dropLast(value.count - 1)), valueOf: flag)
    }
    let given = flags.filter { line.isInForce($0.name) }
    let open = flags.filter { $0.isRepeatable || !line.has($0.name) }
    return Completion(typed, open.flatMap { command.spellings(of: $0, after: given, line) })
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
  /// Returns the forms of the command before which the options of a line may come.
  fileprivate func forms(after start: ParsedLine) -> [CommandSpec] {
    let command = form(of: [], after: start).command
    return ([command] + command.variants()).filter { form in
      let names = form.allFlags.map(\.name)
      return start.name { !names.contains($0) } == nil
    }
  }

  /// Returns the ways to give an option after others of a line that are no error.
  fileprivate func spellings(of flag: Flag, after given: [Flag], _ line: ParsedLine) -> [Choice] {
    if let other = optionVariant(), other.flags().first?.name == flag.name,
      line.name(where: { !other.takes($0) }) != nil
    {
      return []
    }
    let isExcluded = given.contains {
      $0.excludes.contains(flag.name) || flag.excludes.contains($0.name)
    }
    return flag.spellings.filter { !isExcluded || $0.name.hasPrefix("--no-") }
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
  fileprivate var marked: Choice {
    let text = description
    guard !text.isEmpty else { return Choice(name, Phrase(en: "current", zh: "当前值")) }
    return Choice(name, Phrase(en: "\(text(.en)) (current)", zh: "\(text(.zh))（当前值）"))
  }
}
