/// A search through the options of a command: it returns whether one of them matches, and looks no
/// further than that one.
public typealias FlagSearch = (_ matches: (Flag) -> Bool) -> Bool

/// The words after a command, divided into options, their values and operands.
///
/// Options are written `--name value`, `--name=value`, `-nvalue` or `-n value`; short switches may
/// be grouped, `--no-name` turns some switches off, and `--` ends the options. Options may come
/// before, between and after operands; of an option given twice, the last one counts.
public struct ParsedLine {
  public var operands: [String] = []

  /// The request that wins over everything else on the line, errors included.
  public private(set) var request: HelpRequest?
  public private(set) var error: UserError?

  /// The long name in the first error if that is an unknown option.
  public private(set) var unknownName: String?

  // Two arrays of strings rather than one of pairs, whose type would be made at each start.
  public private(set) var names: [String] = []
  @usableFromInline var values: [String] = []

  /// The numbers of operands before the options that may be given several times.
  public private(set) var places: [Int] = []

  public init() {}

  public init(_ words: [String], flags: [Flag]) {
    self.init(words) { matches in flags.contains(where: matches) }
  }

  /// Parses words with the options that a search finds; `--help` and `--version` are always known.
  ///
  /// If the line `stopsAtOperand`, the first operand and everything after it are the operands.
  public init(_ words: [String], stopsAtOperand: Bool = false, find: FlagSearch) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        parseLong(word, &rest, find)
      } else if word.hasPrefix("-"), word != "-" {
        parseShort(word, &rest, find)
      } else {
        operands.append(word)
        if stopsAtOperand {
          operands += rest
          break
        }
      }
    }
    if names.count > 1 { checkExclusions(find) }
  }

  /// Returns the first operand among words, or nil if there is none, and the other words.
  public static func firstOperand(
    of words: [String], find: FlagSearch
  ) -> (operand: String?, others: [String]) {
    let line = ParsedLine(words, stopsAtOperand: true, find: find)
    var others = words
    if let count = line.operands.indices.last { others.remove(at: words.count - count - 1) }
    return (line.operands.first, others)
  }

  public func has(_ name: String) -> Bool { names.contains(name) }

  /// Returns the value of an option, for a switch `on` or `off`; nil if the line doesn't have the
  /// option.
  public func value(of name: String) -> String? {
    names.firstIndex(of: name).map { values[$0] }
  }

  /// Sets the given options of a table, then throws if one does not take its value.
  @inlinable
  public func apply<Target>(
    _ table: [Option<Target>], to target: inout Target
  ) throws(UserError) {
    var error: UserError?
    for (name, value) in zip(names, values) {
      for option in table where option.flag.name == name {
        do throws(UserError) { try option.set(&target, to: value) } catch let first {
          error = error ?? first
        }
      }
    }
    if let error { throw error }
  }

  public mutating func drop(_ name: String) {
    let kept = zip(names, values).filter { $0.0 != name }
    (names, values) = (kept.map(\.0), kept.map(\.1))
  }

  // MARK: Parsing

  private mutating func parseLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ find: FlagSearch
  ) {
    let bytes = word.utf8.dropFirst(2)
    let end = bytes.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[bytes.startIndex..<(end ?? word.endIndex)])
    let value = end.map { String(word[word.utf8.index(after: $0)...]) }
    if let found = HelpRequest("--" + name) {
      if value == nil { request = request ?? found } else { fail(valueAfter: "--" + name) }
      return
    }
    let isValueNext = Self.isValue(rest.first, find)
    let prefix = ["no-", "不用"].first(where: name.hasPrefix)
    let negated = prefix.map { String(name.dropFirst($0.count)) }
    let isKnown = find { flag in
      let isNegated = flag.isNegatable && negated.map(flag.isNamed) == true
      guard isNegated || flag.isNamed(name) else { return false }
      if flag.value != nil {
        add(flag, value ?? (isValueNext ? rest.popFirst() : nil))
      } else if value == nil {
        add(flag, isNegated ? "off" : "on")
      } else {
        fail(valueAfter: "--" + name)
      }
      return true
    }
    if !isKnown { fail(unknown: "--" + name, find) }
  }

  private mutating func parseShort(
    _ word: String, _ rest: inout ArraySlice<String>, _ find: FlagSearch
  ) {
    let isValueNext = Self.isValue(rest.first, find)
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      if let found = HelpRequest("-\(letter)") {
        request = request ?? found
        continue
      }
      let isKnown = find { flag in
        guard flag.short == letter else { return false }
        if letters.first == "=" {
          fail(misspelled: letter, flag)
          letters = ""
        } else if flag.value == nil {
          add(flag, "on")
        } else {
          add(flag, letters.isEmpty ? (isValueNext ? rest.popFirst() : nil) : String(letters))
          letters = ""
        }
        return true
      }
      guard isKnown else { return fail(unknown: "-\(letter)", nearestTo: "-" + word, find) }
    }
  }

  /// Returns whether a word can be a value. One that is the name of an option has to follow "=".
  private static func isValue(_ word: String?, _ find: FlagSearch) -> Bool {
    guard let word, word.hasPrefix("--") else { return word != nil }
    let name = String(word.dropFirst(2).prefix { $0 != "=" })
    return !find { $0.isNamed(name) }
  }

  /// Adds an option with its value, which is nil where the line has none.
  private mutating func add(_ flag: Flag, _ value: String?) {
    guard let value else {
      let expected = flag.expectation
      return fail(
        en: "--\(flag.name) requires a value: \(expected(.en))",
        zh: "--\(flag.name) 需要一个值：\(expected(.zh))")
    }
    if !flag.isRepeatable, let index = names.firstIndex(of: flag.name) {
      values[index] = value
    } else {
      names.append(flag.name)
      values.append(value)
      if flag.isRepeatable { places.append(operands.count) }
    }
  }

  /// Fails if two options can't be combined, of which neither was turned off again.
  private mutating func checkExclusions(_ find: FlagSearch) {
    let given = names.filter(isInForce)
    for (index, name) in given.enumerated() {
      var excluded: [String] = []
      _ = find { flag in
        if flag.name == name { excluded = flag.excludes }
        return flag.name == name
      }
      guard let other = given.firstIndex(where: excluded.contains) else { continue }
      let (later, former) = (given[max(index, other)], given[min(index, other)])
      return fail(
        en: "--\(later) and --\(former) cannot be combined", zh: "--\(later) 和 --\(former) 不能同时使用")
    }
  }

  /// Returns whether an option is given and not a switch that is off.
  func isInForce(_ name: String) -> Bool { has(name) && value(of: name) != "off" }

  // MARK: Errors

  private mutating func fail(_ error: UserError) { self.error = self.error ?? error }

  private mutating func fail(en english: String, zh chinese: String) {
    fail(UserError(en: english, zh: chinese))
  }

  private mutating func fail(valueAfter option: String) {
    fail(en: "\(option) takes no value", zh: "\(option) 后面不能有值")
  }

  private mutating func fail(
    unknown option: String, nearestTo word: String? = nil, _ find: FlagSearch
  ) {
    var names = HelpRequest.flags.map(\.option)
    _ = find { flag in
      names.append(flag.option)
      if flag.isNegatable { names.append("--no-" + flag.name) }
      if !option.isASCII, let name = flag.chinese { names.append("--" + name) }
      return false
    }
    if error == nil, option.hasPrefix("--") { unknownName = String(option.dropFirst(2)) }
    // What looks like an option may be a move, such as a negative number.
    let cure =
      option.last?.isNumber == true && word != nil
      ? Phrase(en: "use '--' before what begins with a dash", zh: "以短横线开头的参数前要加 '--'")
      : (word ?? option).suggestion(from: names)
    fail(.unknown(.option, option, cure: cure))
  }

  private mutating func fail(misspelled letter: Character, _ flag: Flag) {
    guard let placeholder = flag.value?.placeholder else { return fail(valueAfter: "-\(letter)") }
    let forms = ["'-\(letter) \(placeholder)'", "'--\(flag.name)=\(placeholder)'"].alternatives
    fail(
      en: "-\(letter) takes its value without '=': \(forms(.en))",
      zh: "-\(letter) 和它的值之间不用 '='：\(forms(.zh).inWords(.zh))")
  }
}
