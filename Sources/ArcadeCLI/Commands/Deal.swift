import ArcadeCore

extension Command {
  /// Prints a deal.
  static let deal = Command(
    name: "deal", summary: "print a deal, to be played with --deal",
    detail: """
      The game stands right behind it, and then the game's own options. The deal is encoded, so that \
      it can be passed on without telling at a glance what lies where; `--open` prints it in the \
      clear, in a form in which deals can be written by hand. With `--deal` it prints a deal that is \
      given in either form.
      """,
    operand: .game,
    variants: { Shelf.games.map(dealing) },
    examples: {
      [
        .init(
          "Print a deal of four cards in the clear", "arcade deal cards --count 4 --seed 42 --open"),
        .init(
          "Encode a deal that was written by hand",
          "arcade deal memorize --deal 'dog cat cat dog'"),
      ]
    }
  ) { words, command, desk in
    guard let game = game(words.first) else {
      if let late = words.lazy.compactMap(game).first { throw misplaced(late) }
      return try command.read(words, desk) { line in throw fault(in: line.operands) }
    }
    guard let type = game.game else { return .done }
    let variant = dealing(game)
    return try variant.read(Array(words.dropFirst()), desk) { line in
      try variant.operand.check(line.operands, of: variant.name)
      try print(type, line, desk)
      return .done
    }
  }

  /// The command with the options of a game.
  private static func dealing(_ game: Command) -> Command {
    Command(
      name: "deal \(game.name)", summary: game.summary, flags: { game.flags() + [openFlag] },
      playFlags: { PlayOptions.flags(named: PlayOptions.dealing) }, run: deal.run)
  }

  private static let openFlag = Flag("open", "print the deal in the clear")

  private static func game(_ name: String?) -> Command? {
    Shelf.games.first { $0.name == name }
  }

  private static func misplaced(_ game: Command) -> BadOptions {
    BadOptions("the game goes right behind deal, as in 'arcade deal \(game.name)'")
  }

  private static func fault(in operands: [String]) -> any Error {
    guard let name = operands.first else {
      return BadOptions(
        "deal needs a GAME: " + Shelf.games.map(\.name).joined(separator: ", "))
    }
    do {
      return misplaced(try CommandTable.named(name))
    } catch {
      return error
    }
  }

  private static func print<G: ArcadeGame>(
    _ game: G.Type, _ line: ParsedLine, _ desk: Desk
  ) throws {
    var play = PlayOptions()
    try line.apply(PlayOptions.table, to: &play)
    let (options, source) = try Booth<G>(desk, play).deal(line, isForPerson: false)
    let deal = try (source ?? .drawn).deal(options)
    // What can't be played is not printed.
    _ = try G(options: options, deal: deal)
    try desk.output.line(
      line.has(openFlag.name) ? deal.description : DealText.encoded(deal, of: G.name))
  }
}
