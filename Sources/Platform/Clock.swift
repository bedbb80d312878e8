/// A monotonic clock, which no change of the system's time affects.
public enum Clock {
  /// The milliseconds since some fixed moment.
  public static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Waits until a condition holds. Returns false if it doesn't after this many milliseconds.
  public static func wait(_ milliseconds: Int, until condition: () -> Bool) -> Bool {
    let deadline = self.milliseconds + milliseconds
    while !condition() {
      guard self.milliseconds < deadline else { return false }
      usleep(1000)
    }
    return true
  }
}
