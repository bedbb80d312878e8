extension String {
  /// Returns the text in lines of at most `width` columns, broken at spaces and between wide
  /// characters. A longer word gets a line to itself.
  public func wrapped(to width: Int?) -> [String] {
    guard let width, displayWidth > width else { return [self] }
    var lines: [String] = []
    var line = ""
    for piece in breakable {
      let candidate = line + piece
      if candidate.trimmedAtEnd.displayWidth > width, !line.isEmpty {
        lines.append(line.trimmedAtEnd)
        line = piece
      } else {
        line = candidate
      }
    }
    return lines + (line.isEmpty ? [] : [line.trimmedAtEnd])
  }

  /// The pieces between which a line may break: words with the space after them, and wide
  /// characters with the punctuation after them, which must not begin a line.
  private var breakable: [String] {
    var pieces: [String] = []
    var mayBreak = true
    for scalar in unicodeScalars {
      let isWide = scalar.displayWidth == 2
      let opensPiece = (mayBreak || isWide) && !Self.closing.contains(scalar)
      if pieces.isEmpty || opensPiece {
        pieces.append(String(scalar))
      } else {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
      }
      mayBreak = scalar == " " || isWide
    }
    return pieces
  }

  private static let closing: Set<Unicode.Scalar> = [
    " ", ",", ".", ";", ":", "!", "?", ")", "，", "。", "；", "：", "！", "？", "）", "、", "”", "》",
  ]

  /// The text without trailing spaces.
  public var trimmedAtEnd: String {
    let bytes = utf8.reversed().drop { $0 == UInt8(ascii: " ") }.count
    return String(self[..<utf8.index(startIndex, offsetBy: bytes)])
  }
}
