import ArcadeCore

/// The reader of a command's words, by its table of options.
///
/// `--name value`, `--name=value`, `-nvalue`, `-n value`, grouped short switches, and `--`, which
/// ends the options; options may stand before, between and behind operands, each at most once.
struct Parser<Target> {
  let command: String?
  let options: [Option<Target>]

  private var target: Target
  private var operands: [String] = []
  private var given: [String] = []

  /// What a command line says.
  struct Result {
    let target: Target
    let operands: [String]
    /// The names of the options that were given.
    let given: [String]
  }

  /// Reads the words of a command whose options stand at their defaults in `target`.
  static func parse(
    _ words: [String], of command: String?, options: [Option<Target>], into target: Target
  ) throws(UsageError) -> Result {
    var parser = Parser(command: command, options: options, target: target)
    try parser.read(words)
    return Result(target: parser.target, operands: parser.operands, given: parser.given)
  }

  private init(command: String?, options: [Option<Target>], target: Target) {
    self.command = command
    self.options = options
    self.target = target
  }

  private mutating func read(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst(), !isAnswered {
      if word == "--" {
        operands += rest
        return
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word.dropFirst(), &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private var isAnswered = false

  private mutating func readLong(
    _ word: Substring, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(halves[0])
    guard let option = options.first(where: { $0.flag.name == name }) else {
      throw unknown("--" + name)
    }
    guard option.flag.value != nil else {
      guard halves.count == 1 else { throw fault("--\(name) takes no value") }
      return try set(option, to: "")
    }
    try set(option, to: halves.count > 1 ? String(halves[1]) : value(of: option, &rest))
  }

  private mutating func readShort(
    _ word: Substring, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = word
    while let letter = letters.popFirst(), !isAnswered {
      guard let option = options.first(where: { $0.flag.short == letter }) else {
        throw unknown("-\(letter)")
      }
      guard option.flag.value != nil else {
        try set(option, to: "")
        continue
      }
      return try set(option, to: letters.isEmpty ? value(of: option, &rest) : String(letters))
    }
  }

  private func value(
    of option: Option<Target>, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if let value = rest.popFirst() { return value }
    let expectation = option.flag.value?.expectation ?? ""
    throw fault("--\(option.flag.name) needs a value: \(expectation)")
  }

  private mutating func set(_ option: Option<Target>, to value: String) throws(UsageError) {
    let flag = option.flag
    guard !given.contains(flag.name) else { throw fault("--\(flag.name) is given twice") }
    if let other = flag.excludes.first(where: given.contains) {
      throw fault("--\(flag.name) and --\(other) can't go together; give one of them")
    }
    do {
      try option.set(&target, to: value)
    } catch {
      throw fault(error.fault)
    }
    given.append(flag.name)
    isAnswered = flag.isAnswer
  }

  private func fault(_ sentence: String) -> UsageError {
    UsageError(sentence, command: command)
  }

  private func unknown(_ word: String) -> UsageError {
    let names = options.map { "--" + $0.flag.name }
    let hint = word.nearest(in: names).map { "; did you mean '\($0)'?" } ?? ""
    let place = command.map { " in \($0)" } ?? ""
    return fault("there is no option \(word.quotedForReading)\(place)\(hint)")
  }
}
