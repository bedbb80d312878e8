import GameCore

/// The number of games that a player forfeited by each fault.
typealias FaultCounts = [PlayerFault: Int]

extension FaultCounts {
  /// Returns the numbers of games with their faults, or nil. The time limit is in milliseconds.
  func reasons(timeLimit: Int, _ presentation: Presentation) -> String? {
    let reasons = PlayerFault.ofPrograms.compactMap { fault in
      self[fault].map { fault.counted($0, timeLimit: timeLimit, presentation) }
    }
    return reasons.isEmpty ? nil : reasons.joined(separator: presentation.comma)
  }

  var fields: JSONValue {
    var fields: JSONObject = [:]
    for fault in PlayerFault.ofPrograms { fields[fault.rawValue] = .number(self[fault] ?? 0) }
    return .object(fields)
  }

  /// Reads the fields of JSON lines, or returns nil if they are none.
  init?(_ value: JSONValue) {
    guard let fields = value.object else { return nil }
    self = [:]
    for fault in PlayerFault.ofPrograms {
      guard let games = fields[fault.rawValue]?.number, (0...SeedRange.limit).contains(games)
      else { return nil }
      if games > 0 { self[fault] = games }
    }
  }
}

extension PlayerFault {
  /// Returns the fault and a number of games with it. The time limit is in milliseconds.
  fileprivate func counted(_ games: Int, timeLimit: Int, _ presentation: Presentation) -> String {
    let seconds = (Double(timeLimit) / 1000).shortest
    return switch self {
    case .illegal:
      presentation(
        en: "\(games) by \(games == 1 ? "an illegal move" : "illegal moves")", zh: "\(games) 局因犯规")
    case .ended: presentation(en: "\(games) because it stopped", zh: "\(games) 局因程序停止")
    case .quit: presentation(en: "\(games) because it gave up", zh: "\(games) 局因认输")
    case .silent:
      presentation(
        en: "\(games) because it took longer than \(seconds) s",
        zh: "\(games) 局因超过 \(seconds) 秒")
    case .endless: presentation(en: "\(games) without an end", zh: "\(games) 局因一直没玩完")
    default:
      presentation(
        en: "\(games) because it \(text(.en))", zh: "\(games) 局因\(text(.zh))")
    }
  }
}
