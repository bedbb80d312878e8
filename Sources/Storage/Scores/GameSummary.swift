import GameCore

/// A game with the options of which a summary tells.
public struct GameChoice: Sendable {
  /// The game.
  public let game: any ArcadeGame.Type

  /// The options in their normal form, as records write them.
  public let options: String

  /// Creates a choice of options in the form of records. Options that the game doesn't take choose
  /// none of its games.
  public init(_ game: any ArcadeGame.Type, options: String) {
    self.game = game
    self.options = GameVariant(game).normalForm(of: options) ?? options
  }
}

/// The finished games of a choice in a few numbers, as recorded: nothing is verified.
public struct GameSummary: Sendable {
  /// The best score of those that rank, or nil without one.
  public private(set) var best: Int?

  /// The number of games.
  public private(set) var count = 0

  /// The last game with any options, or nil without one.
  public private(set) var last: Last?

  private var scores = RecentScores()

  /// The number of scores that are kept.
  public static let recentLength = RecentScores.length

  /// The last scores, the oldest first.
  public var recent: [Int] { scores.all }

  /// The last game.
  public struct Last: Sendable {
    /// The score.
    public let score: Int

    /// The number of hints given.
    public let hints: Int

    /// The bytes of the time, zeros if the record has none.
    private let time: (UInt64, UInt64, UInt32)

    /// The time of the end, or nil if the record has none.
    public var ended: Timestamp? {
      withUnsafeBytes(of: time) { Timestamp(String(decoding: $0.prefix(20), as: UTF8.self)) }
    }

    fileprivate init(_ line: RecordLine, score: Int) {
      (self.score, hints) = (score, line.hints)
      let ended = line.ended
      guard ended.count == 20 else {
        time = (0, 0, 0)
        return
      }
      time = (
        ended.loadUnaligned(as: UInt64.self),
        ended.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
        ended.loadUnaligned(fromByteOffset: 16, as: UInt32.self)
      )
    }
  }

  /// Notes a game with any options as the last one.
  mutating func noteLast(_ line: RecordLine, score: Int) {
    last = Last(line, score: score)
  }

  /// Adds a game with the chosen options.
  mutating func add(_ score: Int, isRanked: Bool, _ better: Direction) {
    count += 1
    if isRanked, better.isBetter(score, than: best) { best = score }
    scores.add(score)
  }
}
