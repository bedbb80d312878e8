import GameCore
import Platform

public struct Simulation<G: ArcadeGame>: Sendable {
  private let options: G.Options
  private let seeds: SeedRange

  /// Creates a simulation of games with these options and seeds, which must make deals.
  public init(options: G.Options, seeds: SeedRange) {
    (self.options, self.seeds) = (options, seeds)
  }

  /// Lets a bot play on a number of threads until the games are played or the user interrupts. The
  /// games played are the first ones, with any number of threads.
  public func run(
    _ player: Bot<G>, threads: Int, progress: inout ProgressBar
  ) -> Tally {
    // Enough portions for every thread, none of which delays the end after Ctrl-C for long.
    let portion = max(1, min(1024, seeds.count / (8 * threads)))
    let (portions, simulation) = ((seeds.count + portion - 1) / portion, self)
    return Threads.addUp(portions, into: Tally(), threads: threads) { (sum, tally: Tally, _) in
      sum.add(tally)
      return true
    } meanwhile: { _, added in
      progress.show(Double(added) / Double(portions))
    } worker: {
      { index in
        var tally = Tally()
        let seeds = simulation.seeds.part(after: index * portion, limit: portion)
        // The options and a deal have been checked before.
        try? player.play(simulation.options, seeds) { tally.add($0) }
        return tally
      }
    }
  }

  /// Lets an external program play, which has some milliseconds for each move, until the games are
  /// played, the user interrupts or the program fails. Returns the scores, the number of hints
  /// given, and the failure or nil.
  public func run(
    _ command: String, timeLimit: Int, progress: inout ProgressBar
  ) throws -> (tally: Tally, hints: Int, failure: String?) {
    let program: ExternalProgram
    do throws(SystemError) {
      program = try ExternalProgram(command, timeLimit: timeLimit)
    } catch {
      throw error.doing("start the player", zh: "启动玩家程序")
    }
    var (tally, hints) = (Tally(), 0)
    for index in 0..<seeds.count {
      let seed = Seed(number: seeds.first &+ UInt64(index))
      let source = Playthrough<G>.Source.seed(seed)
      let game = try Playthrough<G>(options: options, source: source)
      var runner = MatchRunner(game, try source.deal(options), program)
      guard let played = runner.play() else { break }
      if let fault = played.fault, fault.reason != .quit {
        return (tally, hints, "seed \(seed.text): the player \(runner.failure)")
      }
      if played.fault == nil {
        tally.add(played.position.result)
      } else {
        tally.unfinished += 1
      }
      hints += runner.hints
      progress.show(Double(index + 1) / Double(seeds.count))
    }
    return (tally, hints, nil)
  }
}
