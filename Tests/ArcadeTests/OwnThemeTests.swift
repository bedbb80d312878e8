import Foundation
import TestSupport
import Testing

/// Lists of faces that a player keeps as themes, with the built program in a home of its own.
@Suite(.waiting) struct OwnThemeTests {
  /// Runs a line in a home with two lists, of which one is wrong.
  private func run(_ line: String) throws -> Program.Outcome {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let folder = home.appending(path: ".config/arcade/faces")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("family", "🐉\nAnna\nBen\n"), ("wrong", "Anna\nAnna\n"), ("Not a name", "a\nb\n"),
      ("animals", "a\nb\n"),
    ] {
      try text.write(
        to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
    }
    return try Program.shell("cd && \(line)", home: home)
  }

  @Test(arguments: [
    "arcade memorize --help", "arcade __complete fish -- 'arcade memorize --theme '",
    "arcade settings memorize.theme x",
  ])
  func `themes of your own are listed, wrong ones too`(line: String) throws {
    let outcome = try run(line)
    let text = outcome.output + outcome.error
    #expect(text.contains("family") && text.contains("wrong") && !text.contains("Not a name"))
    #expect(!text.contains("line 2"))
  }

  @Test func `a theme of your own deals as its file does`() throws {
    let file = "$HOME/.config/arcade/faces/family.txt"
    let outcome = try run(
      """
      arcade deal memorize --theme family --pairs 3 --seed 7 --decode
      arcade deal memorize --faces "\(file)" --pairs 3 --seed 7 --decode
      """)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.first == lines.last && outcome.error == "")
    #expect(lines.first?.contains("=Anna") == true && lines.first?.contains("🐉") == true)
  }

  @Test(arguments: ["simulate memorize", "tournament memorize expert random"])
  func `bots play a theme of your own many times`(command: String) throws {
    let outcome = try run("arcade \(command) --theme family --pairs 3 --games 20 --seed 1")
    #expect(outcome.status == 0 && outcome.error == "")
  }

  @Test func `a wrong theme is told when it is chosen`() throws {
    let outcome = try run("arcade memorize --theme wrong --seed 1")
    #expect(outcome.status == 3 && outcome.output == "")
    let place = "arcade: ~/.config/arcade/faces/wrong.txt, line 2:"
    expectEqual(outcome.error, "\(place) 'Anna' is in line 1 already\n")
    let misspelled = try run("arcade memorize --theme famly --seed 1")
    #expect(misspelled.status == 2 && misspelled.error.contains("did you mean 'family'?"))
  }

  @Test func `a pipe is no theme, and is not waited for`() throws {
    let outcome = try run(
      """
      mkfifo .config/arcade/faces/pipe.txt; mkdir .config/arcade/faces/folder.txt
      for theme in pipe folder; do
        timeout 20 arcade memorize --theme $theme --seed 1; echo $?
      done
      """)
    expectEqual(outcome.output, "2\n2\n")
    #expect(outcome.error.contains("family"))
  }

  /// A wrong list that is a saved choice, or one that is gone, ends no game.
  @Test(arguments: ["a\na\n", ""])
  func `a saved theme that fails gives way to the default`(text: String) throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let folder = home.appending(path: ".config/arcade")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "faces"), withIntermediateDirectories: true)
    try "lesson off\nmemorize.theme mine\n".write(
      to: folder.appending(path: "settings"), atomically: true, encoding: .utf8)
    if !text.isEmpty {
      try text.write(
        to: folder.appending(path: "faces/mine.txt"), atomically: true, encoding: .utf8)
    }
    let terminal = try Pseudoterminal(
      "exec arcade memorize", home: home, environment: ["TERM": "dumb"])
    let shown = try #require(terminal.wait(for: "First tile:"))
    #expect(shown.contains("pairs of animals"), "\(shown)")
    #expect(shown.contains(text.isEmpty ? "theme does not take 'mine'" : "mine.txt, line 2:"))
    terminal.type("quit\n")
    expectEqual(terminal.finish(), 1)
  }

  @Test func `the pair rotation of the day and plain games read no lists`() throws {
    let quiet = try run("arcade memorize --daily --quiet; arcade memorize --seed 1 --quiet")
    expectEqual(quiet.error, "")
  }
}
