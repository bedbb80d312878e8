import Synchronization

/// A signal that stops long work cleanly: SIGINT (Ctrl-C) or SIGTERM.
public enum Interruption {
  /// The number of the first signal; 0 for none.
  private static let requested = Atomic<CInt>(0)
  private static let handled = Atomic<Bool>(false)

  /// Makes the signals only set ``isRequested``, unless the process started with them ignored.
  public static func install() {
    let action = sigaction(
      { signal in
        _ = Interruption.requested.compareExchange(
          expected: 0, desired: signal, ordering: .relaxed)
      }, flags: 0)
    for signal in [SIGINT, SIGTERM] { Signals.set(signal, to: action) }
    handled.store(true, ordering: .relaxed)
  }

  public static var isHandled: Bool { handled.load(ordering: .relaxed) }

  public static var isRequested: Bool { requested.load(ordering: .relaxed) != 0 }

  /// Ends the process by the signal, so that its parent sees it.
  public static func reraise() {
    let number = requested.load(ordering: .relaxed)
    signal(number, SIG_DFL)
    raise(number)
  }
}
