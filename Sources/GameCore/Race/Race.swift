import Flags
import TextUI

/// A game as a race against one of its players: both play the same deal, each alone, and the rival
/// moves when the player moves.
public enum Race<G: ArcadeGame>: ArcadeGame {
  public typealias P = RacePosition<G.P>
  public typealias D = RaceDeal<G>
  public typealias Options = RaceOptions<G>
  public typealias Screen = RaceScreen<G.Screen>

  public static var name: String { G.name }
  public static func seatNames(_ options: String, _ presentation: Presentation) -> [String] {
    let rival = (try? Options(recorded: options))?.rivalKind
    return [presentation(en: "you", zh: "你"), rival?.choice.title(presentation.language) ?? ""]
  }

  public static var recordName: String { "\(G.name)-race" }
  public static var seats: Int { 2 }
  public static var race: (any ArcadeGame.Type)? { nil }
  public static var title: Phrase { G.title }
  public static var summary: Phrase { G.summary }

  /// The manual of the game with the rules of a race.
  public static var manual: Manual {
    let race = Phrase(
      en: "Both play the same deal, each alone, and the better score wins.", zh: "同一局各玩各的，成绩好的获胜。")
    return G.manual.with(rules: [race] + G.manual.rules)
  }

  public static var rules: Int { G.rules }

  // MARK: Deal

  public static func deal(
    _ options: Options, using random: inout some RandomSource
  ) throws(InvalidInput) -> D {
    RaceDeal(try G.deal(options.board, using: &random))
  }

  public static func redeal(
    _ deal: inout D, _ options: Options, using random: inout some RandomSource
  ) throws(InvalidInput) {
    try G.redeal(&deal.board, options.board, using: &random)
  }

  public static func fit(_ options: inout Options, to deal: D) {
    G.fit(&options.board, to: deal.board)
  }

  public static func prepare(
    _ deal: inout D, _ options: Options, playerSeed: UInt64
  ) throws(InvalidInput) {
    guard let kind = options.rivalKind else { return }
    deal.run(kind, try G.setup(options.board, deal.board), seed: playerSeed)
  }

  public static func setup(_ options: Options, _ deal: D) throws(InvalidInput) -> P.Setup {
    RaceSetup(
      try G.setup(options.board, deal.board),
      rival: options.rivalKind?.choice ?? Choice(options.rival, ""), series: options.series)
  }

  public static func options(
    _ options: Options, after position: P?, isSameDeal: Bool
  ) -> Options {
    var options = options
    options.series =
      position?.nextSeries(length: options.bestOf, isSameDeal: isSameDeal)
      ?? Series(length: options.bestOf)
    return options
  }

  // MARK: Play

  public static func screen(_ options: Options, _ setup: P.Setup) -> Screen {
    RaceScreen(G.screen(options.board, setup.board))
  }

  public static func prompt(_ options: Options, isInteractive: Bool) -> any MovePrompt<P> {
    RacePrompt(G.prompt(options.board, isInteractive: isInteractive))
  }

  public static func advisor(_ setup: P.Setup) -> (any Advisor<P>)? {
    G.advisor(setup.board).map { RaceAdvisor($0) }
  }

  public static func review(_ setup: P.Setup, _ deal: D) -> (any Review<P>)? {
    G.review(setup.board, deal.board).map { RaceReview($0) }
  }
}

extension ArcadeGame {
  public static var race: (any ArcadeGame.Type)? {
    players.isEmpty ? nil : Race<Self>.self
  }

  /// The options with which somebody plays along, at the same board or at one of their own.
  public static var companionFlags: [Flag] {
    versusFlags + (race == nil ? [] : RaceOptions<Self>.own.map(\.flag))
  }
}
