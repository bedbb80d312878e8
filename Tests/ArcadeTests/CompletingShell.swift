import Foundation
import TestSupport
import Testing

/// An interactive shell at a pseudoterminal, in which `arcade` prints its words instead of playing.
///
/// Tab and the shell's own command to insert all matches are pressed, Enter runs what the line has
/// become, and the printed words tell what was offered.
struct CompletingShell {
  private let terminal: Pseudoterminal

  /// Inserts all matches, as both bash and zsh are told below.
  private static let insertAll = "\u{18}\u{1}"

  /// Starts bash, which loads the completions in the lines of `setup`.
  static func bash(_ setup: String, home: URL) throws -> Self {
    let lines = """
      PS1='ready> '
      bind 'set bell-style none' 'set show-all-if-ambiguous on' 'set page-completions off'
      bind '"\\C-x\\C-a": insert-completions'
      \(setup)
      arcade() { printf '<<'; printf '%s|' "$@"; printf '>>\\n'; }
      """
    try lines.write(to: home.appending(path: "setup"), atomically: true, encoding: .utf8)
    // What readline is told for this machine or user does not count.
    return try Self("exec bash --noprofile --rcfile setup -i", home, ["INPUTRC": "/dev/null"])
  }

  /// Starts zsh with its completion system, which loads the completions in the lines of `setup`.
  static func zsh(_ setup: String, home: URL) throws -> Self {
    let lines = """
      PS1='ready> '
      \(setup)
      zle -C insert-all complete-word _generic
      bindkey '^X^A' insert-all
      zstyle ':completion:insert-all:*' completer _all_matches _complete
      zstyle ':completion:insert-all:*' insert true
      arcade() { printf '<<'; printf '%s|' "$@"; printf '>>\\n'; }
      """
    try lines.write(to: home.appending(path: ".zshrc"), atomically: true, encoding: .utf8)
    return try Self("exec zsh -d -i", home, ["ZDOTDIR": home.path])
  }

  /// Starts fish, which loads the completions in the lines of `setup`.
  static func fish(_ setup: String, home: URL) throws -> Self {
    let lines = """
      function fish_prompt; echo -n 'ready> '; end
      \(setup)
      function arcade; printf '<<'; printf '%s|' $argv; printf '>>\\n'; end
      """
    try lines.write(to: home.appending(path: "setup"), atomically: true, encoding: .utf8)
    return try Self("exec fish --no-config -i -C 'source setup'", home, [:])
  }

  private init(_ line: String, _ home: URL, _ environment: [String: String]) throws {
    let path = "\(home.path)/bin:\(Program.environment(home: home)["PATH"] ?? "")"
    terminal = try Pseudoterminal(
      line, home: home, environment: environment.merging(["PATH": path]) { $1 })
  }

  /// Types keys and Enter, and returns the words that `arcade` got.
  func words(typing keys: String) throws -> [String] {
    try #require(terminal.wait(for: "ready> ") != nil, "no prompt before \(keys)")
    terminal.type(keys + "\r")
    let before = try #require(terminal.wait(for: "<<"), "nothing has run for \(keys)")
    #expect(!before.contains("not found") && !before.contains("nknown"), "\(before)")
    let words = try #require(terminal.wait(for: "|>>"), "no end for \(keys)")
    return words.dropLast(3).split(separator: "|", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Types keys, and returns whether the shell then shows a text.
  func shows(_ text: String, typing keys: String) -> Bool {
    guard terminal.wait(for: "ready> ") != nil else { return false }
    terminal.type(keys)
    return terminal.wait(for: text) != nil
  }

  /// Returns the words that the shell offers for the line of a case.
  func offers(for test: CompletionCase) throws -> [String] {
    let words = try words(typing: test.line + Self.insertAll)
    let (before, word) = test.typed
    let rest = words.dropFirst(before.count - 1)
    return rest.elementsEqual([word]) ? [] : try test.offers(in: Array(rest))
  }
}

extension CompletionCase {
  /// The words of an offer as the table spells them: without the option before a value.
  func offers(in words: [String]) throws -> [String] {
    // Where words break at '=', a shell puts the other matches behind the first by themselves.
    try #require(words.first?.hasPrefix(stem) ?? true, "\(stem) is lost in \(words)")
    let bare = words.filter { !$0.isEmpty }.map { word in
      String(word.hasPrefix(stem) ? word.dropFirst(stem.count) : word[...])
    }
    return Set(bare).sorted()
  }
}
