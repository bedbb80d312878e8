import Platform

/// Saves games while they are played: each move goes to a journal, and the finished game to the
/// history.
///
/// A failure is reported once in each game, and the game continues without a journal.
public final class Recorder {
  private let folder: StateFolder
  private let warn: (Phrase) -> Void
  private let clock: () -> Timestamp
  private let isDurable: Bool
  private let comparesBest: Bool
  private var journal: Journal? {
    didSet { word = journal?.word ?? word }
  }

  /// The word for the game that was saved last on the command line, or nil for none.
  public private(set) var word: String?

  /// The news of the first win against a bot, or nil if the game that finished last is no such win.
  private(set) var firstWin: Phrase?

  /// The level whose most stars the game that finished last has raised, from 1, then its stars and
  /// those of all levels; nil if it raised none.
  private(set) var raised: (level: Int, stars: Int, all: Int)?

  /// The bots beaten before the game that finished last, as far as that is known.
  private(set) var beaten: Set<String> = []

  /// True if the deal of the game that finished last had been finished before.
  private(set) var wasKnown = false

  /// True if the game under way has been saved so far.
  public private(set) var isKeeping = true
  public private(set) var hasFailed = false

  /// Creates a recorder of games in a folder, which may continue a journal. Where it is durable, a
  /// record is on the disk before the game's end is shown. `comparesBest` asks for the news of best
  /// scores and first wins, which cost a reading of the history. `clock` returns the time.
  public init(
    in folder: StateFolder, isDurable: Bool, comparesBest: Bool, continuing journal: Journal? = nil,
    clock: @escaping () -> Timestamp = { .now }, warn: @escaping (Phrase) -> Void
  ) {
    (self.folder, self.journal, word) = (folder, journal, journal?.word)
    (self.isDurable, self.comparesBest) = (isDurable, comparesBest)
    (self.clock, self.warn) = (clock, warn)
  }

  var now: Timestamp { clock() }

  /// Adds moves to the journal, or creates it with the first moves.
  func add(_ moves: [Journal.Move], head: @autoclosure () -> Record.Head) {
    guard isKeeping else { return }
    isKeeping = attempt(Phrase(en: "save the game under way", zh: "保存这一局")) {
      () throws(SystemError) in
      guard let journal else {
        self.journal = try Journal(of: head(), moves, in: folder)
        return
      }
      for move in moves { try journal.add(move) }
    }
  }

  /// Records a finished game. Returns the best score that a solo game beat, or nil if it beat none.
  /// A game against an opponent sets ``firstWin`` and ``beaten`` instead.
  func finish(
    _ record: Record, in game: any ArcadeGame.Type, against opposition: Opposition? = nil
  ) -> Int? {
    defer { file(record) }
    (wasKnown, firstWin, beaten, raised) = (false, nil, [], nil)
    guard comparesBest else { return nil }
    if let opposition {
      compare(record, in: game, against: opposition)
      return nil
    }
    let options = record.head.options
    // The stars of a long history take a while, so a script isn't told of them.
    let counts = isDurable ? book(of: game, verifying: .stars) : book(of: game, options: options)
    guard let book = counts else { return nil }
    let (mayRank, isKnown) = book.ranks(record)
    wasKnown = isKnown
    let best = book.group(game, options: options)?.bestScore
    if isDurable { compareStars(record, in: game, book) }
    guard mayRank, let score = record.score, let best else { return nil }
    return game.better.isBetter(score, than: best) ? best : nil
  }

  private func compareStars(_ record: Record, in game: any ArcadeGame.Type, _ book: ScoreBook) {
    let former = book.levelStars(of: game)
    book.add(record)
    let stars = book.levelStars(of: game)
    raised = zip(former, stars).enumerated().first { $0.element.0 < $0.element.1 }.map {
      ($0.offset + 1, $0.element.1, stars.reduce(0, +))
    }
  }

  private func compare(
    _ record: Record, in game: any ArcadeGame.Type, against opposition: Opposition
  ) {
    let (opponent, ladder) = (opposition.opponent.word, game.ladder(opposition.mode))
    guard let book = book(of: game) else { return }
    wasKnown = book.ranks(record).isKnown
    guard record.score != 0, ladder.contains(where: { $0.name == opponent }) else { return }
    let former = book.beaten(in: game)
    beaten = former
    guard (record.score ?? 0) > 0, !former.contains(opponent) else { return }
    book.add(record)
    let beaten = book.beaten(in: game)
    guard beaten.contains(opponent) else { return }
    firstWin = Self.news(of: opponent, in: ladder, beaten: beaten)
  }

