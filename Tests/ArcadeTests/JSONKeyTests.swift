import Foundation
import TestSupport
import Testing

/// Every key of the lines that programs read is in arcade-json(5).
@Suite(.waiting) struct JSONKeyTests {
  static let commands = [
    "guess --json hint x 50", "guess --race random --seed 4 --json $(seq 0 99)",
    "cards --daily --json 1 2", "cards --seed 1 --watch expert --json",
    "memorize --watch perfect --collapse --json", "tunes --watch perfect --json",
    "memorize --versus strategist --pairs 3 --seed 3 --json 1 2 hint 99 3 4 5 6 1 2 3 4 5 6",
    "guess --record --seed 1 --json $(seq 0 99) && arcade scores --json",
    "cards --versus person --record --seed 1 --json 1 2 3 4 && arcade scores --json",
    "guess --record --seed 1 --json 50 && arcade replay --list --json && arcade verify --json",
    "verify --json - <README.md", "simulate guess --games 9 --seed 1 --shard 1/3 --json",
    "tournament cards eager random --games 20 --sprt 0,9 --json",
    "tournament guess random bisection --games 20 --json",
  ]

  @Test(.enabled(if: Program.has("mandoc"), "mandoc is not installed"), arguments: commands)
  func everyKeyIsDocumented(command: String) throws {
    let words = try RenderedPage("json").lines.joined(separator: " ")
      .split { !$0.isLetter && !$0.isNumber }
    let lines = try Program.shell("cd '\(Project.folder.path)' && arcade \(command)").output
      .split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(keys(of: object).subtracting(words.map(String.init)) == [], "\(line)")
    }
  }

  /// The keys of an object and of those in it, but for the options of games.
  private func keys(of value: Any) -> Set<String> {
    if let list = value as? [Any] { return Set(list.flatMap(keys)) }
    guard let object = value as? [String: Any] else { return [] }
    return Set(object.keys).union(
      object.filter { $0.key != "options" }.flatMap { keys(of: $0.value) })
  }
}
