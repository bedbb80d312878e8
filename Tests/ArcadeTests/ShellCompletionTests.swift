import Foundation
import TestSupport
import Testing

/// The completions in the shells themselves.
@Suite(.waiting) final class ShellCompletionTests {
  private let home: URL

  init() throws {
    home = try Project.temporaryFolder()
    // A name that must only be offered for a file.
    try Data().write(to: home.appending(path: "file"))
    for folder in ["folder", "bin"] {
      try FileManager.default.createDirectory(
        at: home.appending(path: folder), withIntermediateDirectories: false)
    }
    try Data().write(to: home.appending(path: "folder/inner"))
    let bot = home.appending(path: "bin/zebra-bot")
    try Data("#!/bin/sh\n".utf8).write(to: bot)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bot.path)
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
    for test in CompletionCase.some {
      try expectEqual(shell.offers(for: test), test.offered, "\(test.line)")
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
      try expectEqual(shell.offers(for: test), test.offered, "\(test.line)")
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
    for test in CompletionCase.some {
      try expectEqual(shell.offers(for: test), test.offered, "\(test.line)")
    }
  }

  @Test(
    .enabled(if: Program.has("fish"), "fish is not installed"),
    arguments: ["arcade completions fish | source", ""])
  func fishOffersWhatFits(setup: String) throws {
    if setup.isEmpty {
      try install("arcade completions fish", as: ".config/fish/completions/arcade.fish")
    }
    let lines = CompletionCase.some.map(\.line).joined(separator: "\n")
    try lines.write(to: home.appending(path: "lines"), atomically: true, encoding: .utf8)
    let loop = "for line in (cat lines); echo '<<'; complete -C $line; end"
    let answers = try fish("\(setup); \(loop)").components(separatedBy: "<<\n").dropFirst()
    expectEqual(answers.count, CompletionCase.some.count)
    for (test, answer) in zip(CompletionCase.some, answers) {
      let words = answer.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      try expectEqual(test.offers(in: words.map(String.init)), test.offered, "\(test.line)")
    }
  }

  // MARK: What becomes of the line

  /// The keys, where `»` is Tab, and the words that `arcade` gets.
  static let presses: [(keys: String, words: [String])] = [
    ("arcade gu»", ["guess"]),
    ("arcade --pl»--lang=z» gu»--js»", ["--plain", "--lang=zh", "guess", "--json"]),
    ("arcade guess --js» 50", ["guess", "--json", "50"]),
    ("arcade memorize --theme=sp»", ["memorize", "--theme=sport"]),
    ("arcade memorize --theme sp»", ["memorize", "--theme", "sport"]),
    ("arcade memorize --theme=sp» --coll»", ["memorize", "--theme=sport", "--collapse"]),
    ("arcade memorize --theme 'sp»", ["memorize", "--theme", "sport"]),
    (#"arcade memorize "--theme=sp»"#, ["memorize", "--theme=sport"]),
    (#"arcade mem\or»"#, ["memorize"]),
    ("arcade guess --seed 'a b' --js»", ["guess", "--seed", "a b", "--json"]),
    (
      "arcade tournament memorize forgetful:7 ex»",
      ["tournament", "memorize", "forgetful:7", "expert"]
    ),
    ("arcade comp»zs»", ["completions", "zsh"]),
    ("arcade guess fil»", ["guess", "fil"]),
    ("arcade guess --seed fil»", ["guess", "--seed", "fil"]),
    ("arcade memorize --theme=fil»", ["memorize", "--theme=fil"]),
    ("arcade help guess ca»", ["help", "guess", "ca"]),
    ("arcade replay gu»", ["replay", "guess"]), ("arcade replay fil»", ["replay", "file"]),
    ("arcade simulate guess --exec zeb»", ["simulate", "guess", "--exec", "zebra-bot"]),
    ("arcade simulate guess --exec=zeb»", ["simulate", "guess", "--exec=zebra-bot"]),
    ("arcade settings cards.count »", ["settings", "cards.count"]),
    ("arcade settings bell of»", ["settings", "bell", "off"]),
    ("arcade guess < fil» --js»", ["guess", "--json"]),
    ("arcade guess > fil»; cat file", ["guess"]),
    ("A=1 arcade gu»", ["guess"]), ("g --js»", ["guess", "--json"]),
    ("arcade verify fil» fil»", ["verify", "file", "file"]),
    ("arcade verify ~/fol»in»", ["verify", "~/folder/inner"]),
    ("arcade verify $HOME/fol»in»", ["verify", "~/folder/inner"]),
  ]

  @Test(
    .enabled(if: Program.has("bash"), "bash is not installed"),
    arguments: [bashSetups[0], bashSetups[2]])
  func tabWorksInBash(setup: String) throws {
    let alias = "alias g='arcade guess'; complete -F _arcade g"
    try press(in: .bash("\(setup)\n\(alias)", home: home))
  }

  @Test(.enabled(if: Program.has("zsh"), "zsh is not installed"))
  func tabWorksInZsh() throws {
    try press(in: .zsh("\(Self.zshSetups[0])\nalias g='arcade guess'", home: home))
  }

  @Test(.enabled(if: Program.has("fish"), "fish is not installed"))
  func tabWorksInFish() throws {
    let alias = "alias g='arcade guess'"
    try press(in: .fish("command arcade completions fish | source; \(alias)", home: home))
  }

  private func press(in shell: CompletingShell) throws {
    for (keys, words) in Self.presses {
      let got = try shell.words(typing: keys.replacing("»", with: "\t"))
      expectEqual(got.map { $0.replacing(home.path, with: "~") }, words, "\(keys)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func aMissingProgramOffersNothing(name: String) throws {
    guard Program.has(name) else { return }
    let shell = try missing(name)
    try expectEqual(shell.words(typing: "arcade gu\t"), ["gu"])
    try expectEqual(shell.words(typing: "arcade settings bell of\t"), ["settings", "bell", "of"])
  }

  /// Starts a shell that has loaded the completions, but does not find the program.
  private func missing(_ name: String) throws -> CompletingShell {
    let path = "PATH=/usr/bin:/bin"
    return switch name {
    case "bash": try .bash("\(Self.bashSetups[0]); \(path)", home: home)
    case "zsh": try .zsh("\(Self.zshSetups[0]); \(path)", home: home)
    default:
      try .fish("command arcade completions fish | source; set PATH /usr/bin /bin", home: home)
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
      ("arcade help comp", "completions\tprint a shell completion script\n"),
    ] {
      try expectEqual(fish("arcade completions fish | source; complete -C '\(line)'"), text)
    }
  }

  @Test(.enabled(if: Program.has("bash"), "bash is not installed"))
  func bashListsTheNames() throws {
    let shell = try CompletingShell.bash(Self.bashSetups[0], home: home)
    #expect(shell.shows("tournament   completions", typing: "arcade \t"))
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
