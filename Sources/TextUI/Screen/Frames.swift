/// The frames of an animation, all of the same duration.
public struct Frames: Equatable, Sendable {
  /// The time when the first frame begins, in milliseconds.
  public let start: Int

  /// The duration of a frame, in milliseconds, at least ``shortest``.
  public let duration: Int

  public let count: Int

  /// The shortest duration of a frame, in milliseconds: 25 a second are enough.
  public static let shortest = 40

  public init(_ count: Int, of duration: Int, from start: Int) {
    (self.start, self.duration, self.count) = (start, duration, count)
  }

  /// The time when the last frame ends, in milliseconds.
  public var end: Int { start + count * duration }

  /// Returns the index of the frame that is seen at a time, or nil before the first and after the
  /// last one.
  public func index(at time: Int) -> Int? {
    (start..<max(start, end)).contains(time) ? (time - start) / duration : nil
  }

  /// Returns the time of the next change, in milliseconds, or nil after the last one.
  public func nextChange(after time: Int) -> Int? {
    guard time >= start else { return start }
    guard time < end else { return nil }
    return start + ((time - start) / duration + 1) * duration
  }
}
