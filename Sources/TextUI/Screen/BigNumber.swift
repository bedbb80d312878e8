/// A number in large digits of half blocks.
public enum BigNumber {
  /// Returns the rows of a number with its sign and point, or of `A`, `J`, `K` or `LIE!`, whose
  /// dots are `scale` columns wide, from 1 on; or the text as it is for 0.
  public static func lines(_ text: String, scale: Int) -> [String] {
    guard scale > 0 else { return [text] }
    return (0..<size(digits: 1, scale: scale).rows).map { row in
      var line = ""
      for (index, sign) in text.utf8.enumerated() {
        if index > 0 { line += String(repeating: " ", count: scale) }
        let dots = letters[sign] ?? dots[Int(sign - 48)]
        // A point is narrow.
        for column in sign == UInt8(ascii: ".") ? scale..<2 * scale : 0..<width * scale {
          let isUpper = isSet(dots, 2 * row / scale, column / scale)
          let isLower = isSet(dots, (2 * row + 1) / scale, column / scale)
          line += isUpper ? isLower ? "█" : "▀" : isLower ? "▄" : " "
        }
      }
      return line
    }
  }

  /// Returns the extent of a number of digits.
  public static func size(digits: Int, scale: Int) -> Size {
    scale > 0
      ? Size(rows: (height * scale + 1) / 2, columns: (digits * (width + 1) - 1) * scale)
      : Size(rows: 1, columns: digits)
  }

  private static let (width, height) = (3, 5)

  private static func isSet(_ dots: Int, _ row: Int, _ column: Int) -> Bool {
    let index = (height - 1 - row) * width + width - 1 - column
    return row < height && dots >> index & 1 == 1
  }

  private static let letters: [UInt8: Int] = [
    UInt8(ascii: "+"): 0o02720, UInt8(ascii: "-"): 0o00700, UInt8(ascii: "."): 0o00002,
    UInt8(ascii: "A"): 0o25755, UInt8(ascii: "J"): 0o11157, UInt8(ascii: "K"): 0o55655,
    UInt8(ascii: "L"): 0o44447, UInt8(ascii: "I"): 0o72227,
    UInt8(ascii: "E"): 0o74647, UInt8(ascii: "!"): 0o22202,
  ]

  /// The dots of the digits 0 to 9: an octal digit for each row, from the top.
  private static let dots = [
    0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71122, 0o75757, 0o75717,
  ]
}
