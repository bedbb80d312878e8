import TextUI

extension Canvas {
  /// The rows as text, without trailing blanks.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var line = String.UnicodeScalarView()
      for column in 0..<size.columns where !self[row, column].isRightHalf {
        line.append(self[row, column].scalar)
      }
      return String(line).trimmedAtEnd
    }
  }
}
