import Foundation

/// A file of the project that holds a text as the program should print it.
public enum GoldenFile {
  /// Compares a text with a file of the project. Returns nil if they are the same, or else a short
  /// description of the difference.
  ///
  /// With `RECORD=1` a file that differs is written instead, and its path is printed.
  public static func difference(_ text: String, at path: String) throws -> String? {
    let file = try? Project.text(path)
    guard text != file else { return nil }
    if Project.isRecording {
      try Project.write(text, to: path)
      print("recorded \(path)")
      return nil
    }
    guard let file else { return "\(path) is missing; RECORD=1 writes it" }
    return "\(path) differs; RECORD=1 writes it\n" + firstDifference(lines(file), lines(text))
  }

  /// The most lines that are shown before the first one that differs, and of the differing ones.
  private static let shown = (before: 2, differing: 4)

  private static func firstDifference(_ file: [String], _ text: [String]) -> String {
    let start = zip(file, text).prefix { $0 == $1 }.count
    let common = file[max(0, start - shown.before)..<start].map { "  \($0)" }
    let (old, new) = (file.dropFirst(start), text.dropFirst(start))
    let run = zip(old, new).prefix { $0 != $1 }.count
    let count = min(max(run, 1), shown.differing)
    return
      (["line \(start + 1):"] + common + old.prefix(count).map { "- \($0)" }
      + new.prefix(count).map { "+ \($0)" }).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// A fault in a golden file.
public struct MalformedFile: Error, CustomStringConvertible {
  /// The file, the line and the fault.
  public let description: String

  /// Creates a fault in a line, counted from 1.
  public init(_ path: String, line: Int, _ message: String) {
    description = "\(path):\(line): \(message)"
  }
}
