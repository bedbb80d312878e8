import ArcadeCore
import Platform

/// A program that plays games over one pair of pipes, in JSON lines.
final class OutsidePlayer {
  private let process: ChildProcess
  private let output: Output
  private var words: WordReader

  /// How many moves in a row may be refused, and how many a game may have.
  private static let (refusalLimit, moveLimit) = (100, 100_000)

  /// Starts the program that a shell's command names.
  init(_ command: String) throws(SystemError) {
    process = try ChildProcess(shell: command)
    output = Output(process.input)
    words = WordReader(operands: [], input: process.output)
  }

  deinit {
    process.close()
  }

  /// Lets the program play games with seeds in a row, until they are played or the person at the
  /// terminal has had enough. Answers how far it came, and what went wrong, if anything did.
  func play<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ seeds: GameSeeds, progress: inout ProgressBar
  ) throws(BadOptions) -> (tally: Tally, fault: String?) {
    var tally = Tally()
    var shown = Clock.milliseconds
    for index in 0..<seeds.count where !Interruption.isWished {
      let seed = Seed(number: seeds.first &+ UInt64(index))
      let round = try Round<G>(options: options, source: .seed(seed))
      var session = JSONSession(round: round, isQuiet: false, output: output)
      let fault = fault(in: &session)
      if Interruption.isWished { break }
      if let fault { return (tally, "in the game of seed \(seed.text) the player \(fault)") }
      let end = session.round.game
      tally.add(end.score.value, isFinished: end.status != .playing)
      if Clock.milliseconds - shown >= 100 {
        shown = Clock.milliseconds
        progress.show(index + 1)
      }
    }
    return (tally, nil)
  }

  /// Lets the program play a game; answers what it has done wrong, if it has.
  private func fault<G: ArcadeGame>(in session: inout JSONSession<G>) -> String? {
    do throws(SystemError) {
      _ = try session.play(&words) { session in
        session.refusals < Self.refusalLimit && session.round.turns < Self.moveLimit
          && !Interruption.isWished
      }
    } catch {
      return error.code == ETIMEDOUT ? "has not read what it was told" : "has ended"
    }
    if session.round.game.status != .playing { return nil }
    if session.refusals >= Self.refusalLimit, let refusal = session.lastRefusal {
      return "made \(session.refusals) moves in a row that were refused, the last one \(refusal)"
    }
    if session.round.turns >= Self.moveLimit {
      return "has not come to an end in \(session.round.turns) moves"
    }
    return words.hasEnded ? "has ended" : nil
  }
}
