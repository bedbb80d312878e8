// The one place that knows which C library there is. Modules that call it import Platform.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

extension sigaction {
  /// A function that is called at a signal with its number; nil for the system's default.
  public typealias Handler = @convention(c) (CInt) -> Void

  /// What a process does at a signal. The signals of `held` wait until the handler has returned.
  public init(_ handler: Handler?, flags: CInt, holding held: sigset_t = sigset_t([])) {
    self.init()
    self.handler = handler
    sa_flags = flags
    sa_mask = held
  }

  /// Whether the signal is set aside.
  var isIgnored: Bool { unsafeBitCast(handler, to: Int.self) == 1 }

  private var handler: Handler? {
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
  /// A set of signals.
  public init(_ signals: [CInt]) {
    self.init()
    sigemptyset(&self)
    for signal in signals { sigaddset(&self, signal) }
  }
}

/// What a process does at signals.
public enum Signals {
  /// Sets what is done at a signal, unless it was set aside when the process was started.
  public static func set(_ signal: CInt, to action: sigaction) {
    var (action, old) = (action, sigaction())
    sigaction(signal, nil, &old)
    if !old.isIgnored { sigaction(signal, &action, nil) }
  }
}

extension stat {
  /// When the file was last written to, in nanoseconds since 1970 began.
  public var lastWrite: Int {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
