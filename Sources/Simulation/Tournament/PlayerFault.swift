import GameCore
import TextUI

/// A fault of an outside player. In a game of two it loses the game, and alone it has no score.
public enum PlayerFault: String, CaseIterable, Sendable {
  /// A move that the rules refuse, or a word that is none.
  case illegal

  /// It has ended, or couldn't be started.
  case ended

  /// It has given up.
  case quit

  /// It hasn't moved in time.
  case silent

  /// It has played alone for too many moves.
  case endless

  /// Returns a number of games with this fault, for a time limit in seconds.
  fileprivate func counted(
    _ games: Int, timeLimit: Int, _ presentation: Presentation
  ) -> String {
    switch self {
    case .illegal: presentation(en: "\(games) by an illegal move", zh: "\(games) 局因犯规")
    case .ended: presentation(en: "\(games) because it ended", zh: "\(games) 局因程序退出")
    case .quit: presentation(en: "\(games) because it gave up", zh: "\(games) 局因认输")
    case .silent:
      presentation(
        en: "\(games) because it took longer than \(timeLimit) s",
        zh: "\(games) 局因超过 \(timeLimit) 秒")
    case .endless: presentation(en: "\(games) without an end", zh: "\(games) 局因一直没玩完")
    }
  }
}

/// The numbers of games in which a player was at fault.
public struct FaultCounts: Equatable, Sendable {
  private var games: [PlayerFault: Int] = [:]

  /// The number of games with any fault.
  var total: Int { games.values.reduce(0, +) }

  mutating func add(_ fault: PlayerFault) { games[fault, default: 0] += 1 }

  mutating func add(_ other: FaultCounts) { games.merge(other.games, uniquingKeysWith: +) }

  /// Returns the numbers with the reasons, or nil if there was no fault. Players had so many
  /// seconds for a move.
  func reasons(timeLimit: Int, _ presentation: Presentation) -> String? {
    let reasons = PlayerFault.allCases.compactMap { fault in
      games[fault].map { fault.counted($0, timeLimit: timeLimit, presentation) }
    }
    return reasons.isEmpty ? nil : reasons.joined(separator: presentation(en: ", ", zh: "，"))
  }

  /// The numbers in JSON.
  var fields: JSONValue {
    var fields: JSONObject = [:]
    for fault in PlayerFault.allCases { fields[fault.rawValue] = .number(games[fault] ?? 0) }
    return .object(fields)
  }
}

/// One game of a tournament: its score as the first seat sees it, and if a player is at fault,
/// which.
struct PlayedGame {
  var score: Int
  var fault: (player: Int, PlayerFault)?
}
