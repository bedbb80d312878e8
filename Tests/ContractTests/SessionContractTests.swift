import Foundation
import Platform
import Records
import RegexBuilder
import TestSupport
import Testing
@testable import App
@testable import Lines
@testable import Screens

/// The contract of every game in lines and as JSON lines.
@Suite(.oneByOne) struct SessionContractTests {
  /// Words for a session: a monkey's, with the game's end at last where it has a player.
  private func script<G: ArcadeGame>(_ each: OptionCase<G>) throws -> [String] {
    var game = try each.game(seed: 2)
    var words = ["help", "hint", "board"]
    playLikeAMonkey(&game, seed: 4, limit: 25) { game, word in
      words.append(word)
      if let move = G.P.Move(word) { _ = try? game.play(move) }
    }
    return words.filter { !$0.isEmpty && $0 != " " }
  }

  @Test(arguments: GameCase.all)
  func jsonLinesFollowTheProtocol(_ each: GameCase) throws {
    try json(each.game)
  }

  private func json<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      let game = try each.game(seed: 2)
      let lines = try collected { output in
        var (table, words) = (Table(game, nil), WordReader(operands: try script(each), input: nil))
        _ = try JSONSession(isQuiet: false, output: output).play(&table, &words)
      }
      try check(lines.map(parsed), game)
    }
  }

  @Test(arguments: GameCase.all)
  func aRacesLinesAreTheGamesWithAnOpponent(_ each: GameCase) throws {
    try raced(each.game)
  }

  private func raced<G: ArcadeGame>(_ game: G.Type) throws {
    guard G.modes.contains(.race) else { return }
    let each = OptionCase<G>.all[0]
    func lines(_ opposition: Opposition?) throws -> [[String: Any]] {
      let game = try Playthrough<G>(
        options: each.options, source: .seed(Seed(number: 2)), opposition: opposition)
      return try collected { output in
        var (table, words) = (Table(game, nil), WordReader(operands: try script(each), input: nil))
        _ = try JSONSession(isQuiet: false, output: output).play(&table, &words)
      }.map(parsed)
    }
    let (alone, raced) = (try lines(nil), try lines(Opposition(G.self, .race)))
    expectEqual(alone.count, raced.count)
    for (alone, raced) in zip(alone, raced) {
      let type = alone["type"] as? String ?? ""
      expectEqual(raced["opponent"] != nil, ["begin", "move", "end"].contains(type))
      // The line to share tells of both.
      let own = ["opponent", "race", "mode", "winner", "share"]
      let solo = alone.filter { $0.key != "share" }
      #expect(NSDictionary(dictionary: raced.filter { !own.contains($0.key) }).isEqual(to: solo))
    }
  }

  private func parsed(_ line: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let fields = try #require(object as? [String: Any])
    // The keys stand in their order.
    let places = fields.keys.sorted().map { line.range(of: "\"\($0)\":")?.lowerBound }
    #expect(!places.contains(nil))
    return fields
  }

  private func check<G: ArcadeGame>(
    _ lines: [[String: Any]], _ game: Playthrough<G>
  ) throws {
    let types = lines.map { $0["type"] as? String ?? "" }
    #expect(types.first == "begin" && types.last == "end")
    #expect(types.dropFirst().dropLast().allSatisfy { ["move", "refused", "hint"].contains($0) })
    let begin = try #require(lines.first)
    #expect(begin["game"] as? String == G.name && begin["protocol"] as? Int == 1)
    #expect(begin["seed"] as? String == "2" && begin["rules"] as? Int == G.rules)
    let moves = lines.filter { $0["type"] as? String == "move" }
    let words = Set(G.P.Event.Outcome.allCases.map(\.rawValue))
    for (index, move) in moves.enumerated() {
      expectEqual(move["turn"] as? Int, index + 1)
      #expect(words.contains(move["result"] as? String ?? ""))
      expectEqual(move["status"] != nil, index == moves.count - 1 && isOver(lines))
    }
    if game.position.seating.isShared {
      // Whoever moves next is told in every line.
      for line in lines.dropLast() { expectEqual(line["next"] != nil, line["status"] == nil) }
    }
    let codes = G.P.Refusal.codes + [JSONLines.notAMove]
    for line in lines where line["type"] as? String == "refused" {
      let isMove = G.P.Move(line["input"] as? String ?? "") != nil
      let code = try #require(line["code"] as? String)
      #expect(codes.contains(code) && isMove == (code != JSONLines.notAMove), "\(line)")
    }
    let end = try #require(lines.last)
    expectEqual(end["turns"] as? Int, moves.count)
    expectEqual(
      end["moves"] as? String, moves.map { $0["move"] as? String ?? "" }.joined(separator: " "))
    #expect(["won", "lost", "over", "unfinished"].contains(end["status"] as? String ?? ""))
    expectEqual(end["share"] != nil, isOver(lines))
    // In turns the end is that of seat 1.
    if !game.position.seating.isShared, let last = moves.last {
      expectEqual(last["score"] as? Int, end["score"] as? Int)
    }
  }

  @Test(arguments: GameCase.all)
  func aCodeSaysWhyAMoveIsRefused(_ each: GameCase) throws {
    try refusals(each.game)
  }

  /// A code stands for one reason, but for the move and the numbers in it.
  private func refusals<G: ArcadeGame>(_ game: G.Type) throws {
    let codes = G.P.Refusal.codes
    #expect(Set(codes).count == codes.count && !codes.contains(JSONLines.notAMove))
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
    var reasons: [String: Set<String>] = [:]
    for each in OptionCase<G>.all {
      var game = try each.game(seed: 2)
      playLikeAMonkey(&game, seed: 6, limit: 100) { game, word in
        guard let move = G.P.Move(word) else { return }
        do throws(G.P.Refusal) {
          _ = try game.play(move)
        } catch {
          let reason = game.position.reason(for: error, .untranslated)
          let word = Regex {
            Anchor.wordBoundary
            move.description
            Anchor.wordBoundary
          }
          let numbers = /\d+( to \d+)?((,| and) \d+( to \d+)?)* (is|are)/
          let rest = reason.replacing(word, with: "").replacing(numbers, with: "")
            .filter { !$0.isNumber }
          reasons[error.code.rawValue, default: []].insert(rest)
        }
      }
    }
    #expect(reasons.values.allSatisfy { $0.count == 1 }, "\(reasons)")
    expectEqual(Set(reasons.values).count, reasons.count, "\(reasons)")
  }

  @Test func aCodeHasOneMeaningInAllGamesAndTheManualHasIt() throws {
    let page = try ManPage.named("json").text()
    var meanings = [JSONLines.notAMove: "The word is not a move"]
    for game in GameCatalog.arcade.games {
      meanings.merge(self.meanings(of: game)) {
        expectEqual($0, $1)
        return $0
      }
    }
    #expect(meanings.count > 3)
    for (code, meaning) in meanings { #expect(page.contains("\n.It Cm \(code) Ta \(meaning)\n")) }
  }

  private func meanings<G: ArcadeGame>(of game: G.Type) -> [String: String] {
    let codes = G.P.Refusal.Code.allCases
    return Dictionary(uniqueKeysWithValues: codes.map { ($0.rawValue, $0.meaning) })
  }

  private func isOver(_ lines: [[String: Any]]) -> Bool {
    lines.last?["status"] as? String != "unfinished"
  }

  @Test(arguments: GameCase.all)
  func linePlayEndsWithTheScore(_ each: GameCase) throws {
    try lines(each.game)
  }

  private func lines<G: ArcadeGame>(_ game: G.Type) throws {
    for (index, each) in OptionCase<G>.all.enumerated() {
      let script = try script(each)
      // Every form with the defaults, and both languages, in turn plain, with the other options.
      let forms = [(Language.en, false), (.zh, true), (.en, true), (.zh, false)]
      let few = index.isMultiple(of: 2) ? forms.prefix(2) : forms.suffix(2)
      for (language, isPlain) in each.isDefault ? forms[...] : few {
        let presentation = Presentation(language: language, isPlain: isPlain, columns: 60)
        let game = try each.game(seed: 2)
        let lines = try collected { output in
          let prompter = Prompter(
            presentation: presentation, output: output, isInteractive: false)
          var words = WordReader(operands: script, input: nil)
          var session = LineSession(Table(game, nil), prompter: prompter)
          try session.play(&words)
        }
        let last = try #require(lines.last)
        #expect(last.hasPrefix(language == .en ? "Score: " : "成绩："))
        #expect(lines.allSatisfy { $0.isPrintableLine })
        // The command to play again, and the line to share, are to be copied whole.
        let wide = lines.filter {
          !$0.hasPrefix("  ") && $0 != last && $0.displayWidth > 60
        }
        expectEqual(wide, [])
      }
    }
  }

  @Test(arguments: GameCase.all)
  func quietPrintsOnlyTheScore(_ each: GameCase) throws {
    try quiet(each.game)
  }

  private func quiet<G: ArcadeGame>(_ game: G.Type) throws {
    let each = OptionCase<G>.all[0]
    let game = try each.game(seed: 2)
    let words = try script(each)
    let lines = try collected { output in
      let prompter = Prompter(
        presentation: Presentation(language: .en), output: output, isInteractive: false,
        isQuiet: true)
      var reader = WordReader(operands: words, input: nil)
      var session = LineSession(Table(game, nil), prompter: prompter)
      try session.play(&reader)
    }
    expectEqual(lines.count, 1)
    let json = try collected { output in
      var (table, reader) = (Table(game, nil), WordReader(operands: words, input: nil))
      _ = try JSONSession(isQuiet: true, output: output).play(&table, &reader)
    }
    #expect(json.count == 1 && json[0].contains(#""type":"end""#))
  }
}

extension MoveRefusal {
  /// The codes of all refusals.
  fileprivate static var codes: [String] { Code.allCases.map(\.rawValue) }
}

/// Returns the lines that `body` writes.
func collected(_ body: (Output) throws -> Void) throws -> [String] {
  var bytes: [UInt8] = []
  let output = Output { bytes += $0 }
  try body(output)
  try output.flush()
  let text = String(decoding: bytes, as: UTF8.self)
  #expect(text.hasSuffix("\n"))
  return text.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
