import GameCore
import Platform
import Storage
import TextUI
import Tiles

/// A game under way that nobody is playing, taken from its journal to go on with.
struct SavedGame<G: ArcadeGame> {
  /// The game at its beginning, with the recorder of its journal.
  let start: Round<G>

  /// The moves that were made, which that recorder knows.
  let moves: [G.Move]

  /// The game as these moves have left it.
  let present: Round<G>

  /// When the last of them was made.
  let time: Timestamp

  /// What makes the recorder of a journal that is continued.
  typealias MakeRecorder = (Journal, _ known: Int) -> Recorder

  /// Takes a journal; nil where there is no game of it to go on with, as in
  /// ``CommandContext/gameUnderWay(_:as:in:patience:adapt:)``.
  init?(
    _ path: String, _ context: CommandContext, in folder: StateFolder, patience: Int,
    adapt: (inout G.Options) -> Void, makeRecorder: MakeRecorder
  ) {
    guard
      let (journal, round, time) = context.gameUnderWay(
        path, as: G.self, in: folder, patience: patience, adapt: adapt)
    else { return nil }
    (moves, present, self.time) = (round.playedMoves, round, time)
    // What is played again is recorded already, and the hints before the first move with it.
    let known = moves.count + round.hints.prefix { $0 == 0 }.count
    start = round.beginning(with: makeRecorder(journal, known))
  }

  /// Gives the game up.
  func giveUp() {
    start.recorder?.file(present.record(ended: time))
  }
}

extension CommandContext {
  /// Takes a journal and plays its moves; nil where its game is being played, has ended, or is not of
  /// this type. A game that has ended is put into the history; what is damaged is complained of and set
  /// aside, and the moves before it are kept. `adapt` chooses what the journal says nothing of;
  /// `patience` is how many milliseconds another process may have it.
  fileprivate func gameUnderWay<G: ArcadeGame>(
    _ path: String, as game: G.Type, in folder: StateFolder, patience: Int = 0,
    adapt: (inout G.Options) -> Void = { _ in }
  ) -> (journal: Journal, round: Round<G>, time: Timestamp)? {
    let (time, taken) = (folder.lastWrite(to: path), take(path, within: patience))
    guard case (var journal, let contents)? = taken, contents.head.game == G.name,
      contents.head.rules == G.rules,
      var round = round(of: contents.head, in: path, as: G.self, adapt)
    else { return nil }

    let (count, fault) = contents.play(in: &round)
    if let fault {
      let (line, kept) = (count + 2, Array(contents.moves.prefix(count)))
      guard !kept.isEmpty else {
        warn(of: Journal.setAside(path), line: line, fault, Self.setAside)
        return nil
      }
      warn(of: path, line: line, fault, "what comes before it is kept")
      guard let copy = try? journal.copied(contents.head, kept, in: folder) else { return nil }
      journal = copy
    }
    guard round.game.status == .playing else {
      file(round.record(ended: time), journal, in: folder)
      return nil
    }
    return (journal, round, time)
  }

  /// Reserves and reads a journal. One that makes no sense is complained of and set aside.
  fileprivate func take(
    _ path: String, within patience: Int
  ) -> (Journal, Journal.Contents)? {
    do throws(MalformedLine) {
      return try Journal.take(path, within: patience)
    } catch {
      if error.isNewer {
        warn(of: path, line: 1, error, "the file is left alone")
      } else {
        warn(of: Journal.setAside(path), line: 1, error, Self.setAside)
      }
      return nil
    }
  }

  fileprivate static let setAside = "the file is set aside"

  /// Keeps a game that had ended when its process did. It may be in the history already.
  fileprivate func file(_ record: Record, _ journal: Journal, in folder: StateFolder) {
    do throws(SystemError) {
      if try !folder.history.contains(record) {
        try folder.history.append(record, mustLast: true)
      }
      journal.remove()
    } catch {
      // The journal stays, and with it the game, until there is room for it.
      screenRunner.warn(
        "can't add the game of \(journal.path.shownAsPath) to the history: \(error.message)")
    }
  }

  /// The game of a journal from its beginning. One that can't be played is complained of.
  fileprivate func round<G: ArcadeGame>(
    of head: Record.Head, in path: String, as game: G.Type, _ adapt: (inout G.Options) -> Void
  ) -> Round<G>? {
    do throws(InvalidInput) {
      var options = try G.Options(recorded: head.options)
      adapt(&options)
      return try Round(options: options, source: .init(head.source), begun: head.begun)
    } catch {
      screenRunner.warn("\(path.shownAsPath), line 1: \(error.message)")
      return nil
    }
  }

  fileprivate func warn(
    of path: String, line: Int, _ fault: MalformedLine, _ consequence: String
  ) {
    screenRunner.warn("\(path.shownAsPath), line \(line) \(fault.message); \(consequence)")
  }

  /// Puts games into the history that had ended when their processes did.
  func sweepJournals() {
    guard let state else { return }
    for path in state.journals() {
      guard let game = GameRegistry.game(named: StateFolder.game(ofJournal: path)) else { continue }
      sweep(path, of: game, in: state)
    }
  }

  private func sweep<G: ArcadeGame>(_ path: String, of game: G.Type, in state: StateFolder) {
    _ = gameUnderWay(path, as: game, in: state)
  }
}

extension Journal.Contents {
  /// Makes the moves as far as they do in a round what the journal says; answers how many lines that
  /// are, hints among them, and what is wrong with the line behind them.
  fileprivate func play<G>(in round: inout Round<G>) -> (lines: Int, MalformedLine?) {
    for (index, entry) in moves.enumerated() {
      if entry == .hint {
        round.noteHint()
        continue
      }
      guard let move = G.Move(entry.text) else { return (index, MalformedLine("is no move")) }
      var trial = round.game
      do throws(G.Refusal) {
        let event = try trial.apply(move)
        guard trial.mark(of: event).letter == entry.letter else {
          return (index, MalformedLine("does not do what it says"))
        }
        _ = try round.apply(move)
      } catch {
        return (index, MalformedLine("is a move that is refused"))
      }
    }
    return (moves.count, damage)
  }
}
