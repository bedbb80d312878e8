extension String {
  /// The text as one word of a shell's command line: as it is where it needs no quotes, between
  /// single quotes otherwise, and as `$'…'` (bash, zsh, ksh, POSIX 2024) where something in it
  /// can't be shown or is not ASCII and must be.
  public func shellWord(inASCII: Bool) -> String {
    guard unicodeScalars.allSatisfy({ $0.isPrintable && ($0.isASCII || !inASCII) }) else {
      return "$'" + unicodeScalars.map { $0.inDollarQuotes(inASCII: inASCII) }.joined() + "'"
    }
    let needsNone = !isEmpty && unicodeScalars.allSatisfy(\.needsNoQuotes)
    return needsNone ? self : "'\(inSingleQuotes)'"
  }

  /// The text as it stands between single quotes in a POSIX shell.
  public var inSingleQuotes: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
  }
}

extension Unicode.Scalar {
  fileprivate var needsNoQuotes: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", "+", "@", "%", ",", "=": true
    default: false
    }
  }

  fileprivate func inDollarQuotes(inASCII: Bool) -> String {
    switch self {
    case "'", "\\": "\\\(self)"
    case _ where isPrintable && (isASCII || !inASCII): String(self)
    default: UTF8.encode(self).map { $0.map(\.inDollarQuotes).joined() } ?? ""
    }
  }
}

extension BinaryInteger {
  /// The number's digits, with zeros before them up to a count.
  public func digits(radix: Int, count: Int) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}

extension UInt8 {
  /// Three octal digits, which no digit behind them can prolong.
  fileprivate var inDollarQuotes: String {
    "\\" + digits(radix: 8, count: 3)
  }
}
