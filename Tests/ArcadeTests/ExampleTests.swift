import Flags
import Foundation
import TestSupport
import Testing
@testable import App

/// Every command that is printed somewhere does what is printed there.
// One after the other, as two of them may write the same page.
@Suite(.serialized, .waiting) struct ExampleTests {
  @Test(arguments: GameRegistry.games.map(\.name) + [""])
  func theExamplesOfTheManPagesRun(name: String) throws {
    let examples = ManPage.examples(of: name.isEmpty ? nil : name)
    #expect(examples.count > 2)
    for example in examples {
      // Bash, because one example loads completions into it.
      let outcome = try Program.shell(example, with: ["/bin/bash", "-c"])
      guard !example.contains("--artist") else {
        // Tests reach no server.
        #expect(outcome.status == 3, "\(example)")
        continue
      }
      // A game whose moves are left to the player is unfinished.
      #expect(outcome.status == 0 || outcome.status == 1, "\(example)")
      #expect(outcome.error == "", "\(example)")
    }
  }

  /// The players that the manual shows.
  private func players() throws -> [(name: String, text: String)] {
    try ["guess.sh", "pairs.py"].map { ($0, try Project.text("Sources/App/Manual/Pages/\($0)")) }
  }

  /// The players of the man page are written to files, and play as its examples say.
  @Test(.enabled(if: Program.has("python3"), "python3 is not installed"))
  func thePlayersOfTheManPagePlay() throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    for (name, text) in try players() {
      try Data(text.utf8).write(to: home.appending(path: name))
    }
    for example in ManPage.examples(of: "players")
    where !example.contains("--shard") && !example.contains("--merge") {
      let outcome = try Program.shell("cd && \(example)", home: home)
      #expect(outcome.status == 0 && outcome.error == "", "\(example)")
    }
    // Both are as good as the best: they play the same moves.
    let pairs = [
      ("guess --range 0-62", "sh guess.sh"), ("memorize", "python3 pairs.py"),
      ("tunes --pairs 5", "python3 pairs.py"),
    ]
    for (game, bot) in pairs {
      let own = try Program.shell("arcade simulate \(game) --games 20 --seed 1 --json", home: home)
      let outside = try Program.shell(
        "cd && arcade simulate \(game) --games 20 --seed 1 --json --exec '\(bot)'", home: home)
      let means = [own, outside].map { outcome in
        outcome.output.split(separator: ",").first { $0.hasPrefix(#""mean""#) }
      }
      #expect(means[0] != nil && means[0] == means[1])
    }
  }

  /// Two pipes make a game of two programs, and one that plays both seats.
  @Test(arguments: ["strategist", "perfect", "person"])
  func aPlayerMeetsAnOpponent(rival: String) throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    try Data(try Project.text("Sources/App/Manual/Pages/pairs.py").utf8)
      .write(to: home.appending(path: "pairs.py"))
    let game = "arcade memorize --versus \(rival) --seed 1 --json"
    let outcome = try Program.shell(
      "cd && mkfifo moves && \(game) < moves | tee /dev/stderr | python3 pairs.py > moves",
      home: home)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.first?.contains(#""seat":1"#) == (rival != "person"))
    #expect(lines.last?.contains(#""status":"#) == true, "\(outcome.error)")
    #expect(!lines.contains { $0.contains(#""type":"refused""#) })
  }

  /// What is printed in the man page is the program, quotes, dashes and all.
  @Test(.enabled(if: Program.has("mandoc"), "mandoc is not installed"))
  func theManPageShowsThePlayersAsTheyAre() throws {
    let page = Project.folder.appending(path: "man/arcade-players.7").path
    let outcome = try Program.shell("mandoc -T ascii -O width=120 '\(page)'")
    let lines = outcome.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for line in try players().flatMap({ $0.text.split(separator: "\n") }) {
      #expect(lines.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }

  @Test(.enabled(if: Program.has("sqlite3"), "sqlite3 is not installed"))
  func aHistoryIsLoadedIntoSQLite() throws {
    let home = try RecordHome()
    let load = try #require(
      ManPage.examples(of: "records").first { $0.hasPrefix("sqlite3 games.db ") })
    let outcome = try home.run(
      """
      cd && for seed in 1 2 3; do arcade guess --record --quiet -s $seed $(seq 0 99); done && \
      arcade scores --merge >all.tsv && \(load) && \
      sqlite3 games.db 'SELECT game, count(*), sum(score), max(length(moves) > 0) FROM games'
      """)
    let scores = outcome.output.split(separator: "\n").compactMap {
      $0.firstMatch(of: /^Score: ([0-9]+)/).flatMap { Int($0.1) }
    }
    #expect(scores.count == 3 && outcome.error == "")
    #expect(outcome.output.hasSuffix("\nguess|3|\(scores.reduce(0, +))|1\n"))
  }

  @Test func theReadmeShowsWhatIsPrinted() throws {
    let readme = try Project.text("README.md")
    let pieces = readme.components(separatedBy: "```console\n")
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
    try #require(steps.indices.contains(step), "\(path) has no step \(step)")
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

extension ManPage {
  /// The command lines that a page of the manual shows as examples.
  static func examples(of page: String?) -> [String] {
    let start = ".Dl $ "
    return text(of: page).split(separator: "\n").filter { $0.hasPrefix(start) }.map {
      line in
      [("\\(aq", "'"), ("\\-", "-"), ("\\e", "\\")].reduce(String(line.dropFirst(start.count))) {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
      }
    }
  }
}
