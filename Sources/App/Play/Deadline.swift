import Platform

/// The time to wait for journals that other processes hold, which is shared by all of them: one may
/// just be finding out whether a game has ended, but a game that is being played is not waited for.
struct Deadline {
  private let end = Clock.milliseconds + 200

  /// The rest of the time, in milliseconds.
  var left: Int { max(0, end - Clock.milliseconds) }
}
