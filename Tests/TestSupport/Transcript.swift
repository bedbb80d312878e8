import Foundation

/// A play on file: a command line and all that it prints.
///
/// The file has a line of shell (`$ …`), lines of standard input (`> …`), standard output as it is,
/// standard error (`! …`) and the exit status (`= …`). A command line that needs no shell is run in
/// process, and has the exit status of each of its commands.
public struct Transcript: Sendable {
  /// The path of the file in the project.
  public let path: String

  /// The command line.
  public let command: String

  /// The lines of standard input.
  public let input: [String]

  private static let folder = "Tests/Transcripts"

  /// Reads a file of the folder of transcripts.
  public init(_ name: String) throws {
    path = "\(Self.folder)/\(name)"
    let lines = try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("$ "), first.count > 2 else {
      throw MalformedFile(path, line: 1, "expected '$ ' and a command line")
    }
    command = String(first.dropFirst(2))
    input = lines.dropFirst().prefix { $0.hasPrefix(">") }.map { String($0.dropFirst(2)) }
  }

  /// Returns the names of the transcripts that are played in process, or of the others.
  ///
  /// A malformed one is among the first, where its test names the fault.
  public static func names(inProcess: Bool) -> [String] {
    Project.files(in: folder, endingIn: ".txt").filter { name in
      guard let transcript = try? Transcript(name) else { return inProcess }
      return (ShellLine(transcript.command) != nil) == inProcess
    }
  }

  /// The bytes of standard input.
  public var typed: Data { Data(input.map { $0 + "\n" }.joined().utf8) }

  /// Returns the file's text with what was printed now, and the exit statuses.
  public func text(_ outcome: Program.Outcome, statuses: [Int32]? = nil) -> String {
    let statuses = statuses ?? [outcome.status]
    // The word for a saved game is drawn.
    let output = outcome.output.replacing(/(arcade resume [a-z]+)-[0-9a-z]+/) { "\($0.1)-1k2j3h" }
    let errors = outcome.error.split(separator: "\n").map { "! \($0)\n" }.joined()
    return "$ \(command)\n" + input.map { "> \($0)".trimmed + "\n" }.joined() + output
      + errors + "= \(statuses.map(String.init).joined(separator: " "))\n"
  }
}

extension String {
  /// The text without spaces at its end.
  public var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
