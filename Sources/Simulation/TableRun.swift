import GameCore
import Lines
import Platform
import Records

extension Table {
  /// Plays to the end, or to a fault. Returns false after an interrupt.
  ///
  /// After 10,000 moves and hints a game in turns counts as it stands; in solo play it is a fault.
  mutating func run() -> Bool {
    for _ in 0..<10_000 {
      switch advance(within: .max) {
      case .moved: continue
      case .nobody: return true
      case .waiting: return false
      }
    }
    stop(game.position.seating.isShared ? nil : .endless)
    return true
  }
}
