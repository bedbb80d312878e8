import Foundation
import Platform
import TestSupport
import Testing

@Suite struct WholeFileTests {
  private let folder: String

  init() throws { folder = try Project.temporaryFolder().path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `a file is never written over another`() throws {
    let names = try (1...3).map { number in
      try WholeFile.write([UInt8(number)], in: folder, as: "wall", "svg")
    }
    #expect(names == ["wall.svg", "wall-2.svg", "wall-3.svg"])
    #expect(WholeFile.read("\(folder)/wall.svg", limit: 10) == [1])
    #expect(WholeFile.read("\(folder)/wall-3.svg", limit: 10) == [3])
    #expect(try self.names() == ["wall-2.svg", "wall-3.svg", "wall.svg"])
  }

  @Test func `a dangling link is not followed`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/wall.svg", withDestinationPath: "\(folder)/elsewhere")
    #expect(try WholeFile.write([1], in: folder, as: "wall", "svg") == "wall-2.svg")
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/elsewhere"))
  }

  @Test func `nothing is left where it can't be written`() throws {
    #expect(throws: SystemError(code: ENOENT)) {
      try WholeFile.write([1], in: "\(folder)/none", as: "wall", "svg")
    }
    #expect(try names() == [])
  }

  @Test func `a file that is too large or no file is not read`() throws {
    _ = try WholeFile.write([1, 2, 3], in: folder, as: "a", "bin")
    #expect(WholeFile.read("\(folder)/a.bin", limit: 3) == [1, 2, 3])
    #expect(WholeFile.read("\(folder)/a.bin", limit: 2) == nil)
    #expect(WholeFile.read(folder, limit: 10) == nil)
    #expect(WholeFile.read("\(folder)/none", limit: 10) == nil)
    #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
    #expect(WholeFile.read("\(folder)/pipe", limit: 10) == nil)
  }
}
