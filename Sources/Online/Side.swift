import Platform

/// A side of the line, all of whose work is done when its owner calls it.
protocol Side: AnyObject {
  associatedtype Event

  /// What has happened and was not returned yet.
  var events: [Event] { get set }
  var wires: [Wire] { get }
  var listener: Descriptor? { get }

  /// Does what can be done now, until there is an event.
  func step()
}

extension Side {
  var requests: [pollfd] {
    let listening = listener.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    return (listening.map { [$0] } ?? []) + wires.flatMap(\.requests)
  }

  var readable: [CInt] { requests.filter { $0.events == Int16(POLLIN) }.map(\.fd) }

  var longestPause: Int {
    wires.contains(where: \.hasInput) ? 0 : wires.contains(where: \.hasOutput) ? 20 : 500
  }

  func nextEvent(within milliseconds: Int) -> Event? {
    let deadline = Clock.milliseconds + milliseconds
    while true {
      // Lines that are no events are few; if they aren't, the owner is let go on.
      for _ in 0..<64 where events.isEmpty && !Interruption.isRequested {
        step()
        if longestPause > 0 { break }
      }
      if !events.isEmpty { return events.removeFirst() }
      let left = deadline - Clock.milliseconds
      guard left > 0 else { return nil }
      var requests = requests
      let pause = CInt(min(left, longestPause))
      // A signal ends the wait.
      guard poll(&requests, nfds_t(requests.count), pause) >= 0 else { return nil }
    }
  }
}
