import GameCore
import Storage
import TextUI
import Tiles

extension Round {
  /// The game from its beginning, as a record describes it.
  init(_ head: Record.Head) throws(InvalidInput) {
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
      var (words, scalars, due) = ([Substring](), String.UnicodeScalarView(), hints[...])
      func addHints(at turn: Int) {
        while due.first == turn {
          due.removeFirst()
          words.append(Substring(Journal.Move.hint.text))
          scalars.append(Journal.Move.hint.letter)
        }
      }
      for (turn, move) in zip(moves.split(separator: " "), results.unicodeScalars).enumerated() {
        addHints(at: turn)
        words.append(move.0)
        scalars.append(move.1)
      }
      addHints(at: turns)
      (entries, letters) = (words.joined(separator: " "), String(scalars))
    }
    return Record(
      head: head, ended: ended, status: game.status.recorded, score: game.score.value,
      results: letters, moves: entries)
  }
}

extension Status {
  /// How a game stands that is left now, as records and programs are told.
  var recorded: String { self == .playing ? Record.unfinished : rawValue }
}

extension Round.Source {
  init(_ source: Record.Source) throws(InvalidInput) {
    switch source {
    case .seed(let text): self = .seed(try Seed(text))
    case .deal(let text): self = .deal(try Self.written(text))
    }
  }

  /// A deal from its text, in the clear or encoded.
  static func written(_ text: String) throws(InvalidInput) -> G.Deal {
    guard let deal: G.Deal = DealText.deal(text, of: G.name) else {
      throw InvalidInput(
        "\(text.quoted) is no deal of \(G.name); one is \(G.dealForm), "
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
