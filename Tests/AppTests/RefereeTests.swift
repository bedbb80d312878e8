import GameCore
import Storage
import TestSupport
import Testing
import TextUI
import Tiles
@testable import App

/// Records prove their scores, and what does not is found out.
@Suite struct RefereeTests {
  /// A game of a seed, played to its end with random moves.
  private func play<G: ArcadeGame>(_ game: G.Type, seed: UInt64) throws -> Record {
    var round = try Round<G>(options: G.Options(), source: .seed(Seed(number: seed)))
    var monkey = SeededRandom(seed: ~seed)
    while round.game.status == .playing {
      guard let move = G.Move(String(monkey.below(110))) else { continue }
      _ = try? round.apply(move)
    }
    return round.record()
  }

  private func expectProof<G: ArcadeGame>(of game: G.Type) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let record = try play(game, seed: seed)
      #expect(RecordVerifier.finding(in: record) == nil)
      for lie in lies(record) { #expect(RecordVerifier.finding(in: lie) != nil, "\(lie.line)") }
    }
  }

  @Test(arguments: GameRegistry.games.map(\.name))
  func everyGameProvesItsScore(name: String) throws {
    for game in GameRegistry.games.compactMap(\.game) where game.name == name {
      try expectProof(of: game)
    }
  }

  /// The record with one of its claims changed at a time.
  private func lies(_ record: Record) -> [Record] {
    func changed(
      score: Int? = nil, status: String? = nil, results: String? = nil, moves: String? = nil,
      rules: Int? = nil
    ) -> Record {
      let head = record.head
      return Record(
        head: Record.Head(
          game: head.game, rules: rules ?? head.rules, options: head.options,
          source: head.source, begun: head.begun),
        ended: record.ended, status: status ?? record.status, score: score ?? record.score,
        results: results ?? record.results, moves: moves ?? record.moves)
    }
    let score = record.score ?? 0
    return [
      changed(score: score - 1), changed(score: score + 1),
      changed(status: Record.unfinished), changed(status: record.status == "won" ? "over" : "won"),
      changed(results: String(record.results.dropLast())), changed(results: record.results + "u"),
      changed(results: "?" + record.results.dropFirst()),
      changed(moves: record.moves + " 1"), changed(moves: ""), changed(moves: "x"),
      changed(moves: record.moves.split(separator: " ").dropLast().joined(separator: " ")),
      changed(rules: 99),
    ]
  }

  @Test func theFirstMoveThatDiffersIsNamed() throws {
    func finding(_ score: Int, _ results: String, _ moves: String) -> String? {
      let head = Record.Head(
        game: "guess", rules: 1, options: "range=0-99", source: .seed("42"), begun: .now)
      return RecordVerifier.finding(
        in: Record(
          head: head, ended: .now, status: "won", score: score, results: results, moves: moves))?
        .sentence
    }
    #expect(finding(2, "hc", "50 8") == nil)
    #expect(finding(1, "hc", "50 8") == "move 2, '8', gives 2 guesses, the record says 1")
    #expect(finding(3, "llc", "50 25 8") == "move 1, '50', is high, the record says 'l'")
    #expect(
      finding(3, "hhc", "50 60 8")
        == "move 2, '60', is refused: 60 is outside what remains, 0 to 49.")
    #expect(finding(3, "hcc", "50 8 8") == "move 3, '8', is refused: The number was found.")
    #expect(finding(2, "hh", "50 25")?.contains("leaves the game unfinished") == true)
    #expect(finding(2, "h", "50 8") == "move 2, '8', is correct, of which the record says nothing")
    #expect(finding(2, "hxc", "50 \u{1b}[31m 8") == "move 2, '\\u{1b}[31m', is no move")
  }

  @Test func whatMakesNoGameIsSaid() {
    func finding(_ game: String, _ options: String, _ source: Record.Source) -> String? {
      let head = Record.Head(
        game: game, rules: 1, options: options, source: source, begun: .now)
      return RecordVerifier.finding(
        in: Record(head: head, ended: .now, status: "won", score: 1, results: "c", moves: "8"))?
        .sentence
    }
    #expect(finding("chess", "", .seed("1")) == "there is no game 'chess'")
    #expect(finding("guess", "level=9", .seed("1")) == "unknown option 'level=9'")
    #expect(finding("guess", "picker=list", .seed("1")) == "unknown option 'picker=list'")
    #expect(finding("guess", "range=9-1", .seed("1"))?.hasPrefix("--range takes") == true)
    #expect(finding("memorize", "collapse=maybe", .seed("1"))?.contains("yes or no") == true)
    #expect(finding("guess", "range=0-9", .deal("77"))?.contains("from 0 to 9") == true)
    #expect(finding("guess", "range=0-9", .deal("@AAAA"))?.contains("is no deal") == true)
  }

  // MARK: Rules of different times

  @Test func oldRecordsGoOnByTheirRules() throws {
    let today: any ArcadeGame.Type = Coin<Today>.self
    #expect(RecordVerifier.type(of: today, rules: 2) == Coin<Today>.self)
    #expect(RecordVerifier.type(of: today, rules: 1) == Coin<Once>.self)
    #expect(RecordVerifier.type(of: today, rules: 3) == nil)
    func record(_ rules: Int, score: Int) -> Record {
      Record(
        head: Record.Head(
          game: "coin", rules: rules, options: "", source: .seed("1"), begun: .now),
        ended: .now, status: "over", score: score, results: "u", moves: "1")
    }
    #expect(RecordVerifier.finding(in: record(1, score: 1), as: Coin<Once>.self) == nil)
    #expect(RecordVerifier.finding(in: record(2, score: 10), as: Coin<Today>.self) == nil)
    #expect(RecordVerifier.finding(in: record(1, score: 10), as: Coin<Once>.self) != nil)
  }

  /// Records of all games, kept since the first rules, which must verify for ever.
  @Test func theRecordsOnFileVerify() throws {
    let lines = try Project.text("Tests/Data/history-1").split(separator: "\n")
    #expect(lines.count > 50)
    let reader = try LineReader(path: Project.folder.appending(path: "Tests/Data/history-1").path)
    let records = try reader.records()
    #expect(records.count == lines.count)
    for record in records { #expect(RecordVerifier.finding(in: record) == nil, "\(record.line)") }
    for name in GameRegistry.games.map(\.name) {
      #expect(records.contains { $0.head.game == name })
    }
  }
}

