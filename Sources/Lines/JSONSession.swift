import Platform
import Records

/// A session in JSON lines, in which a program plays through two pipes.
public struct JSONSession<G: ArcadeGame> {
  public private(set) var table: Table<G>

  private let isQuiet: Bool
  private let output: Output

  public init(_ table: Table<G>, isQuiet: Bool, output: Output) {
    (self.table, self.isQuiet, self.output) = (table, isQuiet, output)
  }

  private var game: Playthrough<G> { table.game }

  /// Plays until the game or the input ends.
  public mutating func play(_ words: inout WordReader) throws(SystemError) {
    try begin()
    try playBots()
    while table.isPlaying, let word = try words.next(beforeWaiting: {}),
      word.lowercased() != "quit"
    {
      let reply = reply(to: word)
      try writeUnlessQuiet(reply)
      try playBots()
    }
    var end = game.closingLine
    if let fault = table.fault { end["fault"] = JSONLines.fault(fault.seat, fault.reason) }
    end["beaten"] = table.previousBest.map { .number($0) }
    try write(end)
  }

  /// Writes the first line and, in a resumed game, the moves so far.
  private func begin() throws(SystemError) {
    var line = game.openingLine
    if game.position.seating.isShared {
      line["seat"] = table.ownSeat.map { .number($0.number) }
    }
    try writeUnlessQuiet(line)
    var (position, turn) = (G.P(game.position.setup), 0)
    for entry in game.log {
      turn += 1
      position.take(entry.event)
      try writeUnlessQuiet(game.line(ofMove: turn, at: position))
    }
  }

  private mutating func playBots() throws(SystemError) {
    while table.advance(within: .max) == .moved { try writeUnlessQuiet(lastMove) }
  }

  private mutating func reply(to word: String) -> JSONObject {
    if LineCommand(word) == .hint, let hint = table.hint(.untranslated) {
      return JSONLines.hint(hint, at: game.position)
    }
    guard let move = G.P.Move(word) else { return JSONLines.refused(word, at: game.position) }
    do throws(G.P.Refusal) {
      try table.play(move)
      table.settle(within: .max)
      return lastMove
    } catch {
      return JSONLines.refused(word, error, at: game.position)
    }
  }

  private var lastMove: JSONObject {
    // One copy of the computed game serves all three uses.
    let game = game
    return game.line(ofMove: game.turns, at: game.position)
  }

  private func writeUnlessQuiet(_ object: @autoclosure () -> JSONObject) throws(SystemError) {
    if !isQuiet { try write(object()) }
  }

  private func write(_ object: JSONObject) throws(SystemError) {
    try output.line(object.text)
    try output.flush()
  }
}
