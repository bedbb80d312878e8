/// The time that has passed since some moment, which no setting of the clock changes.
public enum Clock {
  /// That time in milliseconds.
  public static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
