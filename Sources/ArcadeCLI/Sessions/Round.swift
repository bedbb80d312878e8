import ArcadeCore
import Records

/// One game under way, with all that plays it again: its options, what it was dealt from, and its
/// moves.
struct Round<G: ArcadeGame> {
  let options: G.Options
  let source: Source
  private(set) var game: G

  /// How many moves were accepted.
  private(set) var turns = 0

  /// The accepted moves as text, with spaces between them.
  private(set) var moves = ""

  /// The letters of what they did.
  private(set) var results = ""

  /// The score that this game has beaten; nil where it has not ended or has beaten none.
  private(set) var beaten: Beaten?

  /// What keeps the game, if it is kept.
  let recorder: Recorder?

  private let begun: Timestamp
  /// The game before its first move.
  private let start: G
  /// The marks that moves have had so far, by their letters.
  private var marks: [Unicode.Scalar: Mark] = [:]

  /// What a game is dealt from.
  enum Source {
    case seed(Seed)
    case deal(G.Deal)

    /// A deal that nobody has asked for.
    static var drawn: Source { .seed(.drawn()) }

    func deal(_ options: G.Options) throws(BadOptions) -> G.Deal {
      switch self {
      case .deal(let deal): return deal
      case .seed(let seed):
        var random = seed.random
        return try G.deal(options, using: &random)
      }
    }
  }

  /// Deals. Throws where the options don't make a deal.
  init(
    options: G.Options, source: Source, begun: Timestamp = .now, recorder: Recorder? = nil
  ) throws(BadOptions) {
    self.options = options
    self.source = source
    self.begun = begun
    self.recorder = recorder
    start = try G(options: options, deal: try source.deal(options))
    game = start
  }

  /// The same round from its beginning, to be kept by a recorder.
  func beginning(with recorder: Recorder) -> Round {
    Round(copying: self, recorder)
  }

  private init(copying round: Round, _ recorder: Recorder) {
    (options, source, begun, start) = (round.options, round.source, round.begun, round.start)
    game = start
    self.recorder = recorder
  }

  /// Makes a move, which is kept before anybody is told of it. A refused one changes nothing.
  mutating func apply(_ move: G.Move) throws(G.Refusal) -> G.Event {
    let event = try game.apply(move)
    let mark = game.mark(of: event)
    turns += 1
    if !moves.isEmpty { moves += " " }
    moves += move.description
    results.unicodeScalars.append(mark.letter)
    marks[mark.letter] = mark
    if let recorder {
      recorder.add(Journal.Move(move.description, mark.letter), of: head)
      if game.status != .playing { beaten = recorder.finish(record(), as: G.self) }
    }
    return event
  }

  /// Whether there is a game that leaving does not lose.
  var isKept: Bool { turns > 0 && recorder?.isKeeping ?? false }

  /// Gives the game up, if it is under way.
  func giveUp() {
    if turns > 0, game.status == .playing { recorder?.giveUp(record()) }
  }
}

// MARK: Record

extension Round {
  /// The game from its beginning, as a record describes it.
  init(_ head: Record.Head) throws(BadOptions) {
    try self.init(
      options: G.Options(recorded: head.options), source: Source(head.source), begun: head.begun)
  }

  var head: Record.Head {
    Record.Head(
      game: G.name, rules: G.rules, options: options.recorded, source: source.recorded,
      begun: begun)
  }

  /// The game as it is kept.
  func record(ended: Timestamp = .now) -> Record {
    Record(
      head: head, ended: ended, status: statusName, score: game.score.value, results: results,
      moves: moves)
  }

  /// How the game stands, as records and programs are told.
  var statusName: String {
    game.status == .playing ? Record.unfinished : game.status.rawValue
  }
}

extension Round.Source {
  init(_ source: Record.Source) throws(BadOptions) {
    switch source {
    case .seed(let text): self = .seed(try Seed(text))
    case .deal(let text): self = .deal(try Self.written(text))
    }
  }

