import Platform
import TextUI

extension String {
  /// The path as people write it, with `~` for the home folder and nothing that harms a terminal.
  public var shownAsPath: String {
    guard let home = Environment.variable("HOME"), hasPrefix(home + "/") else { return printable }
    return "~" + String(dropFirst(home.count)).printable
  }
}
