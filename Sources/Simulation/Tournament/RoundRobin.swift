import GameCore
import Platform
import Synchronization

/// Results of two players that can be added up.
public protocol AddableResult: Sendable {
  init()
  mutating func add(_ other: Self)

  /// The number of games.
  var games: Int { get }

  /// The games in which each of the two players was at fault.
  var faults: [FaultCounts] { get }

  /// The number of games that each of the two players finished without a fault of anybody.
  var finished: [Int] { get }
}

extension MatchTally: AddableResult {}
extension DifferenceTally: AddableResult {}

/// Meetings of every player with every other one, in portions on several threads.
///
/// The portions go round the pairings, and their results are added in that order: the sums, and the
/// point at which a test stops, are the same with any number of threads.
public struct RoundRobin<Result: AddableResult>: Sendable {
  /// The pairings, by the players' indices.
  public let pairings: [(Int, Int)]

  private let seeds: SeedRange
  private let portion: Int

  /// The function that plays the deals of some seeds for a pairing; it returns nil after an
  /// interrupt.
  public typealias Play = (_ one: Int, _ other: Int, SeedRange) -> Result?

  /// A function that is called now and then with the share of the games that is done, from 0 to 1,
  /// and the results so far.
  public typealias Watch = (_ share: Double, [Meeting<Result>]) -> Void

  /// Creates the meetings of a number of players on the deals of some seeds.
  public init(players: Int, seeds: SeedRange, portion: Int) {
    (self.seeds, self.portion) = (seeds, portion)
    pairings = (0..<players).flatMap { one in (one + 1..<players).map { (one, $0) } }
  }

  /// The number of portions.
  private var portions: Int { pairings.count * ((seeds.count + portion - 1) / portion) }

  /// Plays until all is played, the results suffice or the user interrupts, and returns the results
  /// of every pairing. Each thread plays with a function of its own.
  public func run(
    threads: Int, suffices: @escaping @Sendable ([Result]) -> Bool = { _ in false },
    meanwhile: Watch, player: @escaping @Sendable () -> Play
  ) throws(SystemError) -> [Meeting<Result>] {
    let sums = SumsInOrder<Result>(count: pairings.count, suffices: suffices)
    let copy = self
    try Threads.run(threads, pause: 100) {
      let (done, results) = sums.state
      meanwhile(Double(done) / Double(portions), meetings(results))
    } work: {
      let play = player()
      while !Interruption.isRequested, let next = sums.next(of: copy.portions) {
        let (one, other) = copy.pairings[next % copy.pairings.count]
        let start = next / copy.pairings.count * copy.portion
        guard let result = play(one, other, copy.seeds.part(after: start, limit: copy.portion))
        else { return }
        sums.add(result, of: next)
      }
    }
    return meetings(sums.state.results)
  }

  private func meetings(_ results: [Result]) -> [Meeting<Result>] {
    zip(pairings, results).map { Meeting(one: $0.0, other: $0.1, result: $1) }
  }
}

/// Sums to which threads add in a certain order.
private final class SumsInOrder<Result: AddableResult>: Sendable {
  private let begun = Atomic<Int>(0)
  private let isDone = Atomic<Bool>(false)
  private let sums: Mutex<Sums>
  private let suffices: @Sendable ([Result]) -> Bool

  private struct Sums {
    var results: [Result]
    var added = 0
    /// The results that are there before earlier ones.
    var early: [Int: Result] = [:]
  }

  init(count: Int, suffices: @escaping @Sendable ([Result]) -> Bool) {
    sums = Mutex(Sums(results: (0..<count).map { _ in Result() }))
    self.suffices = suffices
  }

  /// The number of portions added, and the sums.
  var state: (added: Int, results: [Result]) { sums.withLock { ($0.added, $0.results) } }

  /// Returns the index of the next portion to begin, or nil if there is none.
  func next(of count: Int) -> Int? {
    guard !isDone.load(ordering: .relaxed) else { return nil }
    let next = begun.add(1, ordering: .relaxed).oldValue
    return next < count ? next : nil
  }

  func add(_ result: Result, of portion: Int) {
    sums.withLock { sums in
      sums.early[portion] = result
      while !isDone.load(ordering: .relaxed),
        let result = sums.early.removeValue(forKey: sums.added)
      {
        sums.results[sums.added % sums.results.count].add(result)
        sums.added += 1
        if suffices(sums.results) { isDone.store(true, ordering: .relaxed) }
      }
    }
  }
}
