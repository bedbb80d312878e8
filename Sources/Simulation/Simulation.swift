import GameCore
import Platform
import Synchronization

/// Many games of consecutive seeds, played by one player.
public struct Simulation<G: ArcadeGame> {
  private let options: G.Options
  private let seeds: SeedRange
  private let player: PlayerKind<G>

  /// Creates a simulation of games with these options and seeds.
  public init(options: G.Options, seeds: SeedRange, player: PlayerKind<G>) {
    (self.options, self.seeds, self.player) = (options, seeds, player)
  }

  /// Plays on a number of threads until the games are played or the user interrupts.
  ///
  /// Portions are begun in the order of their seeds and always completed, so the games played are
  /// the first ones with any number of threads.
  public func run(threads: Int, progress: inout ProgressBar) throws(SystemError) -> Tally {
    let shared = SharedState()
    let (options, seeds, play) = (options, seeds, player.play)
    try Threads.run(threads, pause: 100) {
      progress.show(shared.done.load(ordering: .relaxed))
    } work: {
      var tally = Tally()
      while !Interruption.isRequested, let part = shared.next(of: seeds) {
        // The options and a deal have been checked before.
        try? play(options, part) { tally.add($0) }
        shared.done.add(part.count, ordering: .relaxed)
      }
      shared.tally.withLock { $0.add(tally) }
    }
    return shared.tally.withLock { $0 }
  }
}

/// The state that the threads of a simulation share.
private final class SharedState: Sendable {
  /// The number of games begun, and of those done.
  private let begun = Atomic<Int>(0)
  let done = Atomic<Int>(0)

  /// The scores of the threads that have ended.
  let tally = Mutex(Tally())

  /// The number of games played between checks for an interruption.
  private static let portion = 256

  /// Returns the next games to play, or nil if there are none.
  func next(of seeds: SeedRange) -> SeedRange? {
    let start = begun.add(Self.portion, ordering: .relaxed).oldValue
    return start < seeds.count ? seeds.part(after: start, limit: Self.portion) : nil
  }
}
