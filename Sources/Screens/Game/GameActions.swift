import GameCore

/// The keys that every game has: hints, and choices with a question before something may be lost.
extension GameView {
  mutating func act(_ action: GameKeys.Action) -> RoundChoice? {
    switch action {
    case .choice(let choice):
      // Nothing is lost before the first move, nor by leaving a game that is kept.
      guard game.turns > 0, choice != .leave || !table.isSaved else { return choice }
      page = .question(choice)
    default: showHint()
    }
    return nil
  }

  private mutating func showHint() {
    guard !table.isHeldUp else { return refuseTurn() }
    guard warnedTurn == game.turns || !canLoseStars else {
      warnedTurn = game.turns
      message = News([
        presentation(
          en: "A hint leaves one star. Press H again for it.", zh: "用提示最多得一颗星；再按一次 H（或打“提示”）查看。")
      ])
      return
    }
    guard let hint = table.hint(presentation) else {
      message = News([presentation(en: "This game has no hints.", zh: "这个游戏没有提示。")])
      return
    }
    let short = hint.shortSentence(presentation)
    let start = hint.reason.prefix { !":：,，.。".contains($0) }
    let gist = start + presentation(en: ".", zh: "。")
    let (reason, gap) = (hint.reason, presentation.gap)
    message = News(
      [hint.sentence(presentation)], short: short + gap + reason, short + gap + gist, short)
    screen.point(to: hint.move, at: game.position)
  }

  /// True if the first hint lowers the rating.
  private var canLoseStars: Bool {
    hasStars && game.isPlaying && !hasNoEnd && game.hints.isEmpty
  }

  /// Returns the choice if its key is pressed again, or y. Any other key keeps playing.
  mutating func answer(_ input: Input, to choice: RoundChoice) -> RoundChoice? {
    page = .board
    if [.key(.character("y")), .key(.character("Y"))].contains(input) { return choice }
    guard case .choice(choice)? = action(of: input) else { return nil }
    return choice
  }

  /// The question before something may be lost, with what that leads to; nil if none is open.
  var question: News? {
    guard case .question(let choice) = page else { return nil }
    let cost = choice == .leave ? nil : game.costOfLeaving(presentation)
    return News([warning(of: choice)] + (cost.map { [$0] } ?? []))
  }

  private func warning(of choice: RoundChoice) -> String {
    let effect =
      switch choice {
      case .leave: presentation(en: "Press q again to quit", zh: "再按一次 q 退出")
      case .newDeal where game.daily != nil:
        presentation(en: "Press n again to give up the daily deal", zh: "再按一次 n 放弃每日一局")
      case .newDeal, .harder, .race:
        presentation(en: "Press n again for a new deal", zh: "再按一次 n 开新局")
      case .sameDeal: presentation(en: "Press r again to restart this deal", zh: "再按一次 r 重玩本局")
      }
    return effect + presentation(en: ", or any other key to keep playing.", zh: "，按其他键接着玩。")
  }
}
