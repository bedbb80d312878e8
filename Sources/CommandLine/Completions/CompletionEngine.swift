/// Decides how a command line can continue, with the tables and the parser that run it.
///
/// The cursor is parsed as a word that cannot be typed: where the parser puts it shows whether a
/// value or an operand stands there. An option is offered if the line with it has no error.
public struct CompletionEngine {
  private let program: ProgramSpec
  private static let cursor: Character = "\0"

  public init(_ program: ProgramSpec) {
    self.program = program
  }

  /// Returns the completion of a line as it is typed in a shell up to the cursor, beginning with
  /// the program.
  public func completion(of line: String) -> Completion {
    let line = TypedLine(line)
    guard let typed = line.words.last else { return Completion("") }
    guard !line.isRedirected else { return Completion(typed, [], .files) }
    let (program, before) = (program, Array(line.words.dropLast()))
    let (name, others) = ParsedLine.firstOperand(of: before, find: program.hasFlag)
    guard let name else {
      // Without options, nothing needs to be known of the commands.
      if before.isEmpty, !typed.hasPrefix("-") {
        return Completion(typed, program.commands.map(\.choice))
      }
      let takers = program.commands.filter { command in
        let flags = command.form(of: before).command.everyFlag
        return ParsedLine(before + [String(Self.cursor)], flags: flags).error == nil
      }
      let first = CommandSpec(
        name: "", summary: .empty, operand: .one(of: takers.map(\.choice), program.noun),
        flags: program.globalFlags + takers.flatMap(\.everyFlag))
      return completion(of: typed, after: before, in: first)
    }
    guard let (form, words) = program.commands.first(where: { $0.name == name })?.form(of: others)
    else { return Completion(typed) }
    return completion(of: typed, after: words, in: form)
  }

  private func completion(
    of typed: String, after before: [String], in command: CommandSpec
  ) -> Completion {
    var names: Set<String> = []
    let flags = command.allFlags.filter { names.insert($0.name).inserted }
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
      let (choices, takesFiles) = command.operand.completion(after: operands)
      return Completion(typed, choices, takesFiles ? .files : .none)
    }
    let inside = parse("\(typed)\(Self.cursor)")
    if let (flag, value) = inside.option(endingIn: Self.cursor, flags) {
      return completion(of: typed, stem: String(typed.dropLast(value.count - 1)), valueOf: flag)
    }
    let given = flags.filter { line.isInForce($0.name) }
    let open = flags.filter { $0.isRepeatable || !line.has($0.name) }
    return Completion(typed, open.flatMap { $0.spellings(after: given) })
  }

  /// Returns the completion of an option's value after the `stem` of its word.
  private func completion(of typed: String, stem: String, valueOf flag: Flag) -> Completion {
    guard let value = flag.value else { return Completion(typed) }
    return Completion(typed, stem: stem, value.choices, value.names)
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

extension Flag {
  /// Returns the ways to give the option after others that are no error, with what each does.
  fileprivate func spellings(after given: [Flag]) -> [Choice] {
    let negated = Choice("--no-\(name)", Phrase(en: "undo \(option)", zh: "取消 \(option)"))
    let isExcluded = given.contains { $0.excludes.contains(name) || excludes.contains($0.name) }
    let ways = (short.map { [Choice("-\($0)", summary)] } ?? []) + [Choice(option, summary)]
    return (isExcluded ? [] : ways) + (isNegatable ? [negated] : [])
  }
}
