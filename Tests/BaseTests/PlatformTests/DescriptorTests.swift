import Platform
import TestSupport
import Testing

@Suite struct DescriptorTests {
  @Test func writtenBytesAreRead() throws {
    let pipe = try Pipe()
    let (reader, writer) = (pipe.reader, pipe.writer)
    defer { reader.close() }
    try writer.write(Array("arcade".utf8))
    writer.close()
    var buffer = [UInt8](repeating: 0, count: 4)
    try expectEqual(reader.read(into: &buffer), 4)
    expectEqual(buffer, Array("arca".utf8))
    try expectEqual(reader.read(into: &buffer), 2)
    try expectEqual(reader.read(into: &buffer), 0)
  }

  @Test func onlyAFileThatIsTooLargeIsEmptied() throws {
    let file = try #require(Descriptor.temporary())
    defer { file.close() }
    try file.write(Array("arcade".utf8))
    file.empty(beyond: 6)
    expectEqual(file.drain(limit: 4), Array("cade".utf8))
    try file.write(Array("arcades".utf8))
    file.empty(beyond: 6)
    expectEqual(file.drain(limit: 4), [])
  }

  @Test func writingWaitsForAFullPipe() async throws {
    let pipe = try Pipe()
    let (reader, writer) = (pipe.reader, pipe.writer)
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
    expectEqual(total, bytes.count)
  }

  @Test func waitingForInputEnds() throws {
    let pipe = try Pipe()
    defer { pipe.close() }
    #expect(!pipe.reader.hasInput(within: 10))
    try pipe.writer.write([7])
    #expect(pipe.reader.hasInput(within: 10))
  }

  @Test func usingAClosedDescriptorThrows() throws {
    // Another test may have reused the number of a file that was closed here.
    let file = Descriptor(-1)
    var buffer: [UInt8] = [0]
    #expect(throws: SystemError(code: EBADF)) { try file.read(into: &buffer) }
    #expect(throws: SystemError(code: EBADF)) { try file.write(buffer) }
    expectEqual(SystemError(code: ENOENT).message, "No such file or directory")
    expectEqual(SystemError(code: ENOENT).messageInChinese, "没有这个文件或目录")
    expectEqual(SystemError(code: EBADF).messageInChinese, SystemError(code: EBADF).message)
  }
}
