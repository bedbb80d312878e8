import TextUI

/// The arcade's name in large letters.
struct Logo {
  let lines: [String]

  private static let small = [
    "▄▀▄ █▀▄ ▄▀▀ ▄▀▄ █▀▄ █▀▀",
    "█▀█ █▀▄ █   █▀█ █ █ █▀ ",
    "▀ ▀ ▀ ▀  ▀▀ ▀ ▀ ▀▀  ▀▀▀",
  ]

  /// Creates the logo for a window of a size.
  init(in size: Size, _ presentation: Presentation) {
    guard !presentation.isASCII else {
      lines = ["A R C A D E"]
      return
    }
    lines = size.rows < 36 || size.columns < 90 ? Self.small : Self.large
  }

  /// The letters at twice the size: half a character becomes two whole ones.
  private static var large: [String] {
    small.flatMap { line in
      ["▀", "▄"].map { half in
        line.reduce(into: "") { $0 += $1 == "█" || String($1) == half ? "██" : "  " }
      }
    }.dropLast()
  }
}
