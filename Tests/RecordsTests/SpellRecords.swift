import Foundation
@testable import Records
import TestSupport

/// A state folder that is deleted after the test.
final class TemporaryState {
  let folder: StateFolder

  init() throws {
    folder = StateFolder(path: try Project.temporaryFolder().path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder.path)
  }

  /// Appends records to the history.
  func append(_ records: [Record]) throws {
    for record in records { try folder.history.append(record, mustLast: false) }
  }

  /// The records of the history, in order.
  var records: [Record] {
    get throws { try folder.history.lines()?.records() ?? [] }
  }
}

extension Playthrough<Spell> {
  /// The game of a seed before its first move.
  static func seed(_ seed: String) throws -> Playthrough {
    try Playthrough(options: SpellOptions(), source: .seed(Seed(seed)))
  }

  /// The game of a written deal before its first move.
  static func deal(_ word: String) throws -> Playthrough {
    var options = SpellOptions()
    options.size = word.count
    return try Playthrough(options: options, source: .deal(SpellDeal(reading: word)))
  }

  /// The hidden word.
  var word: SpellMove {
    get throws { SpellMove(stringLiteral: try source.deal(options).description) }
  }

  /// A word of three letters that is not the hidden one.
  var wrongWord: SpellMove {
    get throws { try word == "aaa" ? "bbb" : "aaa" }
  }

  /// Finds the word in so many guesses.
  mutating func win(in guesses: Int) throws {
    for _ in 1..<guesses { _ = try play(wrongWord) }
    _ = try play(word)
  }
}

extension Record {
  /// The record of a game of spell that was won in so many guesses on a day, or only claims another
  /// score.
  static func spell(
    _ guesses: Int, seed: String = "42", day: String = "2026-11-21", claiming score: Int? = nil,
    hints: Int = 0
  ) throws -> Record {
    var game = try Playthrough<Spell>.seed(seed)
    for _ in 0..<hints { game.noteHint() }
    try game.win(in: guesses)
    let time = Timestamp(day) ?? .now
    return game.record(begun: time, ended: time).changed(score: score)
  }

  /// The record with some of its claims changed.
  func changed(
    score: Int? = nil, status: String? = nil, results: String? = nil, moves: String? = nil,
    game: String? = nil, rules: Int? = nil, options: String? = nil, source: DealOrigin? = nil
  ) -> Record {
    Record(
      head: Record.Head(
        game: game ?? head.game, rules: rules ?? head.rules, options: options ?? head.options,
        source: source ?? head.source, begun: head.begun),
      ended: ended, status: status ?? self.status, score: score ?? self.score,
      results: results ?? self.results, moves: moves ?? self.moves)
  }
}

/// The games of the tests.
let spellCatalog = GameCatalog([Spell.self])
