import Platform
import Records

/// A session in JSON lines, in which a program plays through two pipes.
public struct JSONSession {
  private let isQuiet: Bool
  private let output: Output

  public init(isQuiet: Bool, output: Output) {
    (self.isQuiet, self.output) = (isQuiet, output)
  }

  /// Plays until the game or the input ends. A resumed game begins with the lines of its moves.
  public func play<G: ArcadeGame>(
    _ table: inout Table<G>, _ words: inout WordReader
  ) throws(SystemError) -> RoundChoice {
    try write(table.game.openingLine(for: table.ownSeat))
    try writeMoves(of: table.game)
    try playBots(at: &table)
    while table.isPlaying, let word = try words.next(beforeWaiting: {}),
      !LineCommand.isQuit(word)
    {
      let reply = reply(to: word, at: &table)
      try write(reply)
      try playBots(at: &table)
    }
    var end = table.game.closingLine.merging(JSONLines.field(table.fault))
    end["beaten"] = table.previousBest.map { .number($0) }
    try write(end, isLast: true)
    return .leave
  }

  private func writeMoves<G: ArcadeGame>(of game: Playthrough<G>) throws(SystemError) {
    var (position, turn) = (G.P(game.position.setup), 0)
    for entry in game.log {
      turn += 1
      position.take(entry.event)
      try write(game.line(ofMove: turn, at: position))
    }
  }

  private func playBots<G: ArcadeGame>(at table: inout Table<G>) throws(SystemError) {
    while table.awaited != nil, table.advance(within: .max) == .moved {
      try write(lastMove(of: table.game))
    }
  }

  private func reply<G: ArcadeGame>(to word: String, at table: inout Table<G>) -> JSONObject {
    if LineCommand(word) == .hint, let hint = table.hint(.untranslated) {
      return JSONLines.hint(hint, at: table.game.position)
    }
    guard let move = G.P.Move(word) else { return JSONLines.refused(word, at: table.game.position) }
    do throws(G.P.Refusal) {
      try table.play(move, within: .max)
      return lastMove(of: table.game)
    } catch {
      return JSONLines.refused(word, error, at: table.game.position)
    }
  }

  private func lastMove<G: ArcadeGame>(of game: Playthrough<G>) -> JSONObject {
    game.line(ofMove: game.turns, at: game.position)
  }

  /// Writes a line. If the session is quiet, only the last one is written.
  private func write(
    _ line: @autoclosure () -> JSONObject, isLast: Bool = false
  ) throws(SystemError) {
    guard isLast || !isQuiet else { return }
    try output.line(line().text)
    try output.flush()
  }
}
