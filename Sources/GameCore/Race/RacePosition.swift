import Flags
import TextUI

/// The facts of a race that are known before the first move.
public struct RaceSetup<Board: Position>: Sendable {
  /// Those of the game.
  public let board: Board.Setup

  /// The rival, as a word to choose.
  public let rival: Choice

  /// The series before this race, or nil if it belongs to none.
  public let series: Series?

  public init(_ board: Board.Setup, rival: Choice, series: Series? = nil) {
    (self.board, self.rival, self.series) = (board, rival, series)
  }
}

/// The public side of a race: the player's own position, and of the rival only what tells nothing
/// of the deal.
public struct RacePosition<Board: PlayerText & JSONReporting>: Position {
  public let setup: RaceSetup<Board>

  /// The player's own position.
  public private(set) var board: Board

  /// The number of the player's moves.
  public private(set) var turns = 0

  /// The rival, and how it was before the last move.
  public private(set) var rival: Racer
  private(set) var earlierRival: Racer

  /// True if the race was lost before the last move.
  private(set) var wasLost = false

  public init(_ setup: RaceSetup<Board>) {
    self.setup = setup
    board = Board(setup.board)
    rival = Racer(board, turns: 0)
    earlierRival = rival
  }

  public var phase: Phase { board.phase }

  public func check(_ move: Board.Move) throws(Board.Refusal) {
    try board.check(move)
  }

  public mutating func take(_ event: RaceEvent<Board.Event>) {
    (wasLost, earlierRival) = (isLost, rival)
    turns += 1
    board.take(event.own)
    rival = event.rival
  }

  /// The lead of the player over the rival.
  var lead: Int {
    let lead = board.score.value - rival.score
    return Board.Points.better == .higher ? lead : -lead
  }

  /// True if the player has yet to finish and can't be as good as the rival any more.
  public var isLost: Bool {
    // A count only grows.
    phase.isPlaying && rival.isFinished && Board.Points.self is any CountingScore.Type && lead <= 0
  }

  public func score(of seat: Seat) -> RaceLead<Board.Points> {
    RaceLead(seat == .first ? lead : -lead)
  }

  /// The series with this race if it has ended, or nil if the race belongs to none.
  public var series: Series? {
    guard var series = setup.series else { return nil }
    if !phase.isPlaying { series.add(lead: lead) }
    return series
  }

  /// True if leaving the race now makes it the rival's.
  var isLostByLeaving: Bool {
    phase.isPlaying && turns > 0 && setup.series?.isCounting == true
  }

  /// Returns the series before the next race: this one, or if it is over or there is none, a new
  /// one of a length.
  func nextSeries(length: Int, isSameDeal: Bool) -> Series {
    var series = series ?? Series(length: length)
    let hasBegun = turns > 0
    series.before = .nothing
    if isLostByLeaving {
      series.add(lead: -1)
      series.before = .givenUp(series)
    }
    var next = series.isOver ? Series(length: length) : series
    next.before = series.before
    // Whoever plays a deal again knows it.
    next.isCounting = !isSameDeal || series.isCounting && !hasBegun
    return next
  }
}

/// The lead of a player over the rival, negative behind it.
public struct RaceLead<Points: Score>: Score {
  public let value: Int

  public init(_ value: Int) {
    self.value = value
  }

  public static var unit: ScoreUnit { Points.unit.ahead }
  public static var better: Direction { .higher }
}
