/// The games that can be compared, as they have the same game, rules and options.
public final class ScoreGroup {
  let way: GameVariant
  let options: String

  /// The number of games that were finished. Lost solo games don't count.
  public private(set) var count = 0

  public private(set) var lost = 0
  public private(set) var unfinished = 0

  /// The number of finished games whose moves don't give their scores.
  private(set) var unverified = 0

  /// The number of games that count without having been verified.
  private(set) var unchecked = 0

  /// The number of records left out because their lines repeat earlier ones.
  var repeated = 0

  /// The number of games with each score. The score of a game of two is the first seat's lead.
  public private(set) var games: [Int: Int] = [:]

  /// The games that rank, the best first, and of equal scores the earliest first.
  private(set) var best: [Record] = []

  /// The deals whose games were finished, in any mode.
  private let deals: PlayedDeals

  /// The game, its rules and the options of its deals. Games of two with names are other players'.
  let dealKey: String

  /// The last scores with the numbers of their records, the oldest first.
  private var scores: [(number: Int, score: Int)] = []
  static let recentLength = 100

  var numberedScores: [(number: Int, score: Int)] { scores.suffix(Self.recentLength) }
  public var recent: [Int] { numberedScores.map(\.score) }

  /// The stars of the first games of deals, as far as they are verified.
  public private(set) var stars = StarCount()

  private(set) var winStreaks = WinStreaks()

  /// The lines of the first finished games of daily deals, by day.
  private var dailies: [Int: [UInt8]] = [:]

  /// The numbers of the days whose daily deals were finished.
  public var days: some Collection<Int> { dailies.keys }

  /// The lines of the last games. `isAgain` is true if the deal had been played before.
  private var lastLines: [(bytes: [UInt8], isAgain: Bool)] = []

  let verifier: RecordVerifier

  public let better: Direction

  /// True if two players play. Their games don't rank.
  public let isOfTwo: Bool

  /// True if the first of two seats won a game that would rank and that verifies.
  private(set) var isBeaten = false
  var opponent: String? { way.opponent(options) }

  /// Creates the group of a key, which is made of a record's game, rules and options with tabs
  /// between them. Returns nil if there is no such game with such options.
  init?(
    _ key: String, _ catalog: GameCatalog, sharing known: inout [String: PlayedDeals]
  ) {
    let parts = key.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let rules = Int(parts[1]), let way = catalog.game(named: parts[0], rules: rules),
      let options = way.normalForm(of: parts[2], isCompared: true)
    else { return nil }
    (self.way, self.options) = (way, options)
    (better, isOfTwo) = (way.unit.better, way.mode.hasOpponent)
    verifier = RecordVerifier(catalog)
    let isOwn = way.seatNames(options).map { $0.you != nil } ?? true
    let own = isOwn ? way.ownOptions(options) ?? options : options
    dealKey = Self.key(way.type, own)
    deals = known[dealKey, default: PlayedDeals()]
    known[dealKey] = deals
  }

  public var game: String { way.type.name }

  /// The options without those that only choose what deals show.
  private(set) lazy var kind = way.kind(of: options)

  var key: String { Self.key(way.type, options) }

  static func key(_ game: any ArcadeGame.Type, _ options: String) -> String {
    "\(game.name)\t\(game.rules)\t\(options)"
  }

  var isEmpty: Bool { count + lost + unfinished + unverified == 0 }

  /// Returns an option as the game writes it, or unchanged if the game doesn't take it.
  func normalForm(of option: String) -> String {
    let name = option.prefix { $0 != "=" } + "="
    let words = way.normalForm(of: option)?.split(separator: " ") ?? []
    return words.first { $0.hasPrefix(name) }.map(String.init) ?? option
  }

  // MARK: Adding

  /// Adds a record of the group, which has a number in the book. Leaves it out if it is verified
  /// and its moves don't give its score.
  func add(
    _ line: RecordLine, _ number: Int, verifyingAll: Bool, _ verification: ScoreBook.Verification
  ) throws(MalformedLine) {
    let ending = try line.ending
    guard ending != .unfinished else {
      unfinished += 1
      return
    }
    guard let score = line.score else { throw MalformedLine("has no score", zh: "没有成绩") }
    let isFirst = !isKnown(line)
    let rates = isFirst && (verifyingAll || verification == .stars && stars.most < Stars.most)
    let mayRank = ranks(score) && line.mayRank
    guard verifyingAll || rates || mayRank && isFirst else {
      unchecked += 1
      return tally(line, number, score, ending, isNew: note(line))
    }
    let record = try Record(line)
    var stars = rates ? StarCount() : nil
    guard !rates && verification == .none || verifier.error(in: record, &stars) == nil else {
      unverified += 1
      return keep(line.bytes, isAgain: false)
    }
    let isNew = note(line)
    if mayRank, isNew { rank(record, score) }
    tally(line, number, score, ending, isNew: isNew, stars ?? StarCount())
  }

  func verifies(_ record: Record) -> Bool {
    verifier.error(in: record) == nil
  }

