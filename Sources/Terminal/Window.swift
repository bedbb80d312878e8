import Platform

extension Descriptor {
  /// Whether the file is a terminal.
  public var isTerminal: Bool { isatty(number) == 1 }

  /// The width of the terminal's window in columns, or nil where there is none or it is not known.
  public var windowColumns: Int? {
    var size = winsize()
    guard ioctl(number, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
