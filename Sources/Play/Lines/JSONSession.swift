import GameCore
import Platform
import Storage
import TextUI

/// Plays a game in JSON lines, so that a program can play through two pipes.
public struct JSONSession<G: ArcadeGame> {
  /// The game.
  public private(set) var round: RecordedRound<G>

  private let isQuiet: Bool
  private let output: Output

  /// Creates a session of a game, new or resumed.
  public init(_ round: RecordedRound<G>, isQuiet: Bool, output: Output) {
    (self.round, self.isQuiet, self.output) = (round, isQuiet, output)
  }

  private var game: Playthrough<G> { round.playthrough }

  /// Plays until the game or the input ends. Returns true if the game has ended.
  @discardableResult
  public mutating func play(_ words: inout WordReader) throws(SystemError) -> Bool {
    try begin()
    if G.seats > 1 { try playBots() }
    while round.playthrough.isPlaying, try step(&words) {
      if G.seats > 1 { try playBots() }
    }
    try write(closing)
    return !round.playthrough.isPlaying
  }

  /// Writes the first line, and the moves of a resumed game, so that a program learns what was
  /// seen.
  private func begin() throws(SystemError) {
    try writeUnlessQuiet(opening)
    var position = G.P(game.position.setup)
    var turn = 0
    for entry in game.round.log {
      turn += 1
      position.take(entry.event)
      try writeUnlessQuiet(JSONLines.move(entry.move, entry.event, turn: turn, position))
    }
  }

  /// Replies to the next word; returns false if there is none or it leaves the game.
  private mutating func step(_ words: inout WordReader) throws(SystemError) -> Bool {
    guard let word = try words.next(beforeWaiting: {}), word.lowercased() != "quit" else {
      return false
    }
    let reply = reply(to: word)
    try writeUnlessQuiet(reply)
    return true
  }

  /// Makes the moves of the bots whose turn it is.
  private mutating func playBots() throws(SystemError) {
    while round.isBotsTurn, let (move, event) = round.playBot() {
      let game = round.playthrough
      try writeUnlessQuiet(JSONLines.move(move, event, turn: game.turns, game.position))
    }
  }

  private mutating func reply(to word: String) -> JSONObject {
    if LineCommand(word) == .hint, let hint = round.hint(.untranslated) {
      return JSONLines.hint(hint).merging(seat)
    }
    guard let move = G.P.Move(word) else {
      return JSONLines.refused(word, game.position.moveForm(.untranslated)).merging(seat)
    }
    do throws(G.P.Refusal) {
      let event = try round.play(move)
      return JSONLines.move(move, event, turn: game.turns, game.position)
    } catch {
      return JSONLines.refused(word, game.position.reason(for: error, .untranslated))
        .merging(seat)
    }
  }

  /// The seat that an answer is for, where there are several.
  private var seat: JSONObject {
    G.seats > 1 ? ["seat": .number(game.position.phase.seat?.number ?? 1)] : [:]
  }

  private var opening: JSONObject {
    var begin = JSONLines.begin(G.self, game.options, game.position)
    if let player = game.player { begin["player"] = .string(player) }
    if G.seats > 1, let seat = round.freeSeat { begin["seat"] = .number(seat.number) }
    return begin.merging(game.source.origin.fields)
  }

  private var closing: JSONObject {
    var end = JSONLines.end(game.position, moves: game.moves, turns: game.turns)
      .merging(game.closingFields)
    if let best = round.previousBest { end["beaten"] = .number(best.score) }
    return end
  }

  private func writeUnlessQuiet(_ object: @autoclosure () -> JSONObject) throws(SystemError) {
    if !isQuiet { try write(object()) }
  }

  private func write(_ object: JSONObject) throws(SystemError) {
    try output.line(object.text)
    try output.flush()
  }
}
