/// Base64 with padding (RFC 4648, section 4), as terminals take it.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as text.
  static func encode(_ bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    for first in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[first..<min(first + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        let isPadding = index > group.count
        letters.append(
          isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * index) & 63])
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
