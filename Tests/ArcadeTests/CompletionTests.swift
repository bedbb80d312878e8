import Foundation
import TestSupport
import Testing

/// The completions in the shells themselves.
@Suite(.waiting) final class CompletionTests {
  private let home: URL

  init() throws {
    home = try Project.temporaryFolder()
    // A name that must never be offered.
    try Data().write(to: home.appending(path: "file"))
    // The last two games, which have numbers.
    _ = try Program.shell("arcade guess -s42 --record 8; arcade guess -s42 --record 8", home: home)
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  @Test(.enabled(if: Project.isCI, "only where nothing may be skipped"))
  func everyShellIsThere() {
    for tool in ["bash", "zsh", "fish", "mandoc", "groff"] {
      #expect(Program.has(tool), "\(tool) is not installed")
    }
  }

  // MARK: What is offered

  /// The ways that bash may be set up when it loads the completions.
  static let bashSetups = [
    #"eval "$(arcade completions bash)""#,
    "arcade completions bash >it; source ./it; set -u; IFS=-=a; shopt -s extglob nullglob",
    #"eval "$(arcade completions bash)"; COMP_WORDBREAKS=${COMP_WORDBREAKS//[=:]}"#,
  ]

  @Test(.enabled(if: Program.has("bash"), "bash is not installed"), arguments: bashSetups)
  func bashOffersWhatFits(setup: String) throws {
    let shell = try CompletingShell.bash(setup, home: home)
    for test in setup == Self.bashSetups[0] ? CompletionCase.all : CompletionCase.some {
      #expect(try shell.offers(for: test) == test.offered, "\(test.line)")
    }
  }

  static let bashCompletion = "/usr/share/bash-completion/bash_completion"

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: bashCompletion),
      "bash-completion is not installed"))
  func thePackageBashCompletionLoadsTheFile() throws {
    try install("arcade completions bash", as: ".local/share/bash-completion/completions/arcade")
    let shell = try CompletingShell.bash("source \(Self.bashCompletion)", home: home)
    for test in CompletionCase.some {
      #expect(try shell.offers(for: test) == test.offered, "\(test.line)")
    }
  }

  /// The ways that zsh may load the completions.
  static let zshSetups = [
    "autoload -Uz compinit; compinit -D -u; source <(command arcade completions zsh)",
    "fpath=(~/functions $fpath); autoload -Uz compinit; compinit -D -u",
  ]

  @Test(.enabled(if: Program.has("zsh"), "zsh is not installed"), arguments: zshSetups)
  func zshOffersWhatFits(setup: String) throws {
    if setup.contains("fpath") { try install("arcade completions zsh", as: "functions/_arcade") }
    let shell = try CompletingShell.zsh(setup, home: home)
    for test in setup == Self.zshSetups[0] ? CompletionCase.all : CompletionCase.some {
      #expect(try shell.offers(for: test) == test.offered, "\(test.line)")
    }
  }

  @Test(
    .enabled(if: Program.has("fish"), "fish is not installed"),
    arguments: ["arcade completions fish | source", ""])
  func fishOffersWhatFits(setup: String) throws {
    if setup.isEmpty {
      try install("arcade completions fish", as: ".config/fish/completions/arcade.fish")
    }
    let lines = CompletionCase.all.map(\.line).joined(separator: "\n")
    try lines.write(to: home.appending(path: "lines"), atomically: true, encoding: .utf8)
    let loop = "for line in (cat lines); echo '<<'; complete -C $line; end"
    let answers = try fish("\(setup); \(loop)").components(separatedBy: "<<\n").dropFirst()
    #expect(answers.count == CompletionCase.all.count)
    for (test, answer) in zip(CompletionCase.all, answers) {
      let words = answer.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(try test.offers(in: words.map(String.init)) == test.offered, "\(test.line)")
    }
  }

  @Test func nothingIsOfferedThatWouldBeWrong() throws {
    let lines = CompletionCase.all.flatMap { test in
      test.offered.map { word in
        let isCommand = !["help", "man"].contains(test.typed.before.last ?? "")
        let last = isCommand ? needed[word] ?? [] : []
        let words = test.typed.before + [test.stem + word] + value(of: word, in: test) + last
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
    #expect(outcome.output.count { $0 == "\n" } == script.count)
    for answer in outcome.output.split(separator: "\n") {
      #expect(answer.hasPrefix("0 ") || answer.hasPrefix("1 "), "\(answer)")
    }
    for words in own {
      let status = try OwnProcess.status(of: Array(words.dropFirst()), home: home)
      // No server can be reached, and there is no list.
      let outside: Set = ["--albums", "--artist", "--faces", "--online"]
      let isRefused = status == 3 && !outside.isDisjoint(with: words)
      #expect(status == 0 || status == 1 || isRefused, "\(words)")
    }
  }

  /// True if a line needs a shell, other programs, or a process whose signals are its own.
  private func needsProcess(_ words: [String]) -> Bool {
    words.contains { ["simulate", "tournament", "file"].contains($0) || $0.contains("$") }
  }

  /// What a command can't do without.
  private let needed = [
    "completions": ["bash"], "deal": ["cards"], "simulate": ["guess"], "--merge": ["file"],
    "tournament": ["guess"], "--shard": ["--seed", "1"], "--offline": ["--online"],
    "--refresh": ["--online"],
  ]

  /// The players that a tournament can't do without, and few games.
  private func players(of words: [String]) -> [String] {
    guard words.contains("tournament"), words[1] != "help" else { return [] }
    let taken = words.filter { ["random", "expert", "strategist"].contains($0) }
    let missing = Array(repeating: "random", count: max(0, 2 - taken.count))
    return missing + (words.contains("--games") ? [] : ["--games", "2"])
  }

  /// A value that an option waits for when the next word is typed.
  private func value(of word: String, in test: CompletionCase) -> [String] {
    if word == "--deal" {
      let words = test.typed.before.dropFirst()
      let dealing = (words.first == "deal" ? [] : ["deal"]) + words
      return ["\"$(arcade \(dealing.joined(separator: " ")))\""]
    }
    let isGame = !["replay", "simulate"].contains(test.typed.before.dropFirst().first)
    if isGame, word == "--speed" { return ["1000", "--player", "random"] }
    if isGame, word == "--step" { return ["--player", "random"] }
    if word == "--names" { return ["Ann,Ben", "--versus", "person"] }
    if word == "--begins" { return ["2", "--versus", "person"] }
    if word == "--best-of" { return ["3", "--race", "random"] }
    let values = [
      "--bonus": "2", "--options": "pairs=4", "--since": "2026-11-21", "--speed": "1000",
      "--exec": "true", "--sprt": "0,9", "--timeout": "1", "--games": "2", "--jobs": "1",
      "--shard": "1/1", "--albums": "list", "--artist": "Sade", "--faces": "list",
      "--player": "random", "--race": "random", "--versus": "random",
      "--category": "pop", "--color": "never", "--count": "4",
      "--difficulty": "easy", "--lang": "en", "--pairs": "4", "--palette": "neon",
      "--picker": "list", "--range": "1-9", "--seed": "1", "--theme": "food", "-s": "1",
    ]
    return values[word].map { [$0] } ?? []
  }

  // MARK: What becomes of the line

  /// What is typed, where `»` is Tab, and the words that `arcade` gets.
  static let presses: [(keys: String, words: [String])] = [
    ("gu»", ["guess"]),
    ("--pl»--lang=z» gu»--js»", ["--plain", "--lang=zh", "guess", "--json"]),
    ("guess --js» 50", ["guess", "--json", "50"]),
    ("memorize --theme=sp»", ["memorize", "--theme=sport"]),
    ("memorize --theme sp»", ["memorize", "--theme", "sport"]),
    ("memorize --theme=sp» --coll»", ["memorize", "--theme=sport", "--collapse"]),
    ("guess --seed 'a b' --js»", ["guess", "--seed", "a b", "--json"]),
    ("comp»zs»", ["completions", "zsh"]),
    ("guess fil»", ["guess", "fil"]),
    ("guess --seed fil»", ["guess", "--seed", "fil"]),
    ("memorize --theme=fil»", ["memorize", "--theme=fil"]),
    ("help guess ca»", ["help", "guess", "ca"]),
  ]

  @Test(.enabled(if: Program.has("bash"), "bash is not installed"))
  func tabWorksInBash() throws {
    try press(in: .bash(Self.bashSetups[0], home: home))
  }

  @Test(.enabled(if: Program.has("zsh"), "zsh is not installed"))
  func tabWorksInZsh() throws {
    try press(in: .zsh(Self.zshSetups[0], home: home))
  }

  @Test(.enabled(if: Program.has("fish"), "fish is not installed"))
  func tabWorksInFish() throws {
    try press(in: .fish("command arcade completions fish | source", home: home))
  }

  private func press(in shell: CompletingShell) throws {
    for (keys, words) in Self.presses {
      let typed = "arcade " + keys.replacing("»", with: "\t")
      #expect(try shell.words(typing: typed) == words, "\(keys)")
    }
  }

  // MARK: What is told of it

  @Test(.enabled(if: Program.has("zsh"), "zsh is not installed"))
  func zshTellsWhatEachIs() throws {
    for (keys, text) in [
      ("arcade \t", "-- find the number"), ("arcade guess -\t", "-- print JSON lines"),
      ("arcade memorize --theme=\t", "-- 24 faces"),
      ("arcade help \t", "-- print a shell completion script"),
    ] {
      let shell = try CompletingShell.zsh(Self.zshSetups[0], home: home)
      #expect(shell.shows(text, typing: keys), "\(keys)")
    }
  }

  @Test(.enabled(if: Program.has("fish"), "fish is not installed"))
  func fishTellsWhatEachIs() throws {
    for (line, text) in [
      ("arcade gu", "guess\tfind the number\n"),
      ("arcade guess --js", "--json\tprint JSON lines\n"),
      ("arcade memorize --theme=sp", "--theme=sport\t24 faces\n"),
      ("arcade memorize --theme cards", "playing-cards\t52 faces\n"),
      ("arcade help comp", "completions\tprint a shell completion script\n"),
    ] {
      #expect(try fish("arcade completions fish | source; complete -C '\(line)'") == text)
    }
  }

  @Test(.enabled(if: Program.has("bash"), "bash is not installed"))
  func bashListsTheNames() throws {
    let shell = try CompletingShell.bash(Self.bashSetups[0], home: home)
    #expect(shell.shows("completions  help", typing: "arcade \t"))
  }

  // MARK: Helpers

  private func install(_ command: String, as path: String) throws {
    let outcome = try Program.shell("mkdir -p $(dirname \(path)); \(command) >\(path)", home: home)
    try #require(outcome.status == 0)
  }

  private func fish(_ script: String) throws -> String {
    try Program.shell(script, with: ["/usr/bin/env", "fish", "-c"], home: home).output
  }
}

extension Array {
  /// Returns the elements for which a condition holds, and the others.
  fileprivate func divided(_ condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