// MARK: A game whose rules have changed

/// What a turn of the coin counts.
private protocol CoinRules: Sendable {
  static var number: Int { get }
  static var points: Int { get }
}

private enum Once: CoinRules {
  static let number = 1
  static let points = 1
}

private enum Today: CoinRules {
  static let number = 2
  static let points = 10
}

/// One coin, which is turned once.
private struct Coin<Rules: CoinRules>: ArcadeGame {
  static var name: String { "coin" }
  static var summary: Phrase { Phrase(en: "turn a coin", zh: "翻硬币") }
  static var manual: Manual { Manual() }
  static var rules: Int { Rules.number }
  static var formerRules: [any ArcadeGame.Type] { rules == 2 ? [Coin<Once>.self] : [] }

  struct Options: GameOptions {
    static var table: [Option<Options>] { [] }
  }

  struct Points: Score {
    let value: Int
    static var unit: ScoreUnit { ScoreUnit("points", one: "point", zh: "分") }
    static var better: Direction { .higher }
  }

  enum Refusal: RefusalReason { case unreadable }

  private(set) var score = Points(value: 0)
  var status: Status { score.value == 0 ? .playing : .over }

  static func deal(_: Options, using: inout some RandomSource) throws(InvalidInput) -> String { "" }
  init(options: Options, deal: String) throws(InvalidInput) {}
  mutating func apply(_ move: TileMove) throws(Refusal) -> Int {
    score = Points(value: Rules.points)
    return 1
  }

  func mark(of event: Int) -> MoveOutcome { .up }
  func fields(for event: Int) -> JSONObject { [:] }
  func task(_ presentation: Presentation) -> String { "" }
  func moveHelp(_ presentation: Presentation) -> String { "" }
  func question(after answers: [String], _ presentation: Presentation) -> String { "" }
  func board(_ presentation: Presentation) -> [String] { [] }
  func sentence(for event: Int, _ presentation: Presentation) -> String { "" }
  func reason(for refusal: Refusal, _ presentation: Presentation) -> String { "" }
  func verdict(_ presentation: Presentation) -> String { "" }

  var opening: Int { 1 }
  static var players: [PlayerKind<Coin>] { [PlayerKind("turner", "turns it", Expert.self)] }
  static func par(_ opening: Int) -> Double { Double(Rules.points) }
  func review() -> any Review<Int> { Look() }

  struct Expert: Advisor {
    init(_ opening: Int, playerSeed: UInt64) {}
    func see(_ event: Int) {}
    func move() -> TileMove { TileMove(1) }
    func reason(_ presentation: Presentation) -> String { "" }
  }

  struct Look: Review {
    func see(_ event: Int) {}
    func sentences(_ presentation: Presentation) -> [String] { [] }
    func picture(_ presentation: Presentation) -> [String] { [] }
    var fields: JSONObject { [:] }
  }

  struct Screen: GameScreen {
    init(_ game: Coin) {}
    static var keys: [KeyHelp] { [] }
    func hint(_ game: Coin, _ presentation: Presentation) -> String { "" }
    func take(_ input: Input, in game: Coin, _ scene: Scene) -> ScreenAnswer<TileMove> { .unknown }
    func show(_ event: Int, from old: Coin, to new: Coin, _ scene: Scene) {}
    func point(to move: TileMove, in game: Coin) {}
    func draw(_ game: Coin, on canvas: inout Canvas, _ scene: Scene) {}
    func missingRoom(for game: Coin, _ scene: Scene) -> Size? { nil }
    func nextChange(after time: Int) -> Int? { nil }
  }
}
