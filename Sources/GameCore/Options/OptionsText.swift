import Flags
import TextUI

extension GameOptions {
  /// The text in records of the options that change the deal or the rules: `collapse=no pairs=6`,
  /// sorted by name.
  public var recorded: String { text(of: Self.table) }

  /// The same with what an unfinished game remembers beside them.
  public var journaled: String { text(of: Self.table + Self.journalTable) }

  private func text(of table: [Option<Self>]) -> String {
    var spellings: [(name: String, value: String)] = []
    for option in table {
      switch option.spelling(in: self) {
      case .value(let value): spellings.append((option.flag.name, value))
      case .state(let isOn): spellings.append((option.flag.name, isOn ? "yes" : "no"))
      case nil: break
      }
    }
    var text = ""
    for (name, value) in spellings.sorted(by: { $0.name < $1.name }) {
      text += "\(text.isEmpty ? "" : " ")\(name)=\(value)"
    }
    return text
  }

  /// Creates options from their text in a record or a journal, with defaults for those that are
  /// missing. Throws if an option is unknown or a value invalid.
  public init(recorded text: String) throws(InvalidInput) {
    self.init()
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let halves = word.split(separator: UInt8(ascii: "="), maxSplits: 1)
        .map { String(Substring($0)) }
      guard halves.count == 2,
        let option = Self.recordedOption(named: halves[0])
      else {
        throw InvalidInput("unknown option \(String(Substring(word)).quoted)")
      }
      guard option.flag.value == nil else {
        try option.set(&self, to: halves[1])
        continue
      }
      guard ["yes", "no"].contains(halves[1]) else {
        throw InvalidInput("\(option.flag.name) takes yes or no, not \(halves[1].quoted)")
      }
      if halves[1] == "yes" { try option.set(&self, to: "") }
    }
    try check()
  }

  /// Returns the option of a name in a record or a journal, or nil if neither has it.
  private static func recordedOption(named name: String) -> Option<Self>? {
    let defaults = Self()
    return table.first { $0.flag.name == name && $0.spelling(in: defaults) != nil }
      ?? journalTable.first { $0.flag.name == name }
  }
}
