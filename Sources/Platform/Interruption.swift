import Synchronization

/// An interrupt (Ctrl-C) that stops long work cleanly.
public enum Interruption {
  private static let requested = Atomic<Bool>(false)

  /// Makes an interrupt only set ``isRequested``, unless the process started with SIGINT ignored.
  public static func install() {
    let action = sigaction(
      { _ in Interruption.requested.store(true, ordering: .relaxed) }, flags: 0)
    Signals.set(SIGINT, to: action)
  }

  public static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Ends the process by SIGINT, so that its parent sees the interrupt.
  public static func reraise() {
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}
