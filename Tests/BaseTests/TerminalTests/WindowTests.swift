import Foundation
import Platform
import Terminal
import TestSupport
import Testing

@Suite struct WindowTests {
  @Test func aFileIsNotATerminal() throws {
    let file = try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
    let descriptor = Descriptor(file.fileDescriptor)
    #expect(!descriptor.isTerminal)
    expectEqual(descriptor.windowSize, nil)
  }

  @Test func aTerminalHasASize() throws {
    var (master, slave) = (CInt(-1), CInt(-1))
    var size = winsize(ws_row: 24, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &slave, nil, nil, &size) == 0)
    defer { for end in [master, slave] { Descriptor(end).close() } }
    #expect(Descriptor(slave).isTerminal)
    expectEqual(Descriptor(slave).windowSize, Size(rows: 24, columns: 132))
    size.ws_col = 0
    _ = ioctl(slave, numericCast(TIOCSWINSZ), &size)
    expectEqual(Descriptor(slave).windowSize, nil)
  }
}
