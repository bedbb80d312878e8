/// One entry of a table of options: how it looks, what it sets, and how its value is spelled.
public struct Option<Target>: Sendable {
  /// What is told of the option.
  public let flag: Flag

  /// Whether a choice made in a menu is kept for the next time.
  public let isKept: Bool

  private let read: @Sendable (inout Target, String) -> Bool
  private let write: @Sendable (Target) -> Spelling?

  private init(
    flag: Flag, isKept: Bool, read: @escaping @Sendable (inout Target, String) -> Bool,
    write: @escaping @Sendable (Target) -> Spelling?
  ) {
    self.flag = flag
    self.isKept = isKept
    self.read = read
    self.write = write
  }

  /// An option that takes a value. `parse` answers nil for a text that is no such value; an option
  /// that shapes the deal or the rules has it `spelled` in every record of a game.
  public init<Value>(
    _ flag: Flag, sets field: WritableKeyPath<Target, Value> & Sendable, isKept: Bool = false,
    parse: @escaping @Sendable (String) -> Value?,
    spelled: @escaping @Sendable (Target) -> String? = { _ in nil }
  ) {
    self.init(
      flag: flag, isKept: isKept,
      read: { target, text in
        guard let value = parse(text) else { return false }
        target[keyPath: field] = value
        return true
      },
      write: { target in spelled(target).map(Spelling.value) })
  }

  /// An option whose field is nil unless it is given.
  public init<Value>(
    _ flag: Flag, sets field: WritableKeyPath<Target, Value?> & Sendable,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      flag: flag, isKept: false,
      read: { target, text in
        target[keyPath: field] = parse(text)
        return target[keyPath: field] != nil
      },
      write: { _ in nil })
  }

  /// A switch, which is off unless given, and which shapes the deal or the rules if `isRecorded`.
  public init(
    _ flag: Flag, turnsOn field: WritableKeyPath<Target, Bool> & Sendable, isRecorded: Bool = false
  ) {
    self.init(
      flag: flag, isKept: false,
      read: { target, _ in
        target[keyPath: field] = true
        return true
      },
      write: { target in isRecorded ? .state(target[keyPath: field]) : nil })
  }

  /// Sets the option to the value that a text spells. A switch passes over the text.
  public func set(_ target: inout Target, to text: String) throws(BadOptions) {
    guard !read(&target, text), let value = flag.value else { return }
    let quoted = text.quotedForReading
    if let near = text.nearest(in: value.choices.map(\.name)) {
      throw BadOptions("--\(flag.name) does not take \(quoted); did you mean '\(near)'?")
    }
    throw BadOptions("--\(flag.name) takes \(value.expectation), not \(quoted)")
  }

  /// How the option stands, or nil where it shapes neither the deal nor the rules.
  public func spelling(in target: Target) -> Spelling? {
    write(target)
  }

  /// The same option of a larger target.
  public func lifted<Whole>(to part: WritableKeyPath<Whole, Target> & Sendable) -> Option<Whole> {
    let (read, write) = (read, write)
    return Option<Whole>(
      flag: flag, isKept: isKept,
      read: { whole, text in read(&whole[keyPath: part], text) },
      write: { whole in write(whole[keyPath: part]) })
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
  func check() throws(BadOptions)
}

extension GameOptions {
  public func check() throws(BadOptions) {}

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
