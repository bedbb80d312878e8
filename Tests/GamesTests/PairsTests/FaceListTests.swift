import GameCore
import Pairs
import TestSupport
import Testing

@Suite(.oneByOne) struct FaceListTests {
  private func list(_ text: String) throws -> FaceList<Letter> {
    try FaceList(Array(text.utf8), at: "my.txt")
  }

  /// Returns the message of the error in a list, or an empty text if there is none.
  private func message(_ text: String) -> String {
    do {
      _ = try list(text)
      return ""
    } catch {
      return (error as? UserError)?.message ?? "\(error)"
    }
  }

  @Test(arguments: [
    "a\nb\nc", "a\r\nb\r\nc\r\n", "\u{feff}a\n\n  \n# d\n b \tignored\nc\t\n", "#\na\nb\n\nc\n\n",
  ])
  func `a list has a face a line, but for blank lines and comments`(text: String) throws {
    try expectEqual(list(text).faces.map(\.name), ["a", "b", "c"])
  }

  @Test func `a duplicate is refused by both line numbers`() {
    expectEqual(message("a\n\nb\na"), "my.txt, line 4: 'a' is in line 1 already")
  }

  @Test func `a list has 2 to 64 faces`() throws {
    let lines = (1...65).map { "\($0)\n" }
    #expect(try list(lines.dropLast().joined()).faces.count == 64)
    for text in ["", "# a\n", "a\n", lines.joined()] {
      #expect(message(text) == "my.txt must have 2 to 64 lines of letters")
    }
  }

  @Test func `what is not UTF-8 is refused by its line`() {
    let bytes = Array("a\nb\n".utf8) + [0xc3, 0x28, 0x0a]
    #expect(throws: UserError.self) { try FaceList<Letter>(bytes, at: "my.txt") }
  }
}
