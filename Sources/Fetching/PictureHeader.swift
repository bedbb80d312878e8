/// The format and the size of an encoded picture, as its first bytes tell.
struct PictureHeader: Equatable {
  enum Format: String {
    case jpeg, png
  }

  let format: Format
  let width: Int
  let height: Int

  /// The most pixels of a side: more are refused before any program decodes them.
  static let limit = 4096

  /// Reads the header of a JPEG or a PNG. Returns nil for anything else, and for larger pictures.
  init?(_ bytes: [UInt8]) {
    func number(at index: Int, _ count: Int) -> Int {
      bytes[index..<index + count].reduce(0) { $0 << 8 + Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: Self.png), bytes[12..<16].elementsEqual("IHDR".utf8) {
      (format, width, height) = (.png, number(at: 16, 4), number(at: 20, 4))
    } else if bytes.starts(with: [0xff, 0xd8]) {
      var index = 2
      // Segments before that of the frame: a marker, and a length that counts itself.
      while index + 9 <= bytes.count, bytes[index] == 0xff, !Self.isFrame(bytes[index + 1]) {
        let isFill = bytes[index + 1] == 0xff
        guard isFill || bytes[index + 1] != 0xda else { return nil }
        index += isFill ? 1 : 2 + max(2, number(at: index + 2, 2))
      }
      guard index + 9 <= bytes.count, bytes[index] == 0xff else { return nil }
      (format, width, height) = (.jpeg, number(at: index + 7, 2), number(at: index + 5, 2))
    } else {
      return nil
    }
    guard (1...Self.limit).contains(width), (1...Self.limit).contains(height) else { return nil }
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Returns true for the markers SOF0 to SOF15.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
  }
}
