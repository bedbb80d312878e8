/// A number in large digits of half blocks.
public enum BigNumber {
  /// Returns the rows of a number whose dots are `scale` columns wide, from 1 on; or the number in
  /// plain digits for 0.
  public static func lines(_ number: Int, scale: Int) -> [String] {
    guard scale > 0 else { return [String(number)] }
    let digits = String(number).unicodeScalars.map(dots)
    return (0..<size(digits: digits.count, scale: scale).rows).map { row in
      var line = ""
      for (index, dots) in digits.enumerated() {
        if index > 0 { line += String(repeating: " ", count: scale) }
        for column in 0..<width * scale {
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

  /// Returns the dots of a digit or a minus sign: an octal digit for each row, from the top.
  private static func dots(_ digit: Unicode.Scalar) -> Int {
    switch digit {
    case "0": 0o75557
    case "1": 0o26227
    case "2": 0o71747
    case "3": 0o71717
    case "4": 0o55711
    case "5": 0o74717
    case "6": 0o74757
    case "7": 0o71111
    case "8": 0o75757
    case "9": 0o75717
    default: 0o00700
    }
  }
}
