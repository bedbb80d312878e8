/// A value for each game with its rules and options, as lines spell them. The memory is bounded;
/// a spelling is mostly looked up without making a text of it.
struct GroupIndex<Value> {
  private typealias Entry = (spelling: [UInt8], value: Value)

  /// The entries found lately, at places given by their fingerprints.
  private var recent: [Entry?] = Array(repeating: nil, count: 64)
  private var values: [String: Value] = [:]

  /// The most spellings that are remembered.
  private static var limit: Int { 4096 }

  /// True if nothing was looked up.
  var isEmpty: Bool { values.isEmpty }

  /// Returns the value of a line's game, rules and options, `made` at first from their text with
  /// tabs between them.
  mutating func value(of group: UnsafeRawBufferPointer, made make: (String) -> Value) -> Value {
    let place = Int(truncatingIfNeeded: group.fingerprint) & (recent.count - 1)
    if let entry = recent[place], group.equals(entry.spelling) { return entry.value }
    let spelling = String(decoding: group, as: UTF8.self)
    let value = values[spelling] ?? make(spelling)
    if values.count < Self.limit { values[spelling] = value }
    recent[place] = (Array(group), value)
    return value
  }
}
