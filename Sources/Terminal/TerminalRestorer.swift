import Platform
import Synchronization

/// Restores the terminal, however the process ends.
///
/// A signal handler may run at any moment. So its data has a fixed address, which it gets from an
/// atomic, and it calls only functions that POSIX lists as async-signal-safe.
enum TerminalRestorer {
  /// The address of the saved state, or 0 if there is nothing to restore.
  private static let address = Atomic<UInt>(0)

  /// The pipe to which signals that don't end the process are written, or -1 if none.
  private static let signalPipe = Atomic<CInt>(-1)

  private struct SavedState {
    let input: CInt
    let output: CInt
    var modes: termios
    let exitSequence: UnsafeMutableBufferPointer<UInt8>
  }

  /// The signals that end the process, from outside and at a crash.
  private static let fatal = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGXCPU, SIGALRM]
  private static let crashes = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS]

  /// The signals that are only reported: stop, continue and a new size of the window.
  private static let reported = [SIGTSTP, SIGCONT, SIGWINCH]

  /// Installs handlers that restore the modes and send `exitSequence` at every signal that ends the
  /// process, and that write every other signal to `signalPipe`, a byte each.
  static func arm(
    input: Descriptor, output: Descriptor, modes: termios, exitSequence: [UInt8],
    signalPipe: Descriptor
  ) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: exitSequence.count)
    _ = bytes.initialize(from: exitSequence)
    let state = UnsafeMutablePointer<SavedState>.allocate(capacity: 1)
    state.initialize(
      to: SavedState(
        input: input.number, output: output.number, modes: modes, exitSequence: bytes))
    address.store(UInt(bitPattern: state), ordering: .releasing)
    Self.signalPipe.store(signalPipe.number, ordering: .releasing)
    makeSignalStack()
    for signal in fatal + crashes {
      // Another signal must not interrupt the restoring. The same one again ends a process that
      // hangs in it.
      let others = sigset_t(fatal.filter { $0 != signal })
      Signals.set(signal, to: sigaction(restoreAndDie, flags: fatalFlags, blocking: others))
    }
    for signal in reported { Signals.set(signal, to: sigaction(report, flags: CInt(SA_RESTART))) }
  }

  /// Restores the terminal and the default actions of all signals.
  static func disarm() {
    restore()
    let address = address.exchange(0, ordering: .acquiringAndReleasing)
    for signal in fatal + crashes + reported {
      Signals.set(signal, to: sigaction(nil, flags: 0))
    }
    signalPipe.store(-1, ordering: .releasing)
    guard let state = UnsafeMutablePointer<SavedState>(bitPattern: address) else { return }
    state.pointee.exitSequence.deallocate()
    state.deallocate()
  }

  /// Blocks the signals that end the process and returns the previous mask.
  static func blockSignals() -> sigset_t {
    var (blocked, mask) = (sigset_t(fatal), sigset_t())
    sigprocmask(SIG_BLOCK, &blocked, &mask)
    return mask
  }

  /// Restores the mask that ``blockSignals()`` returned.
  static func restoreSignals(_ mask: sigset_t) {
    var mask = mask
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  private static let fatalFlags =
    CInt(truncatingIfNeeded: SA_RESETHAND) | CInt(SA_NODEFER) | CInt(SA_ONSTACK)

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

  /// Restores the terminal, unless it belongs to another process group after a stop.
  private static func restore() {
    let address = address.load(ordering: .acquiring)
    guard let state = UnsafeMutablePointer<SavedState>(bitPattern: address) else { return }
    let owner = tcgetpgrp(state.pointee.input)
    guard owner < 0 || owner == getpgrp() else { return }
    // Unread mouse reports must not reach the shell.
    tcflush(state.pointee.input, TCIFLUSH)
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.modes)
    // A terminal that accepts no output must not keep the process alive.
    var request = pollfd(fd: state.pointee.output, events: Int16(POLLOUT), revents: 0)
    guard poll(&request, 1, 200) == 1 else { return }
    let bytes = state.pointee.exitSequence
    _ = write(state.pointee.output, bytes.baseAddress, bytes.count)
  }

  /// Restores the terminal and ends the process by the signal, whose default action is back by now.
  private static let restoreAndDie: sigaction.Handler = { number in
    restore()
    raise(number)
  }

  private static let report: sigaction.Handler = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe.load(ordering: .acquiring), &byte, 1)
    errno = error
  }
}
