/// Finds lines that repeat an earlier one, among the first so many different ones.
public struct SeenLines {
  /// A hash table of lines by open addressing; 0 marks a free place.
  private var hashes: [UInt64]
  private var count = 0
  private let limit: Int

  /// Creates a memory of up to `limit` lines, of 16 to 32 bytes each.
  public init(limit: Int) {
    self.limit = limit
    hashes = [0, 0]
  }

  /// Returns true if the line has been seen before.
  public mutating func repeats(_ line: Line) -> Bool {
    let hash = max(line.hash, 1)
    let place = place(of: hash)
    guard hashes[place] != hash else { return true }
    guard count < limit else { return false }
    hashes[place] = hash
    count += 1
    if count * 2 > hashes.count { grow() }
    return false
  }

  /// Returns the place of a hash, or the free one for it.
  private func place(of hash: UInt64) -> Int {
    let bits = hashes.count.trailingZeroBitCount
    var place = Int(truncatingIfNeeded: hash >> UInt64(64 - bits))
    while hashes[place] != 0, hashes[place] != hash { place = (place + 1) & (hashes.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = hashes
    hashes = Array(repeating: 0, count: 2 * old.count)
    for hash in old where hash != 0 { hashes[place(of: hash)] = hash }
  }
}
