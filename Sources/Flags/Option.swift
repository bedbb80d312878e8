/// An entry in a table of options: the flag, and how its value is set and read in a target.
public struct Option<Target>: Sendable {
  public var flag: Flag

  /// True if the option shapes the deal or the rules, so that records have it.
  public let isRecorded: Bool

  /// True if a setting saves the option as a default.
  public let isSaved: Bool

  /// The text of a missing value in records, or nil if they leave it out.
  public var nilEncoding: String?

  /// The value that records leave out, as records older than the option do, or nil.
  public var unrecorded: String?

  /// Returns the text that names the source from outside that a target's deals come from, such as a
  /// file, or nil if they come from elsewhere. Commands and JSON lines have it, records don't.
  public var source: (@Sendable (Target) -> String?)?

  /// True if other players can read the source too, so that lines to share name it.
  public var isSourcePublic = false

  /// True if the option only chooses what deals show, such as a theme: scores with other values can
  /// be compared.
  public var isSubject = false

  /// Returns the text of the option's value, for a switch `on` or `off`; nil if there is none.
  public let encode: @Sendable (Target) -> String?

  private let decode: @Sendable (inout Target, String) -> Bool

  /// Creates an option with a value. `parse` returns nil for an invalid text; `encode` returns the
  /// text of the value, or nil if there is none.
  public init<Value>(
    _ flag: Flag, isRecorded: Bool = false, isSaved: Bool = false,
    parse: @escaping @Sendable (String) -> Value?,
    encode: @escaping @Sendable (Target) -> String? = { _ in nil },
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.init(flag, isRecorded: isRecorded, isSaved: isSaved, encode: encode) {
      target, text in
      guard let value = parse(text) else { return false }
      set(&target, value)
      return true
    }
  }

  public init(
    _ flag: Flag, isRecorded: Bool = false, isSaved: Bool = false,
    get: @escaping @Sendable (Target) -> Bool? = { _ in nil },
    set: @escaping @Sendable (inout Target, Bool) -> Void
  ) {
    self.init(
      flag, isRecorded: isRecorded, isSaved: isSaved,
      encode: { get($0).map { $0 ? "on" : "off" } }
    ) { target, text in
      guard text == "on" || text == "off" else { return false }
      set(&target, text == "on")
      return true
    }
  }

  private init(
    _ flag: Flag, isRecorded: Bool, isSaved: Bool,
    encode: @escaping @Sendable (Target) -> String?,
    decode: @escaping @Sendable (inout Target, String) -> Bool
  ) {
    (self.flag, self.isRecorded, self.isSaved) = (flag, isRecorded, isSaved)
    (self.encode, self.decode) = (encode, decode)
  }

  /// Creates an option that takes a whole number of a range, which records have and a page of
  /// options where there is a title.
  public static func number(
    _ name: String, _ placeholder: String, in range: ClosedRange<Int>, _ summary: Phrase,
    title: Phrase? = nil, about: Phrase? = nil, detail: String = "", excludes: [String] = [],
    isRare: Bool = false, isSaved: Bool = false,
    get: @escaping @Sendable (Target) -> Int?,
    set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    Option(
      Flag(
        name, value: .init(placeholder, in: range), summary, title: title, about: about,
        detail: detail, excludes: excludes, isRare: isRare),
      isRecorded: true, isSaved: isSaved,
      parse: WholeNumber.parser(in: range), encode: { get($0).map { String($0) } }, set: set)
  }

  /// The milliseconds that programs have for a move by default.
  public static var usualTimeLimit: Int { 10_000 }

  /// Creates the option for the time that programs have for a move, which is set in milliseconds.
  public static func timeout(
    _ detail: String, set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    Option(
      Flag(
        "timeout", zh: "时限",
        value: .init(
          "SECONDS",
          expecting: Phrase(en: "a number of seconds from 0.01 to 86400", zh: "0.01 到 86400 的秒数")),
        Phrase(en: "time of programs for a move", zh: "程序每手的时限，单位秒"),
        detail: detail, isRare: true, defaultValue: String(usualTimeLimit / 1000)),
      parse: { text in
        guard let seconds = Double(decimal: text), (0.01...86_400).contains(seconds) else {
          return nil
        }
        return Int((1000 * seconds).rounded())
      }, set: set)
  }

  /// Returns a copy of the option with some properties changed.
  public func with(_ change: (inout Option) -> Void) -> Option {
    var option = self
    change(&option)
    return option
  }

  /// Sets the option to the value of a text: for a switch, `on` or `off`.
  public func set(_ target: inout Target, to text: String) throws(UserError) {
    guard !decode(&target, text), !decode(&target, flag.value(meant: text)) else { return }
    let quoted = text.quoted
    if let cure = text.suggestion(from: flag.choices) { throw .unfit(flag.label, text, cure) }
    let expected = flag.expectation
    throw UserError(
      en: "--\(flag.name) takes \(expected(.en)), not \(quoted)",
      zh: "\(flag.label(.zh).spacedAfter)的值应为\(expected(.zh).spacedBefore)，不能是 \(quoted)")
  }

  public var offered: [String] { flag.value.map(\.offered) ?? ["off", "on"] }
}

extension Array {
  /// Returns the options of a table that a player has changed to make one target of a former one.
  /// An option whose value only follows from another one's, such as a default, is left out.
  public func changed<Target>(
    from former: Target, to target: Target
  ) -> [Option<Target>] where Element == Option<Target> {
    func differing(from other: Target) -> [Option<Target>] {
      filter { option in option.encode(target).map { $0 != option.encode(other) } ?? false }
    }
    let options = differing(from: former)
    let only = options.first { option in
      var other = former
      guard let value = option.encode(target), (try? option.set(&other, to: value)) != nil
      else { return false }
      return differing(from: other).isEmpty
    }
    return only.map { [$0] } ?? options
  }

  /// Returns whether an option of a table matches.
  @inlinable
  public func hasFlag<Target>(
    where matches: (Flag) -> Bool
  ) -> Bool where Element == Option<Target> {
    // By index, as a whole option would be copied.
    indices.contains { matches(self[$0].flag) }
  }
}

extension Phrase {
  public static var on: Phrase { Phrase(en: "on", zh: "开") }
  public static var off: Phrase { Phrase(en: "off", zh: "关") }
}
