import ArcadeCore
import Platform

extension Booth {
  /// Plays on the screen, from the game's menu if it has one, until the player has enough.
  func playOnScreen(
    _ options: G.Options, _ play: PlayOptions, withMenu: Bool
  ) throws -> ExitStatus {
    let setting = play.setting(in: desk.surroundings)
    var (options, status) = (options, ExitStatus.done)
    while withMenu, let menu = G.menu(startingWith: options) {
      var view = MenuView(menu, title: [G.name], voice: setting.voice, keep: keep)
      guard case .play(let choice)? = try desk.theatre.show(&view, with: setting) else {
        return status
      }
      options = choice
      status = try playRounds(options, nil, setting)
    }
    return try playRounds(options, play.seed, setting)
  }

  /// Plays round after round, and leaves in lines what was played. A round that was left before its
  /// first move leaves nothing, not even its status where there was another one.
  private func playRounds(
    _ options: G.Options, _ seed: Seed?, _ setting: Theatre.Setting
  ) throws -> ExitStatus {
    var (seed, status) = (seed, ExitStatus.unfinished)
    while true {
      let round = try Round<G>(options: options, seed: seed ?? .drawn())
      var view = GameView(round: round, voice: setting.voice, isAnimated: setting.isAnimated)
      let wish = try desk.theatre.show(&view, with: setting)
      if view.round.turns > 0 {
        status = view.round.game.status == .playing ? .unfinished : .done
        try leave(view.round, setting.voice)
      }
      switch wish {
      case .newDeal: seed = nil
      case .sameDeal: seed = round.seed
      case .leave, nil: return status
      }
    }
  }

  /// Prints what is left of a round when the screen is closed.
  private func leave(_ round: Round<G>, _ voice: Voice) throws(SystemError) {
    try desk.output.line(round.summary(voice))
    try desk.output.line("  " + round.command(inASCII: voice.isASCII))
  }
}
