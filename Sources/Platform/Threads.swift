/// Work that is done on several processors at once.
public enum Threads {
  /// How many processors there are.
  public static var processors: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// Does the same work on so many threads, and returns when it is done on all of them. Meanwhile does
  /// something else on this one, every so many milliseconds.
  public static func run(
    _ count: Int, pause: Int, meanwhile: () -> Void, work: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    // Each thread tells its end by a byte.
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
    // Where the system has no thread left, this one does it all.
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

  /// Starts a thread that nobody waits for; false where the system has none left.
  private static func start(_ work: @escaping () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Box(work))
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, nil, { Box.open($0) }, box.toOpaque())
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
