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
  /// A hash of the bytes: equal bytes have equal numbers, different bytes hardly ever.
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
  private var lines: Set<UInt64> = []
  private let limit: Int

  /// Remembers up to `limit` lines, with 11 to 22 bytes each.
  public init(limit: Int) {
    self.limit = limit
  }

  public mutating func repeats(_ line: Line) -> Bool {
    let fingerprint = line.bytes.fingerprint
    guard lines.count < limit else { return lines.contains(fingerprint) }
    return !lines.insert(fingerprint).inserted
  }
}
