/// Work that runs on several processors at once.
public enum Threads {
  /// The number of processors.
  public static var processors: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// Runs the same work on `count` threads and returns when all of them have finished. Until then,
  /// calls `meanwhile` on this thread every `pause` milliseconds.
  public static func run(
    _ count: Int, pause: Int, meanwhile: () -> Void, work: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    // Each thread writes a byte when it has finished.
    let ends: Pipe
    do {
      ends = try Pipe()
    } catch {
      throw error.doing("start a thread")
    }
    defer { ends.close() }
    var running = 0
    for _ in 0..<count {
      let isStarted = start {
        work()
        try? ends.writer.write([0])
      }
      if isStarted { running += 1 }
    }
    // If no thread could be started, this one does all the work.
    if running == 0 { work() }
    var byte: [UInt8] = [0]
    while running > 0 {
      var request = pollfd(fd: ends.reader.number, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, CInt(pause)) > 0 {
        running -= try ends.reader.read(into: &byte)
      } else {
        meanwhile()
      }
    }
  }

  /// Starts a detached thread. Returns false if the system has none left.
  private static func start(_ work: @escaping () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Box(work))
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(
        &thread, nil, { ($0 as UnsafeMutableRawPointer?).flatMap(Box.open) }, box.toOpaque())
      if let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let failure = pthread_create(&thread, nil, { $0.flatMap(Box.open) }, box.toOpaque())
      if failure == 0 { pthread_detach(thread) }
    #endif
    if failure != 0 { box.release() }
    return failure == 0
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
