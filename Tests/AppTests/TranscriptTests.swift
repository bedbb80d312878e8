import TestSupport
import Testing

/// The plays on file that need no shell.
@Suite(.oneByOne) struct TranscriptTests {
  @Test(arguments: Transcript.names(inProcess: true))
  func theGameIsPlayedAsOnFile(name: String) throws {
    let transcript = try Transcript(name)
    let line = try #require(ShellLine(transcript.command))
    let process = try InProcess()
    let outcome = try process.run(line, input: transcript.typed)
    try expectOnFile(transcript.text(outcome, statuses: process.statuses), at: transcript.path)
  }
}
