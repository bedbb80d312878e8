import GameCore

/// The run of a day: the daily deals of all games, one after the other. It has no record of its
/// own; the first finished game of each deal counts.
public struct DailyRun {
  public let deal: DailyDeal

  /// The games in the order of the run.
  public private(set) var legs: [Leg]

  private let book: ScoreBook

  /// True if the book has a game of the day. It lacks those that are taken later.
  private let hadBegun: Bool

  /// The part of the run that is one game.
  public struct Leg {
    public let game: any ArcadeGame.Type
    let record: Record?
    fileprivate let review: (any Review)?

    /// The stars of the finished game, 0 for a lost one; nil before it is finished.
    public let stars: Int?

    /// True if no move of the finished game could have been better.
    public let isFlawless: Bool

    init<G: ArcadeGame>(_ game: G.Type, _ record: Record?) {
      (self.game, self.record) = (game, record)
      let played = record.flatMap { try? Playthrough<G>(playing: $0) }
      let review = played?.review
      let stars = played?.stars(review)
      (self.review, self.stars) = (review, record.map { _ in stars?.count ?? 0 })
      isFlawless = stars?.isFlawless ?? false
    }

    /// Returns the stars in a row, of which at most some are lit: `★★☆`, for a flawless game `♛♛♛`.
    public func starRow(lit: Int = Stars.most, _ presentation: Presentation) -> String {
      Stars.row(min(stars ?? 0, lit), isFlawless: isFlawless, presentation)
    }

    /// The cost of the costliest move, as a share of what a game with two stars may cost.
    fileprivate var slip: Double {
      (review?.costs.max() ?? 0) / max(review?.allowance ?? 1, 0.1)
    }

    /// Returns the score of the finished game, or before it the shape of the deal.
    public func text(of deal: DailyDeal, _ presentation: Presentation) -> String {
      guard let score = record?.score else { return deal.shape(of: game, presentation) }
      return game.unit(.alone).counted(score, presentation.language)
    }
  }

  /// Creates the run of a day with the games that a book has of it.
  public init(_ deal: DailyDeal, of book: ScoreBook, _ games: [any ArcadeGame.Type]) {
    (self.deal, self.book) = (deal, book)
    legs = games.map { Leg($0, book.dailyRecord(of: $0, on: deal.day)) }
    hadBegun = legs.contains { $0.record != nil }
  }

  public var hasBegun: Bool { legs.contains { $0.record != nil } }

  /// Takes a game that has just been finished, if it is the first one of its deal.
  public mutating func take(_ record: Record) {
    legs = legs.map { leg in
      leg.record == nil && leg.game.name == record.head.game ? Leg(leg.game, record) : leg
    }
  }

  /// The number of days in a row, up to this one, on which a daily deal was finished.
  public var streak: Int {
    let isNew = !hadBegun && hasBegun
    return book.streaks().current(on: deal.day) + (isNew ? 1 : 0)
  }

  /// The totals of the last whole runs before this one, at most ten in sixty days, the latest
  /// first.
  public var formerTotals: [Int] {
    let days = (1...60).lazy.map { deal.day - $0 }.filter { day in
      legs.allSatisfy { book.dailyRecord(of: $0.game, on: day) != nil }
    }
    return days.prefix(10).map { DailyRun(DailyDeal(day: $0), of: book, legs.map(\.game)).total }
  }

  public var records: [Record] { legs.compactMap(\.record) }

  public var total: Int { legs.reduce(0) { $0 + ($1.stars ?? 0) } }

  public var most: Int { legs.count * Stars.most }

  /// The first game that isn't finished, or nil if the run is whole.
  public var next: (any ArcadeGame.Type)? { legs.first { $0.stars == nil }?.game }

  /// Returns how far the run has come, in a sentence.
  public func news(_ presentation: Presentation) -> String {
    let total = totalText(presentation)
    let streak =
      streak > 1
      ? presentation(en: ", day \(streak) of your streak", zh: "，连续第 \(streak) 天") : ""
    return next == nil
      ? presentation(en: "Run of the day: \(total) stars\(streak).", zh: "每日挑战：\(total)\(streak)。")
      : presentation(
        en: "Run of the day: \(total) stars so far\(streak).", zh: "每日挑战已得 \(total)\(streak)。")
  }

  /// Returns the next game and its deal, in a sentence; nil if the run is whole.
  public func nextSentence(_ presentation: Presentation) -> String? {
    next.map { game in
      let title = game.title(presentation.language)
      let shape = deal.shape(of: game, presentation)
      return presentation(en: "Next: \(title), \(shape).", zh: "下一局：\(title)，\(shape)。")
    }
  }

  private var flawless: Int { legs.count(where: \.isFlawless) }

