import Flags
import GameCore
import Platform
import Play
import Storage
import TextUI

/// A program that plays games over one pair of pipes, in JSON lines.
public final class OutsidePlayer {
  private let process: ChildProcess
  private let output: Output
  private var words: WordReader

  /// The most refused moves in a row, the most words of a game, and the most bytes without a word.
  private static let (refusalLimit, wordLimit, byteLimit) = (100, 10_000, 1 << 20)

  /// Starts a program by a shell command.
  public init(_ command: String) throws(SystemError) {
    do {
      process = try ChildProcess(shell: command)
    } catch {
      throw error.doing("start the player")
    }
    output = Output(process.input)
    words = WordReader(operands: [], input: process.output, limit: Self.byteLimit)
  }

  deinit {
    // After an interruption the user wants no further wait.
    process.end(within: Interruption.isRequested ? 100 : 1000)
  }

  /// Lets the program play the games of consecutive seeds until an interruption or a fault. Returns
  /// the scores, the number of hints given, and the fault or nil.
  public func play<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ seeds: SeedRange, progress: inout ProgressBar
  ) throws(InvalidInput) -> (tally: Tally, hints: Int, fault: String?) {
    var (tally, hints) = (Tally(), 0)
    var shown = Clock.milliseconds
    progress.show(0)
    for index in 0..<seeds.count where !Interruption.isRequested {
      let seed = Seed(number: seeds.first &+ UInt64(index))
      let game = try Playthrough<G>(options: options, source: .seed(seed))
      var session = JSONSession(RecordedRound(game, nil), isQuiet: false, output: output)
      let fault = fault(in: &session)
      if Interruption.isRequested { break }
      if let fault { return (tally, hints, "seed \(seed.text): the player \(fault)") }
      let end = session.round.playthrough
      tally.add(end.position.score.value, isFinished: !end.isPlaying)
      hints += end.hints.count
      if Clock.milliseconds - shown >= 100 {
        shown = Clock.milliseconds
        progress.show(index + 1)
      }
    }
    return (tally, hints, nil)
  }

  /// Lets the program play a game. Returns its fault as the end of a sentence, or nil.
  private func fault<G: ArcadeGame>(in session: inout JSONSession<G>) -> String? {
    do throws(SystemError) {
      try session.begin()
      var count = 0
      while !Interruption.isRequested, session.round.playthrough.isPlaying {
        if session.refusals >= Self.refusalLimit { return "made " + refusals(in: session) }
        guard count < Self.wordLimit else {
          return "did not finish within \(Self.wordLimit) moves and hints"
        }
        count += 1
        guard try session.step(&words) else { break }
      }
      if session.round.playthrough.isPlaying {
        if words.isExhausted { return "wrote \(Self.byteLimit) bytes without a word" }
        if words.hasEnded { return ending(of: session) }
      }
      try session.end()
      return nil
    } catch {
      return error.code == ETIMEDOUT ? "did not read its input" : ending(of: session)
    }
  }

  /// Returns the program's end, with the refused moves before it.
  private func ending<G: ArcadeGame>(of session: JSONSession<G>) -> String {
    let ending = process.ending(within: 200).map { " with \($0)" } ?? ""
    return "ended\(ending)" + (session.refusals > 0 ? " after " + refusals(in: session) : "")
  }

  private func refusals<G: ArcadeGame>(in session: JSONSession<G>) -> String {
    let moves = session.refusals.counted("refused move") + (session.refusals > 1 ? " in a row" : "")
    return "\(moves), \(session.refusals > 1 ? "the last " : "")\(session.lastRefusal ?? "")"
  }
}
