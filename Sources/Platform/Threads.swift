import Synchronization

/// Work that runs on several processors at once.
public enum Threads {
  public static var processors: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// Does portions 0 ..< `count` of some work and adds up their results.
  ///
  /// Several threads begin the portions in order, each with a function that `worker` makes for it.
  /// Results are added in the same order, so the sum doesn't depend on the number of threads. No
  /// further portion is begun after Ctrl-C, once `add` returns false or once a portion has no
  /// result; what is added is then the first portions, without a gap.
  ///
  /// Calls `meanwhile` on this thread at once and then ten times a second with the sum and the
  /// number of portions in it.
  public static func addUp<Sum: Sendable, Part: Sendable>(
    _ count: Int, into start: Sum, threads: Int,
    add: @escaping @Sendable (inout Sum, Part, _ index: Int) -> Bool,
    meanwhile: (Sum, _ added: Int) -> Void = { _, _ in },
    worker: @escaping @Sendable () -> (_ index: Int) -> Part?
  ) -> Sum {
    let queue = Queue<Sum, Part>(count, start)
    let work = { @Sendable in queue.work(worker(), add) }
    // If some threads can't be started the others do all the work, or else this one does.
    let threads = (0..<min(threads, count)).compactMap { _ in self.start(work) }
    if threads.isEmpty { work() }
    repeat {
      let (sum, added) = queue.sum
      meanwhile(sum, added)
    } while !Clock.wait(100, until: { queue.finished >= threads.count })
    for thread in threads { pthread_join(thread, nil) }
    return queue.sum.sum
  }

  /// Starts a thread. Returns nil if the system has none left.
  private static func start(_ work: @escaping () -> Void) -> pthread_t? {
    let box = Unmanaged.passRetained(Box(work))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failure = pthread_create(
      &thread, nil, { ($0 as UnsafeMutableRawPointer?).flatMap(Box.open) }, box.toOpaque())
    guard failure == 0 else {
      box.release()
      return nil
    }
    return thread
  }

  private final class Box {
    let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
    }

    static func open(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work()
      return nil
    }
  }
}

/// Portions of work that threads begin in order, and the sum of their results in that order.
private final class Queue<Sum: Sendable, Part: Sendable>: Sendable {
  /// The most portions that are begun before the one whose result is added next has ended.
  private static var lead: Int { 4096 }

  private let count: Int
  private let begun = Atomic<Int>(0)
  private let state: Mutex<State>

  private struct State {
    var sum: Sum
    var added = 0
    var isFull = false

    /// The results that wait for those of earlier portions, by their portions.
    var early: [Int: Part] = [:]
    var finished = 0
  }

  init(_ count: Int, _ sum: Sum) {
    self.count = count
    state = Mutex(State(sum: sum))
  }

  /// The sum so far, and the number of portions in it.
  var sum: (sum: Sum, added: Int) { state.withLock { ($0.sum, $0.added) } }
  var finished: Int { state.withLock { $0.finished } }

  /// Begins portions until there are no more or no more are wanted.
  func work(_ work: (Int) -> Part?, _ add: (inout Sum, Part, Int) -> Bool) {
    while !Interruption.isRequested,
      case let index = begun.add(1, ordering: .relaxed).oldValue, index < count
    {
      // The results of the others wait for those of a slow portion, but only so many.
      while index - sum.added > Self.lead, begun.load(ordering: .relaxed) < count,
        !Interruption.isRequested
      { usleep(1000) }
      let part = work(index)
      let goesOn = state.withLock { state in
        state.early[index] = part
        while !state.isFull, let next = state.early.removeValue(forKey: state.added) {
          state.isFull = !add(&state.sum, next, state.added)
          state.added += 1
        }
        return part != nil && !state.isFull
      }
      if !goesOn { begun.store(count, ordering: .relaxed) }
    }
    state.withLock { $0.finished += 1 }
  }
}
