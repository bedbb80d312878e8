import Foundation
import TestSupport
import Testing
@testable import App

/// The keys of the lines that programs read are those of arcade-json(5).
@Suite(.waiting) struct JSONKeyTests {
  static let commands = [
    "guess --json hint x 50", "guess --race random --seed 4 --json $(seq 0 99)",
    "guess --record --seed 1 --json $(seq 0 99); arcade guess --record --seed 1 --json $(seq 3 99)",
    "cards --daily --json 1 2", "cards --seed 1 --watch expert --json",
    "memorize --watch perfect --collapse --json", "tunes --watch perfect --json",
    "memorize --versus strategist --pairs 3 --seed 3 --json 1 2 hint 99 3 4 5 6 1 2 3 4 5 6",
    "cards --race expert --best-of 3 --count 2 --seed 1 --json 1 2",
    "guess --record --seed 1 --json $(seq 0 99) && arcade scores --json",
    "cards --versus person --record --seed 1 --json 1 2 3 4 && arcade scores --json",
    "guess --record --seed 1 --json 50 && arcade replay --list --json && arcade verify --json",
    "verify --json - <README.md", "simulate guess --games 9 --seed 1 --shard 1/3 --json",
    "tournament cards eager random --games 20 --sprt 0,9 --json",
    "tournament guess random bisection --games 20 --json",
    "guess --record --seed 1 --json $(seq 0 99); arcade share --json; arcade scores --best --json",
    "deal cards --json", "deal guess --deal 42 --json", "settings --json",
    "settings palette --json", "version --json",
  ]

  @Test(arguments: commands)
  func everyKeyIsDocumented(command: String) throws {
    let documented = try documentedWords()
    for line in try lines(of: command) {
      expectEqual(keys(of: line).subtracting(documented), [], "\(line)")
      let type = try #require(line["type"] as? String)
      #expect(documented.contains(type))
      // Only in a game there are lines after the first that don't say it.
      let isOfGame = ["move", "refused", "hint", "opponent", "end"].contains(type)
      #expect((line["protocol"] as? Int == 1) || isOfGame, "\(line)")
    }
  }

  private func lines(of command: String) throws -> [[String: Any]] {
    let output = try Program.shell("cd '\(Project.folder.path)' && arcade \(command)").output
    #expect(!output.isEmpty)
    return try output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// The words of the page that its source marks as keys, types or values.
  private func documentedWords() throws -> Set<String> {
    let marked = try ManPage.named("json").text.split(separator: "\n").filter { line in
      [".It Cm ", ".It Ql ", ".Cm ", ".Ql "].contains { line.hasPrefix($0) }
    }
    return Set(marked.flatMap { $0.split(separator: " ").dropFirst().map(String.init) })
  }

  /// The keys of an object and of those in it, but for the options and the names of games.
  private func keys(of value: Any) -> Set<String> {
    if let list = value as? [Any] { return Set(list.flatMap(keys)) }
    guard let object = value as? [String: Any] else { return [] }
    return Set(object.keys).union(
      object.filter { !["options", "rules"].contains($0.key) }.flatMap { keys(of: $0.value) })
  }
}
