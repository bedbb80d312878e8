import Testing

/// Expects a text to be what a file of the project holds, as the program should print it. With
/// `RECORD=1` it is written there, and the file's path is printed.
public func expectOnFile(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = try? Project.text(path)
  guard text != file else { return }
  if Project.isRecording {
    try Project.write(text, to: path)
    print("recorded \(path)")
  } else {
    let difference = file.map { "\n" + firstDifference(lines($0), lines(text)) } ?? ""
    let fault = file == nil ? "is missing" : "differs"
    Issue.record(
      "\(path) \(fault); RECORD=1 writes it\(difference)", sourceLocation: sourceLocation)
  }
}

/// Describes the first lines that differ: at most four, after at most two that are the same.
private func firstDifference(_ file: [String], _ text: [String]) -> String {
  let start = zip(file, text).prefix { $0 == $1 }.count
  let common = file[max(0, start - 2)..<start].map { "  \($0)" }
  let (old, new) = (file.dropFirst(start), text.dropFirst(start))
  let run = zip(old, new).prefix { $0 != $1 }.count
  let count = min(max(run, 1), 4)
  return
    (["line \(start + 1):"] + common + old.prefix(count).map { "- \($0)" }
    + new.prefix(count).map { "+ \($0)" }).joined(separator: "\n")
}

private func lines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
