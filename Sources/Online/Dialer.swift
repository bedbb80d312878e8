import GameCore
import Platform

/// The line of a side that makes it: it is made again whenever it breaks, after a second, then
/// after 1.5 times as long, and at most a minute.
final class Dialer {
  enum Way {
    case addresses([SocketAddress])

    /// A command for the shell, and where its standard error goes.
    case command(String, errors: Descriptor)
  }

  enum Change { case opened, lost }

  private let way: Way
  private let lineLimit: Int
  private(set) var wire: Wire?

  /// Why the last line broke, if the system says so, and how the command ended.
  private(set) var failure: SystemError?
  private(set) var ending: String?

  /// The number of addresses that were tried in this turn.
  private var tried = 0
  private var delay = 1000
  private var time = Int.min

  init(_ way: Way, lineLimit: Int) {
    (self.way, self.lineLimit) = (way, lineLimit)
  }

  /// The error of a command that could not be run.
  var commandError: UserError? {
    guard case .command(let text, _) = way, ["status 126", "status 127"].contains(ending) else {
      return nil
    }
    return UserError(
      en: "can't run \(text.quoted)", zh: "无法运行 \(text.quoted)", status: .unavailable)
  }

  /// The milliseconds for one address to answer.
  private var timeLimit: Int {
    if case .addresses(let all) = way { 10_000 / all.count } else { 10_000 }
  }

  var isCommand: Bool { if case .command = way { true } else { false } }

  /// Makes the line if it is time, and returns what has become of it.
  func step(_ now: Int) -> Change? {
    if let wire {
      wire.flush()
      let isLate = wire.isConnecting && now - wire.opened >= timeLimit
      if isLate { wire.fail(SystemError(code: ETIMEDOUT)) }
      return wire.isClosed ? lose(wire, now) : nil
    }
    guard now >= time else { return nil }
    do throws(SystemError) {
      switch way {
      case .addresses(let all):
        let socket = try Socket.connect(to: all[tried])
        wire = Wire(socket, isConnecting: true, lineLimit: lineLimit, now)
      case .command(let text, let errors):
        let command = try ChildProcess(shell: text, errors: errors)
        wire = Wire(command.output, of: command, lineLimit: lineLimit, now)
      }
      return .opened
    } catch {
      failure = error
      return retry(now)
    }
  }

  private func lose(_ wire: Wire, _ now: Int) -> Change? {
    (failure, ending) = (wire.failure, wire.ending)
    self.wire = nil
    // The next address is tried if this one did not even take the call.
    return wire.isConnecting ? retry(now) : wait(now)
  }

  private func retry(_ now: Int) -> Change? {
    tried += 1
    if case .addresses(let all) = way, tried < all.count { return step(now) }
    return wait(now)
  }

  private func wait(_ now: Int) -> Change {
    tried = 0
    (time, delay) = (now + delay, min(60_000, delay * 3 / 2))
    return .lost
  }

  /// Makes the next break wait for a second only, as the other side has answered.
  func settle() { delay = 1000 }
}
