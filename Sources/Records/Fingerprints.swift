/// A set of 64-bit fingerprints, which are hashes that hardly ever collide: 9 to 18 bytes each.
struct FingerprintSet {
  /// A hash table by open addressing; 0 marks a free place.
  private var places: [UInt64] = [0, 0]

  private(set) var count = 0

  /// Returns true if a fingerprint is in the set.
  func contains(_ fingerprint: UInt64) -> Bool {
    places[place(of: max(fingerprint, 1))] != 0
  }

  /// Adds a fingerprint. Returns false if it was in the set before.
  @discardableResult
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    let fingerprint = max(fingerprint, 1)
    let place = place(of: fingerprint)
    guard places[place] == 0 else { return false }
    places[place] = fingerprint
    count += 1
    if count * 8 > places.count * 7 { grow() }
    return true
  }

  /// Returns the place of a fingerprint, or the free one for it.
  private func place(of fingerprint: UInt64) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: fingerprint >> 32 ^ fingerprint) & mask
    while places[place] != 0, places[place] != fingerprint { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: 0, count: 2 * old.count)
    for fingerprint in old where fingerprint != 0 { places[place(of: fingerprint)] = fingerprint }
  }
}

extension UInt64 {
  /// Mixes another number into a fingerprint, as wyhash does.
  @inline(__always)
  mutating func mix(_ other: UInt64) {
    let (high, low) = (self ^ other ^ 0xa076_1d64_78bd_642f)
      .multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
    self = high ^ low
  }
}

extension UnsafeRawBufferPointer {
  /// A number that the same bytes share, and others hardly ever.
  var fingerprint: UInt64 {
    var hash = UInt64(count)
    guard count >= 8 else {
      for byte in self { hash.mix(UInt64(byte)) }
      return hash
    }
    for offset in stride(from: 0, to: count - 8, by: 8) {
      hash.mix(loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    // The last eight bytes may overlap those before.
    hash.mix(loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    return hash
  }
}

/// Finds lines that repeat an earlier one.
public struct SeenLines {
  private var lines = FingerprintSet()
  private let limit: Int

  /// Remembers up to `limit` lines, with 9 to 18 bytes each.
  public init(limit: Int) {
    self.limit = limit
  }

  /// Returns true if the line has been seen before.
  public mutating func repeats(_ line: Line) -> Bool {
    let fingerprint = line.bytes.fingerprint
    guard lines.count < limit else { return lines.contains(fingerprint) }
    return !lines.insert(fingerprint)
  }
}

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
