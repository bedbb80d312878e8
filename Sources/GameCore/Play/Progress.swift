import TextUI

/// The part of a game that is done, in steps of equal weight.
public struct Progress: Equatable, Sendable {
  /// The number of steps done, and of all.
  public let done, all: Int

  public init(_ done: Int, of all: Int) {
    (self.done, self.all) = (done, all)
  }

  /// Returns a dot for each step, filled for those done.
  public func text(_ presentation: Presentation) -> String {
    let (full, empty) = presentation.isASCII ? ("#", ".") : ("●", "○")
    return String(repeating: full, count: done) + String(repeating: empty, count: all - done)
  }
}
