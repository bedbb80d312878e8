import Testing

/// Records an issue if a value isn't as expected. A call compiles in a tenth of the time that the
/// macro `#expect` takes, which is for all other conditions.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard value != expected else { return }
  let texts = ["\(String(reflecting: value)) is not \(String(reflecting: expected))", comment()]
  Issue.record(
    "\(texts.compactMap(\.self).joined(separator: ": "))",
    sourceLocation: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}
