// The only import of the C library. Modules that call it import Platform.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

extension sigaction {
  /// A signal handler, called with the number of the signal.
  public typealias Handler = @convention(c) (CInt) -> Void

  /// Creates the action for a signal: a handler, or nil for the default action. Blocked signals
  /// wait until the handler returns.
  public init(_ handler: Handler?, flags: CInt, blocking blocked: sigset_t = sigset_t([])) {
    self.init()
    self.handler = handler
    sa_flags = flags
    sa_mask = blocked
  }

  fileprivate var handler: Handler? {
    get {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler
      #elseif canImport(Musl)
        __sa_handler.sa_handler
      #elseif canImport(Darwin)
        __sigaction_u.__sa_handler
      #endif
    }
    set {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler = newValue
      #elseif canImport(Musl)
        __sa_handler.sa_handler = newValue
      #elseif canImport(Darwin)
        __sigaction_u.__sa_handler = newValue
      #endif
    }
  }
}

extension sigset_t {
  public init(_ signals: [CInt]) {
    self.init()
    sigemptyset(&self)
    for signal in signals { sigaddset(&self, signal) }
  }
}

public enum Signals {
  /// The signals that stop the process by default, from the terminal or as it is in the background.
  public static let stopping = [SIGTSTP, SIGTTIN, SIGTTOU]

  /// The signals that end the process by default.
  public static let ending = (1..<NSIG).filter {
    !(stopping + ignored + [SIGKILL, SIGSTOP]).contains($0)
  }

  /// The signals that neither stop nor end the process by default.
  #if canImport(Darwin)
    private static let ignored = [SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGIO, SIGINFO]
  #else
    private static let ignored = [SIGCHLD, SIGCONT, SIGURG, SIGWINCH]
  #endif

  /// Sets the action for a signal, unless the signal is ignored.
  public static func set(_ signal: CInt, to action: sigaction) {
    var (action, old) = (action, sigaction())
    sigaction(signal, nil, &old)
    // SIG_IGN is 1.
    if unsafeBitCast(old.handler, to: Int.self) != 1 { sigaction(signal, &action, nil) }
  }
}

extension stat {
  /// The time of the last write, in nanoseconds since 1 January 1970. It is moved to the range of
  /// an `Int`, some 292 years before and after, as file systems have other times too.
  public var lastWrite: Int {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    let limit = Int.max / 1_000_000_000 - 1
    return max(-limit, min(limit, time.tv_sec)) * 1_000_000_000 + time.tv_nsec
  }
}
