import Flags
import GameCore
import TextUI

extension Option {
  /// Returns the option of the number of threads.
  static func jobs(
    excludes: [String] = [], set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    let counts = 1...1024
    return Option(
      Flag(
        "jobs", value: .init("N", in: counts), "use N threads",
        detail: "Default: one per processor. The result is the same with any number.",
        excludes: excludes),
      parse: WholeNumber.parser(in: counts), set: set)
  }
}
