import Play
import GameCore
import Platform
import Storage
import TextUI

/// A program that plays games over one pair of pipes, in JSON lines.
public final class OutsidePlayer {
  private let process: ChildProcess
  private let output: Output
  private var words: WordReader

  /// How many moves in a row may be refused, how many words a game may have, and how many bytes may
  /// come without one.
  private static let (refusalLimit, wordLimit, byteLimit) = (100, 10_000, 1 << 20)

  /// Starts the program that a shell's command names.
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
    // Whoever interrupts has waited already.
    process.end(within: Interruption.isRequested ? 100 : 1000)
  }

  /// Lets the program play games with seeds in a row, until they are played or the person at the
  /// terminal has had enough. Answers how far it came, how many hints it was given on the way, and
  /// what went wrong, if anything did.
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
      if let fault { return (tally, hints, "in the game of seed \(seed.text) the player \(fault)") }
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

  /// Lets the program play a game; answers what it has done wrong, if it has.
  private func fault<G: ArcadeGame>(in session: inout JSONSession<G>) -> String? {
    do throws(SystemError) {
      try session.begin()
      var count = 0
      while !Interruption.isRequested, session.round.playthrough.isPlaying {
        if session.refusals >= Self.refusalLimit { return "has made" + refusals(in: session) }
        guard count < Self.wordLimit else {
          return "has not come to an end in \(Self.wordLimit) moves and hints"
        }
        count += 1
        guard try session.step(&words) else { break }
      }
      if session.round.playthrough.isPlaying {
        if words.isExhausted { return "has written \(Self.byteLimit) bytes without a word" }
        if words.hasEnded { return ending(of: session) }
      }
      try session.end()
      return nil
    } catch {
      return error.code == ETIMEDOUT ? "has not read what it was told" : ending(of: session)
    }
  }

  /// How the program has ended, and what came before.
  private func ending<G: ArcadeGame>(of session: JSONSession<G>) -> String {
    let ending = process.ending(within: 200).map { " with \($0)" } ?? ""
    return "has ended\(ending)" + (session.refusals > 0 ? ", after" + refusals(in: session) : "")
  }

  private func refusals<G: ArcadeGame>(in session: JSONSession<G>) -> String {
    let moves = session.refusals == 1 ? "a move" : "\(session.refusals) moves in a row"
    return " \(moves) that \(session.refusals == 1 ? "was" : "were") refused, the last one "
      + (session.lastRefusal ?? "")
  }
}