  /// Returns what is to be said after a whole run: the stars that it lacks, the number of flawless
  /// games and the streak in a line, and the game with which the run of the next day begins.
  public func outlook(_ presentation: Presentation) -> [String] {
    let (missing, streak, tomorrow) = (most - total, streak, DailyDeal(day: deal.day + 1))
    let first = legs[0].game
    let title = first.title(presentation.language)
    let shape = tomorrow.shape(of: first, presentation)
    let stars = presentation(
      en: "\(missing.counted("star")) short of \(most)", zh: "离 \(most) 颗星还差 \(missing) 颗")
    let facts = [
      missing > 0 ? stars : nil,
      presentation(
        en: "\(flawless) of \(legs.count) flawless", zh: "零失误 \(flawless)/\(legs.count) 局"),
      streak > 1 ? presentation(en: "day \(streak) in a row", zh: "连续第 \(streak) 天") : nil,
    ]
    return [
      facts.compactMap(\.self).joined(separator: presentation.dot),
      presentation(en: "Tomorrow: \(title), \(shape)", zh: "明天从\(title)（\(shape)）开始"),
    ]
  }

  /// Returns the title of what follows a game of the run: the next game, or the result of the run.
  public func titleOfNext(_ language: Language) -> String {
    next?.title(language) ?? language(en: "the result", zh: "总成绩")
  }

  /// Returns the costliest move of the game with the fewest stars, in a sentence, or nil if no move
  /// could have been better. Of games with as many stars it takes the one whose move is the
  /// costliest, measured by what the stars allow.
  public func costliest(_ presentation: Presentation) -> String? {
    let worst = legs.filter { $0.slip > 0 }.min {
      ($0.stars ?? 0, $1.slip) < ($1.stars ?? 0, $0.slip)
    }
    guard let leg = worst, let review = leg.review,
      let move = review.costly().first, let remark = review.remark(onMove: move, presentation)
    else { return nil }
    let title = leg.game.title(presentation.language)
    return presentation(
      en: "The costliest move, step \(move + 1) of \(title): \(remark.loweredFirst)",
      zh: "最可惜的一手（\(title)第 \(move + 1) 手）：\(remark)")
  }

  public var fields: JSONObject {
    let rounds = legs.map { leg -> JSONValue in
      var fields: JSONObject = ["game": .string(leg.game.name)]
      fields["stars"] = leg.stars.map { .number($0) }
      fields["score"] = leg.record?.score.map { .number($0) }
      return .object(fields)
    }
    return [
      "type": "run", "daily": .number(deal.number), "rounds": .list(rounds),
      "stars": .number(total), "mostStars": .number(most), "streak": .number(streak),
      "share": .string(share(.untranslated)),
    ]
  }

  /// Returns the total in words: `9 of 12`.
  public func totalText(_ presentation: Presentation) -> String {
    presentation(en: "\(total) of \(most)", zh: "\(total)/\(most) 颗星")
  }

  /// Returns the line to share: `Arcade 328 · ★★★ ★★☆ ★★★ ★☆☆ · 9 of 12`, and the number of
  /// flawless games if there are any.
  public func share(_ presentation: Presentation) -> String {
    let praise =
      flawless > 0 ? [presentation(en: "\(flawless) flawless", zh: "\(flawless) 局零失误")] : []
    guard !presentation.isPlain else {
      let language = presentation.language
      let stars = legs.map { "\($0.game.title(language)) \($0.stars ?? 0)" }
      let title = presentation(
        en: "Arcade \(deal.number), stars: ", zh: "Arcade \(deal.number)，星星：")
      return title
        + (stars + [totalText(presentation)] + praise).joined(separator: presentation.comma)
    }
    let stars = legs.map { Stars.row($0.stars ?? 0, presentation) }.joined(separator: " ")
    return (["Arcade \(deal.number)", stars, totalText(presentation)] + praise)
      .joined(separator: presentation.dot)
  }

  /// Returns the totals of the former runs and of this one as bars in a row; nil without any of the
  /// former.
  public func course(after former: [Int], _ presentation: Presentation) -> String? {
    let bars = presentation.bars(([total] + former).reversed().map { Double($0) / Double(most) })
    return former.isEmpty || bars.isEmpty ? nil : bars
  }

  /// Returns how the total compares with those of the former runs, in a sentence; nil without any.
  public func comparison(with former: [Int], _ presentation: Presentation) -> String? {
    guard total < most else {
      return presentation(en: "Three stars in every game!", zh: "每一局都是三颗星！")
    }
    guard let best = former.max() else { return nil }
    let count = former.count
    guard total <= best else {
      return presentation(
        en: "Your best run yet; the best before had \(best.counted("star")).",
        zh: "这是你最好的一次，之前最多 \(best) 颗星。")
    }
    let mean = (Double(former.reduce(0, +)) / Double(count)).rounded(toPlaces: 1)
    return presentation(
      en: count == 1
        ? "Your last run earned \(best.counted("star"))."
        : "Your last \(count) runs earned \(mean) stars on average.",
      zh: "之前 \(count) 次平均每次 \(mean) 颗星。")
  }
}
