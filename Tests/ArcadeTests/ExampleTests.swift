import ArcadeCore
import Foundation
import TestSupport
import Testing

@testable import ArcadeCLI

/// Every command that is printed somewhere does what is printed there.
// One after the other, as two of them may write the same page.
@Suite(.serialized) struct ExampleTests {
  @Test(arguments: Shelf.games.map(\.name) + [""])
  func theExamplesOfTheManPagesRun(name: String) throws {
    let manual = Shelf.games.first { $0.name == name }?.game?.manual
    for example in manual?.examples ?? CommonManual.examples {
      // Bash, because one example loads completions into it.
      let outcome = try Program.shell(example.command, with: ["/bin/bash", "-c"])
      #expect(outcome.status <= 1, "\(example.command)")
      #expect(outcome.error == "", "\(example.command)")
    }
  }

  @Test func theReadmeShowsWhatIsPrinted() throws {
    let readme = try Project.text("README.md")
    let pieces = readme.components(separatedBy: "```console\n")
    #expect(pieces.count > 5)
    let played = try pieces.dropFirst().map { piece in
      let (block, rest) = try #require(piece.divided(by: "```\n"))
      let command = try #require(block.split(separator: "\n").first).dropFirst(2)
      let outcome = try Program.shell(String(command))
      return "```console\n$ \(command)\n\(outcome.output)\(outcome.error)```\n\(rest)"
    }
    let current = pieces[0] + played.joined()
    try expectOnFile(current, at: "README.md")
  }

  @Test func theReadmeShowsTheScreensOnFile() throws {
    let readme = try Project.text("README.md")
    let pieces = readme.components(separatedBy: "<!-- screen ")
    #expect(pieces.count > 3)
    let shown = try pieces.dropFirst().map { piece in
      let (name, block) = try #require(piece.divided(by: " -->\n```text\n"))
      let (_, rest) = try #require(block.divided(by: "```\n"))
      let words = name.split(separator: " ").map(String.init)
      let screen = try screen(words[0], step: try #require(Int(words[1])))
      return "<!-- screen \(name) -->\n```text\n\(screen)```\n\(rest)"
    }
    let current = pieces[0] + shown.joined()
    try expectOnFile(current, at: "README.md")
  }

  /// What a screen on file shows after some of its steps, without the blank lines around it.
  private func screen(_ path: String, step: Int) throws -> String {
    let steps = try Project.text("Tests/Screens/\(path)").components(separatedBy: "\n>")
    let lines = steps[step].split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
    let shown = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
    return shown.map { $0 + "\n" }.joined()
  }

  @Test(.enabled(if: Program.has("jq"), "jq is not installed"))
  func theBotOfTheReadmePlays() throws {
    let (_, rest) = try #require(try Project.text("README.md").divided(by: "```sh\ncoproc"))
    let (bot, _) = try #require(rest.divided(by: "```\n"))
    let outcome = try Program.shell("coproc" + bot, with: ["/bin/bash", "-c"])
    #expect(outcome.output.contains(#""status":"won""#))
  }
}

extension String {
  /// What stands before and behind the first `mark`.
  fileprivate func divided(by mark: String) -> (String, String)? {
    range(of: mark).map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) }
  }
}
