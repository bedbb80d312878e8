import Foundation
import TestSupport
import Testing

/// Plays on file, each run against the built program.
///
/// A transcript is a line of shell (`$ …`), lines of standard input (`> …`), standard output as it
/// is, standard error (`! …`) and the exit status (`= …`). `RECORD=1` writes the answers anew.
struct Transcript {
  let path: String
  let command: String
  let input: [String]

  init(path: String) throws {
    self.path = path
    let lines = try Project.text("Tests/Transcripts/\(path)").split(separator: "\n").map(
      String.init)
    let first = try #require(lines.first)
    command = String(first.dropFirst(2))
    input = lines.dropFirst().prefix { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  /// The transcript as the program plays it now.
  func played() throws -> String {
    let typed = input.map { $0 + "\n" }.joined()
    let outcome = try Program.shell(command, input: Data(typed.utf8))
    let errors = outcome.error.split(separator: "\n").map { "! \($0)\n" }.joined()
    return "$ \(command)\n" + input.map { "> \($0)\n" }.joined() + outcome.output + errors
      + "= \(outcome.status)\n"
  }
}

@Suite struct TranscriptTests {
  static let paths = Project.files(in: "Tests/Transcripts", endingIn: ".txt")

  @Test func thereAreTranscripts() {
    #expect(Self.paths.count > 40)
  }

  @Test(arguments: paths)
  func theGameIsPlayedAsOnFile(path: String) throws {
    try expectOnFile(Transcript(path: path).played(), at: "Tests/Transcripts/\(path)")
  }
}
