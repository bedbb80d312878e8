import GameCore

extension PlayerFault {
  /// Returns the fault and a number of games with it. The time limit is in seconds.
  func counted(_ games: Int, timeLimit: Int, _ presentation: Presentation) -> String {
    switch self {
    case .illegal:
      presentation(
        en: "\(games) by \(games == 1 ? "an illegal move" : "illegal moves")", zh: "\(games) 局因犯规")
    case .ended: presentation(en: "\(games) because it exited", zh: "\(games) 局因程序退出")
    case .quit: presentation(en: "\(games) because it gave up", zh: "\(games) 局因认输")
    case .silent:
      presentation(
        en: "\(games) because it took longer than \(timeLimit) s",
        zh: "\(games) 局因超过 \(timeLimit) 秒")
    case .endless: presentation(en: "\(games) without an end", zh: "\(games) 局因一直没玩完")
    }
  }
}
