import Platform

/// Text on its way to standard output, gathered so that few calls carry it there.
final class Output {
  private let file: Descriptor
  private var buffer: [UInt8] = []

  /// The most that is gathered before it is written, in bytes.
  private static let limit = 1 << 16

  init(_ file: Descriptor) {
    self.file = file
  }

  /// Adds a text.
  func write(_ text: String) throws(SystemError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.limit { try flush() }
  }

  /// Adds a line.
  func line(_ text: String = "") throws(SystemError) {
    try write(text)
    try write("\n")
  }

  /// Writes what was gathered.
  func flush() throws(SystemError) {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    do {
      try file.write(buffer)
    } catch {
      throw error.doing("write to standard output")
    }
  }
}