  /// A deal from its text, in the clear or encoded.
  static func written(_ text: String) throws(BadOptions) -> G.Deal {
    guard let deal: G.Deal = DealText.deal(text, of: G.name) else {
      throw BadOptions(
        "\(text.quotedForReading) is no deal of \(G.name); 'arcade deal \(G.name) --open' shows one"
      )
    }
    return deal
  }

  var recorded: Record.Source {
    switch self {
    case .seed(let seed): .seed(seed.text)
    case .deal(let deal): .deal(DealText.encoded(deal, of: G.name))
    }
  }
}

// MARK: Words

extension Round {
  /// The score and its unit: `6 guesses`.
  func score(_ language: Language) -> String {
    G.Points.unit.counted(game.score.value, language)
  }

  /// What was dealt, in words: `seed 42`.
  func origin(_ voice: Voice) -> String {
    source.recorded.told(voice)
  }

  /// The score and the seed in a line: all that is printed where only the last one is wanted.
  func summary(_ voice: Voice) -> String {
    let (score, origin) = (score(voice.language), origin(voice))
    return game.status == .playing
      ? voice.language(
        en: "Score: \(score), unfinished (\(origin))", zh: "成绩：\(score)，未完成（\(origin)）")
      : voice.language(en: "Score: \(score) (\(origin))", zh: "成绩：\(score)（\(origin)）")
  }

  /// The command that deals the same game again, for a shell.
  func command(inASCII: Bool) -> String {
    var standard = G.Options()
    if case .deal(let deal) = source { G.fit(&standard, to: deal) }
    var words = options.command(of: G.name, notSaying: standard)
    switch source.recorded {
    // A seed that begins with a dash would look like an option if it stood alone.
    case .seed(let seed): words += seed.hasPrefix("-") ? ["--seed=\(seed)"] : ["--seed", seed]
    case .deal(let deal): words += ["--deal", deal]
    }
    return words.map { $0.shellWord(inASCII: inASCII) }.joined(separator: " ")
  }

  /// What leads on from a game that has ended or is left: lines to use or to paste, each with what
  /// it is for.
  func pointers(_ voice: Voice, isLeft: Bool = true) -> [(purpose: String, line: String)] {
    let say = voice.language
    if game.status == .playing, isKept, isLeft {
      return [(say(en: "To go on:", zh: "继续本局："), "arcade resume \(G.name)")]
    }
    let again = (say(en: "The same deal again:", zh: "再玩同一局："), command(inASCII: voice.isASCII))
    guard game.status != .playing else { return [again] }
    return [again, (say(en: "To share:", zh: "分享："), share(voice))]
  }

  /// A line to share: how the game went, move by move, without what was hidden in it, and how to
  /// play the same.
  func share(_ voice: Voice) -> String {
    let score = score(voice.language)
    let signs = signs(voice)
    let command =
      switch source {
      case .seed: command(inASCII: voice.isASCII)
      case .deal: "arcade \(G.name), \(origin(voice))"
      }
    guard !voice.isPlain else {
      return ([score] + (signs.isEmpty ? [] : [signs]) + [command])
        .joined(separator: voice.language(en: "; ", zh: "；"))
    }
    return "\(score)\(signs.isEmpty ? "" : " ")\(signs) \(voice.isASCII ? "-" : "·") \(command)"
  }

  /// The most signs that a line to share has.
  private static var signLimit: Int { 60 }

  private func signs(_ voice: Voice) -> String {
    var signs: [String] = []
    for letter in results.unicodeScalars {
      guard let picture = marks[letter]?.picture else { continue }
      guard signs.count < Self.signLimit else {
        signs.append(voice.ellipsis)
        break
      }
      signs.append(picture.shown(voice))
    }
    return signs.joined(separator: voice.isPlain ? voice.language(en: ", ", zh: "、") : "")
  }
}
