import GameCore
import Storage
import TestSupport
import Testing
import TextUI
@testable import App

/// Records prove their scores, and what does not is found out.
@Suite struct RecordVerifierTests {
  private let begun = Timestamp(seconds: 0)

  @Test func theFirstMoveThatDiffersIsNamed() throws {
    func finding(_ score: Int, _ results: String, _ moves: String) -> RecordVerifier.Finding? {
      let head = Record.Head(
        game: "guess", rules: 1, options: "range=0-99", source: .seed("42"), begun: begun)
      return RecordVerifier.finding(
        in: Record(
          head: head, ended: begun, status: "won", score: score, results: results, moves: moves),
        GameRegistry.catalog)
    }
    func place(_ score: Int, _ results: String, _ moves: String) -> String? {
      guard case .differs(let move, let text, _)? = finding(score, results, moves) else {
        return nil
      }
      return "\(move) \(text)"
    }
    #expect(finding(2, "hc", "50 8") == nil)
    #expect(place(1, "hc", "50 8") == "2 8")
    #expect(place(3, "llc", "50 25 8") == "1 50")
    #expect(place(3, "hhc", "50 60 8") == "2 60")
    #expect(place(3, "hcc", "50 8 8") == "3 8")
    #expect(place(2, "hh", "50 25") == "2 25")
    #expect(place(2, "h", "50 8") == "2 8")
    #expect(place(2, "hxc", "50 \u{1b}[31m 8") == "2 \u{1b}[31m")
    #expect(finding(2, "hxc", "50 \u{1b}[31m 8")?.message.contains("\u{1b}") == false)
    #expect(finding(0, "", "") == .empty)
  }

  @Test(
    arguments: [
      ("chess", "", .seed("1")), ("guess", "level=9", .seed("1")),
      ("guess", "picker=list", .seed("1")), ("guess", "range=9-1", .seed("1")),
      ("memorize", "collapse=maybe", .seed("1")), ("guess", "range=0-9", .deal("77")),
      ("guess", "range=0-9", .deal("@AAAA")),
    ] as [(String, String, DealOrigin)])
  func whatMakesNoGameIsFound(game: String, options: String, source: DealOrigin) {
    let head = Record.Head(game: game, rules: 1, options: options, source: source, begun: begun)
    let record = Record(
      head: head, ended: begun, status: "won", score: 1, results: "c", moves: "8")
    guard case .unplayable? = RecordVerifier.finding(in: record, GameRegistry.catalog) else {
      Issue.record("\(record.line) makes a game")
      return
    }
  }

  @Test func formerRulesVerifyFormerRecords() {
    let catalog = GameCatalog([Tap<Today>.self])
    func finding(rules: Int, score: Int) -> RecordVerifier.Finding? {
      let head = Record.Head(
        game: "tap", rules: rules, options: "", source: .seed("1"), begun: begun)
      return RecordVerifier.finding(
        in: Record(
          head: head, ended: begun, status: "over", score: score, results: "d", moves: "tap"),
        catalog)
    }
    #expect(finding(rules: 1, score: 1) == nil)
    #expect(finding(rules: 2, score: 10) == nil)
    #expect(finding(rules: 1, score: 10) != nil)
    #expect(finding(rules: 2, score: 1) != nil)
    #expect(finding(rules: 3, score: 10) != nil)
  }

  /// Records kept since the first rules, which must verify for ever.
  @Test func theRecordsOnFileVerify() throws {
    let path = "Tests/Data/history-1"
    let reader = try LineReader(path: Project.folder.appending(path: path).path)
    let records = try reader.records()
    #expect(try records.count == Project.text(path).split(separator: "\n").count)
    try #require(!records.isEmpty)
    for record in records {
      #expect(RecordVerifier.finding(in: record, GameRegistry.catalog) == nil, "\(record.line)")
    }
  }
}

// MARK: A game whose rules have changed

private protocol TapRules: Sendable {
  static var number: Int { get }
  static var points: Int { get }
}

private enum Once: TapRules {
  static let number = 1
  static let points = 1
}

private enum Today: TapRules {
  static let number = 2
  static let points = 10
}

/// One tap, which ends the game.
private enum Tap<Rules: TapRules>: ArcadeGame {
  static var rules: Int { Rules.number }
  static var formerRules: [any ArcadeGame.Type] { rules == 2 ? [Tap<Once>.self] : [] }
  static var name: String { "tap" }
  static var summary: Phrase { Phrase(en: "tap once", zh: "点一下") }
  static var manual: Manual { Manual() }

  typealias Options = NoOptions
  enum Finger: String, LosslessStringConvertible { case tap }

  enum Outcome: String, MoveOutcome {
    case done
    var sign: OutcomeSign? { nil }
  }

  struct P: Position, PlayerText, JSONReporting {
    typealias Move = Finger
    typealias Refusal = GameEnded

    struct Event: SimpleEvent {
      let move: Finger
      let outcome: Outcome
    }

    let setup: Int
    private(set) var phase = Phase.turn(.first)

    init(_ setup: Int) { self.setup = setup }
    mutating func take(_ event: Event) { phase = .over }
    func score(of seat: Seat) -> Guesses { Guesses(phase.isPlaying ? 0 : Rules.points) }
    func task(_ presentation: Presentation) -> String { "" }
    func moveHelp(_ presentation: Presentation) -> String { "" }
    func sentence(for event: Event, _ presentation: Presentation) -> String { "" }
  }

  struct D: Deal {
    let description = ""
    init(reading text: String) {}
    func answer(_ move: Finger, at position: P) -> P.Event { P.Event(move: move, outcome: .done) }
  }

  static func deal(_ options: NoOptions, using random: inout some RandomSource) -> D {
    D(reading: "")
  }

  static func setup(_ options: NoOptions, _ deal: D) -> Int { 1 }
}
