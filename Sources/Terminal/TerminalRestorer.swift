import Platform
import Synchronization

/// Sets the terminal's modes and screen, and restores them however the process ends or stops.
///
/// A signal handler may run at any moment. So its data has a fixed address, which it gets from an
/// atomic, and it calls only functions that POSIX lists as async-signal-safe.
enum TerminalRestorer {
  struct Terminal {
    /// The descriptor whose modes are set.
    let input: Descriptor

    /// The descriptor that the sequences are sent to.
    let output: Descriptor

    /// The pipe that gets a byte whenever the window has to be drawn again, if anybody waits.
    let signalPipe: Descriptor?

    /// False if the process only writes: in the background it isn't stopped and leaves the terminal
    /// alone, and what is typed stays there for the next reader.
    var takesInput = true

    /// The terminal's modes before it is entered and while it is.
    var (modes, rawModes): (termios, termios)

    /// The bytes that are sent after the modes are set, and after they are restored.
    var (enterSequence, exitSequence): (Bytes, Bytes)
  }

  /// Bytes at a fixed address.
  struct Bytes {
    fileprivate let buffer: UnsafeMutableBufferPointer<UInt8>

    /// Copies a text, until ``TerminalRestorer/uninstall()``.
    init(_ text: String) {
      buffer = .allocate(capacity: text.utf8.count)
      _ = buffer.initialize(from: text.utf8)
    }
  }

  private struct State {
    var terminal: Terminal
    var exitMessage = Bytes("")
    var defaultAction = sigaction(nil, flags: 0)
    var backgroundSignals = sigset_t([SIGTTOU])
    var handledSignals = sigset_t(handled)
  }

  /// The address of the state, or 0 if there is none.
  private static let address = Atomic<UInt>(0)

  /// The terminal at present. A thread that changes it from `restored` to `entering` or from
  /// `entered` to `restoring` is the only one that changes the terminal.
  private enum Phase {
    static let restored: UInt8 = 0
    /// From just before the modes are set to the last byte of the screen.
    static let entering: UInt8 = 1
    static let entered: UInt8 = 2
    /// From just before the modes are restored to the last byte that leaves the screen.
    static let restoring: UInt8 = 3
    /// A signal ends the process: nothing enters any more.
    static let ended: UInt8 = 4
  }

  private static let phase = Atomic<UInt8>(Phase.restored)

  private static var state: UnsafeMutablePointer<State>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// The signals between a stop and its end, none of which may interrupt another one's handler.
  private static let pausing = Signals.stopping + [SIGCONT]
  private static let handled = Signals.ending + pausing + [SIGWINCH]

  // MARK: Use

