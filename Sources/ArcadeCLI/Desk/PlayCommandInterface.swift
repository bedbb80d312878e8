import CommandLine
import GameCore
import Platform
import TextUI
import Tiles

extension PlayCommand {
  /// Where a player sees the game.
  private enum Stage {
    case screen(ScreenRunner.DisplayOptions)
    case lines(Prompter)
  }

  /// A round, and the moves of it that were made already.
  private typealias Seat = (round: Round<G>, moves: [G.Move])

  /// Plays from a start on: after the games that a person may want to go on with instead, and the
  /// game's menu where the deal is open.
  func play(
    _ start: Start, _ recorder: Recorder?, _ words: inout WordReader, isOpen: Bool,
    games: [SavedGame<G>]
  ) throws -> ExitStatus {
    if play.json {
      let seat = try seat(start, recorder)
      var session = JSONSession(
        round: seat.round, earlier: seat.moves, isQuiet: play.quiet, output: context.output)
      return try session.play(&words)
    }
    let stage = stage(words)
    guard !games.isEmpty else {
      return try play(start, recorder, on: stage, &words, isOpen: isOpen)
    }
    switch try choose(from: OfferMenu(games: games), on: stage, &words) {
    case nil: return .done
    case .resume(let game):
      for other in games where other.start.recorder !== game.start.recorder {
        other.start.recorder?.release()
      }
      return try play(.resume(game), game.start.recorder, on: stage, &words, isOpen: false)
    case .new(let givingUp):
      for game in games {
        if givingUp { game.giveUp() }
        game.start.recorder?.release()
      }
      return try play(start, recorder, on: stage, &words, isOpen: isOpen)
    }
  }

  private func stage(_ words: WordReader) -> Stage {
    let isOnScreen = isPerson && !play.quiet && !play.plain && !words.hasOperands
    guard isOnScreen, context.environment.hasScreen else {
      return .lines(
        Prompter(
          presentation: play.presentation(in: context.environment), output: context.output,
          isInteractive: isPerson && !play.quiet))
    }
    return .screen(play.setting(in: context.environment))
  }

  /// Plays on a stage, from the game's menu if it has one and the deal is open.
  private func play(
    _ start: Start, _ recorder: Recorder?, on stage: Stage, _ words: inout WordReader, isOpen: Bool
  ) throws -> ExitStatus {
    guard isOpen, isPerson, !play.quiet, case .deal(var options, let source) = start,
      G.menu(startingWith: options) != nil
    else { return try playRounds(seat(start, recorder), on: stage, &words) }
    var status = ExitStatus.done
    while let menu = G.menu(startingWith: options),
      let choice = try choose(from: menu, on: stage, &words, keep: keep)
    {
      options = choice
      status = try playRounds(seat(.deal(options, source), recorder), on: stage, &words)
      // In lines, a player who has enough of the game has enough of its menu.
      if case .lines = stage { break }
    }
    return status
  }

  private func seat(_ start: Start, _ recorder: Recorder?) throws(InvalidInput) -> Seat {
    switch start {
    case .resume(let game): (game.start, game.moves)
    case .deal(let options, let source):
      (try Round(options: options, source: source ?? .drawn, recorder: recorder), [])
    }
  }

  /// What is chosen in a menu, or nil where the player leaves.
  private func choose<Choice>(
    from menu: any Menu<Choice>, on stage: Stage, _ words: inout WordReader,
    keep: @escaping (Choice) -> Void = { _ in }
  ) throws -> Choice? {
    switch stage {
    case .screen(let setting):
      var view = MenuView(menu, title: [G.name], presentation: setting.presentation, keep: keep)
      guard case .play(let choice)? = try context.screenRunner.show(&view, with: setting) else {
        return nil
      }
      return choice
    case .lines(let prompter):
      return try MenuSession(prompter: prompter).choose(
        from: menu, title: G.name, &words, keep: keep)
    }
  }

  /// Plays round after round, until the player has enough.
  private func playRounds(
    _ seat: Seat, on stage: Stage, _ words: inout WordReader
  ) throws -> ExitStatus {
    switch stage {
    case .screen(let setting): try playOnScreen(seat.round, seat.moves, setting)
    case .lines(let prompter): try playInLines(seat.round, seat.moves, prompter, &words)
    }
  }

  private func playInLines(
    _ first: Round<G>, _ moves: [G.Move], _ prompter: Prompter, _ words: inout WordReader
  ) throws -> ExitStatus {
    var session = LineSession(
      round: first, earlier: moves, isQuiet: play.quiet, prompter: prompter)
    while true {
      let status = try session.play(&words)
      guard status == .done, prompter.isInteractive, try prompter.wantsAnother(&words) else {
        return status
      }
      session = LineSession(
        round: try Round(options: first.options, source: .drawn, recorder: first.recorder),
        isQuiet: play.quiet, prompter: prompter)
    }
  }
}
