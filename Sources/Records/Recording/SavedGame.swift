import Platform

/// An unfinished game that nobody is playing, read from its journal.
public struct SavedGame<G: ArcadeGame> {
  public let playthrough: Playthrough<G>
  public let begun: Timestamp
  public let time: Timestamp

  /// The journal, which is reserved for this process if it is to play the game.
  public let journal: Journal
}

/// Reads, repairs and clears away the journals of unfinished games.
public struct SavedGames {
  private let folder: StateFolder
  private let warn: (Phrase) -> Void

  /// Creates a reader of a folder's journals, which passes their errors to `warn`.
  public init(in folder: StateFolder, warn: @escaping (Phrase) -> Void) {
    (self.folder, self.warn) = (folder, warn)
  }

  /// Reads a journal and plays its moves, or returns nil if its game is being played, has ended or
  /// is of another type. The journal is reserved if the game is `toPlay`.
  ///
  /// A game that has ended goes into the history. A damaged journal is reported and set aside, and
  /// the moves before the damage are kept. `adapt` sets the options that journals don't have.
  /// A game that another process plays is waited for during `timeout` milliseconds.
  public func take<G: ArcadeGame>(
    _ path: String, as game: G.Type, _ mode: Mode = .alone, toPlay: Bool = true, timeout: Int = 0,
    adapt: (inout G.Options, inout Opposition?) -> Void = { _, _ in }
  ) -> SavedGame<G>? {
    let time = Timestamp(seconds: (File.lastWrite(to: path) ?? 0) / 1_000_000_000)
    guard let (journal, contents) = read(path, within: timeout),
      contents.head.game == G.recordName(mode),
      contents.head.rules == G.rules,
      let start: Playthrough<G> = start(contents.head, path, adapt),
      let (kept, played) = played(journal, contents, start, toPlay: toPlay)
    else { return nil }
    guard !played.isOver else {
      file(played.record(begun: contents.head.begun, ended: time), kept)
      return nil
    }
    return SavedGame(
      playthrough: played, begun: contents.head.begun, time: time, journal: kept)
  }

  /// The number of journals that ``sweep(_:)`` looks at. Unfinished games stay for ever, and
  /// playing all of them would take ever longer; a game that ended is among the last written.
  static let sweepLimit = 64

  /// Moves games to the history that had ended when their processes did, if their journals are
  /// among the last ones. An older one is moved when somebody continues or lists it.
  public func sweep(_ catalog: GameCatalog) {
    func sweep<G: ArcadeGame>(_ path: String, _ game: G.Type, _ mode: Mode) {
      _ = take(path, as: game, mode, toPlay: false)
    }
    for path in folder.journals().prefix(Self.sweepLimit) {
      guard let game = game(ofJournal: path, catalog) else { continue }
      sweep(path, game.type, game.mode)
    }
  }

  /// Returns the game and rules that a journal's head names, or nil if the catalogue doesn't have
  /// them. Reports a head that can't be read, and sets the journal aside.
  public func game(ofJournal path: String, _ catalog: GameCatalog) -> GameVariant? {
    guard let head = Journal.head(of: path) else {
      _ = read(path, within: 0)
      return nil
    }
    return catalog.game(named: head.game, rules: head.rules)
  }

  // MARK: Damage

  /// Reads a journal. Reports one whose head can't be read, and sets it aside.
  private func read(_ path: String, within timeout: Int) -> (Journal, Journal.Contents)? {
    do throws(MalformedLine) {
      return try Journal.read(path, within: timeout)
    } catch {
      if error.isNewer {
        report(path, line: 1, error.phrase, Phrase(en: "the file is left alone", zh: "文件未改动"))
      } else {
        report(Journal.setAside(path), line: 1, error.phrase, Self.setAside)
      }
      return nil
    }
  }

  private static let setAside = Phrase(en: "the file is set aside", zh: "文件已移到一边")

  private func start<G: ArcadeGame>(
    _ head: Record.Head, _ path: String,
    _ adapt: (inout G.Options, inout Opposition?) -> Void
  ) -> Playthrough<G>? {
    do throws(UserError) {
      return try Playthrough(head, adapt: adapt)
    } catch {
      warn(
        Phrase { "\(path.shownAsPath)\($0(en: ", line 1: ", zh: " 第 1 行："))\(error.phrase($0))" })
      return nil
    }
  }

  /// Returns the game with its moves made and its journal; of a damaged journal a copy up to the
  /// damage. Returns nil if nothing comes before the damage, or if another process takes a journal
  /// that has to be reserved: to play the game, or to move or repair it.
  private func played<G: ArcadeGame>(
    _ journal: Journal, _ contents: Journal.Contents, _ start: Playthrough<G>, toPlay: Bool
  ) -> (Journal, Playthrough<G>)? {
    var played = start
    let wrong = played.replay(contents.moves)
    let error = wrong?.error ?? contents.damage?.phrase
    let mustReserve = toPlay || error != nil || !played.isPlaying
    guard !mustReserve || journal.reserve(contents) else { return nil }
    guard let error else { return (journal, played) }
    let count = wrong?.index ?? contents.moves.count
    guard count > 0 else {
      report(Journal.setAside(journal.path), line: 2, error, Self.setAside)
      return nil
    }
    report(
      journal.path, line: count + 2, error,
      Phrase(en: "the moves before it are kept", zh: "之前的各手已保留"))
    let kept = Array(contents.moves.prefix(count))
    played = start
    _ = played.replay(kept)
    guard let copy = try? Journal(of: contents.head, kept, in: folder) else { return nil }
    Journal.setAside(journal.path)
    return (copy, played)
  }

  private func report(_ path: String, line: Int, _ error: Phrase, _ consequence: Phrase) {
    let path = path.shownAsPath
    warn(
      Phrase(
        en: "\(path), line \(line) \(error(.en)); \(consequence(.en))",
        zh: "\(path) 第 \(line) 行\(error(.zh))；\(consequence(.zh))"))
  }

  /// Moves a game to the history, where it may be already if its process was killed in between.
  private func file(_ record: Record, _ journal: Journal) {
    do throws(SystemError) {
      let last = try folder.history.last(1000)
      if !last.contains(where: { $0.head == record.head && $0.moves == record.moves }) {
        try folder.history.append(record, mustLast: true)
      }
      journal.remove()
    } catch {
      // The journal stays, so that the next command tries again.
      let path = journal.path.shownAsPath
      let failure = error.doing(
        "add the game of \(path) to the history", zh: "把 \(path) 的一局加入历史记录")
      warn(failure.phrase)
    }
  }
}
