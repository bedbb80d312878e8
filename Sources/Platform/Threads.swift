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
  /// Calls `meanwhile` on this thread every `pause` milliseconds with the sum and the number of
  /// portions in it.
  public static func addUp<Sum: Sendable, Part: Sendable>(
    _ count: Int, into start: Sum, threads: Int, pause: Int = 100,
    add: @escaping @Sendable (inout Sum, Part, _ index: Int) -> Bool,
    meanwhile: (Sum, _ added: Int) -> Void = { _, _ in },
    worker: @escaping @Sendable () -> (_ index: Int) -> Part?
  ) throws(SystemError) -> Sum {
    let queue = Queue<Sum, Part>(count, start)
    try run(min(threads, count), pause: pause) {
      let (sum, added) = queue.sum
      meanwhile(sum, added)
    } work: {
      let work = worker()
      while let index = queue.next() {
        guard let part = work(index) else { return queue.stop() }
        queue.add(part, index, add)
      }
    }
    return queue.sum.sum
  }

  /// Runs the same work on `count` threads and returns when all of them have finished. Until then,
  /// calls `meanwhile` on this thread every `pause` milliseconds.
  private static func run(
    _ count: Int, pause: Int, meanwhile: () -> Void, work: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    // Each thread writes a byte when it has finished.
    let ends: Pipe
    do {
      ends = try Pipe()
    } catch {
      throw error.doing("start a thread", zh: "启动线程")
    }
    // If some threads can't be started the others do all the work, or else this one does.
    let threads = (0..<count).compactMap { _ in
      start {
        work()
        try? ends.writer.write([0])
      }
    }
    if threads.isEmpty { work() }
    var (running, byte) = (threads.count, [UInt8(0)])
    while running > 0 {
      var request = pollfd(fd: ends.reader.number, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, CInt(pause)) > 0 {
        guard let count = try? ends.reader.read(into: &byte) else { break }
        running -= count
      } else {
        meanwhile()
      }
    }
    // The pipe's numbers may be another's once it is closed, so no thread may write any more.
    for thread in threads { pthread_join(thread, nil) }
    ends.close()
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
  private let count: Int
  private let begun = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private let state: Mutex<State>

  private struct State {
    var sum: Sum
    var added = 0
    var isFull = false

    /// The results of portions that were done before earlier ones.
    var early: [Int: Part] = [:]
  }

  init(_ count: Int, _ sum: Sum) {
    self.count = count
    state = Mutex(State(sum: sum))
  }

  /// The sum so far, and the number of portions in it.
  var sum: (sum: Sum, added: Int) { state.withLock { ($0.sum, $0.added) } }

  /// Returns the next portion to begin, or nil if there is none.
  func next() -> Int? {
    guard !Interruption.isRequested, !isStopped.load(ordering: .relaxed) else { return nil }
    let next = begun.add(1, ordering: .relaxed).oldValue
    return next < count ? next : nil
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }

  func add(_ part: Part, _ index: Int, _ add: (inout Sum, Part, Int) -> Bool) {
    state.withLock { state in
      state.early[index] = part
      while !state.isFull, let next = state.early.removeValue(forKey: state.added) {
        state.isFull = !add(&state.sum, next, state.added)
        state.added += 1
      }
      if state.isFull { stop() }
    }
  }
}
