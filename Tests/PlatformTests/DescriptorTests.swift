import Platform
import Testing

@Suite struct DescriptorTests {
  /// The reading and the writing end of a pipe.
  private func pipe() throws -> (Descriptor, Descriptor) {
    var ends: [CInt] = [-1, -1]
    try #require(Platform.pipe(&ends) == 0)
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  @Test func whatIsWrittenIsRead() throws {
    let (reader, writer) = try pipe()
    defer { reader.close() }
    try writer.write(Array("arcade".utf8))
    writer.close()
    var buffer = [UInt8](repeating: 0, count: 4)
    #expect(try reader.read(into: &buffer) == 4)
    #expect(buffer == Array("arca".utf8))
    #expect(try reader.read(into: &buffer) == 2)
    #expect(try reader.read(into: &buffer) == 0)
  }

  @Test func aFullPipeIsWaitedFor() async throws {
    let (reader, writer) = try pipe()
    defer { reader.close() }
    _ = fcntl(writer.number, F_SETFL, O_NONBLOCK)
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    let writing = Task.detached {
      defer { writer.close() }
      try writer.write(bytes)
    }
    var (buffer, total) = ([UInt8](repeating: 0, count: 1 << 16), 0)
    while case let count = try reader.read(into: &buffer), count > 0 { total += count }
    try await writing.value
    #expect(total == bytes.count)
  }

  @Test func whatIsClosedIsAnError() throws {
    let (reader, writer) = try pipe()
    for end in [reader, writer] { end.close() }
    var buffer: [UInt8] = [0]
    #expect(throws: SystemError(code: EBADF)) { try reader.read(into: &buffer) }
    #expect(throws: SystemError(code: EBADF)) { try writer.write(buffer) }
    #expect(SystemError(code: ENOENT).message == "No such file or directory")
  }
}
