import Play
import GameCore
import Platform
import Synchronization
import TextUI

/// Many games of one kind, played by one player, with seeds in a row.
public struct Simulation<G: ArcadeGame> {
  private let options: G.Options
  private let seeds: SeedRange
  private let player: PlayerKind<G>

  /// Creates a simulation of games with these options and seeds.
  public init(options: G.Options, seeds: SeedRange, player: PlayerKind<G>) {
    (self.options, self.seeds, self.player) = (options, seeds, player)
  }

  /// Plays on so many threads, until the games are played or the person at the terminal has had enough.
  ///
  /// Portions are begun in the order of their seeds, and a portion that was begun is played: so what was
  /// done is the same games whatever the number of threads.
  public func run(threads: Int, progress: inout ProgressBar) throws(SystemError) -> Tally {
    let shared = SharedState()
    let (options, seeds, play) = (options, seeds, player.play)
    try Threads.run(threads, pause: 100) {
      progress.show(shared.done.load(ordering: .relaxed))
    } work: {
      var tally = Tally()
      while !Interruption.isRequested, let part = shared.next(of: seeds) {
        // The options and a deal were tried before.
        try? play(options, part, &tally)
        shared.done.add(part.count, ordering: .relaxed)
      }
      shared.tally.withLock { $0.add(tally) }
    }
    return shared.tally.withLock { $0 }
  }
}

/// What the threads of a simulation share.
private final class SharedState: Sendable {
  /// How many games have been begun, and how many are done.
  private let begun = Atomic<Int>(0)
  let done = Atomic<Int>(0)

  /// The scores of all threads that are done.
  let tally = Mutex(Tally())

  /// How many games are played without asking whether to go on.
  private static let portion = 256

  /// The next games to be played; nil where there are none.
  func next(of seeds: SeedRange) -> SeedRange? {
    let start = begun.add(Self.portion, ordering: .relaxed).oldValue
    return start < seeds.count ? seeds.part(after: start, limit: Self.portion) : nil
  }
}
