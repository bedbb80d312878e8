import Platform
import Synchronization

/// What gives a terminal back, whatever ends the process.
///
/// A signal's handler may come at any moment, so what it needs lies at a fixed place of memory, is
/// found through an atomic, and is used only by calls that POSIX allows there.
enum TerminalRestorer {
  /// The address of what is to be done; 0 while nothing is.
  private static let plan = Atomic<UInt>(0)

  /// Where signals that are not deadly are told of; -1 while nowhere.
  private static let signalPipe = Atomic<CInt>(-1)

  private struct Plan {
    let input: CInt
    let output: CInt
    var modes: termios
    let farewell: UnsafeMutableBufferPointer<UInt8>
  }

  /// The signals that end the process, and those of a fault in it.
  private static let deadly = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGXCPU, SIGALRM]
  private static let faults = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS]

  /// The signals that are only told of: the stop that the terminal asks for, going on, a new size.
  private static let told = [SIGTSTP, SIGCONT, SIGWINCH]

  /// From now on gives the terminal back at every signal that ends the process: sets its modes and
  /// sends `farewell`. Other signals are written to `mailbox`, a byte each.
  static func arm(
    input: Descriptor, output: Descriptor, modes: termios, farewell: [UInt8], signalPipe: Descriptor
  ) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.count)
    _ = bytes.initialize(from: farewell)
    let place = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    place.initialize(
      to: Plan(input: input.number, output: output.number, modes: modes, farewell: bytes))
    plan.store(UInt(bitPattern: place), ordering: .releasing)
    Self.signalPipe.store(signalPipe.number, ordering: .releasing)
    makeRoom()
    for signal in deadly + faults {
      // One on the heels of another must not give back in the midst of giving back; one of the same
      // number ends a process that hangs there.
      let others = sigset_t(deadly.filter { $0 != signal })
      Signals.set(signal, to: sigaction(die, flags: deadlyFlags, holding: others))
    }
    for signal in told { Signals.set(signal, to: sigaction(tell, flags: CInt(SA_RESTART))) }
  }

  /// Gives the terminal back, and lets signals do again what they do by default.
  static func disarm() {
    giveBack()
    let address = plan.exchange(0, ordering: .acquiringAndReleasing)
    for signal in deadly + faults + told { Signals.set(signal, to: sigaction(nil, flags: 0)) }
    signalPipe.store(-1, ordering: .releasing)
    guard let place = UnsafeMutablePointer<Plan>(bitPattern: address) else { return }
    place.pointee.farewell.deallocate()
    place.deallocate()
  }

  /// Holds back the signals that end the process; answers what ``releaseSignals(_:)`` needs.
  static func holdSignals() -> sigset_t {
    var (held, before) = (sigset_t(deadly), sigset_t())
    sigprocmask(SIG_BLOCK, &held, &before)
    return before
  }

  /// Lets come what was held back.
  static func releaseSignals(_ before: sigset_t) {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  private static let deadlyFlags =
    CInt(truncatingIfNeeded: SA_RESETHAND) | CInt(SA_NODEFER) | CInt(SA_ONSTACK)

  /// Makes a stack for the handlers, as a fault may have left no room on the process's own.
  private static func makeRoom() {
    var stack = stack_t()
    sigaltstack(nil, &stack)
    guard stack.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    stack.ss_flags = 0
    stack.ss_size = 1 << 16
    stack.ss_sp = .allocate(byteCount: 1 << 16, alignment: 16)
    sigaltstack(&stack, nil)
  }

  /// Gives the terminal back, unless a stop has done so and it is another's now.
  private static func giveBack() {
    let address = plan.load(ordering: .acquiring)
    guard let place = UnsafeMutablePointer<Plan>(bitPattern: address) else { return }
    let owner = tcgetpgrp(place.pointee.input)
    guard owner < 0 || owner == getpgrp() else { return }
    // Reports of the mouse that are under way must not reach the shell.
    tcflush(place.pointee.input, TCIFLUSH)
    tcsetattr(place.pointee.input, TCSANOW, &place.pointee.modes)
    // A terminal that takes nothing any more must not keep the process alive.
    var request = pollfd(fd: place.pointee.output, events: Int16(POLLOUT), revents: 0)
    guard poll(&request, 1, 200) == 1 else { return }
    _ = write(
      place.pointee.output, place.pointee.farewell.baseAddress, place.pointee.farewell.count)
  }

  /// Gives the terminal back and dies of the signal, whose default the system has restored.
  private static let die: @convention(c) (CInt) -> Void = { number in
    giveBack()
    raise(number)
  }

  private static let tell: @convention(c) (CInt) -> Void = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe.load(ordering: .acquiring), &byte, 1)
    errno = error
  }
}