  private func tally(
    _ line: RecordLine, _ number: Int, _ score: Int, _ ending: RecordLine.Ending, isNew: Bool,
    _ stars: StarCount = StarCount()
  ) {
    if !isOfTwo, let day = line.dailyDay { note(line, ofDay: day) }
    keep(line.bytes, isAgain: !isNew)
    guard ending == .finished || isOfTwo else {
      lost += 1
      return
    }
    count += 1
    scores.append((number, score))
    if scores.count > 2 * Self.recentLength { scores.removeFirst(Self.recentLength) }
    self.stars = self.stars + stars
    if isOfTwo, score > 0, isNew, line.mayRank { noteWin(line) }
    games[score, default: 0] += 1
    if isOfTwo { winStreaks.add(score) }
  }

  /// Notes a win, once one of them is proven: whoever won it, the opponent really played so.
  private func noteWin(_ line: RecordLine) {
    guard !isBeaten, let record = try? Record(line) else { return }
    isBeaten = verifies(record)
  }

  private func note(_ line: RecordLine, ofDay day: Int) {
    guard dailies[day] == nil, options == DailyDeal(day: day).options(of: way.type) else { return }
    dailies[day] = Array(line.bytes)
  }

  /// Notes the deal of a record that doesn't count, unless the record is to be verified and doesn't
  /// verify.
  func passOver(_ line: RecordLine, verifying: Bool) throws(MalformedLine) {
    guard try line.ending != .unfinished else { return }
    if verifying, !verifies(try Record(line)) { return }
    note(line)
  }

  /// Keeps a line as the last one, in the memory of the oldest one.
  private func keep(_ line: UnsafeRawBufferPointer, isAgain: Bool) {
    let isFull = lastLines.count == ScoreBook.listLength
    var bytes = isFull ? lastLines.removeFirst().bytes : []
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: line)
    lastLines.append((bytes, isAgain))
  }

  // MARK: Ranks

  /// Notes that a deal was finished. Returns true if that was the first time.
  ///
  /// Only the first game of a deal may rank, as a player who repeats a deal knows the answer.
  @discardableResult
  private func note(_ line: RecordLine) -> Bool { deals.fingerprints.insert(line.deal).inserted }

  private func isKnown(_ line: RecordLine) -> Bool { deals.fingerprints.contains(line.deal) }

  private func ranks(_ score: Int) -> Bool {
    guard !isOfTwo else { return false }
    guard best.count == ScoreBook.listLength else { return true }
    // `best.last` would copy the record.
    return better.isBetter(score, than: best[best.count - 1].score)
  }

  private func rank(_ record: Record, _ score: Int) {
    let index = best.firstIndex { better.isBetter(score, than: $0.score) }
    best.insert(record, at: index ?? best.endIndex)
    if best.count > ScoreBook.listLength { best.removeLast() }
  }

  /// Returns whether another game may rank, and whether its deal has been finished.
  func ranks(_ line: RecordLine) -> (mayRank: Bool, isKnown: Bool) {
    let isKnown = isKnown(line)
    return (line.mayRank && !isKnown, isKnown)
  }

  // MARK: Statistics

  public var bestScore: Int? { best.first?.score }
  var median: Double? { count == 0 ? nil : Statistics(games).median }

  /// Returns the record of the first game of a day's daily deal, or nil if it wasn't finished.
  public func dailyRecord(on day: Int) -> Record? { dailies[day].flatMap { try? Record($0) } }

  /// The last games, the latest first. `isAgain` is true if the deal had been played before.
  var last: [(record: Record, isVerified: Bool, isAgain: Bool)] {
    lastLines.reversed().compactMap { bytes, isAgain in
      (try? Record(bytes)).map { ($0, verifies($0), isAgain) }
    }
  }

  // MARK: The game

  /// Returns the options that differ from the defaults, in words.
  public func optionWords(_ presentation: Presentation) -> String {
    way.words(options, presentation).joined(separator: presentation.comma)
  }

  /// Returns the game, its way against the opponent and the players' names: `guess, race: you –
  /// Expert`.
  public func encounter(_ presentation: Presentation) -> String {
    let title = way.type.title(presentation.language)
    let race = way.mode == .race ? presentation(en: ", race", zh: "·比赛") : ""
    return title + race + presentation(en: ": ", zh: "：")
      + seatNames.all(presentation).joined(
        separator: presentation.isPlain
          ? presentation(en: " against ", zh: "对") : " \(presentation.dash) ")
  }

  /// The average score of the best bot, rounded as games show it; nil if it isn't known.
  public var par: Double? { way.par(options).map { ($0 * 10).rounded() / 10 } }

  public var seatNames: SeatNames { way.seatNames(options) ?? SeatNames() }

  public var unit: ScoreUnit { way.unit }

  var fields: JSONObject {
    [
      "game": .string(game), "rules": .number(way.type.rules),
      "options": .object(way.fields(options) ?? [:]),
    ]
  }
}

/// The fingerprints of deals whose games were finished.
final class PlayedDeals {
  var fingerprints: Set<UInt64> = []
}
