import CommandLine
import Flags
import GameCore
import Platform
import Play
import Storage
import TextUI

/// A game that a command line asks for.
struct NewGame<G: ArcadeGame> {
  var options: G.Options

  /// The source of the deal, or nil for a new seed.
  let source: Playthrough<G>.Source?

  /// The recorder that keeps it, or nil for none.
  let recorder: Recorder?

  /// True if the game's menu may ask what to play.
  let isOpen: Bool

  /// Returns the game before its first move.
  func round() throws(InvalidInput) -> RecordedRound<G> {
    RecordedRound(try Playthrough(options: options, source: source ?? .drawn), recorder)
  }
}

extension PlayCommand {
  /// The interface through which a person or a program plays.
  enum Interface {
    case screen(ScreenRunner.DisplayOptions)
    case lines(Prompter)
    case json
  }

  /// Plays a new game, or one of the saved ones that a person may rather want to continue.
  func play(
    _ start: NewGame<G>, _ words: inout WordReader, saved: consuming [SavedGame<G>]
  ) throws -> ExitStatus {
    let interface = interface(words)
    if try saved.isEmpty && hasEnoughOfDaily(on: interface, &words) { return .done }
    guard !saved.isEmpty, let state = context.state else {
      return try play(start, on: interface, &words)
    }
    let menu = OfferMenu(games: copy saved, now: context.environment.now())
    let choice = try choose(from: menu, on: interface, &words)
    if case .new(givingUp: true)? = choice { for game in saved { giveUp(game, in: state) } }
    // From here on the other games are free for other terminals.
    saved = []
    return switch choice {
    case nil: .done
    case .resume(let game)?: try play(resumed(game, in: state), on: interface, &words)
    case .new?: try play(start, on: interface, &words)
    }
  }

  func interface(_ words: WordReader) -> Interface {
    if play.json { return .json }
    let isOnScreen = isPerson && !play.quiet && !words.hasOperands
    guard isOnScreen, !play.isPlain(in: context.environment), context.environment.hasScreen else {
      return .lines(
        Prompter(
          presentation: play.presentation(in: context.environment), output: context.output,
          isInteractive: isPerson && !play.quiet))
    }
    return .screen(play.displayOptions(in: context.environment))
  }

  /// Plays a new game, after the game's menu if it has one and the deal is open.
  private func play(
    _ start: NewGame<G>, on interface: Interface, _ words: inout WordReader
  ) throws -> ExitStatus {
    guard start.isOpen, isPerson, !play.quiet, G.menu(startingWith: start.options) != nil else {
      return try play(start.round(), on: interface, &words)
    }
    var (start, status) = (start, ExitStatus.done)
    while let menu = G.menu(startingWith: start.options),
      let choice = try choose(
        from: menu, on: interface, &words, save: { save($0, insteadOf: start.options) })
    {
      start.options = choice
      status = try play(start.round(), on: interface, &words)
      // In lines, a player who has enough of the game has enough of its menu.
      if case .lines = interface { break }
    }
    return status
  }

  /// Returns what is chosen in a menu, or nil if the player leaves.
  private func choose<Choice>(
    from menu: any Menu<Choice>, on interface: Interface, _ words: inout WordReader,
    save: @escaping (Choice) -> Void = { _ in }
  ) throws -> Choice? {
    switch interface {
    case .screen(let display):
      var view = MenuView(
        menu, title: [G.title(display.presentation.language)], presentation: display.presentation,
        save: save)
      guard case .chosen(let choice)? = try context.screenRunner.show(&view, with: display) else {
        return nil
      }
      return choice
    case .lines(let prompter):
      return try MenuSession(prompter: prompter).choose(
        from: menu, title: G.title(prompter.presentation.language), &words, save: save)
    case .json: return nil
    }
  }

  /// Plays round after round, until the player has enough.
  func play(
    _ round: RecordedRound<G>, on interface: Interface, _ words: inout WordReader
  ) throws -> ExitStatus {
    switch interface {
    case .json:
      var session = JSONSession(round, isQuiet: play.quiet, output: context.output)
      return try session.play(&words) ? .done : .unfinished
    case .screen(let display): return try playOnScreen(round, display)
    case .lines(let prompter): return try playInLines(round, prompter, &words)
    }
  }

  private func playInLines(
    _ first: RecordedRound<G>, _ prompter: Prompter, _ words: inout WordReader
  ) throws -> ExitStatus {
    var session = LineSession(first, isQuiet: play.quiet, prompter: prompter)
    while true {
      guard try session.play(&words) else { return .unfinished }
      guard prompter.isInteractive, try prompter.wantsAnother(&words) else { return .done }
      let played = session.round.playthrough
      let options = G.options(played.options, after: played.position, isSameDeal: false)
      let next = try Playthrough<G>(options: options, source: .drawn)
      session = LineSession(
        RecordedRound(next, first.recorder), isQuiet: play.quiet, prompter: prompter)
    }
  }
}
