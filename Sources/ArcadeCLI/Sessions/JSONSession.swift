import CommandLine
import GameCore
import Platform
import TextUI
import Tiles

/// Plays a game in JSON lines, so that a program can talk with it through two pipes.
struct JSONSession<G: ArcadeGame> {
  /// The number of the conversation's form.
  private static var version: Int { 1 }

  /// The game as it stands.
  private(set) var round: Round<G>

  private let isQuiet: Bool
  private let output: Output
  private let earlier: [G.Move]
  /// How many moves were refused since the last one that was accepted.
  private(set) var refusals = 0

  /// The last refused move and why it was refused; nil where none was.
  private(set) var lastRefusal: String?

  /// A session that plays a round whose `earlier` moves were made already: they are told again, so
  /// that a program knows what has been seen.
  init(round: Round<G>, earlier: [G.Move] = [], isQuiet: Bool, output: Output) {
    self.round = round
    self.earlier = earlier
    self.isQuiet = isQuiet
    self.output = output
  }

  /// Plays until the game or the input ends.
  mutating func play(_ words: inout WordReader) throws(SystemError) -> ExitStatus {
    try begin()
    while round.game.status == .playing, try step(&words) {}
    try end()
    return round.game.status == .playing ? .unfinished : .done
  }

  /// Tells how the game begins.
  mutating func begin() throws(SystemError) {
    try tell(opening)
    for move in earlier { try reply(to: move.description) }
  }

  /// Answers the next word; false where there is none, or it is one that leaves the game.
  mutating func step(_ words: inout WordReader) throws(SystemError) -> Bool {
    guard let word = try words.next(beforeWaiting: {}), word.lowercased() != "quit" else {
      return false
    }
    try reply(to: word)
    return true
  }

  /// Tells how the game has ended, or been left.
  func end() throws(SystemError) {
    try write(closing)
  }

  private mutating func reply(to word: String) throws(SystemError) {
    // In two steps: in one, the session that tells would be a copy, and with it all its moves.
    let answer = answer(to: word)
    try tell(answer)
  }

  private mutating func answer(to word: String) -> JSONObject {
    if word.lowercased() == LineCommand.hint {
      let hint = round.hint(.untranslated)
      return [
        "type": "hint", "move": .string(hint.move.description), "reason": .string(hint.reason),
      ]
    }
    do throws(G.Refusal) {
      guard let move = G.Move(word) else { throw .unreadable }
      let event = try round.apply(move)
      refusals = 0
      return line(for: move, event)
    } catch {
      refusals += 1
      let reason = round.game.reason(for: error, .untranslated)
      lastRefusal = "\(word.quotedForReading): \(reason)"
      return ["type": "refused", "input": .string(word), "reason": .string(reason)]
    }
  }

  private var opening: JSONObject {
    var begin: JSONObject = [
      "type": "begin", "game": .string(G.name), "protocol": .number(Self.version),
      "rules": .number(G.rules), "options": .object(round.options.fields),
    ]
    if let player = round.player { begin["player"] = .string(player) }
    return begin.merging(round.source.recorded.fields).merging(round.game.openingFields)
  }

  private func line(for move: G.Move, _ event: G.Event) -> JSONObject {
    var fields: JSONObject = [
      "type": "move", "turn": .number(round.turns), "move": .string(move.description),
      "result": .string(round.game.mark(of: event).word), "score": .number(round.game.score.value),
    ]
    // So that a program knows that nothing but the end follows, and does not write again.
    let status = round.game.status
    if status != .playing { fields["status"] = .string(status.rawValue) }
    return fields.merging(round.game.fields(for: event))
  }

  private var closing: JSONObject {
    var end: JSONObject = [
      "type": "end", "status": .string(round.game.status.recorded),
      "score": .number(round.game.score.value),
      "unit": .string(G.Points.unit.name), "better": .string(G.Points.better.rawValue),
      "turns": .number(round.turns),
      "moves": .string(round.moves), "hints": .number(round.hints.count),
    ]
    if round.game.status != .playing {
      end["share"] = .string(round.share(.shared))
      end["par"] = .decimal((round.par * 10_000).rounded() / 10_000)
      end["coach"] = .object(round.review.fields)
    }
    if let previousBest = round.previousBest { end["beaten"] = .number(previousBest.score) }
    return end.merging(round.source.recorded.fields).merging(round.game.closingFields)
  }

  private func tell(_ object: JSONObject) throws(SystemError) {
    if !isQuiet { try write(object) }
  }

  private func write(_ object: JSONObject) throws(SystemError) {
    try output.line(object.text)
    try output.flush()
  }
}
