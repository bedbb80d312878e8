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
    try writeBeginning(of: table.game, for: table.ownSeat)
    try playOthers(at: &table)
    while table.isPlaying, let word = try nextWord(&words, at: &table),
      !LineCommand.isQuit(word)
    {
      if let reply = reply(to: word, at: &table) { try write(reply) }
      try playOthers(at: &table)
    }
    var end = table.game.closingLine(for: table.ownSeat)
      .merging(JSONLines.field(table.fault, table.faultDetail))
    if table.isProven { end["verified"] = .bool(true) }
    end["beaten"] = table.previousBest.map { .number($0) }
    if isQuiet {
      // The only line says also what the first one would have said.
      end = table.game.openingLine(for: table.ownSeat).merging(end)
      if !table.isPlaying { end["next"] = nil }
    }
    try write(end, isLast: true)
    return .leave
  }

  private func writeBeginning<G: ArcadeGame>(
    of game: Playthrough<G>, for seat: Seat?
  ) throws(SystemError) {
    try write(game.openingLine(for: seat).replayed(game.turns > 0))
    guard game.turns > 0, !isQuiet else { return }
    var lines: [JSONObject] = []
    game.round.replay { _, _, position in
      let turn = lines.count + 1
      lines.append(game.line(ofMove: turn, at: position).replayed(turn < game.turns))
    }
    for line in lines { try write(line) }
  }

  /// Returns the next word, or nil at the end of the game or the input. Meanwhile friends at other
  /// machines may move.
  private func nextWord<G: ArcadeGame>(
    _ words: inout WordReader, at table: inout Table<G>
  ) throws(SystemError) -> String? {
    while let contact = table.contact, table.isPlaying,
      !words.isReady(beside: contact.descriptors, within: 500)
    {
      table.attend()
      try playOthers(at: &table)
    }
    return table.isPlaying ? try words.next(beforeWaiting: {}) : nil
  }

  private func playOthers<G: ArcadeGame>(at table: inout Table<G>) throws(SystemError) {
    var wasAway = false
    while table.awaited != nil, !Interruption.isRequested {
      let (turns, facts, mustWait) = (table.game.turns, table.game.opponentFacts, table.mustWait)
      let hints = table.othersHints
      // A line to another machine needs attention from time to time.
      let time = table.contact == nil ? Int.max : mustWait ? 500 : 0
      switch table.advance(within: time) {
      case .moved:
        if table.game.turns > turns { try write(table.game.line(ofMove: table.game.turns)) }
        if table.game.opponentFacts != facts, table.game.turns == turns {
          try write(table.game.opponentLine)
        }
        if table.othersHints > hints {
          let hints: JSONObject = ["hints": .number(table.othersHints)]
          try write(table.game.opponentLine.merging(hints))
        }
      case .waiting where mustWait && table.contact != nil:
        let isAway = table.contact?.awaySince != nil
        if isAway != wasAway { try write(table.game.opponentLine.merging(["away": .bool(isAway)])) }
        wasAway = isAway
      default: return
      }
    }
  }

  private func reply<G: ArcadeGame>(to word: String, at table: inout Table<G>) -> JSONObject? {
    if LineCommand(word) == .hint, let hint = table.hint(.untranslated) {
      return JSONLines.hint(hint, at: table.game.position)
    }
    guard let move = G.P.Move(word) else { return JSONLines.refused(word, at: table.game.position) }
    do throws(G.P.Refusal) {
      let turns = table.game.turns
      try table.play(move, within: .max)
      return table.game.turns > turns ? table.game.line(ofMove: table.game.turns) : nil
    } catch {
      return JSONLines.refused(word, error, at: table.game.position)
    }
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
