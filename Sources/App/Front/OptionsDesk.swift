import CommandLine
import Flags
import GameCore
import Play
import TextUI

/// Pages of options: what a player changes there is kept, and holds at once.
struct OptionsDesk {
  private(set) var context: CommandContext
  private let games: [Entry]

  /// True if the games start from their pages; otherwise the arcade's settings follow them.
  private let startsGames: Bool

  /// A game that has a page.
  private struct Entry {
    let title: Phrase
    let game: any ArcadeGame.Type
  }

  /// The options of some games, and the arcade's settings.
  init(_ context: CommandContext, optionsOf games: [any ArcadeGame.Type]) {
    self.context = context
    self.games = games.map { Entry(title: $0.title, game: $0) }
    startsGames = false
  }

  /// The ways to play a game with somebody.
  init(_ context: CommandContext, companionsOf game: any ArcadeGame.Type) {
    self.context = context
    let title = game.title
    let versus = game.versus.map { versus in
      Entry(
        title: Phrase(en: "\(title(.en)) in turns", zh: "\(title(.zh))轮流玩"), game: versus)
    }
    let race = game.race.map { race in
      Entry(title: Phrase(en: "\(title(.en)) race", zh: "\(title(.zh))比赛"), game: race)
    }
    games = [versus, race].compactMap { $0 }
    startsGames = true
  }

  /// Opens a page, until the player leaves or starts a game, which is returned then.
  mutating func open(_ page: Int = 0) throws -> (any ArcadeGame.Type)? {
    var display = try context.display
    var changed: String?
    func pages() throws -> [OptionsView.Page] {
      try self.pages(display.presentation) { [saved = context.environment.saved] name, value in
        saved.save(value, as: name)
        changed = name
      }
    }
    var view = OptionsView(
      try pages(), open: page, startsGames: startsGames, presentation: display.presentation)
    while let outcome = try context.screenRunner.show(&view, with: display) {
      switch outcome {
      case .left: return nil
      case .started: return games[view.open].game
      case .changed:
        // What is changed here holds whatever stood before the command.
        if let changed { context.leading.drop([changed]) }
        display = try context.display
        context.screenRunner.change(to: display)
        view = view.with(try pages(), display.presentation)
      }
    }
    return nil
  }

  /// Returns the pages of the games and, if they don't start from there, of the settings; `save` is
  /// called with the name and the value of a changed setting.
  private func pages(
    _ presentation: Presentation, save: @escaping (String, String) -> Void
  ) throws(InvalidInput) -> [OptionsView.Page] {
    var pages: [OptionsView.Page] = []
    for entry in games { pages.append(try page(of: entry.game, entry.title, presentation)) }
    guard !startsGames else { return pages }
    let settings = OptionList(context, presentation, save: save)
    return pages + [OptionsView.Page(presentation(en: "arcade", zh: "通用"), settings)]
  }

  private func page<G: ArcadeGame>(
    of game: G.Type, _ title: Phrase, _ presentation: Presentation
  ) throws(InvalidInput) -> OptionsView.Page {
    let command = PlayCommand<G>(context, try PlayOptions(context.leading))
    let options = command.savedChoices
    let list = OptionList(options, note: G.note(on: options, presentation), presentation) {
      command.save($0, insteadOf: options)
    }
    return OptionsView.Page(title(presentation.language), list)
  }
}

extension ArcadeGame {
  /// Returns a sentence about a game with options: with somebody how it is played, alone its par;
  /// nil if that isn't known.
  fileprivate static func note(on options: Options, _ presentation: Presentation) -> String? {
    guard seats == 1 else { return manual.rules.first?(presentation.language) }
    guard let game = try? Playthrough<Self>(options: options, source: .seed(Seed(number: 0))),
      let par = game.par
    else { return nil }
    let score = unit.counted(par, presentation.language, places: 1)
    return presentation(en: "Par: \(score).", zh: "标准杆：\(score)。")
  }
}
