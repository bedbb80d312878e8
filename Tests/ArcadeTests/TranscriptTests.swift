import TestSupport
import Testing

/// The plays on file that need a shell, run against the built program.
@Suite(.waiting) struct TranscriptTests {
  @Test(arguments: Transcript.names(inProcess: false))
  func theGameIsPlayedAsOnFile(name: String) throws {
    let transcript = try Transcript(name)
    let outcome = try Program.shell(transcript.command, input: transcript.typed)
    try expectOnFile(transcript.text(outcome), at: transcript.path)
  }
}
