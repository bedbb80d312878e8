/// A small picture in true colours, such as a record's cover.
public final class Picture: Sendable {
  /// The width and the height in pixels, 1 to ``limit``.
  public let width: Int, height: Int

  /// The pixels row by row, three bytes each: red, green, blue.
  public let pixels: [UInt8]

  /// Returns the encoded picture, such as a JPEG, that it was made of, or nil if there is none.
  public let encoded: @Sendable () -> [UInt8]?

  /// The most pixels of a side.
  public static let limit = 512

  /// Reads a binary portable pixmap (PPM, `P6`) or graymap (PGM, `P5`) of one byte a channel.
  /// Returns nil for anything else: for a larger picture, for missing bytes and for bytes after the
  /// last pixel.
  public init?(ppm bytes: [UInt8], encoded: @escaping @Sendable () -> [UInt8]? = { nil }) {
    var rest = bytes[...]
    let isGray = rest.starts(with: Array("P5".utf8))
    guard isGray || rest.starts(with: Array("P6".utf8)) else { return nil }
    rest.removeFirst(2)
    let numbers = (0..<3).map { _ in Self.number(in: &rest) }
    guard let width = numbers[0], let height = numbers[1], numbers[2] == 255,
      (1...Self.limit).contains(width), (1...Self.limit).contains(height),
      rest.count == (isGray ? 1 : 3) * width * height + 1
    else { return nil }
    (self.width, self.height, self.encoded) = (width, height, encoded)
    pixels = isGray ? rest.dropFirst().flatMap { [$0, $0, $0] } : Array(rest.dropFirst())
  }

  /// Removes a number and the blanks before it; returns nil if there is none.
  private static func number(in rest: inout ArraySlice<UInt8>) -> Int? {
    let blanks = rest.prefix { [0x20, 0x09, 0x0a, 0x0d].contains($0) }
    let digits = rest.dropFirst(blanks.count).prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(blanks.count + digits.count)
    guard !blanks.isEmpty, (1...6).contains(digits.count) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
