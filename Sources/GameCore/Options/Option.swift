import TextUI

/// One entry of a table of options: how it looks, what it sets, and how its value is spelled.
public struct Option<Target>: Sendable {
  /// What is told of the option.
  public let flag: Flag

  /// Whether it can be chosen for all games: in the settings, or in a menu.
  public let isKept: Bool

  @usableFromInline let read: @Sendable (inout Target, String) -> Bool
  @usableFromInline let write: @Sendable (Target) -> Spelling?

  /// An option that takes a value. `parse` answers nil for a text that is no such value, and `set`
  /// puts the value where it belongs. An option that shapes the deal or the rules has its value
  /// `spelled` in every record of a game.
  @inlinable
  public init<Value>(
    _ flag: Flag, isKept: Bool = false,
    parse: @escaping @Sendable (String) -> Value?,
    spelled: @escaping @Sendable (Target) -> String? = { _ in nil },
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.flag = flag
    self.isKept = isKept
    read = { target, text in
      guard let value = parse(text) else { return false }
      set(&target, value)
      return true
    }
    write = { target in spelled(target).map(Spelling.value) }
  }

  /// A switch, which is off unless it is given. One that shapes the deal or the rules has its
  /// `state` in every record of a game.
  @inlinable
  public init(
    _ flag: Flag, state: @escaping @Sendable (Target) -> Bool? = { _ in nil },
    turnOn: @escaping @Sendable (inout Target) -> Void
  ) {
    self.flag = flag
    isKept = false
    read = { target, _ in
      turnOn(&target)
      return true
    }
    write = { target in state(target).map(Spelling.state) }
  }

  /// Sets the option to the value that a text spells. A switch passes over the text.
  public func set(_ target: inout Target, to text: String) throws(InvalidInput) {
    guard !read(&target, text), let value = flag.value else { return }
    let quoted = text.quotedForReading
    if let suggestion = text.suggestion(from: value.choices.map(\.name)) {
      throw InvalidInput("--\(flag.name) does not take \(quoted); \(suggestion)")
    }
    throw InvalidInput("--\(flag.name) takes \(value.expectation), not \(quoted)")
  }

  /// How the option stands, or nil where it shapes neither the deal nor the rules.
  @inlinable
  public func spelling(in target: Target) -> Spelling? {
    write(target)
  }
}

/// How an option stands, as the command line spells it.
public enum Spelling: Equatable, Sendable {
  /// An option's value.
  case value(String)

  /// Whether a switch is on.
  case state(Bool)
}

/// What a player may choose in a game. The initial values are the defaults.
public protocol GameOptions: Sendable {
  /// The defaults.
  init()

  /// The table of the options, in the order of the help.
  static var table: [Option<Self>] { get }

  /// Throws where the options are each right but don't go together.
  func check() throws(InvalidInput)
}

extension GameOptions {
  public func check() throws(InvalidInput) {}

  /// How the options stand that shape the deal or the rules, in the order of the table.
  @inlinable
  public var spellings: [(name: String, spelling: Spelling)] {
    Self.table.compactMap { option in option.spelling(in: self).map { (option.flag.name, $0) } }
  }

  /// The options as the command line shows them, each with its default.
  public static var flags: [Flag] {
    let defaults = Self()
    return table.map { option in
      var flag = option.flag
      if case .value(let text)? = option.spelling(in: defaults) { flag.standard = text }
      return flag
    }
  }
}
