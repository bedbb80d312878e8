import GameCore

/// The run of a day: the daily deals of all games, one after the other. It has no record of its
/// own; the first finished game of each deal counts.
public struct DailyRun {
  public let deal: DailyDeal

  /// The games in the order of the run.
  public let legs: [Leg]

  /// The number of days in a row, up to this one, on which a daily deal was finished.
  public let streak: Int

  /// The totals of the last whole runs before this one, the latest last.
  public let formerTotals: [Int]

  /// The part of the run that is one game.
  public struct Leg {
    public let game: any ArcadeGame.Type

    /// The stars of the finished game, 0 for a lost one; nil before it is finished.
    public let stars: Int?

    /// The record of the finished game, or nil.
    let record: Record?

    /// Returns the score of the finished game, or before it the shape of the deal.
    public func text(of deal: DailyDeal, _ presentation: Presentation) -> String {
      guard let score = record?.score else { return deal.shape(of: game, presentation) }
      return game.unit(.alone).counted(score, presentation.language)
    }
  }

  /// The most former runs that a run is compared with.
  public static let comparedRuns = 10

  /// The days before the run in which former runs are looked for.
  private static let comparedDays = 60

  /// Reads the run of a day from a book.
  public init(_ deal: DailyDeal, of book: ScoreBook, _ games: [any ArcadeGame.Type]) {
    func legs(on day: Int) -> [Leg] {
      games.map { game in
        let record = book.dailyRecord(of: game, on: day)
        return Leg(game: game, stars: record.map { $0.stars(in: game) }, record: record)
      }
    }
    (self.deal, self.legs) = (deal, legs(on: deal.day))
    streak = book.streaks.current(on: deal.day)
    let days = (1...Self.comparedDays).lazy.map { deal.day - $0 }.filter { day in
      games.allSatisfy { book.dailyRecord(of: $0, on: day) != nil }
    }
    formerTotals = days.prefix(Self.comparedRuns).map { legs(on: $0).total }.reversed()
  }

  /// The sum of the stars so far.
  public var total: Int { legs.total }

  public var most: Int { legs.count * Stars.most }

  /// The first game that isn't finished, or nil if the run is whole.
  public var next: (any ArcadeGame.Type)? { legs.first { $0.stars == nil }?.game }

  /// Returns the total in words: `9 of 12`.
  public func totalText(_ presentation: Presentation) -> String {
    presentation(en: "\(total) of \(most)", zh: "\(total)/\(most) 颗星")
  }

  /// Returns the line to share: `Arcade 328 · ★★★ ★★☆ ★★★ ★☆☆ · 9 of 12`.
  public func share(_ presentation: Presentation) -> String {
    let stars = legs.map { Stars.row($0.stars ?? 0, presentation) }.joined(separator: " ")
    return ["Arcade \(deal.number)", stars, totalText(presentation)]
      .joined(separator: presentation.dot)
  }

  /// Returns how the total compares with the former runs, in a sentence; nil without any.
  public func comparison(_ presentation: Presentation) -> String? {
    guard let best = formerTotals.max() else { return nil }
    let count = formerTotals.count
    guard total <= best else {
      return presentation(
        en: "Your best run yet: \(best) before.", zh: "这是最好的一次，之前最多 \(best) 颗星。")
    }
    let mean = (Double(formerTotals.reduce(0, +)) / Double(count)).rounded(toPlaces: 1)
    return presentation(
      en: "Your last \(count.counted("run")) brought \(mean) on average.",
      zh: "之前 \(count) 次平均 \(mean) 颗星。")
  }

  /// Returns the costliest move of the run, for its game's allowance, and the better move; nil if
  /// no move could have been better.
  public func costliestMove(_ presentation: Presentation) -> (game: Phrase, remark: String)? {
    let slips = legs.compactMap { leg in
      leg.record.flatMap { $0.slip(in: leg.game, presentation) }.map { (leg.game, $0) }
    }
    return slips.max { $0.1.share < $1.1.share }.map { ($0.title, $1.remark) }
  }
}

extension [DailyRun.Leg] {
  fileprivate var total: Int { reduce(0) { $0 + ($1.stars ?? 0) } }
}

extension Record {
  /// Returns the stars of the recorded game, 0 if it has none.
  fileprivate func stars<G: ArcadeGame>(in game: G.Type) -> Int {
    guard let game = try? Playthrough<G>(playing: self) else { return 0 }
    return game.stars(game.review)?.count ?? 0
  }

  /// Returns the costliest move of the recorded game: its share of the allowance, and a remark.
  fileprivate func slip<G: ArcadeGame>(
    in game: G.Type, _ presentation: Presentation
  ) -> (share: Double, remark: String)? {
    guard let review = (try? Playthrough<G>(playing: self))?.review,
      let move = review.costly().first, let remark = review.remark(onMove: move, presentation)
    else { return nil }
    return (review.costs[move] / max(review.allowance ?? 1, 0.1), remark)
  }
}
