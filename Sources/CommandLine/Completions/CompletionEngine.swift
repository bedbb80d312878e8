import Flags

/// Decides how a command line can continue, with the tables and the parser that run it.
///
/// The cursor is parsed as a word that cannot be typed: where the parser puts it shows whether a
/// value or an operand stands there. An option is offered if the line with it has no error.
public struct CompletionEngine {
  private let program: ProgramSpec

  /// Returns the operand that is in force for a command if none is given, or nil.
  private let inForce: (CommandSpec) -> String?

  private static let cursor: Character = "\0"

  public init(_ program: ProgramSpec, inForce: @escaping (CommandSpec) -> String? = { _ in nil }) {
    (self.program, self.inForce) = (program, inForce)
  }

  /// Returns the completion of a line as it is typed in a shell up to the cursor, beginning with
  /// the program.
  public func completion(of line: String) -> Completion {
    let line = TypedLine(line)
    guard let typed = line.words.last else { return Completion("") }
    guard !line.isRedirected else { return Completion(typed, [], .files) }
    let before = Array(line.words.dropLast())
    let (commands, flags) = (program.commands, program.leadingFlags)
    let start = ParsedLine(before + [String(Self.cursor)], stopsAtOperand: true) { matches in
      flags.contains(where: matches)
    }
    guard start.request == nil, let name = start.operands.first, name != String(Self.cursor) else {
      let first = CommandSpec(
        name: "", summary: "", operand: .one(of: { commands.map(\.choice) }, program.noun),
        flags: { flags })
      return completion(of: typed, after: before, in: first)
    }
    guard start.error == nil, let command = commands.first(where: { $0.name == name }) else {
      return Completion(typed)
    }
    let (variant, words) = command.resolved(Array(start.operands.dropFirst().dropLast()))
    return completion(of: typed, after: words, in: variant)
  }

  /// Returns the completion of a word after others of a command.
  private func completion(
    of typed: String, after before: [String], in command: CommandSpec
  ) -> Completion {
    let flags = command.commonFlags
    func parse(_ words: [String], _ flags: [Flag]) -> ParsedLine {
      ParsedLine(before + words, flags: flags)
    }
    let line = parse([String(Self.cursor)], flags)
    guard line.error == nil, line.request == nil else { return Completion(typed) }
    if let (flag, _) = line.option(endingIn: Self.cursor, flags) {
      return completion(of: typed, stem: "", valueOf: flag)
    }
    let operands = Array(line.operands.dropLast())
    if !operands.isEmpty, (try? command.operand.choice(in: operands, of: command.name)) == nil {
      return Completion(typed)
    }
    if typed.hasPrefix("-"), parse(["--\(Self.cursor)"], flags).error != nil {
      let inside = parse(["\(typed)\(Self.cursor)"], flags)
      if inside.error == nil, let (flag, value) = inside.option(endingIn: Self.cursor, flags) {
        let stem = String(typed.dropLast(value.count - 1))
        return completion(of: typed, stem: stem, valueOf: flag)
      }
      let other = command.optionVariant()
      let open = flags.filter { $0.isRepeatable || !line.has($0.name) }
      return Completion(
        typed,
        open.flatMap { flag in
          let isOther = flag.name == other?.flags().first?.name
          let flags = isOther ? other?.allFlags ?? [] : flags
          return flag.spellings.filter { spelling in
            parse([spelling.name] + (flag.value == nil ? [] : [""]), flags).error == nil
          }
        })
    }
    let (choices, takesFiles) = command.operand.completion(after: operands.count)
    let current = choices.isEmpty ? nil : inForce(command)
    return Completion(
      typed, choices.map { $0.name == current ? $0.marked : $0 }, takesFiles ? .files : .none)
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
    guard let index = values.firstIndex(where: { $0.last == character }),
      let flag = flags.first(where: { $0.name == names[index] })
    else { return nil }
    return (flag, values[index])
  }
}

extension CommandSpec {
  /// Returns the command that an option or the first operand makes of this one, with the words that
  /// are left for it.
  fileprivate func resolved(_ words: [String]) -> (command: CommandSpec, words: [String]) {
    if let other = optionVariant(), let flag = other.flags().first, words.contains(flag.option) {
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
      + (isNegatable ? [Choice("--no-\(name)", "undo \(option)")] : [])
  }
}

extension Choice {
  /// The choice as the one in force.
  fileprivate var marked: Choice {
    Choice(name, summary.isEmpty ? "current" : "\(summary) (current)")
  }
}
