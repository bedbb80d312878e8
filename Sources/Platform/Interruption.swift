import Synchronization

/// An interrupt (Ctrl-C) that stops long work cleanly.
public enum Interruption {
  private static let requested = Atomic<Bool>(false)
  private static let handled = Atomic<Bool>(false)

  /// Makes an interrupt only set ``isRequested``, unless the process started with SIGINT ignored.
  public static func install() {
    let action = sigaction(
      { _ in Interruption.requested.store(true, ordering: .relaxed) }, flags: 0)
    Signals.set(SIGINT, to: action)
    handled.store(true, ordering: .relaxed)
  }

  /// True once ``install()`` was called.
  public static var isHandled: Bool { handled.load(ordering: .relaxed) }

  public static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Ends the process by SIGINT, so that its parent sees the interrupt.
  public static func reraise() {
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}
