import CommandLine
import GameCore

extension CommandContext {
  private var daily: DailyDeal? {
    play.isDaily ? DailyDeal(day: environment.now().dayNumber) : nil
  }

  /// Returns the options before any choice: the day's for a daily deal, else the defaults.
  func plainOptions<G: ArcadeGame>(of game: G.Type) -> G.Options {
    daily.map { G.Options(daily: $0) } ?? G.Options()
  }

  /// Returns the options that the command line gives, and the deal's source or nil for a new seed.
  func deal<G: ArcadeGame>(of game: G.Type) throws -> (G.Options, Playthrough<G>.Source?) {
    try deal(of: game, from: plainOptions(of: game)) { try $0.load(outside()) }
  }

  /// Returns chosen options with those of the command line instead, and the deal's source or nil
  /// for a new seed. `load` loads the data that the options name.
  func deal<G: ArcadeGame>(
    of game: G.Type, from chosen: G.Options, load: (inout G.Options) throws -> Void
  ) throws -> (G.Options, Playthrough<G>.Source?) {
    var (options, source) = (chosen, Playthrough<G>.Source?.none)
    if let seed = daily?.seed ?? play.seed {
      source = .seed(seed)
    } else if let text = play.deal {
      let deal = try DealText.deal(text, of: game)
      G.adopt(&options, from: deal)
      source = .deal(deal)
    }
    try line.apply(G.Options.table, to: &options)
    try load(&options)
    try options.check()
    if let deal = source?.writtenDeal { try check(options, of: deal, in: game) }
    return (options, try source?.dealt(options))
  }

  private func check<G: ArcadeGame>(
    _ options: G.Options, of deal: G.D, in game: G.Type
  ) throws(UserError) {
    try G.check(deal, with: options)
    var fitting = options
    G.adopt(&fitting, from: deal)
    guard fitting.recorded == options.recorded else {
      let command = fitting.command(of: G.name).joined(separator: " ")
      throw UserError(
        en: "the options don't make this deal; use '\(command)'", zh: "这些选项与题目不符，请用 '\(command)'")
    }
  }
}