  /// Installs handlers, so that every signal that ends or stops the process restores the terminal.
  static func install(_ terminal: Terminal) {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State(terminal: terminal))
    address.store(UInt(bitPattern: state), ordering: .releasing)
    wasReentered.store(false, ordering: .releasing)
    hasLeft.store(false, ordering: .releasing)
    makeSignalStack()
    // No signal interrupts the restoring, not even the same one again.
    for signal in Signals.ending {
      Signals.set(
        signal,
        to: sigaction(
          restoreAndDie, flags: SA_ONSTACK, blocking: state.pointee.handledSignals))
    }
    let restart = CInt(SA_RESTART)
    for signal in Signals.stopping {
      Signals.set(
        signal, to: sigaction(restoreAndStop, flags: restart, blocking: sigset_t(pausing)))
    }
    Signals.set(SIGCONT, to: sigaction(enterAgain, flags: restart, blocking: sigset_t(pausing)))
    Signals.set(SIGWINCH, to: sigaction(drawAgain, flags: restart))
  }

  /// Sets the terminal's modes and screen, unless they are set. In the background, the system stops
  /// the process here until it is in the foreground, unless it takes no input. Returns false and
  /// sets errno if that can't be.
  @discardableResult
  static func enter() -> Bool {
    guard let state else { return false }
    let terminal = state.pointee.terminal
    guard terminal.takesInput || isInForeground(terminal.input) else { return false }
    if phase.load(ordering: .acquiring) == Phase.entered { return true }
    var (modes, mask) = (termios(), sigset_t())
    // Changes nothing, but in the background it stops the process, before anything is changed.
    sigprocmask(SIG_UNBLOCK, &state.pointee.backgroundSignals, &mask)
    let isForeground =
      tcgetattr(terminal.input.number, &modes) == 0
      && tcsetattr(terminal.input.number, TCSANOW, &modes) == 0
    sigprocmask(SIG_SETMASK, &state.pointee.handledSignals, nil)
    defer { sigprocmask(SIG_SETMASK, &mask, nil) }
    if isForeground, change(from: Phase.restored, to: Phase.entering) {
      tcsetattr(terminal.input.number, TCSANOW, &state.pointee.terminal.rawModes)
      send(terminal.enterSequence)
      phase.store(Phase.entered, ordering: .releasing)
    }
    return isForeground && phase.load(ordering: .acquiring) == Phase.entered
  }

  /// Returns true unless a terminal belongs to another process group.
  static func isInForeground(_ terminal: Descriptor) -> Bool {
    let owner = tcgetpgrp(terminal.number)
    return owner < 0 || owner == getpgrp()
  }

  /// Restores the terminal and the default actions of all signals.
  static func uninstall() {
    var (blocked, mask) = (sigset_t(pausing), sigset_t())
    sigprocmask(SIG_BLOCK, &blocked, &mask)
    // No other thread may enter again from here on.
    Signals.set(SIGCONT, to: sigaction(nil, flags: 0))
    restore()
    for signal in handled { Signals.set(signal, to: sigaction(nil, flags: 0)) }
    let state = state
    address.store(0, ordering: .releasing)
    sigprocmask(SIG_SETMASK, &mask, nil)
    guard let state else { return }
    state.pointee.terminal.enterSequence.buffer.deallocate()
    state.pointee.terminal.exitSequence.buffer.deallocate()
    state.pointee.exitMessage.buffer.deallocate()
    state.deallocate()
  }

  /// Sets the text that is left on the terminal if a signal ends the process.
  static func setExitMessage(_ text: String) { replace(\.exitMessage, by: text) }

  /// Sets the bytes that are sent after the modes are restored.
  static func setExitSequence(_ text: String) { replace(\.terminal.exitSequence, by: text) }

  private static func replace(_ path: WritableKeyPath<State, Bytes>, by text: String) {
    guard let state else { return }
    let (new, old) = (Bytes(text), state.pointee[keyPath: path])
    var mask = sigset_t()
    sigprocmask(SIG_SETMASK, &state.pointee.handledSignals, &mask)
    state.pointee[keyPath: path] = new
    sigprocmask(SIG_SETMASK, &mask, nil)
    old.buffer.deallocate()
  }

  /// Installs a stack for the handlers, as a stack overflow leaves no room on the process's own.
  private static func makeSignalStack() {
    var stack = stack_t()
    sigaltstack(nil, &stack)
    guard stack.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    stack.ss_flags = 0
    stack.ss_size = 1 << 16
    stack.ss_sp = .allocate(byteCount: 1 << 16, alignment: 16)
    sigaltstack(&stack, nil)
  }

  // MARK: Handlers

  /// Restores the terminal and ends the process by the signal, which is blocked until this returns.
  private static let restoreAndDie: sigaction.Handler = { number in
    restore(endingBy: number)
    if var action = state?.pointee.defaultAction { sigaction(number, &action, nil) }
    raise(number)
  }

  /// Restores the terminal and stops the process, as the signal would by default.
  private static let restoreAndStop: sigaction.Handler = { number in
    let error = errno
    if phase.load(ordering: .acquiring) == Phase.entered {
      hasLeft.store(true, ordering: .releasing)
    }
    restore()
    stop(by: number)
    // Does what the end of a stop does also if there was none, as in a session without a shell. The
    // next stop drops the signal if it comes before that is taken, and raises it again.
    if hasLeft.load(ordering: .acquiring) { raise(SIGCONT) }
    errno = error
  }

  /// Enters again at the end of a stop. If the stop could not be caught, the shell may have used
  /// the terminal in between, so it is restored first.
  private static let enterAgain: sigaction.Handler = { _ in
    let error = errno
    hasLeft.store(false, ordering: .releasing)
    wasReentered.store(true, ordering: .releasing)
    restore()
    enter()
    report()
    errno = error
  }

  private static let drawAgain: sigaction.Handler = { _ in report() }

  /// Stops the process by a signal that is blocked; returns when it continues.
  private static func stop(by number: CInt) {
    guard var action = state?.pointee.defaultAction else { return }
    var (handler, own, mask) = (sigaction(), sigset_t(), sigset_t())
    sigemptyset(&own)
    sigaddset(&own, number)
    sigaction(number, &action, &handler)
    raise(number)
    sigprocmask(SIG_UNBLOCK, &own, &mask)
    sigprocmask(SIG_SETMASK, &mask, nil)
    sigaction(number, &handler, nil)
  }

  /// Restores the terminal if it is entered, unless it belongs to another process group after a
  /// stop. A signal that ends the process leaves the message.
  private static func restore(endingBy signal: CInt? = nil) {
    guard let state else { return }
    // Nothing interrupts this on this thread; if the terminal hangs, it takes some seconds.
    var mask = sigset_t()
    sigprocmask(SIG_BLOCK, &state.pointee.handledSignals, &mask)
    defer { sigprocmask(SIG_SETMASK, &mask, nil) }
    guard startRestoring(atEnd: signal != nil) else { return }
    defer { phase.store(signal == nil ? Phase.restored : Phase.ended, ordering: .releasing) }
    let terminal = state.pointee.terminal
    guard isInForeground(terminal.input) else { return }
    // Unread mouse reports must not reach the shell.
    if terminal.takesInput { tcflush(terminal.input.number, TCIFLUSH) }
    tcsetattr(terminal.input.number, TCSANOW, &state.pointee.terminal.modes)
    // A terminal that takes no output, or hangs up, shows nothing any more.
    if send(terminal.exitSequence), let signal, signal != SIGHUP {
      send(state.pointee.exitMessage)
    }
  }

  private static func change(from old: UInt8, to new: UInt8) -> Bool {
    phase.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
  }

  /// Returns true if this thread has to restore the terminal, and false if that is done. At the
  /// end of the process nothing enters it again.
  ///
  /// Waits for another thread that changes the terminal, which this one's end would interrupt, but
  /// for no more than about three seconds. That thread may enter it as soon as it is restored.
  private static func startRestoring(atEnd isEnd: Bool) -> Bool {
    for _ in 0..<300 {
      if change(from: Phase.entered, to: Phase.restoring) { return true }
      if isEnd { _ = change(from: Phase.restored, to: Phase.ended) }
      let phase = phase.load(ordering: .acquiring)
      if phase == Phase.ended || phase == Phase.restored && !isEnd { return false }
      poll(nil, 0, 10)
    }
    return false
  }

  /// Sends bytes to the terminal. Returns false if it accepts none for three seconds: it must not
  /// keep the process alive, but a slow line may rest for a second or two.
  @discardableResult
  private static func send(_ bytes: Bytes) -> Bool {
    guard let output = state?.pointee.terminal.output.number, bytes.buffer.count > 0 else {
      return true
    }
    var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    guard poll(&request, 1, 3000) == 1 else { return false }
    return write(output, bytes.buffer.baseAddress, bytes.buffer.count) > 0
  }

  /// True if the terminal was restored and entered again, so that nothing is left of what was drawn
  /// before.
  static let wasReentered = Atomic<Bool>(false)

  /// True after a stop until the terminal is entered again.
  private static let hasLeft = Atomic<Bool>(false)

  private static func report() {
    let error = errno
    var byte: UInt8 = 0
    if let pipe = state?.pointee.terminal.signalPipe { _ = write(pipe.number, &byte, 1) }
    errno = error
  }
}
