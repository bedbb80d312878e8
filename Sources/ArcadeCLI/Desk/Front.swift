import ArcadeCore

/// What `arcade` alone opens: the menu of games at a terminal, the help elsewhere.
enum Front {
  static func open(_ desk: Desk) throws -> ExitStatus {
    let surroundings = desk.surroundings
    guard surroundings.isAtTerminal else {
      try desk.output.write(HelpPage.text(for: nil))
      return .done
    }
    let prompter = Prompter(
      voice: PlayOptions().voice(in: surroundings), output: desk.output, isInteractive: true)
    var words = WordReader(operands: [], input: .input)
    let choice = try MenuSession(prompter: prompter).choose(
      from: GameMenu(), title: "arcade", &words, keep: { _ in })
    guard let choice else { return .done }
    return try choice.run([], choice, desk)
  }
}

/// The menu of the games on the shelf.
private struct GameMenu: Menu {
  func page(_ voice: Voice) -> [String] {
    numbered(
      Shelf.games.map { command in
        let summary = command.game?.summary(voice.language) ?? command.summary
        return command.name.padded(to: 10) + summary
      })
  }

  func choose(_ word: String) -> MenuStep<Command>? {
    index(of: word, in: Shelf.games.map(\.name)).map { .play(Shelf.games[$0]) }
  }
}
