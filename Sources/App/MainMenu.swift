import CommandLine
import GameCore
import Play
import TextUI

/// The menu of games that `arcade` alone opens at a terminal.
enum MainMenu {
  /// Opens the menu, or prints the help if there is no terminal.
  static func open(_ context: CommandContext) throws -> ExitStatus {
    let environment = context.environment
    let play = try PlayOptions(context.leading)
    guard environment.isAtTerminal else {
      try CommandTable.answer(.help, of: nil, context)
      return .done
    }
    let setting = play.displayOptions(in: environment)
    let menu = GameMenu(first: context.state?.lastGame)
    guard environment.hasScreen, !play.isPlain(in: environment) else {
      return try openInLines(menu, context, setting.presentation)
    }
    var (last, status) = (String?.none, ExitStatus.done)
    while true {
      var view = MenuView(
        menu, title: title(setting.presentation), presentation: setting.presentation, focus: last)
      guard case .chosen(let game)? = try context.screenRunner.show(&view, with: setting) else {
        return status
      }
      last = game.name
      status = try game.run([], game, context)
    }
  }

  private static func openInLines(
    _ menu: GameMenu, _ context: CommandContext, _ presentation: Presentation
  ) throws -> ExitStatus {
    let prompter = Prompter(presentation: presentation, output: context.output, isInteractive: true)
    var words = WordReader(operands: [], input: context.input)
    let choice = try MenuSession(prompter: prompter).choose(
      from: menu, title: "arcade", &words, save: { _ in })
    guard let choice else { return .done }
    return try choice.run([], choice, context)
  }

  private static func title(_ presentation: Presentation) -> [String] {
    guard !presentation.isASCII else { return ["A R C A D E"] }
    return [
      "▄▀▄ █▀▄ ▄▀▀ ▄▀▄ █▀▄ █▀▀",
      "█▀█ █▀▄ █   █▀█ █ █ █▀ ",
      "▀ ▀ ▀ ▀  ▀▀ ▀ ▀ ▀▀  ▀▀▀",
    ]
  }
}

/// The menu of the games, with the one that was played last in front.
private struct GameMenu: Menu {
  private let games: [Command]

  init(first: String?) {
    games =
      GameRegistry.games.filter { $0.name == first }
      + GameRegistry.games.filter { $0.name != first }
  }

  func items(_ presentation: Presentation) -> [MenuItem] {
    games.map { game in
      MenuItem(
        game.name, game.name, note: game.game?.summary(presentation.language) ?? game.spec.summary)
    }
  }

  mutating func choose(_ index: Int) -> MenuStep<Command> {
    .done(games[index])
  }
}
