import TextUI

/// An entry in a table of options: the flag, the way to set it in a target, and its spelling there.
public struct Option<Target>: Sendable {
  /// The option on the command line.
  public let flag: Flag

  /// True if the option can be saved as a default, in the settings or a menu.
  public let isKept: Bool

  /// True if commands that are shown have the option even with its default.
  public private(set) var isAlwaysWritten = false

  /// The spelling of a missing value, which only records have, or nil if there always is a value.
  public private(set) var absence: String?

  @usableFromInline let read: @Sendable (inout Target, String) -> Bool
  @usableFromInline let write: @Sendable (Target) -> Spelling?
  @usableFromInline let show: (@Sendable (Target) -> String?)?
  @usableFromInline let reset: (@Sendable (inout Target) -> Void)?

  /// Creates an option with a value. `parse` returns nil for an invalid text, and `set` stores the
  /// value. `spelled` returns the value for records, or nil if the option changes neither the deal
  /// nor the rules; a page of options then shows what `shown` returns.
  @inlinable
  public init<Value>(
    _ flag: Flag, isKept: Bool = false,
    parse: @escaping @Sendable (String) -> Value?,
    spelled: @escaping @Sendable (Target) -> String? = { _ in nil },
    shown: (@Sendable (Target) -> String?)? = nil,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.flag = flag
    self.isKept = isKept
    (show, reset) = (shown, nil)
    read = { target, text in
      guard let value = parse(text) else { return false }
      set(&target, value)
      return true
    }
    write = { target in spelled(target).map(Spelling.value) }
  }

  /// Creates a switch, which is off by default. `state` returns its state for records, or nil if
  /// the switch changes neither the deal nor the rules. `turnOff` is for pages of options.
  @inlinable
  public init(
    _ flag: Flag, state: @escaping @Sendable (Target) -> Bool? = { _ in nil },
    turnOn: @escaping @Sendable (inout Target) -> Void,
    turnOff: (@Sendable (inout Target) -> Void)? = nil
  ) {
    self.flag = flag
    isKept = false
    (show, reset) = (nil, turnOff)
    read = { target, _ in
      turnOn(&target)
      return true
    }
    write = { target in state(target).map(Spelling.state) }
  }

  /// Returns the option of a part as one of the whole.
  public func lifted<Whole>(
    get: @escaping @Sendable (Whole) -> Target,
    set: @escaping @Sendable (inout Whole, Target) -> Void
  ) -> Option<Whole> {
    let (read, write, show, reset) = (read, write, show, reset)
    let lift: @Sendable (inout Whole, (inout Target) -> Void) -> Void = { whole, change in
      var part = get(whole)
      change(&part)
      set(&whole, part)
    }
    let readWhole: @Sendable (inout Whole, String) -> Bool = { whole, text in
      var isValid = false
      lift(&whole) { isValid = read(&$0, text) }
      return isValid
    }
    var showWhole: (@Sendable (Whole) -> String?)?
    if let show { showWhole = { show(get($0)) } }
    var resetWhole: (@Sendable (inout Whole) -> Void)?
    if let reset { resetWhole = { lift(&$0, reset) } }
    return Option<Whole>(
      whole: flag, isKept: isKept, read: readWhole, write: { write(get($0)) }, show: showWhole,
      reset: resetWhole)
  }

  private init(
    whole flag: Flag, isKept: Bool, read: @escaping @Sendable (inout Target, String) -> Bool,
    write: @escaping @Sendable (Target) -> Spelling?, show: (@Sendable (Target) -> String?)?,
    reset: (@Sendable (inout Target) -> Void)?
  ) {
    (self.flag, self.isKept, self.read, self.write) = (flag, isKept, read, write)
    (self.show, self.reset) = (show, reset)
  }

  /// Creates an option that takes a whole number of a range. One that shapes the deal or the rules
  /// has it in every record of a game.
  public static func number(
    _ name: String, _ placeholder: String, in range: ClosedRange<Int>, _ summary: String,
    title: Phrase? = nil, detail: String = "", excludes: [String] = [],
    get: @escaping @Sendable (Target) -> Int?,
    set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    Option(
      Flag(
        name, value: .init(placeholder, in: range), summary, title: title, detail: detail,
        excludes: excludes),
      parse: WholeNumber.parser(in: range), spelled: { get($0).map { String($0) } }, set: set)
  }

  /// The same option, which commands that are shown have even with its default.
  public var alwaysWritten: Option {
    var option = self
    option.isAlwaysWritten = true
    return option
  }

  /// The same option, whose value may be missing, which records spell in a way of their own.
  public func absent(as text: String) -> Option {
    var option = self
    option.absence = text
    return option
  }

  /// Sets the option to the value that a text spells. A switch passes over the text.
  public func set(_ target: inout Target, to text: String) throws(InvalidInput) {
    guard !read(&target, text), let value = flag.value else { return }
    let quoted = text.quoted
    if let suggestion = text.suggestion(from: value.choices) {
      throw InvalidInput("--\(flag.name) does not take \(quoted); \(suggestion)")
    }
    throw InvalidInput("--\(flag.name) takes \(value.expectation), not \(quoted)")
  }

  /// Returns the spelling of the option's value, or nil if it changes neither the deal nor the
  /// rules.
  @inlinable
  public func spelling(in target: Target) -> Spelling? {
    write(target)
  }
}

/// The value of an option, as the command line spells it.
public enum Spelling: Equatable, Sendable {
  /// The text of an option's value.
  case value(String)

  /// The state of a switch.
  case state(Bool)
}

extension Phrase {
  /// The states of a switch.
  public static var on: Phrase { Phrase(en: "on", zh: "开") }
  public static var off: Phrase { Phrase(en: "off", zh: "关") }
}

extension Option {
  /// The values of a switch, as settings spell them.
  public static var states: [Choice] {
    [
      Choice("off", "", title: .off), Choice("on", "", title: .on),
    ]
  }

  /// The choices, or none if they can't be listed.
  public var choices: [Choice] { flag.value.map(\.choices) ?? Self.states }

  /// Returns one of the values as people read it.
  public func title(of value: String, _ language: Language) -> String {
    choices.title(of: value, language) ?? value
  }

  /// The values that a page of options offers.
  public var values: [String] { flag.value.map(\.offered) ?? Self.states.map(\.name) }

  /// Returns the value in a target as settings spell it, or nil if it is none of them.
  public func value(in target: Target) -> String? {
    switch spelling(in: target) {
    case .value(let text): text
    case .state(let isOn): isOn ? "on" : "off"
    case nil: show?(target)
    }
  }
}

extension Option {
  /// Sets the option to one of ``values``. Throws if it can't be.
  public func set(_ target: inout Target, toSetting value: String) throws(InvalidInput) {
    guard flag.value == nil, value == "off" else { return try set(&target, to: value) }
    reset?(&target)
  }
}
