/// Buffered text on its way to a file, so that few system calls carry it there.
public final class Output {
  private let send: ([UInt8]) throws(SystemError) -> Void
  private var buffer: [UInt8] = []

  /// The most bytes that are buffered before they are written.
  private static let limit = 1 << 16

  public init(_ file: Descriptor) {
    send = { bytes throws(SystemError) in try file.write(bytes) }
  }

  /// Creates an output that hands its bytes to a function.
  public init(to send: @escaping ([UInt8]) throws(SystemError) -> Void) {
    self.send = send
  }

  public func write(_ text: String) throws(SystemError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.limit { try flush() }
  }

  public func line(_ text: String = "") throws(SystemError) {
    try write(text)
    try write("\n")
  }

  public func flush() throws(SystemError) {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    do {
      try send(buffer)
    } catch {
      throw error.doing("write to standard output", zh: "写入标准输出")
    }
  }
}
