extension Playthrough {
  /// Creates the game of a record before its first move. `adapt` sets the options that journals
  /// don't have.
  public init(
    _ head: Record.Head, adapt: (inout G.Options, inout Opposition?) -> Void = { _, _ in }
  ) throws(UserError) {
    let source = try Source(head.source)
    let mode = G.modes.first { head.game == G.recordName($0) } ?? .alone
    var (options, opposition) = try G.options(recorded: head.options, mode)
    if let deal = source.writtenDeal { try G.check(deal, with: options) }
    adapt(&options, &opposition)
    // The deal is that of the record, whatever else the options say.
    if let deal = source.writtenDeal { G.adopt(&options, from: deal) }
    try self.init(options: options, source: source, opposition: opposition)
  }

  /// Creates the game of a record with its moves and hints, as far as they verify.
  public init(playing record: Record) throws(UserError) {
    try self.init(record.head)
    _ = replay(record.recordedMoves)
  }

  /// Makes recorded moves and hints in order, up to one that the rules don't allow or that has
  /// another outcome than the record says; returns its index and its error.
  mutating func replay(_ moves: [Journal.Move]) -> (index: Int, error: Phrase)? {
    G.P.replay(moves) {
      noteHint()
    } play: { move, board throws(G.P.Refusal) in
      try play(move, at: other == nil ? 0 : board)?.outcome
    } reason: {
      position.reason(for: $0)
    }
  }

  /// Returns what a record, or a journal, says before the moves.
  public func head(begun: Timestamp, ofJournal: Bool = false) -> Record.Head {
    let options = recordedOptions
    return Record.Head(
      game: G.recordName(mode), rules: G.rules,
      options: ofJournal ? options.journaled(with: opposition) : options.recorded(with: opposition),
      source: source.origin, begun: begun)
  }

  /// Returns the record of the game so far, with the hints among the moves.
  public func record(begun: Timestamp, ended: Timestamp = .now) -> Record {
    let moves = steps.map { step in
      switch step {
      case .hint: Journal.Move.hint
      case .move(let entry, let board):
        Journal.Move(
          text: entry.move.description, letter: entry.event.outcome.letter,
          isOpponents: board > 0)
      }
    }
    return Record(
      head(begun: begun), moves, ended: ended, status: recordedStatus, score: recordedScore)
  }

  /// The status that records keep: how the player's game ended, once nobody has a move left.
  var recordedStatus: String { isOver ? position.phase.status : Phase.unfinished }
}

extension Record {
  public var hints: Int { results.unicodeScalars.count { $0 == Journal.Move.hint.letter } }

  var recordedMoves: [Journal.Move] {
    var letters = results.unicodeScalars.makeIterator()
    return moves.utf8.split(separator: UInt8(ascii: " ")).map {
      Journal.Move(word: String(Substring($0)), letter: letters.next())
    }
  }
}

extension PlayerText {
  /// Makes recorded moves and hints in order, up to one that the rules don't allow or that has
  /// another outcome than the record says; returns its index, and the error as the end of a
  /// sentence that begins with the move or its line.
  ///
  /// Inlined, as each call would look up the types of the game again.
  @inline(__always)
  static func replay(
    _ moves: [Journal.Move], hint: () -> Void,
    play: (Move, _ board: Int) throws(Refusal) -> Event.Outcome?, reason: (Refusal) -> Phrase
  ) -> (index: Int, error: Phrase)? {
    for (index, recorded) in moves.enumerated() {
      if recorded == .hint {
        hint()
        continue
      }
      guard let move = Move(recorded.text) else { return (index, .notMove) }
      do throws(Refusal) {
        guard let outcome = try play(move, recorded.isOpponents ? 1 : 0),
          outcome.letter != recorded.letter
        else { continue }
        let (found, letter) = (outcome.rawValue, recorded.letter.map { "'\($0)'" })
        let meaning = outcome.sign.map { "\($0.meaning(.zh))（\(found)）" } ?? " \(found)"
        let told = Phrase(
          en: letter.map { "says \($0)" } ?? "has no letter for it",
          zh: letter.map { "的字母却是 \($0)" } ?? "却没有")
        return (
          index,
          Phrase(
            en: "is \(found), but the record \(told(.en))",
            zh: "的结果是\(meaning)，记录里\(told(.zh))")
        )
      } catch {
        let reason = reason(error)
        return (index, Phrase(en: "is refused: \(reason(.en))", zh: "无效：\(reason(.zh))"))
      }
    }
    return nil
  }

  func reason(for refusal: Refusal) -> Phrase {
    Phrase { reason(for: refusal, Presentation(language: $0, isPlain: true)) }
  }
}

extension Phrase {
  static var notMove: Phrase { Phrase(en: "is not a move", zh: "不是有效的一手") }
}
