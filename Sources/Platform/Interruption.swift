import Synchronization

/// The wish of the person at the terminal that a long work should end: Ctrl-C.
public enum Interruption {
  private static let choice = Atomic<Bool>(false)

  /// From now on an interrupt is only noted, unless the process was started with interrupts set aside.
  public static func note() {
    Signals.set(SIGINT, to: sigaction(handler, flags: 0))
  }

  private static let handler: sigaction.Handler = { _ in choice.store(true, ordering: .relaxed) }

  /// Whether there was one.
  public static var isRequested: Bool { choice.load(ordering: .relaxed) }

  /// Dies of the interrupt that was noted, as the process would have then.
  public static func die() {
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}
