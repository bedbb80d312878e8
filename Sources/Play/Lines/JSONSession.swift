import GameCore
import Platform
import Storage
import TextUI

/// Plays a game in JSON lines, so that a program can play through two pipes.
public struct JSONSession<G: ArcadeGame> {
  /// The version of the protocol.
  private static var version: Int { 1 }

  /// The game.
  public private(set) var round: RecordedGame<G>

  /// The number of moves refused since the last accepted one.
  public private(set) var refusals = 0

  /// The last refused word and the reason, or nil if none was refused.
  public private(set) var lastRefusal: String?

  private let isQuiet: Bool
  private let output: Output

  /// Creates a session of a game, new or resumed.
  public init(_ round: RecordedGame<G>, isQuiet: Bool, output: Output) {
    (self.round, self.isQuiet, self.output) = (round, isQuiet, output)
  }

  private var game: Playthrough<G> { round.playthrough }

  /// Plays until the game or the input ends. Returns true if the game has ended.
  @discardableResult
  public mutating func play(_ words: inout WordReader) throws(SystemError) -> Bool {
    try begin()
    try playBots()
    while round.playthrough.isPlaying, try step(&words) { try playBots() }
    try end()
    return !round.playthrough.isPlaying
  }

  /// Writes the first line, and the moves of a resumed game, so that a program learns what was
  /// seen.
  public func begin() throws(SystemError) {
    try writeUnlessQuiet(opening)
    var (position, turn) = (G.P(game.position.setup), 0)
    for entry in game.log {
      turn += 1
      position.take(entry.event)
      try writeUnlessQuiet(game.fields(ofMove: turn, at: position))
    }
  }

  /// Replies to the next word; returns false if there is none or it leaves the game.
  public mutating func step(_ words: inout WordReader) throws(SystemError) -> Bool {
    guard let word = try words.next(beforeWaiting: {}), word.lowercased() != "quit" else {
      return false
    }
    let reply = reply(to: word)
    try writeUnlessQuiet(reply)
    return true
  }

  /// Writes the last line.
  public func end() throws(SystemError) {
    try write(closing)
  }

  /// Makes the moves of the bots whose turn it is.
  private mutating func playBots() throws(SystemError) {
    while round.playBot() { try writeUnlessQuiet(lastMove) }
  }

  private mutating func reply(to word: String) -> JSONObject {
    if LineCommand(word) == .hint, let hint = hint() { return hint }
    guard let move = G.P.Move(word) else {
      return refusal(of: word, game.position.moveForm(.untranslated))
    }
    do throws(G.P.Refusal) {
      _ = try round.play(move)
      refusals = 0
      return lastMove
    } catch {
      return refusal(of: word, game.position.reason(for: error, .untranslated))
    }
  }

  private mutating func hint() -> JSONObject? {
    guard let hint = round.hint(.untranslated) else { return nil }
    let fields: JSONObject = [
      "move": .string(hint.move.description), "reason": .string(hint.reason), "type": "hint",
    ]
    return fields.merging(game.seatFields)
  }

  private mutating func refusal(of word: String, _ reason: String) -> JSONObject {
    refusals += 1
    lastRefusal = "\(word.quoted): \(reason)"
    let fields: JSONObject = [
      "input": .string(word), "reason": .string(reason), "type": "refused",
    ]
    return fields.merging(game.seatFields)
  }

  // MARK: Lines

  private var opening: JSONObject {
    var begin: JSONObject = [
      "game": .string(G.name), "options": .object(game.options.fields),
      "protocol": .number(Self.version), "rules": .number(G.rules), "type": "begin",
    ]
    if let player = game.player { begin["player"] = .string(player) }
    if let seat = round.freeSeat { begin["seat"] = .number(seat.number) }
    return begin.merging(game.source.origin.fields).merging(game.openingFields)
  }

  private var lastMove: JSONObject { game.fields(ofMove: game.turns, at: game.position) }

  private var closing: JSONObject {
    var end: JSONObject = [
      "better": .string(G.better.rawValue), "hints": .number(game.hints.count),
      "moves": .string(game.moves), "status": .string(game.position.phase.status),
      "turns": .number(game.turns), "type": "end",
    ]
    if !game.isPlaying {
      end["share"] = .string(game.share(.shared))
      if let par = game.par { end["par"] = .decimal((par * 10_000).rounded() / 10_000) }
      if let review = game.review { end["coach"] = .object(review.fields) }
    }
    if let best = round.previousBest { end["beaten"] = .number(best.score) }
    return end.merging(game.source.origin.fields).merging(game.closingFields)
  }

  private func writeUnlessQuiet(_ object: @autoclosure () -> JSONObject) throws(SystemError) {
    if !isQuiet { try write(object()) }
  }

  private func write(_ object: JSONObject) throws(SystemError) {
    try output.line(object.text)
    try output.flush()
  }
}
