/// A set of 64-bit fingerprints, which are hashes that hardly ever collide: 9 to 18 bytes each.
struct FingerprintSet {
  /// A hash table by open addressing; 0 marks a free place.
  private var places: [UInt64] = [0, 0]

  /// The number of fingerprints.
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
