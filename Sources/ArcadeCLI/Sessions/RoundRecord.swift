import ArcadeCore
import Records

extension Round {
  /// The game from its beginning, as a record describes it.
  init(_ head: Record.Head) throws(BadOptions) {
    try self.init(
      options: G.Options(recorded: head.options), source: Source(head.source), begun: head.begun)
  }

  /// The moves of a record as far as they can be made, and the round behind them.
  func playing(_ text: String) -> (moves: [G.Move], end: Round) {
    var (moves, round) = ([G.Move](), self)
    for word in text.split(separator: " ") {
      if word == Journal.Move.hint.text {
        round.noteHint()
        continue
      }
      guard let move = G.Move(String(word)), (try? round.apply(move)) != nil else { break }
      moves.append(move)
    }
    return (moves, round)
  }

  /// The accepted moves.
  var playedMoves: [G.Move] {
    moves.split(separator: " ").compactMap { G.Move(String($0)) }
  }

  var head: Record.Head {
    Record.Head(
      game: G.name, rules: G.rules, options: options.recorded, source: source.recorded,
      begun: begun)
  }

  /// The game as it is kept, with the hints among the moves.
  func record(ended: Timestamp = .now) -> Record {
    var (entries, letters) = (moves, results)
    if !hints.isEmpty {
      var words = moves.split(separator: " ").map(String.init)
      var scalars = Array(results.unicodeScalars)
      for turn in hints.reversed() {
        words.insert(Journal.Move.hint.text, at: turn)
        scalars.insert(Journal.Move.hint.letter, at: turn)
      }
      entries = words.joined(separator: " ")
      letters = String(String.UnicodeScalarView(scalars))
    }
    return Record(
      head: head, ended: ended, status: statusName, score: game.score.value, results: letters,
      moves: entries)
  }

  /// How the game stands, as records and programs are told.
  var statusName: String {
    game.status == .playing ? Record.unfinished : game.status.rawValue
  }
}

extension Round.Source {
  init(_ source: Record.Source) throws(BadOptions) {
    switch source {
    case .seed(let text): self = .seed(try Seed(text))
    case .deal(let text): self = .deal(try Self.written(text))
    }
  }

  /// A deal from its text, in the clear or encoded.
  static func written(_ text: String) throws(BadOptions) -> G.Deal {
    guard let deal: G.Deal = DealText.deal(text, of: G.name) else {
      throw BadOptions(
        "\(text.quotedForReading) is no deal of \(G.name); one is \(G.dealForm), "
          + "or what 'arcade deal' prints")
    }
    return deal
  }

  var recorded: Record.Source {
    switch self {
    case .seed(let seed): .seed(seed.text)
    case .deal(let deal): .deal(DealText.encoded(deal, of: G.name))
    }
  }
}
