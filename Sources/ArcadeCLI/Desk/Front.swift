import ArcadeCore

/// What `arcade` alone opens: the menu of games at a terminal, the help elsewhere.
enum Front {
  static func open(_ desk: Desk) throws -> ExitStatus {
    let surroundings = desk.surroundings
    guard surroundings.inputIsTerminal, surroundings.outputIsTerminal else {
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
    Shelf.games.enumerated().map { index, command in
      let summary = command.game?.summary(voice.language) ?? command.summary
      return "  \(index + 1)  \(command.name.padded(to: 10))\(summary)"
    }
  }

  func choose(_ word: String) -> MenuStep<Command>? {
    let games = Shelf.games
    if let number = WholeNumber.parse(word), games.indices.contains(number - 1) {
      return .play(games[number - 1])
    }
    return games.first { $0.name == word }.map { .play($0) }
  }
}
