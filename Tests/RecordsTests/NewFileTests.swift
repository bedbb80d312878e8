import Foundation
import Platform
import Records
import TestSupport
import Testing

@Suite struct NewFileTests {
  private let folder: String

  init() throws { folder = try Project.temporaryFolder().path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `a file is never written over another`() throws {
    let names = try (1...3).map { number in
      try File.write([UInt8(number)], in: folder, as: "wall", "svg")
    }
    expectEqual(names, ["wall.svg", "wall-2.svg", "wall-3.svg"])
    try expectEqual(File.contents(of: "\(folder)/wall.svg"), [1])
    try expectEqual(File.contents(of: "\(folder)/wall-3.svg"), [3])
    try expectEqual(self.names(), ["wall-2.svg", "wall-3.svg", "wall.svg"])
  }

  @Test func `a dangling link is not followed`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/wall.svg", withDestinationPath: "\(folder)/elsewhere")
    try expectEqual(File.write([1], in: folder, as: "wall", "svg"), "wall-2.svg")
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/elsewhere"))
  }

  @Test func `nothing is left where it can't be written`() throws {
    #expect(throws: SystemError(code: ENOENT)) {
      try File.write([1], in: "\(folder)/none", as: "wall", "svg")
    }
    try expectEqual(names(), [])
  }
}
