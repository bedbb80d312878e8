import Platform

/// The scores of a history, by game and options, read in one pass. Needs 11 to 22 bytes of memory
/// for each deal.
public final class ScoreBook {
  static let listLength = 10

  /// The number of records from the first on that are all verified. Verifying more would take too
  /// long, so of later records only those are that would be among the best.
  static let verifiedRecords = 50_000

  private var groups: [ScoreGroup] = []
  private var playedDeals: [String: PlayedDeals] = [:]
  private var indices: [String: Int] = [:]
  /// The groups by the fingerprints of the fields that name them. A group that the filter leaves
  /// out is nil.
  private var places: [UInt64: Result<ScoreGroup?, MalformedLine>] = [:]
  private var playedDays: Set<UInt64> = []
  private var seen = SeenLines(limit: ScoreBook.verifiedRecords)
  private var records = 0

  private let filter: Filter
  private let verification: Verification
  public let catalog: GameCatalog

  /// The number of lines that can't be read or are of unknown games. Beside codes, what isn't even
  /// like a record is talk.
  public var faults: Int { damaged + (hasCodes ? 0 : others) }
  private var damaged = 0
  private var others = 0
  private var hasCodes = false

  /// The games that have the names of players.
  private(set) var rankings = Rankings()

  /// The conditions that games must meet to be read.
  public struct Filter {
    public var game: String?
    public var since: Timestamp?

    /// True if only games against others are read.
    public var isOfTwo = false

    /// Options as records write them, all of which a game must have.
    public var options: [String] = []

    fileprivate var dealKey: String?

    public init() {}

    /// Creates a filter for one game with certain options, in the form of records, in any mode.
    public init(only game: any ArcadeGame.Type, options: String) {
      dealKey = ScoreBook.key(game, options)
    }

    public func check(_ catalog: GameCatalog) throws(UserError) {
      let games = catalog.games.filter { game == nil || $0.name == game }
      let ways = games.flatMap { $0.all }
      for option in options where ways.allSatisfy({ $0.normalForm(of: option) == nil }) {
        let names = games.map { game in
          (game.name, Set(game.all.flatMap { $0.fields("")?.keys ?? [] }).sorted())
        }
        let name = String(option.prefix { $0 != "=" })
        guard !names.contains(where: { $0.1.contains(name) }) else {
          throw UserError(en: "no game takes \(option.quoted)", zh: "没有游戏能用 \(option.quoted)")
        }
        let games = names.filter { !$0.1.isEmpty }
        let lists = Phrase(
          en: games.map { "\($0.0) has \($0.1.joined(separator: ", "))" }.joined(separator: "; "),
          zh: games.map { "\($0.0) 有 \($0.1.joined(separator: "、"))" }.joined(separator: "；"))
        throw .unknown(
          .option, name, cure: name.suggestion(from: names.flatMap(\.1)) ?? lists)
      }
    }
  }

  /// The records that are verified, each of which counts only if it verifies.
  public enum Verification: Equatable {
    /// None: all games count as recorded.
    case none

    /// Those that would be among the best, and those that may raise the most stars of a group.
    case stars

    /// Those that would be among the best.
    case best

    /// The first ones, up to ``ScoreBook/verifiedRecords``, and then those that would be among the
    /// best.
    case all
  }

  public init(
    _ filter: Filter, _ catalog: GameCatalog, verifying verification: Verification = .all
  ) {
    (self.filter, self.catalog, self.verification) = (filter, catalog, verification)
  }

  public convenience init(
    of history: History?, _ catalog: GameCatalog, _ filter: Filter = Filter(),
    verifying verification: Verification = .all
  ) throws(SystemError) {
    self.init(filter, catalog, verifying: verification)
    if let lines = try history?.lines() { try read([lines]) }
  }

  public var isEmpty: Bool { places.isEmpty }

