/// The options of a game. The initial values are the defaults.
public protocol GameOptions: Sendable {
  init()

  /// The options, in the order of the help.
  static var table: [Option<Self>] { get }

  /// Creates the options of a day's daily deal, the same for everybody.
  init(daily: DailyDeal)

  /// Returns the shape of the deal in a few words: `24 cards`.
  func shape(_ presentation: Presentation) -> String

  /// Loads the data that the options name, such as the albums of a file, before the deal.
  mutating func load(_ outside: Outside) throws(UserError)

  /// Returns the menu that opens before a person's game if no deal is requested, or nil for none.
  /// It calls `save` with options to keep for the next time.
  func menu(save: @escaping (Self) -> Void) -> (any Menu<Self>)?

  /// Throws if valid options can't be combined.
  func check() throws(UserError)

  /// True if the deals contain data from outside, so that a seed alone can't repeat them.
  var dealsFromOutside: Bool { get }

  /// True if the game's menu loads the data that the options name and shows the progress.
  var loadsInMenu: Bool { get }

  /// The options of the same game by sight, or nil if it is not played by ear.
  var bySight: Self? { get }

  /// The options of a harder game, or nil if there is none.
  var harder: Self? { get }
}

extension GameOptions {
  public init(daily: DailyDeal) { self.init() }
  public func shape(_ presentation: Presentation) -> String {
    differences(presentation).joined(separator: presentation.comma)
  }
  public mutating func load(_ outside: Outside) throws(UserError) {}
  public func menu(save: @escaping (Self) -> Void) -> (any Menu<Self>)? { nil }
  public func check() throws(UserError) {}
  public var dealsFromOutside: Bool { false }
  public var loadsInMenu: Bool { false }
  public var bySight: Self? { nil }
  public var harder: Self? { nil }

  /// Returns whether an option names the deals' source, with `isPublic` a public one.
  public func namesSource(isPublic: Bool = false) -> Bool {
    Self.table.contains { ($0.isSourcePublic || !isPublic) && $0.source?(self) != nil }
  }

  public static var flags: [Flag] {
    let defaults = Self()
    return table.map { $0.flag(withDefaultIn: defaults) }
  }

  // MARK: Words

  /// Returns the options that differ from others, in words.
  public func differences(
    among table: [Option<Self>] = Self.table, _ presentation: Presentation
  ) -> [String] {
    let (language, defaults) = (presentation.language, Self())
    return table.compactMap { option in
      guard let title = option.flag.title?(language), let value = option.encode(self),
        value != option.encode(defaults)
      else { return nil }
      guard option.flag.value != nil else { return title }
      let shown = option.flag.title(of: value, language)
      return option.isSubject ? shown : "\(title) \(shown)"
    }
  }

  /// Returns the shape of the deal and the options that differ from their defaults, in words.
  public func words(_ presentation: Presentation) -> [String] {
    let shape = shape(presentation)
    // The shape names an option if the option's default value would change the shape.
    let others = Self.table.filter { option in
      var plain = self
      guard let value = option.encode(Self()), (try? option.set(&plain, to: value)) != nil,
        (try? plain.check()) != nil
      else { return false }
      return plain.shape(presentation) == shape
    }
    return [shape] + differences(among: others, presentation)
  }

  /// Returns the words of the command that plays a game with the options that differ from others.
  public func command(of game: String, omitting defaults: Self = Self()) -> [String] {
    ["arcade", game] + Self.table.words(of: self, omitting: defaults)
  }

  // MARK: Records

  /// The fields of the JSON lines for the options that shape the deal or the rules.
  public var fields: JSONObject { Self.table.fields(of: self) }

  /// The options of the deal and the rules, as in records: `collapse=no pairs=6`, sorted by name.
  public var recorded: String { Self.table.recordedWords(of: self).joined(separator: " ") }

  /// Creates options from their text in a record; a missing option has its default. Throws if an
  /// option is unknown or a value invalid.
  public init(recorded text: String) throws(UserError) {
    self.init()
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      guard try Self.table.read(word, into: &self) else {
        throw UserError.unknown(.option, String(Substring(word)), cure: nil)
      }
    }
    try check()
  }
}

extension JSONObject {
  /// The options of a game in the form of records, or nil if the object is no set of options.
  public var recordedOptions: String? {
    var words: [String] = []
    for key in keys {
      switch self[key] {
      case .string(let value)?: words.append("\(key)=\(value)")
      case .bool(let isOn)?: words.append("\(key)=\(isOn ? "yes" : "no")")
      default: return nil
      }
    }
    return words.contains { $0.contains(" ") } ? nil : words.joined(separator: " ")
  }
}

/// A table of options for a target. Loops go by index, because a whole option would be copied.
extension Array {
  /// Returns the words of a command that set the options which differ from others.
  func words<Target>(
    of target: Target, omitting defaults: Target
  ) -> [String] where Element == Option<Target> {
    var words: [String] = []
    for option in self {
      guard let value = option.shown(target), value != option.shown(defaults) else { continue }
      guard option.flag.value == nil else {
        words += ["--\(option.flag.name)", value]
        continue
      }
      words.append(value == "on" ? "--\(option.flag.name)" : "--no-\(option.flag.name)")
    }
    return words
  }

  /// Returns the fields of the JSON lines for the options that shape the deal or the rules.
  public func fields<Target>(of target: Target) -> JSONObject where Element == Option<Target> {
    var fields: JSONObject = [:]
    for index in indices {
      guard let value = self[index].shown(target) else { continue }
      let flag = self[index].flag
      fields[flag.name] = flag.value == nil ? .bool(value == "on") : .string(value)
    }
    return fields
  }

  /// Returns the words in records of the options that shape the deal or the rules, sorted.
  func recordedWords<Target>(of target: Target) -> [String] where Element == Option<Target> {
    var words: [String] = []
    for index in indices where self[index].isRecorded {
      let option = self[index]
      guard let value = option.encode(target) ?? option.nilEncoding, value != option.unrecorded
      else { continue }
      let isSwitch = option.flag.value == nil
      words.append("\(option.flag.name)=\(isSwitch ? (value == "on" ? "yes" : "no") : value)")
    }
    return words.sorted()
  }

  /// Sets an option to its value in a record: `pairs=6`. Returns false if the option is unknown.
  func read<Target>(
    _ word: Substring.UTF8View, into target: inout Target
  ) throws(UserError) -> Bool where Element == Option<Target> {
    let halves = word.split(separator: UInt8(ascii: "="), maxSplits: 1)
      .map { String(Substring($0)) }
    guard halves.count == 2,
      let option = first(where: { $0.isRecorded && $0.flag.name == halves[0] })
    else { return false }
    guard option.flag.value == nil else {
      if halves[1] != option.nilEncoding { try option.set(&target, to: halves[1]) }
      return true
    }
    guard let state = ["yes": "on", "no": "off"][halves[1]] else {
      throw UserError(
        en: "\(option.flag.name) takes yes or no, not \(halves[1].quoted)",
        zh: "\(option.flag.name) 的值应为 yes 或 no，不能是 \(halves[1].quoted)")
    }
    try option.set(&target, to: state)
    return true
  }
}

extension Option {
  /// Returns the value in commands and JSON lines, or nil if the option has none there.
  fileprivate func shown(_ target: Target) -> String? {
    source?(target) ?? (isRecorded ? encode(target) : nil)
  }

  /// Returns the option on the command line, with its value in a target as the default.
  public func flag(withDefaultIn target: Target) -> Flag {
    var flag = flag
    if isRecorded, flag.value != nil { flag.defaultValue = encode(target) }
    return flag
  }
}
