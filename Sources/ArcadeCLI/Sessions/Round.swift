import ArcadeCore

/// One game under way, with all that plays it again: its options, its seed and its moves.
struct Round<G: ArcadeGame> {
  let options: G.Options
  let seed: Seed
  private(set) var game: G

  /// How many moves were accepted.
  private(set) var turns = 0

  /// The accepted moves as text, with spaces between them.
  private(set) var moves = ""

  /// Deals. Throws where the options don't make a deal.
  init(options: G.Options, seed: Seed) throws(BadOptions) {
    self.options = options
    self.seed = seed
    var random = seed.random
    game = try G(options: options, deal: try G.deal(options, using: &random))
  }

  /// Makes a move. A refused one changes nothing.
  mutating func apply(_ move: G.Move) throws(G.Refusal) -> G.Event {
    let event = try game.apply(move)
    turns += 1
    if !moves.isEmpty { moves += " " }
    moves += move.description
    return event
  }

  /// The score and its unit: `6 guesses`.
  func score(_ language: Language) -> String {
    G.Points.unit.counted(game.score.value, language)
  }

  /// The score and the seed in a line: all that is printed where only the last one is wanted.
  func summary(_ voice: Voice) -> String {
    let score = score(voice.language)
    let seed = seed.text.shellWord(inASCII: voice.isASCII)
    return game.status == .playing
      ? voice.language(
        en: "Score: \(score), unfinished (seed \(seed))",
        zh: "成绩：\(score)，未完成（种子 \(seed)）")
      : voice.language(en: "Score: \(score) (seed \(seed))", zh: "成绩：\(score)（种子 \(seed)）")
  }

  /// The command that deals the same game again, for a shell. A choice that may have been kept is
  /// spelled out even where it is the default.
  func command(inASCII: Bool) -> String {
    let defaults = G.Options()
    var words = ["arcade", G.name]
    for option in G.Options.table {
      let spelling = option.spelling(in: options)
      guard option.isKept || spelling != option.spelling(in: defaults) else { continue }
      switch spelling {
      case .value(let value): words += ["--\(option.flag.name)", value]
      case .state(true): words.append("--\(option.flag.name)")
      case .state(false), nil: break
      }
    }
    // A seed that begins with a dash would look like an option if it stood alone.
    words += seed.text.hasPrefix("-") ? ["--seed=" + seed.text] : ["--seed", seed.text]
    return words.map { $0.shellWord(inASCII: inASCII) }.joined(separator: " ")
  }
}