  /// The groups that have games, those with the most first.
  public var pages: [ScoreGroup] {
    groups.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// The scores of each game that was played alone, in the order of the games.
  public var statistics: [GameScores] {
    let pages = pages.filter { !$0.isOfTwo && $0.count + $0.lost > 0 }
    return catalog.games.compactMap { game in
      let groups = pages.filter { $0.game == game.name }
      return groups.isEmpty ? nil : GameScores(groups)
    }
  }

  /// The groups of games against others, in the order of the games.
  public var encounters: [ScoreGroup] {
    catalog.games.flatMap { game in
      pages.filter { $0.isOfTwo && $0.count > 0 && $0.game == game.name }
    }
  }

  /// Returns the most stars that a game has at each of its levels, 0 where it wasn't played.
  func levelStars(of game: any ArcadeGame.Type) -> [Int] {
    GameVariant(game).levels.map { scores(of: game, like: $0)?.stars.most ?? 0 }
  }

  public var stars: StarCount { groups.reduce(StarCount()) { $0 + $1.stars } }

  public func dailyCount(on day: Int) -> Int {
    Set(groups.filter { $0.days.contains(day) }.map(\.game)).count
  }

  /// Returns the group of a game and its options, in the form of records, or nil without games.
  public func group(_ game: any ArcadeGame.Type, options: String) -> ScoreGroup? {
    indices[Self.key(game, options)].map { groups[$0] }
  }

  /// Returns the scores of all games of a kind, given by options in the form of records, or nil
  /// without games.
  public func scores(of game: any ArcadeGame.Type, like options: String) -> GameScores? {
    let kind = GameVariant(game).kind(of: options)
    let alike = groups.filter {
      !$0.isOfTwo && $0.game == game.name && $0.kind == kind && !$0.isEmpty
    }.sorted { $0.count > $1.count }
    return alike.isEmpty ? nil : GameScores(alike)
  }

  /// Returns the record of the first game of a daily deal that was finished on its day, given by
  /// number, or nil if none was.
  public func dailyRecord(of game: any ArcadeGame.Type, on day: Int) -> Record? {
    group(game, options: DailyDeal(day: day).options(of: game))?.dailyRecord(on: day)
  }

  /// Returns the names of the bots that the player has beaten in a game, without hints and on new
  /// deals.
  public func beaten(in game: any ArcadeGame.Type) -> Set<String> {
    Set(groups.lazy.filter { $0.game == game.name && $0.isBeaten }.compactMap(\.opponent))
  }

  /// The number of days on which games were played, if they are read as recorded.
  public var dayCount: Int { playedDays.count }

  /// The number of games that were finished, lost ones among them.
  public var finished: Int { groups.reduce(0) { $0 + $1.count + $1.lost } }

  fileprivate static func key(_ game: any ArcadeGame.Type, _ options: String) -> String {
    let form = GameVariant(game).normalForm(of: options, isCompared: true)
    return ScoreGroup.key(game, form ?? options)
  }

  /// Returns the days in a row on which the daily deal of a game, or without one of any game, was
  /// finished. A game's daily deals have other options every day, so they belong to many groups.
  public func streaks(of game: String? = nil) -> DayStreaks {
    DayStreaks(Set(groups.filter { game ?? $0.game == $0.game }.flatMap(\.days)))
  }

  // MARK: Reading

  public func read(_ histories: [LineReader]) throws(SystemError) {
    let since = filter.since.map { Array($0.description.utf8) } ?? []
    try LineReader.readMerged(histories) { line in
      do throws(MalformedLine) {
        try add(RecordLine(line), isAgain: seen.repeats(line), since: since)
      } catch {
        if let code = Challenge.code(in: line.bytes) {
          add(code, since: since)
        } else if line.bytes.beginsAsRecord {
          damaged += 1
        } else if !line.bytes.isComment {
          others += 1
        }
      }
    }
  }

  private func add(_ code: String, since: [UInt8]) {
    hasCodes = true
    guard let challenge = try? Challenge(reading: code, catalog) else {
      damaged += 1
      return
    }
    let isAgain = Array(code.utf8).withUnsafeBytes { seen.repeats(Line(bytes: $0)) }
    for record in challenge.records {
      guard add(record, isAgain: isAgain, since: since), let name = challenge.name else { continue }
      rankings.add(record, of: name, catalog)
    }
  }

  /// Adds a game that has just ended, or one of a code. Returns whether it is wanted.
  @discardableResult
  func add(_ record: Record, isAgain: Bool = false, since: [UInt8] = []) -> Bool {
    Array(record.line.utf8).withUnsafeBytes { bytes in
      guard let fields = try? RecordLine(Line(bytes: bytes)) else { return false }
      return (try? add(fields, isAgain: isAgain, since: since)) ?? false
    }
  }

  /// Adds a game. Returns whether it is wanted.
  @discardableResult
  private func add(
    _ fields: RecordLine, isAgain: @autoclosure () -> Bool, since: [UInt8]
  ) throws(MalformedLine) -> Bool {
    guard let group = try group(spelled: fields.group) else { return false }
    records += 1
    let verifiesAll = verification == .all && records <= Self.verifiedRecords
    if !since.isEmpty, fields.ended.lexicographicallyPrecedes(since) {
      try group.passOver(fields, verifying: verifiesAll)
      return false
    } else if verification == .all, isAgain() {
      group.repeated += 1
    } else {
      if verification == .none || verification == .stars {
        playedDays.insert(UnsafeRawBufferPointer(rebasing: fields.ended.prefix(10)).fingerprint)
      }
      try group.add(fields, records, verifyingAll: verifiesAll, verification)
    }
    return true
  }

  /// Returns whether a game that has just been finished may rank, and whether its deal had been
  /// finished before.
  func ranks(_ record: Record) -> (mayRank: Bool, isKnown: Bool) {
    Array(record.line.utf8).withUnsafeBytes { bytes in
      guard let line = try? RecordLine(Line(bytes: bytes)),
        let group = try? group(spelled: line.group)
      else { return (false, false) }
      return group.ranks(line)
    }
  }

  /// Returns the group of games as a record spells them, or nil if they are unwanted.
  private func group(
    spelled spelling: UnsafeRawBufferPointer
  ) throws(MalformedLine) -> ScoreGroup? {
    let fingerprint = spelling.fingerprint
    if let place = places[fingerprint] { return try place.get() }
    let place = Result { () throws(MalformedLine) in
      try newGroup(String(decoding: spelling, as: UTF8.self))
    }
    places[fingerprint] = place
    return try place.get()
  }

  private func newGroup(_ key: String) throws(MalformedLine) -> ScoreGroup? {
    guard let group = ScoreGroup(key, catalog, sharing: &playedDeals) else {
      throw MalformedLine("is of an unknown game", zh: "的游戏不明")
    }
    if let index = indices[group.key] { return groups[index] }
    guard accepts(group) else { return nil }
    indices[group.key] = groups.count
    groups.append(group)
    return group
  }

  private func accepts(_ group: ScoreGroup) -> Bool {
    let options = filter.options.map(group.normalForm)
    return (group.isOfTwo || !filter.isOfTwo)
      && filter.dealKey ?? group.dealKey == group.dealKey
      && filter.game ?? group.game == group.game
      && options.allSatisfy(group.options.split(separator: " ").map(String.init).contains)
  }
}
