/// A monotonic clock, which no change of the system's time affects.
public enum Clock {
  /// The milliseconds since some fixed moment.
  public static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
