import CommandLine
import Foundation
import TestSupport
import Testing

@testable import App

/// The completions as values: the lines that the scripts of the shells read.
@Suite(.waiting) final class CompletionTests {
  private let home: URL

  init() throws {
    home = try Project.temporaryFolder()
    try Data().write(to: home.appending(path: "file"))
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func completion(_ line: String) -> Completion {
    CompletionEngine(CommandTable.program).completion(of: line)
  }

  @Test func theWordsThatFitAreOffered() {
    for test in CompletionCase.all {
      let completion = completion(test.line)
      let words = completion.fitting.map { String($0.name.dropFirst(test.stem.count)) }
      expectEqual(words.sorted(), test.offered, "\(test.line)")
      expectEqual(completion.names, test.names, "\(test.line)")
    }
  }

  @Test func nothingFollowsTheProgramUnlessThereIsABlank() {
    for line in ["", "arc", "arcade", "  arcade"] {
      #expect(completion(line).words.isEmpty && completion(line).names == .none)
    }
    expectEqual(completion("A=1 B='2 3' ./arcade gu").fitting.map(\.name), ["guess"])
  }

  @Test func aShellReplacesTheEndOfAWord() {
    let typed = completion("arcade memorize --theme=sp")
    expectEqual(typed.lines(for: .bash, replacing: "sp"), ["sport\t24 faces", ":none\t"])
    expectEqual(typed.lines(for: .bash, replacing: #"s\p"#), ["sport\t24 faces", ":none\t"])
    let whole = ["--theme=sport\t24 faces", ":none\t--theme="]
    expectEqual(typed.lines(for: .bash, replacing: "--theme=sp"), whole)
    expectEqual(typed.lines(for: .fish, replacing: nil), whole)
    expectEqual(typed.lines(for: .zsh, replacing: "sp").count, 12)
    let wrong = completion("arcade guess --json=")
    expectEqual(wrong.lines(for: .zsh, replacing: ""), [":none\t"])
    let player = completion("arcade tournament memorize forgetful:")
    expectEqual(player.lines(for: .bash, replacing: "").first?.hasPrefix("2\t"), true)
    let command = completion("arcade simulate guess --exec=al")
    expectEqual(command.lines(for: .bash, replacing: "al"), [":commands\t"])
    expectEqual(command.lines(for: .bash, replacing: "--exec=al"), [":commands\t--exec="])
  }

  @Test func nothingIsOfferedThatWouldBeWrong() throws {
    // These need another machine, for which they wait.
    let online: Set = ["--at", "--name", "--through", "friend", "join"]
    let lines = CompletionCase.unquoted.flatMap { test in
      test.offered.filter { !online.contains($0) }.map { word in
        let before = test.typed.before + game(before: word, in: test)
        let isCommand = !["help", "man"].contains(test.typed.before.last ?? "")
        let isMerge = before.contains("--merge") && word == "simulate"
        let wantsShell = before.last == "completions" && word.hasPrefix("-")
        let last =
          isMerge ? ["file"] : wantsShell ? ["bash"] : isCommand ? needed[word] ?? [] : []
        let words =
          before + [test.stem + word] + value(of: word, after: before)
          + command(after: word, in: test) + last
        return words + players(of: words)
      }
    }
    // A part without games, which may be given twice.
    let part = "cd && arcade simulate guess -s 1 --games 1 --shard 1/2 --json >file\n"
    let (shells, own) = Set(lines).sorted { $0.lexicographicallyPrecedes($1) }
      .divided { needsProcess($0) }
    let script = shells.map { $0.joined(separator: " ") }
      .map { "\($0) </dev/null >/dev/null 2>&1; echo \"$? \($0)\"\n" }
    let outcome = try Program.shell(part + script.joined(), home: home)
    expectEqual(outcome.output.count { $0 == "\n" }, script.count)
    for answer in outcome.output.split(separator: "\n") {
      let hasFailed = answer.hasPrefix("3 ") && answer.contains("--exec")
      #expect(answer.hasPrefix("0 ") || answer.hasPrefix("1 ") || hasFailed, "\(answer)")
    }
    for words in own {
      let status = try OwnProcess.status(of: Array(words.dropFirst()), home: home)
      // No server can be reached, and there is no list. There may be no program for sounds.
      let outside: Set = ["--albums", "--artist", "--ear", "--faces", "--online"]
      let isRefused = status == 3 && !outside.isDisjoint(with: words)
      #expect(status == 0 || status == 1 || isRefused, "\(words)")
    }
  }

  /// True if a line needs a shell, other programs, or a process whose signals are its own.
  private func needsProcess(_ words: [String]) -> Bool {
    words.contains { ["simulate", "tournament", "file"].contains($0) || $0.contains("$") }
  }

  /// The game that an option needs before it.
  private func game(before word: String, in test: CompletionCase) -> [String] {
    let before = test.typed.before
    let needsOne = ["deal", "simulate", "tournament"].contains(before.last ?? "")
    return needsOne && word.hasPrefix("-") && word != "--merge" ? ["guess"] : []
  }

  /// The command that an option needs after it, unless there is one already.
  private func command(after word: String, in test: CompletionCase) -> [String] {
    let commands = CommandTable.program.commands
    guard word.hasPrefix("-"),
      test.typed.before.allSatisfy({ word in
        !commands.contains { $0.name == word }
      })
    else { return [] }
    let taker = commands.first { command in
      command.everyFlag.contains { flag in
        ["--\(flag.name)", "--no-\(flag.name)", "-\(flag.short ?? "-")"].contains(word)
      }
    }
    let names = taker.map { [$0.name] } ?? []
    return word == "--merge" ? names : names + names.flatMap { needed[$0] ?? [] }
  }

  /// What a command can't do without.
  private let needed = [
    "completions": ["bash"], "deal": ["cards"], "simulate": ["guess"], "--merge": ["file"],
    "tournament": ["guess"], "--shard": ["--seed", "1"], "--offline": ["--online"],
    "--refresh": ["--online"],
    "race": ["arc1QmVuCmd1ZXNzCTEJcmFuZ2U9MC05OQlzZWVkPTQyCTcKUCUSapp6jzhRjDw"],
  ]

  /// The players that a tournament can't do without, and few games.
  private func players(of words: [String]) -> [String] {
    guard words.contains("tournament"), words[1] != "help", !words.contains("--merge") else {
      return []
    }
    let taken = words.filter { ["random", "expert", "strategist"].contains($0) }
    let missing = Array(repeating: "random", count: max(0, 2 - taken.count))
    return missing + (words.contains("--games") ? [] : ["--games", "2"])
  }

  /// A value that an option waits for when the next word is typed.
  private func value(of word: String, after before: [String]) -> [String] {
    if word == "--deal" {
      let words = before.dropFirst()
      let dealing = (words.first == "deal" ? [] : ["deal"]) + (words.isEmpty ? ["cards"] : words)
      return ["\"$(arcade \(dealing.joined(separator: " ")))\""]
    }
    let isGame = !["replay", "simulate"].contains(before.dropFirst().first)
    if isGame, word == "--speed" { return ["1000", "--watch", "random"] }
    if word == "program" { return ["--exec", "true"] }
    let isSingle = isGame && Set(["tournament", "resume"]).isDisjoint(with: before)
    if isSingle, ["--exec", "--timeout"].contains(word) {
      return (word == "--exec" ? [] : ["1", "--exec"]) + [
        "true", before.contains("guess") ? "--race" : "--versus", "program",
      ]
    }
    if word == "--against" { return [before.contains("cards") ? "eager" : "tidy"] }
    if word == "--names" { return ["Ann,Ben", "--versus", "person"] }
    if word == "--begins" { return ["2", "--versus", "person"] }
    if word == "--best-of" { return ["3", "--race", "random"] }
    let values = [
      "--options": "pairs=4", "--since": "2026-11-21", "--speed": "1000", "--exec": "true",
      "--log": "/dev/null", "--sprt": "0,9", "--timeout": "1", "--games": "2", "--jobs": "1",
      "--shard": "1/1",
      "--albums": "list", "--artist": "Sade", "--faces": "list", "--seed": "1", "-s": "1",
      "--watch": "random", "--race": "random", "--versus": "random", "--name": "Ann",
    ]
    let flag = CommandTable.program.commands.lazy.flatMap(\.everyFlag).first { $0.option == word }
    return (values[word] ?? flag?.value?.offered.first).map { [$0] } ?? []
  }
}

extension Array {
  /// Returns the elements for which a condition holds, and the others.
  fileprivate func divided(_ condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
