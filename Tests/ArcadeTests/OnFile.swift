import TestSupport
import Testing

/// Expects a text to be what a file of the project holds. With `RECORD=1` it is written there, which
/// is an issue of its own, so that somebody reads what has changed.
func expectOnFile(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if Project.isRecording {
    try Project.write(text, to: path)
    Issue.record(
      "\(path) is written anew; read what has changed", sourceLocation: sourceLocation)
  }
  let isOnFile = text == (try Project.text(path))
  #expect(isOnFile, "\(path) should be:\n\(text)", sourceLocation: sourceLocation)
}
