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

  /// The number of lines that are shown before and after the first one that differs.
  private static let context = (before: 2, after: 4)

  private static func firstDifference(_ file: [String], _ text: [String]) -> String {
    let start = zip(file, text).prefix { $0 == $1 }.count
    let common = file[max(0, start - context.before)..<start].map { "  \($0)" }
    let end = commonSuffix(file.dropFirst(start), text.dropFirst(start))
    let old = file[start..<file.count - end].prefix(context.after).map { "- \($0)" }
    let new = text[start..<text.count - end].prefix(context.after).map { "+ \($0)" }
    return (["line \(start + 1):"] + common + old + new).joined(separator: "\n")
  }

  private static func commonSuffix(_ file: ArraySlice<String>, _ text: ArraySlice<String>) -> Int {
    zip(file.reversed(), text.reversed()).prefix { $0 == $1 }.count
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
