import Platform
import TestSupport
import Testing

@Suite struct OutputTests {
  /// The bytes that an output has sent, in order.
  private final class Sent {
    var parts: [String] = []
    var failure: SystemError?

    func output() -> Output {
      Output { [self] bytes throws(SystemError) in
        if let failure { throw failure }
        parts.append(String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  @Test func linesAreSentTogether() throws {
    let sent = Sent()
    let output = sent.output()
    try output.write("one")
    try output.line()
    try output.line("two")
    expectEqual(sent.parts, [])
    try output.flush()
    try output.flush()
    expectEqual(sent.parts, ["one\ntwo\n"])
  }

  @Test func muchTextIsSentAtOnce() throws {
    let sent = Sent()
    let output = sent.output()
    let text = String(repeating: "x", count: 1 << 16)
    try output.write(text)
    expectEqual(sent.parts, [text])
  }

  @Test func anErrorNamesTheTask() throws {
    let sent = Sent()
    sent.failure = SystemError(code: EPIPE)
    let output = sent.output()
    try output.write("lost")
    let error = #expect(throws: SystemError.self) { try output.flush() }
    #expect(error?.code == EPIPE && error?.task == "write to standard output")
    // What could not be sent is not sent again.
    sent.failure = nil
    try output.flush()
    expectEqual(sent.parts, [])
  }
}
