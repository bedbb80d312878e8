import TestSupport
import Testing

/// Expects a text to be what a file of the project holds. With `RECORD=1` it is written there.
func expectOnFile(
  _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if let difference = try GoldenFile.difference(text, at: path) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
}
