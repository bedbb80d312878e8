import Foundation
import GameCore
import TestSupport
import Testing

@testable import App

/// The keys of the lines that programs read: arcade-json(5) has all of them, each with one type.
@Suite(.waiting) struct JSONKeyTests {
  /// Every command that prints JSON, one after another in a home.
  private static let commands = #"""
    guess --json hint x 50
    guess --json --quiet --seed 42 50 25 12 6 9 7 8
    guess --lies 1 --seed 1 --watch expert --json
    guess --record --seed 1 --json $(seq 0 99)
    guess --record --seed 1 --json $(seq 3 99)
    guess --record --seed 42 --json 50 25 12 6 9 7 8
    guess --race random --seed 4 --record --json hint $(seq 0 99)
    guess --race program --exec 'echo x' --seed 4 --json $(seq 0 99)
    cards --daily --json 1 2
    cards --count 4 --seed 1 --record --json 1 1 2 1 3 4 2 3 1 4
    memorize --watch expert --collapse --json
    tunes --watch expert --match artist --json
    memorize --versus strategist --pairs 3 --seed 3 --json 1 2 hint 99 3 4 5 6 $(seq 6) $(seq 6)
    memorize --versus program --exec 'echo x' --pairs 3 --seed 3 --json 1 2
    memorize --versus person --names Ann,Ben --pairs 2 --seed 3 --json --quiet $(seq 4) $(seq 4)
    cards --versus person --record --count 4 --seed 3 --json $(seq 4) $(seq 4) $(seq 4)
    guess --record --seed 2 --json 50 hint
    resume --list --json
    resume guess --json 25
    daily --json --no-record 50 25 12
    daily --record --quiet --json $(seq 0 499) $tiles
    replay --list --json
    replay 2 --json
    scores --json
    scores --best --json guess
    share --json
    challenge daily --name Ann --json
    challenge daily --name Ann >code
    scores --json code
    race code --json 1
    race 1 --json 1 2
    verify --json
    (cat .local/state/arcade/history .local/state/arcade/history; echo x) >twice
    sed 's/won/over/' twice >false
    verify --json twice false
    deal cards --json
    deal guess --deal 42 --json --decode
    settings --json
    settings memorize.collapse on --json
    version --json
    simulate guess --games 9 --seed 1 --shard 1/3 --json
    simulate guess --exec 'head -n 1 >&2; echo x' --games 3 --json
    tournament cards eager random --games 20 --sprt 0,9 --seed 1 --json
    tournament guess random expert --exec 'bad=echo x' --against bad --games 6 --json
    guess --foo --json
    verify nofile --json
    verify nofile code --json
    """#

  /// Enough tiles at random to finish any game.
  private static let tiles =
    "tiles=$(awk 'BEGIN { while (n++ < 30000) print int(1 + 40 * rand()) }')"

  /// A game with a friend, of which both print all lines.
  private static let friends = #"""
    cd && moves=$(awk 'BEGIN { for (n = 0; n < 3000; n++) print int(5 * rand()) }')
    for game in "memorize --pairs 2 --versus" "cards --count 4 --race"; do rm -f host
    arcade $game friend --at 127.0.0.1:0 --json hint $moves >host & host=$!
    for n in $(seq 200); do [ -s host ] || sleep 0.05; done
    line='s/.*"address":"\([^"]*\)".*"joinCode":"\([^"]*\)".*/\1 \2/p'
    arcade join $(sed -n "1$line" host) --json hint $moves || kill $host; wait $host; cat host; done
    """#

  /// The keys that appear only in the rarest lines.
  private static let rare = ["away", "bestOf", "hasLost", "open", "series"]

  private let types: [String: String]
  private let lines: [String: Set<String>]

  init() throws {
    let page = try ManPage.named("json").text().split(separator: "\n").map(String.init)
    types = page.reduce(into: [:]) { types, line in
      let cells = line.components(separatedBy: " Ta ")
      guard cells.count == 3, cells[0].hasPrefix(".It Cm ") else { return }
      for key in cells[0].dropFirst(7).components(separatedBy: " , ") {
        types[key] = cells[1]
      }
    }
    var (lines, names) = ([String: Set<String>](), [String]())
    let section = page.drop { $0 != ".Sh LINE TYPES" }.dropFirst().prefix { !$0.hasPrefix(".Sh ") }
    for line in section {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      if line.hasPrefix(".It Cm ") {
        names = words.filter { $0 != "," && $0 != "Cm" }
        for name in names { lines[name] = ["protocol", "type"] }
      } else if line.hasPrefix(".Ql "), let others = lines[words[0]] {
        for name in names { lines[name]?.formUnion(others) }
      } else if line.hasPrefix(".Cm ") {
        for name in names { lines[name]?.formUnion(words) }
      }
    }
    self.lines = lines
  }

  @Test func everyKeyIsInTheManualWithItsType() throws {
    #expect(types.count > 100 && lines.count > 25)
    let home = try RecordHome()
    var seen: Set<String> = []
    func checkAll(_ outcome: Program.Outcome, _ command: String) {
      for line in (outcome.output + outcome.error).split(separator: "\n") {
        check(line, command, &seen)
      }
    }
    for command in Self.commands.split(separator: "\n").map(String.init) {
      let isShell = command.hasPrefix("(") || command.hasPrefix("sed")
      let outcome = try home.run(
        "cd && \(Self.tiles) && \(isShell ? "" : "arcade ")\(command)")
      if command.contains("--json") {
        #expect(!(outcome.output + outcome.error).isEmpty, "\(command)")
        checkAll(outcome, command)
      }
    }
    checkAll(try home.run(Self.friends), "friends")
    expectEqual(Set(types.keys).subtracting(seen).sorted(), Self.rare.filter { types[$0] != nil })
  }

  private func check(_ line: Substring, _ command: String, _ seen: inout Set<String>) {
    guard let object = JSONObject(line), let type = object["type"]?.string,
      let known = lines[type]
    else {
      Issue.record("\(command): \(line)")
      return
    }
    let ofGames = ["move", "end"].contains(type) ? Set(types.keys) : []
    expectEqual(Set(object.keys).subtracting(known.union(ofGames)), [], "\(command): \(line)")
    // In a game only the first line says it.
    let isLater = ["move", "refused", "hint", "opponent", "end"].contains(type)
    #expect(object["protocol"] == .number(1) || isLater, "\(command): \(line)")
    // A bot answers these lines with a move, so there is one only for its own words.
    #expect(type != "hint" || object["move"] != nil, "\(command): \(line)")
    check(object, command, &seen)
  }

  private func check(_ object: JSONObject, _ command: String, _ seen: inout Set<String>) {
    for key in object.keys {
      seen.insert(key)
      guard let value = object[key] else { continue }
      let type = types[key] ?? "missing"
      #expect(
        type.components(separatedBy: " or ").contains { fits(value, $0) },
        "\(command): \(key) is \(value), not \(type)")
      // The options and the names of games are no keys.
      if ["options", "gameRules"].contains(key) { continue }
      for inner in [value] + (value.list ?? []) {
        if let object = inner.object { check(object, command, &seen) }
      }
    }
  }

  private func fits(_ value: JSONValue, _ type: String) -> Bool {
    switch value {
    case .string: type == "string"
    case .number, .decimal: type == "number"
    case .bool: type == "boolean"
    case .object: type == "object"
    case .null: type == "null"
    case .list(let values):
      type.hasPrefix("array of ")
        && values.allSatisfy {
          fits($0, String(type.dropFirst(9).dropLast())) || $0.list != nil || $0 == .null
        }
    }
  }

  @Test(arguments: [
    ("guess --foo --json --lang zh", 2), ("--json gues", 2), ("replay 7 --json --lang zh", 1),
    ("verify nofile --json --lang zh", 3),
  ])
  func anErrorIsALineOnStandardError(command: String, status: Int) throws {
    let outcome = try Program.shell("arcade \(command)")
    let error = try #require(JSONObject(outcome.error.dropLast()))
    #expect(outcome.output.isEmpty && error["type"] == "error")
    #expect(error["exit"] == .number(status) && Int(outcome.status) == status)
    #expect(error["message"]?.string?.allSatisfy(\.isASCII) == true)
    expectEqual(error["command"] != nil, status == 2)
  }

  /// The paths that no command above takes have no other keys either.
  @Test func everyKeyInTheSourcesIsInTheManual() throws {
    let names = [
      "string": "string", "number": "number", "decimal": "number", "bool": "boolean",
      "object": "object", "list": "array",
    ]
    let folder = Project.folder.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      // The lines between two arcades are in arcade-online(7).
      if file.path.contains("/Online/") || file.lastPathComponent == "FriendPlayer.swift" {
        continue
      }
      let pattern = /"(\w+)"(?:: |\] = )\.(string|number|decimal|bool|object|list)\(/
      for match in text.matches(of: pattern) {
        count += 1
        let type = types[String(match.1)] ?? "missing"
        let expected = names[String(match.2)] ?? ""
        #expect(type.hasPrefix(expected), "\(file.lastPathComponent): \(match.0) is \(type)")
      }
    }
    #expect(count > 100)
  }
}