  /// Returns what finished games have shown of a game's collection; nil if it has none or the
  /// history can't be read.
  func finds<G: ArcadeGame>(in game: G.Type) -> Finds? {
    comparesBest ? try? folder.history.finds(in: G.self) : nil
  }

  /// Returns the bots of a game that were beaten, as far as that is known. Reads the history.
  func findBeaten(in game: any ArcadeGame.Type) -> Set<String> {
    book(of: game, isOfTwo: true)?.beaten(in: game) ?? []
  }

  /// Returns the recorded games of a game, or only those against others.
  private func book(
    of game: any ArcadeGame.Type, isOfTwo: Bool = false,
    verifying verification: ScoreBook.Verification = .none
  ) -> ScoreBook? {
    var filter = ScoreBook.Filter()
    (filter.game, filter.isOfTwo) = (game.name, isOfTwo)
    return try? ScoreBook(of: folder.history, GameCatalog([game]), filter, verifying: verification)
  }

  /// Returns the news of the first win against a bot, or nil for a bot that no page offers.
  private static func news(
    of opponent: String, in ladder: [Choice], beaten: Set<String>
  ) -> Phrase? {
    guard let name = ladder.first(where: { $0.name == opponent })?.title else { return nil }
    let count = ladder.count { beaten.contains($0.name) }
    guard let next = ladder.next(afterBeating: beaten)?.title else {
      return Phrase(
        en: "You beat \(name(.en)), and with that all \(count) opponents!",
        zh: "战胜\(name(.zh))，\(count) 位对手全部拿下！")
    }
    return Phrase(
      en: "You beat \(name(.en)) for the first time! "
        + "\(count) of \(ladder.count) beaten, next: \(next(.en)).",
      zh: "第一次战胜\(name(.zh))！已胜 \(count)/\(ladder.count)，下一位：\(next(.zh))。")
  }

  /// Returns the best score of recorded solo games with a game's options; nil if there is none or
  /// the game is against an opponent.
  func best<G: ArcadeGame>(of game: Playthrough<G>) -> Int? {
    guard game.opposition == nil else { return nil }
    let options = game.recordedOptions.recorded
    return book(of: G.self, options: options)?.group(G.self, options: options)?.bestScore
  }

  /// Returns the recorded games with certain options, in the form of records, whose best scores are
  /// verified.
  private func book(of game: any ArcadeGame.Type, options: String) -> ScoreBook? {
    let filter = ScoreBook.Filter(only: game, options: options)
    return try? ScoreBook(of: folder.history, GameCatalog([game]), filter, verifying: .best)
  }

  /// Leaves the journal of an unfinished game to other processes.
  public func release() { journal = nil }

  /// Moves a game that has ended, or was given up, from its journal to the history.
  func file(_ record: Record) {
    let isFiled = attempt(Phrase(en: "record the game", zh: "记录这一局")) { () throws(SystemError) in
      try folder.history.append(record, mustLast: isDurable)
    }
    // Without a place in the history, the journal is all there is.
    if isFiled { journal?.remove() }
    (journal, isKeeping) = (nil, true)
  }

  /// Moves a game that was given up from its journal to the history. Drops a solo game of a single
  /// move.
  public func giveUp<G: ArcadeGame>(_ game: Playthrough<G>, begun: Timestamp, ended: Timestamp) {
    guard game.turns < 2, game.opposition == nil else {
      return file(game.record(begun: begun, ended: ended))
    }
    journal?.remove()
    (journal, isKeeping) = (nil, true)
  }

  /// Does some work. Returns false if it fails, with a warning at the first failure of a game.
  private func attempt(_ task: Phrase, _ work: () throws(SystemError) -> Void) -> Bool {
    do throws(SystemError) {
      try work()
      return true
    } catch {
      let path = folder.path.shownAsPath
      let failure = error.doing("\(task(.en)) in \(path)", zh: "在 \(path) \(task(.zh))")
      if isKeeping { warn(failure.phrase) }
      hasFailed = true
      return false
    }
  }
}
