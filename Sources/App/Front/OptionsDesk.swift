import CommandLine
import GameCore
import Play
import TextUI

/// The pages of options: what a player changes there is kept, and holds at once.
struct OptionsDesk {
  private(set) var context: CommandContext
  private let games: [any ArcadeGame.Type]

  init(_ context: CommandContext, _ games: [any ArcadeGame.Type]) {
    (self.context, self.games) = (context, games)
  }

  /// Opens a page, those of the games being followed by the arcade's, until the player leaves.
  mutating func open(_ page: Int) throws {
    var display = try context.display
    var view = OptionsView(try pages(display), open: page, presentation: display.presentation)
    while case .changed? = try context.screenRunner.show(&view, with: display) {
      try keep(view.pages[view.open].list, ofPage: view.open)
      display = try context.display
      context.screenRunner.change(to: display)
      view = view.with(try pages(display), display.presentation)
    }
  }

  private func pages(
    _ display: ScreenRunner.DisplayOptions
  ) throws(InvalidInput) -> [OptionsView.Page] {
    var pages: [OptionsView.Page] = []
    for game in games { pages.append(try page(of: game, display.presentation)) }
    let list = SettingList(context)
    return pages + [
      OptionsView.Page(display.presentation(en: "arcade", zh: "通用"), list) { list in
        (list as? SettingList)?.note(display.presentation)
      }
    ]
  }

  private func page<G: ArcadeGame>(
    of game: G.Type, _ presentation: Presentation
  ) throws(InvalidInput) -> OptionsView.Page {
    let list = GameOptionList(try command(of: game).savedChoices)
    return OptionsView.Page(G.title(presentation.language), list) { list in
      (list as? GameOptionList<G.Options>).flatMap { G.parText($0.options, presentation) }
    }
  }

  private func command<G: ArcadeGame>(
    of game: G.Type
  ) throws(InvalidInput) -> PlayCommand<G> {
    PlayCommand<G>(context, try PlayOptions(context.leading))
  }

  private mutating func keep(_ list: any OptionList, ofPage page: Int) throws {
    if let settings = list as? SettingList {
      guard let (name, value) = settings.change else { return }
      context.environment.kept.save(value, as: name)
      // What is changed here holds whatever stood before the command.
      context.leading.drop([name, "no-\(name)"])
    } else if games.indices.contains(page) {
      try keep(list, of: games[page])
    }
  }

  private func keep<G: ArcadeGame>(_ list: any OptionList, of game: G.Type) throws {
    guard let list = list as? GameOptionList<G.Options> else { return }
    let command = try command(of: game)
    command.save(list.options, insteadOf: command.savedChoices)
  }
}

extension ArcadeGame {
  /// Returns the par of a game with options as a sentence, or nil if it isn't known.
  fileprivate static func parText(_ options: Options, _ presentation: Presentation) -> String? {
    guard let game = try? Playthrough<Self>(options: options, source: .seed(Seed(number: 0))),
      let par = game.par
    else { return nil }
    let score = unit.counted(par, presentation.language, places: 1)
    return presentation(en: "Par: \(score).", zh: "标准杆：\(score)。")
  }
}
