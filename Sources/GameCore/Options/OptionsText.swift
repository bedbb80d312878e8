import TextUI

/// The options that shape the deal or the rules, as records write them: `count=12` with spaces
/// between them, in the order of their names, a switch being `yes` or `no`.
extension GameOptions {
  /// The options in that form.
  public var recorded: String {
    spellings.sorted { $0.name < $1.name }
      .map { name, spelling in
        switch spelling {
        case .value(let value): "\(name)=\(value)"
        case .state(let isOn): "\(name)=\(isOn ? "yes" : "no")"
        }
      }
      .joined(separator: " ")
  }

  /// Reads options from that form; those that are not named are the defaults. Throws where the text
  /// names one that there is not, or a value that it does not take.
  public init(recorded text: String) throws(InvalidInput) {
    self.init()
    for word in text.split(separator: " ") {
      let halves = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard halves.count == 2,
        let option = Self.table.first(where: { $0.flag.name == halves[0] }),
        option.spelling(in: self) != nil
      else {
        throw InvalidInput("there is no option \(String(word).quoted)")
      }
      guard option.flag.value == nil else {
        try option.set(&self, to: halves[1])
        continue
      }
      guard ["yes", "no"].contains(halves[1]) else {
        throw InvalidInput("\(option.flag.name) is yes or no, not \(halves[1].quoted)")
      }
      if halves[1] == "yes" { try option.set(&self, to: "") }
    }
    try check()
  }
}
