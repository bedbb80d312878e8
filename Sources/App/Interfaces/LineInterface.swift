import GameCore
import Platform
import Play
import Storage
import TextUI

/// Play in lines of text.
struct LineInterface: Interface {
  let isQuiet: Bool
  let prompter: Prompter

  /// Returns the time.
  let now: () -> Timestamp

  var presentation: Presentation { prompter.presentation }

  /// A player who has enough of the game has enough of its menu.
  var returnsToMenu: Bool { false }

  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader,
    save: @escaping (Choice) -> Void
  ) throws -> Choice? {
    try MenuSession(prompter: prompter).choose(
      from: menu, title: title(presentation.language), &words, save: save)
  }

  func wantsAgain(_ played: DailyFacts, _ words: inout WordReader) throws -> Bool {
    for line in played.lines(presentation, now: now()) { try prompter.say(line) }
    return try prompter.agrees(
      to: presentation(
        en: "Play it again? It won't count. (y/n)", zh: "再玩一遍？不计成绩。（y/n）"), &words)
  }

  func play<G: ArcadeGame>(
    _ game: inout RecordedGame<G>, _ words: inout WordReader
  ) throws -> PlayedGame {
    var session = LineSession(game, isQuiet: isQuiet, prompter: prompter)
    let hasEnded = try session.play(&words)
    game = session.round
    let goesOn = try hasEnded && prompter.isInteractive && prompter.wantsAnother(&words)
    return PlayedGame(game.playthrough, next: goesOn ? .newDeal : .leave)
  }

  func show<G: ArcadeGame>(_ playback: Playback<G>) throws {
    let isAtTerminal = playback.isAtTerminal
    if playback.pace.isByStep, isAtTerminal, !isQuiet {
      try prompter.say(
        presentation(en: "Press Enter for the next move, q to quit.", zh: "按回车看下一步，输入 q 退出。"))
    }
    var words = playback.words
    var session = LineSession(
      playback.start, isQuiet: isQuiet,
      mode: .replay(showsBoards: isAtTerminal && !presentation.isPlain), prompter: prompter)
    try session.play(&words)
  }
}
