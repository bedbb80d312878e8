import Platform
import TextUI

extension Descriptor {
  public var isTerminal: Bool { isatty(number) == 1 }

  /// The extent of the terminal's window, or nil if it is unknown.
  public var windowSize: Size? {
    var size = winsize()
    guard ioctl(number, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Size(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }
}
