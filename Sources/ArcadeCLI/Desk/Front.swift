import GameCore
import TextUI
import Tiles

/// What `arcade` alone opens: the menu of games at a terminal, the help elsewhere.
enum Front {
  static func open(_ desk: Desk) throws -> ExitStatus {
    let surroundings = desk.surroundings
    guard surroundings.isAtTerminal else {
      try desk.output.write(HelpPage.text(for: nil))
      return .done
    }
    let setting = PlayOptions().setting(in: surroundings)
    let menu = GameMenu(first: desk.state?.lastGame)
    guard surroundings.hasScreen else { return try openInLines(menu, desk, setting.voice) }
    var (last, status) = (String?.none, ExitStatus.done)
    while true {
      var view = MenuView(
        menu, title: title(setting.voice), voice: setting.voice, focus: last)
      guard case .play(let game)? = try desk.theatre.show(&view, with: setting) else {
        return status
      }
      last = game.name
      status = try game.run([], game, desk)
    }
  }

  private static func openInLines(
    _ menu: GameMenu, _ desk: Desk, _ voice: Voice
  ) throws -> ExitStatus {
    let prompter = Prompter(voice: voice, output: desk.output, isInteractive: true)
    var words = WordReader(operands: [], input: .input)
    let choice = try MenuSession(prompter: prompter).choose(
      from: menu, title: "arcade", &words, keep: { _ in })
    guard let choice else { return .done }
    return try choice.run([], choice, desk)
  }

  private static func title(_ voice: Voice) -> [String] {
    guard !voice.isASCII else { return ["A R C A D E"] }
    return [
      "▄▀▄ █▀▄ ▄▀▀ ▄▀▄ █▀▄ █▀▀",
      "█▀█ █▀▄ █   █▀█ █ █ █▀ ",
      "▀ ▀ ▀ ▀  ▀▀ ▀ ▀ ▀▀  ▀▀▀",
    ]
  }
}

/// The menu of the games on the shelf, the one that was played last in front.
private struct GameMenu: Menu {
  private let games: [Command]

  init(first: String?) {
    games = Shelf.games.filter { $0.name == first } + Shelf.games.filter { $0.name != first }
  }

  func items(_ voice: Voice) -> [MenuItem] {
    games.map { game in
      MenuItem(game.name, game.name, note: game.game?.summary(voice.language) ?? game.summary)
    }
  }

  mutating func choose(_ index: Int) -> MenuStep<Command> {
    .play(games[index])
  }
}
