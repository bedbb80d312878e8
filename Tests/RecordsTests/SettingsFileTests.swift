import Foundation
import Platform
import TestSupport
import Testing
@testable import Records

@Suite(.oneByOne) final class SettingsFileTests {
  private let folder: URL

  init() throws {
    folder = try Project.temporaryFolder()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var file: SettingsFile { SettingsFile(path: folder.appending(path: "a/b/settings").path) }

  private func write(_ text: String) throws {
    let path = folder.appending(path: "a/b")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: path.appending(path: "settings"))
  }

  private func contents() throws -> String {
    try String(contentsOf: folder.appending(path: "a/b/settings"), encoding: .utf8)
  }

  @Test func theFolderFollowsTheXDGSpecification() {
    func path(_ variables: [String: String]) -> String? {
      SettingsFile(variable: { variables[$0] })?.path
    }
    expectEqual(path(["HOME": "/h"]), "/h/.config/arcade/settings")
    expectEqual(path(["HOME": "/h", "XDG_CONFIG_HOME": "/c"]), "/c/arcade/settings")
    expectEqual(path(["HOME": "/h", "XDG_CONFIG_HOME": "c"]), "/h/.config/arcade/settings")
    expectEqual(path([:]), nil)
  }

  @Test func aSettingIsAddedAndChanged() throws {
    expectEqual(file.value(of: "category"), nil)
    try file.set("category", to: "rock")
    expectEqual(file.value(of: "category"), "rock")
    try file.set("category", to: "metal")
    try expectEqual(contents(), "category metal\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    expectEqual(attributes[.posixPermissions] as? Int, 0o600)
  }

  @Test func unknownLinesAreKept() throws {
    let other = "# mine\n\ncolor  never\nbad\ncategory\tpop\ncategory-x y\n\u{1b}\n"
    try write(other)
    try file.set("category", to: "rap")
    try expectEqual(
      contents(), other.replacingOccurrences(of: "category\tpop", with: "category rap"))
    expectEqual(file.value(of: "color"), "never")
    expectEqual(file.value(of: "bad"), nil)
  }

  @Test func entriesHaveTheirLineNumbers() throws {
    try write("# mine\n\ncolor  never \r\nbad\n\tlang zh\n")
    let entries = try file.entries()
    expectEqual(entries.map(\.line), [3, 4, 5])
    expectEqual(entries.map(\.name), ["color", "bad", "lang"])
    expectEqual(entries.map(\.value), ["never", nil, "zh"])
  }

  @Test func aSettingIsRemoved() throws {
    try write("color never\n# mine\nlang zh\ncolor auto\n")
    try file.set("color", to: nil)
    try expectEqual(contents(), "# mine\nlang zh\n")
    try file.set("theme", to: nil)
    try expectEqual(contents(), "# mine\nlang zh\n")
  }

  @Test func aLastLineWithoutALineEndIsKept() throws {
    try write("color never")
    try file.set("category", to: "rap")
    try expectEqual(contents(), "color never\ncategory rap\n")
  }

  @Test func aSymbolicLinkIsFollowed() throws {
    try write("")
    let real = folder.appending(path: "real")
    try Data("category pop\n".utf8).write(to: real)
    let link = folder.appending(path: "a/b/settings")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    try file.set("category", to: "rock")
    try expectEqual(String(contentsOf: real, encoding: .utf8), "category rock\n")
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link.path), real.path)
  }

  @Test func aDanglingLinkIsFollowed() throws {
    try write("")
    let link = folder.appending(path: "a/b/settings")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../new")
    try file.set("category", to: "rock")
    let new = folder.appending(path: "a/new")
    try expectEqual(String(contentsOf: new, encoding: .utf8), "category rock\n")
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link.path), "../new")
    try FileManager.default.removeItem(at: new)
    try FileManager.default.createSymbolicLink(atPath: new.path, withDestinationPath: "b/settings")
    #expect(throws: SystemError(code: ELOOP)) { try file.set("category", to: "rap") }
  }

  @Test func anUnreadableFileIsNotReplaced() throws {
    let path = folder.appending(path: "a/b/settings")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    expectEqual(file.value(of: "category"), nil)
    #expect(throws: (any Error).self) { try self.file.set("category", to: "rock") }
    try Data().write(to: folder.appending(path: "file"))
    let below = SettingsFile(path: folder.appending(path: "file/settings").path)
    #expect(throws: (any Error).self) { try below.set("category", to: "rock") }
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "a/b").path)
    expectEqual(left, ["settings"])
  }

  // MARK: Other processes

  @Test func aValueIsChangedAsItIsInTheFile() throws {
    try write("lesson guess\n")
    let file = file
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      _ = try? file.update("lesson") { "\($0 ?? ""),game\(number)" }
    }
    let names = try #require(file.value(of: "lesson")).split(separator: ",")
    expectEqual(names.count, 41)
  }

  private var names: [String] {
    let folder = folder.appending(path: "a/b").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func aLockIsNotWaitedForForever() throws {
    try write("color never\n")
    let other = Descriptor(open(folder.appending(path: "a/b").path, O_RDONLY))
    #expect(try other.lock(within: 0))
    #expect(throws: SystemError.locked) { try File.update(file.path, timeout: 20) { $0 + [0x41] } }
    other.close()
    try File.update(file.path, timeout: 1000) { $0 + [0x41] }
    try expectEqual(contents(), "color never\nA")
    #expect(SystemError.locked.message.contains("locked"))
  }

  @Test func whatAKilledProcessLeftIsReplaced() throws {
    try write("color never\n")
    try Data("half".utf8).write(to: folder.appending(path: "a/b/.settings.new"))
    try Data("mine".utf8).write(to: folder.appending(path: "a/b/settings.backup"))
    try file.set("lang", to: "zh")
    try expectEqual(contents(), "color never\nlang zh\n")
    expectEqual(names, ["settings", "settings.backup"])
  }

  @Test func aHugeFileIsIgnored() throws {
    try write(String(repeating: "x", count: 3 << 20) + "\ncategory rock\n")
    expectEqual(file.value(of: "category"), nil)
    #expect(throws: (any Error).self) { try self.file.set("category", to: "rap") }
  }
}

extension SettingsFile {
  /// Returns the value of a setting, or nil if it is missing or the file can't be read.
  fileprivate func value(of name: String) -> String? {
    (try? entries())?.first { $0.name == name }?.value
  }
}
