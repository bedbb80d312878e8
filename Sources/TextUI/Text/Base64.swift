/// Base64 (RFC 4648).
public enum Base64 {
  /// With padding, as terminals take it (section 4).
  case standard

  /// Without padding, in letters that need no quotes in a shell (section 5).
  case urlSafe

  private var alphabet: [UInt8] {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    return Array((letters + (self == .standard ? "+/" : "-_")).utf8)
  }

  public func encode(_ bytes: [UInt8]) -> String {
    let alphabet = alphabet
    var (letters, bits, count) = ([UInt8](), UInt32(0), 0)
    for byte in bytes {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      while count >= 6 {
        count -= 6
        letters.append(alphabet[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { letters.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
    while self == .standard, letters.count % 4 != 0 { letters.append(UInt8(ascii: "=")) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns the bytes of a text without padding, or nil if it isn't the encoding of any.
  public func decode(_ text: some StringProtocol) -> [UInt8]? {
    let alphabet = alphabet
    var (bytes, bits, count) = ([UInt8](), UInt32(0), 0)
    for letter in text.utf8 {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      (bits, count) = (bits << 6 | UInt32(value), count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    // What is left over of the last letter is zeros, and never a whole letter.
    return count < 6 && bits & (1 << UInt32(count) - 1) == 0 ? bytes : nil
  }
}
