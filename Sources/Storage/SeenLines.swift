/// Finds lines that repeat an earlier one, among the first so many different ones.
public struct SeenLines {
  private var lines = FingerprintSet()
  private let limit: Int

  /// Creates a memory of up to `limit` lines, of 9 to 18 bytes each.
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
