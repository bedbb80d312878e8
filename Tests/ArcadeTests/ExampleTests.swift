import Foundation
import GameCore
import TestSupport
import Testing
@testable import App

/// Every command that is printed somewhere does what is printed there.
// One after the other, as two of them may write the same page.
@Suite(.serialized, .waiting) struct ExampleTests {
  static let words =
    [""] + ManPage.choices.map(\.name)
    + ([""] + GameCatalog.arcade.games.map { $0.name }).map { "\($0) --lang zh" }

  /// The bots of the manual, by their files, with the words before each.
  static let bots = [
    "guess.sh": "needs only a POSIX shell:", "pairs.py": "without --collapse:",
  ]

  /// A folder with the bots as the manual prints them, a few recorded games, and programs that
  /// stand for those of other machines.
  private func workshop() throws -> RecordHome {
    let home = try RecordHome()
    let page = try RenderedPage("json")
    for (name, words) in Self.bots {
      try Data(#require(page.block(below: words)).utf8)
        .write(to: home.folder.appending(path: name))
    }
    let setUp = """
      cd && mkdir bin && echo 'shift; cd; exec "$@"' >bin/ssh && echo 'echo "$2"' >bin/duckdb && \
      for tool in sbatch kubectl; do echo exec true >bin/$tool; done && chmod +x bin/* && \
      for n in 1 2 3 4 5 6 7 8; do echo "U2 - Volume $n (198$n)"; done > bands.txt && \
      for seed in 1 2 3; do arcade guess --record --quiet -s $seed $(seq 0 99); done >/dev/null
      """
    try expectEqual(home.run(setUp).status, 0)
    return home
  }

  @Test(arguments: words, [80])
  func noLineIsTooLongForTheWindow(word: String, columns: Int) throws {
    let page = try RenderedPage(word)
    #expect(page.lines.count > 50)
    for line in page.lines { #expect(line.displayWidth <= columns, "\(line)") }
    // A line of a display is never broken.
    for line in ManPage.displays(of: word.isEmpty ? nil : word) {
      #expect(line.displayWidth <= 72 && page.lines.contains { $0.hasSuffix(line) }, "\(line)")
    }
  }

  @Test(
    .enabled(if: ["mandoc", "python3"].allSatisfy(Program.has), "mandoc or python3 is missing"),
    arguments: words)
  func theExamplesOfTheManPagesRun(word: String) throws {
    let home = try workshop()
    let commands = try RenderedPage(word).commands
    #expect(commands.count > 2)
    for command in commands {
      // The parts of a simulation are those of a cluster.
      if command.contains("--merge"), command.contains("part-*") || command.contains("kubectl") {
        continue
      }
      let tool = String(command.prefix { $0 != " " })
      if ["parallel", "sqlite3"].contains(tool), !Program.has(tool) { continue }
      // Bash, because one example loads completions into it.
      let outcome = try Program.shell(
        "cd && PATH=$HOME/bin:$PATH && \(command)",
        environment: ["ARCADE_ITUNES_URL": "http://127.0.0.1:9"], with: ["/bin/bash", "-c"],
        home: home.folder)
      guard !command.contains("--artist") else {
        // Tests reach no server.
        expectEqual(outcome.status, 3, "\(command)")
        continue
      }
      // A game whose moves are left to the player is unfinished.
      #expect(outcome.status == 0 || outcome.status == 1, "\(command)")
      expectEqual(outcome.error, "", "\(command)")
      if command.hasPrefix("duckdb") { #expect(outcome.output.contains(#"delim='\t', header"#)) }
    }
    if word == "recipes", Program.has("sqlite3") {
      let outcome = try home.run(
        "cd && sqlite3 games.db 'SELECT game, count(*), max(length(moves) > 0) FROM games'")
      expectEqual(outcome.output, "guess|3|1\n")
    }
  }

  /// The bots play as well as the arcade's that do the same.
  @Test(
    .enabled(if: ["mandoc", "python3"].allSatisfy(Program.has), "mandoc or python3 is missing"))
  func theBotsOfTheManualPlay() throws {
    let home = try workshop()
    let plays = [
      ("guess --range 0-62", "sh guess.sh", "expert"),
      ("cards --count 12", "python3 pairs.py", "eager"),
      ("memorize", "python3 pairs.py", "expert"),
      ("tunes --pairs 5", "python3 pairs.py", "expert"),
    ]
    for (game, bot, model) in plays {
      let lines = try ["--exec '\(bot)'", model].map { player in
        try Program.shell(
          "cd && arcade simulate \(game) --games 20 --seed 1 --json \(player)", home: home.folder
        ).output
      }
      let means = lines.map { $0.firstMatch(of: /"mean":(-?[0-9.]+)/).flatMap { Double($0.1) } }
      let (own, theirs) = (try #require(means[0]), try #require(means[1]))
      #expect(abs(own - theirs) <= (model == "eager" ? 2 : 0), "\(bot): \(own), \(theirs)")
    }
  }

  @Test(.enabled(if: Program.has("mandoc"), "mandoc is not installed"))
  func theTranscriptOfTheManualIsWhatIsPrinted() throws {
    let page = try RenderedPage("json")
    let block = try #require(page.block(below: "folded after a comma:"))
    let (first, rest) = try #require(block.divided(by: "\n"))
    let outcome = try Program.shell(String(first.dropFirst(2)))
    expectEqual(rest.replacing("\n  ", with: ""), outcome.output)
  }

  /// Two pipes make a game of two programs, and one that plays both seats.
  @Test(arguments: ["strategist", "expert", "person"])
  func aPlayerMeetsAnOpponent(rival: String) throws {
    let home = try workshop()
    let game = "arcade memorize --versus \(rival) --seed 1 --json"
    let outcome = try Program.shell(
      "cd && mkfifo moves && \(game) < moves | tee /dev/stderr | python3 pairs.py > moves",
      home: home.folder)
    let lines = outcome.error.split(separator: "\n")
    expectEqual(lines.first?.contains(#""seat":1"#), rival != "person")
    expectEqual(lines.last?.contains(#""status":"#), true, "\(outcome.error)")
    #expect(!lines.contains { $0.contains(#""type":"refused""#) })
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
    let lines = steps[step].split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().map { $0.dropFirst(2) }
    let shown = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
    return shown.map { $0 + "\n" }.joined()
  }

  @Test(.enabled(if: Program.has("jq"), "jq is not installed"))
  func theBotOfTheReadmePlays() throws {
    let (_, rest) = try #require(try Project.text("README.md").divided(by: "```bash\n#!"))
    let (bot, _) = try #require(rest.divided(by: "```\n"))
    let home = try RecordHome()
    try Data("#!\(bot)".utf8).write(to: home.folder.appending(path: "bot"))
    let own = try home.run(
      "cd && chmod +x bot && arcade simulate guess --games 9 -s 1 --exec ./bot")
    #expect(own.output.contains("Mean 6.3333 guesses"), "\(own)")
    let race = try home.run(
      "cd && seq 0 99 | arcade guess --race program --exec ./bot -s 1 --json | tail -n 1")
    #expect(race.output.contains(#""winner":2"#), "\(race)")
    let resumed = try home.run(
      """
      cd && echo 50 | arcade guess --race program --exec ./bot -s 9 --record --quiet
      echo 25 12 | arcade resume guess --exec ./bot --quiet
      """)
    #expect(resumed.output.contains("you 3, Program 3, unfinished"), "\(resumed)")
  }
}

extension String {
  /// What stands before and behind the first `mark`.
  fileprivate func divided(by mark: String) -> (String, String)? {
    range(of: mark).map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) }
  }
}

extension ManPage {
  /// The lines that a page of the manual shows as they are.
  static func displays(of page: String?) -> [String] {
    var (isLiteral, lines) = (false, [String]())
    for line in ((try? named(page).text()) ?? "").split(separator: "\n") {
      if line.hasPrefix(".Bd ") || line == ".Ed" { isLiteral = line != ".Ed" }
      guard isLiteral, !line.hasPrefix(".Bd "), !line.contains("\\[u"), !line.contains("\t") else {
        continue
      }
      lines.append(
        [("\\&", ""), ("\\(aq", "'"), ("\\-", "-"), ("\\e", "\\")].reduce(String(line)) {
          $0.replacingOccurrences(of: $1.0, with: $1.1)
        })
    }
    return lines
  }
}
