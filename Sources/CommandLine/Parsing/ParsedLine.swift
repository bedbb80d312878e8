import GameCore
import TextUI
import Tiles

/// What the words behind a command say: its options and their values, and its operands.
///
/// `--name value`, `--name=value`, `-nvalue`, `-n value`, grouped short switches, and `--`, which
/// ends the options; options may stand before, between and behind operands, each at most once.
struct ParsedLine {
  /// What is no option.
  private(set) var operands: [String] = []

  private let flags: [Flag]
  private var given: [(flag: Flag, value: String)] = []

  /// Reads the words of a command that has these options. What stands behind an option that
  /// answers by itself is not read.
  init(_ words: [String], flags: [Flag]) throws(InvalidInput) {
    self.flags = flags
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

  /// Whether an option is given that answers by itself.
  var isAnswered: Bool { given.last?.flag.isAnswer ?? false }

  /// Whether an option of this name is given.
  func has(_ name: String) -> Bool {
    given.contains { $0.flag.name == name }
  }

  /// Sets those options of a table that are given.
  func apply<Target>(_ table: [Option<Target>], to target: inout Target) throws(InvalidInput) {
    for (flag, value) in given {
      try table.first { $0.flag.name == flag.name }?.set(&target, to: value)
    }
  }

  // MARK: Reading

  private mutating func readLong(
    _ word: Substring, _ rest: inout ArraySlice<String>
  ) throws(InvalidInput) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(halves[0])
    guard let flag = flags.first(where: { $0.name == name }) else { throw unknown("--" + name) }
    guard flag.value != nil else {
      guard halves.count == 1 else { throw InvalidInput("--\(name) takes no value") }
      return try add(flag, "")
    }
    try add(flag, halves.count > 1 ? String(halves[1]) : value(of: flag, &rest))
  }

  private mutating func readShort(
    _ word: Substring, _ rest: inout ArraySlice<String>
  ) throws(InvalidInput) {
    var letters = word
    while let letter = letters.popFirst(), !isAnswered {
      guard let flag = flags.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)")
      }
      guard flag.value != nil else {
        try add(flag, "")
        continue
      }
      return try add(flag, letters.isEmpty ? value(of: flag, &rest) : String(letters))
    }
  }

  private func value(
    of flag: Flag, _ rest: inout ArraySlice<String>
  ) throws(InvalidInput) -> String {
    if let value = rest.popFirst() { return value }
    throw InvalidInput("--\(flag.name) needs a value: \(flag.value?.expectation ?? "")")
  }

  private mutating func add(_ flag: Flag, _ value: String) throws(InvalidInput) {
    guard !has(flag.name) else { throw InvalidInput("--\(flag.name) is given twice") }
    if let other = flag.excludes.first(where: has) {
      throw InvalidInput("--\(flag.name) and --\(other) can't go together; give one of them")
    }
    given.append((flag, value))
  }

  private func unknown(_ word: String) -> InvalidInput {
    let hint = word.suggestion(from: flags.map { "--" + $0.name }).map { "; \($0)" }
    return InvalidInput("there is no option \(word.quotedForReading) here\(hint ?? "")")
  }
}
