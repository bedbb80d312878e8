extension String {
  /// Returns the text as one word of a shell command: unchanged if it needs no quotes, in single
  /// quotes otherwise, or as `$'…'` (bash, zsh, ksh, POSIX 2024) if it has characters that can't
  /// be shown, or that are not ASCII although `inASCII` asks for it.
  public func shellWord(inASCII: Bool) -> String {
    guard unicodeScalars.allSatisfy({ $0.isPrintable && ($0.isASCII || !inASCII) }) else {
      return "$'" + unicodeScalars.map { $0.inDollarQuotes(inASCII: inASCII) }.joined() + "'"
    }
    let needsNone = !isEmpty && unicodeScalars.allSatisfy(\.needsNoQuotes)
    return needsNone ? self : "'\(inSingleQuotes)'"
  }

  /// The text escaped for use between single quotes in a POSIX shell.
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
  /// Returns the number's digits, with leading zeros up to a count.
  public func digits(radix: Int, count: Int) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

extension UInt8 {
  /// An escape of three octal digits, so that a digit after it is not part of it.
  fileprivate var inDollarQuotes: String {
    "\\" + digits(radix: 8, count: 3)
  }
}
