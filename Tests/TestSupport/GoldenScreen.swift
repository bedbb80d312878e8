import Foundation

/// Screens on file: a command line, keys, and what is shown after them.
///
/// The file has a line of shell (`$ …`), the window (`@ 80x24`), and steps: keys by the names that
/// tmux has for them (`> Down Enter`) and what is shown then (`| …`). Those in the folder `tmux`
/// are shown by a real terminal, the others are drawn in process.
public struct GoldenScreen: Sendable {
  /// The path of the file in the project.
  public let path: String

  /// The command line.
  public let command: String

  /// The width of the window.
  public let columns: Int

  /// The height of the window.
  public let rows: Int

  /// The keys of each step.
  public let steps: [String]

  /// What the file shows after each step, as its lines.
  public let pictures: [[String]]

  private static let folder = "Tests/Screens"

  /// Reads a file of the folder of screens.
  public init(_ name: String) throws {
    path = "\(Self.folder)/\(name)"
    let lines = try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("$ "), first.count > 2 else {
      throw MalformedFile(path, line: 1, "expected '$ ' and a command line")
    }
    let sides = lines.dropFirst().first?.dropFirst(2).split(separator: "x").compactMap { Int($0) }
    guard lines.count > 1, lines[1].hasPrefix("@ "), let sides, sides.count == 2 else {
      throw MalformedFile(path, line: 2, "expected '@ ' and a size such as 80x24")
    }
    command = String(first.dropFirst(2))
    (columns, rows) = (sides[0], sides[1])
    steps = lines.filter { $0.hasPrefix(">") }.map { String($0.dropFirst(2)) }
    pictures = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix(">") }.dropFirst()
      .map { $0.filter { $0.hasPrefix("|") }.map(String.init) }
    guard !steps.isEmpty else {
      throw MalformedFile(path, line: 3, "expected '>' and keys")
    }
  }

  /// Returns the names of the screens that are drawn in process, or of the others.
  public static func names(inProcess: Bool) -> [String] {
    Project.files(in: folder, endingIn: ".txt").filter { $0.hasPrefix("tmux/") != inProcess }
  }

  /// Returns the file's text with what was shown after each step now.
  public func text(_ shown: [[String]]) -> String {
    let played = zip(steps, shown).map { keys, lines in
      "> \(keys)".trimmed + "\n" + Self.picture(lines).map { $0 + "\n" }.joined()
    }
    return "$ \(command)\n@ \(columns)x\(rows)\n" + played.joined()
  }

  /// Returns the lines of the file that show these lines of a window.
  public static func picture(_ shown: [String]) -> [String] { shown.map { "| \($0)".trimmed } }
}
