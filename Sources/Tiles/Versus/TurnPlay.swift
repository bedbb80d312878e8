import Flags
import GameCore
import TextUI

/// The way a bot takes turns with another player at one board.
public struct TurnPlay<Board: SharedBoard>: Sendable {
  public let make:
    @Sendable (VersusSetup<Board>, _ seed: UInt64) -> any Player<VersusPosition<Board>>

  /// Returns a player of many games, one after the other.
  public let seat: @Sendable () -> BotSeat<Board>

  /// Inlined into the game's module, where the compiler knows rules and bot.
  @inlinable
  public init<Solo: Player<Board>>(
    creating create: @escaping @Sendable (VersusSetup<Board>, _ seed: UInt64) -> Solo
  ) {
    make = { setup, seed in SeatedPlayer(create(setup, seed)) }
    seat = { BotSeat(create) }
  }
}

/// A bot that plays one game after the other. Its functions are compiled for the bot's own type,
/// which calls through `any Player` would have to look up for every move.
public struct BotSeat<Board: SharedBoard> {
  public let start: (VersusSetup<Board>, _ seed: UInt64) -> Void
  public let move: (borrowing VersusPosition<Board>) -> TileMove
  public let observe: (Board.Event, borrowing VersusPosition<Board>) -> Void

  @inlinable @inline(__always)
  init<Solo: Player<Board>>(_ create: @escaping (VersusSetup<Board>, _ seed: UInt64) -> Solo) {
    var player: SeatedPlayer<Solo>?
    start = { player = SeatedPlayer(create($0, $1)) }
    move = { player?.move(at: copy $0) ?? TileMove(1) }
    observe = { player?.observe($0, at: copy $1) }
  }
}

/// A bot of the solo game at a board of two. Where the strict rule forbids its move, it makes one
/// that shows something new or a match.
@frozen public struct SeatedPlayer<Solo: Player>: Player where Solo.P: SharedBoard {
  public typealias P = VersusPosition<Solo.P>

  @usableFromInline var solo: Solo

  @inlinable
  public init(_ solo: Solo) {
    self.solo = solo
  }

  @inlinable @inline(__always)
  public mutating func observe(_ event: Solo.P.Event, at position: P) {
    solo.observe(event, at: position.board)
  }

  @inlinable @inline(__always)
  public mutating func move(at position: P) -> TileMove {
    let move = solo.move(at: position.board)
    return position.isIdle(move) ? position.firstUsefulTile() ?? move : move
  }
}

/// The numbers that the seats took in the two games of a deal: the one in which one player had the
/// first seat, and the one in which the other had it.
public typealias VersusPair = (first: (Int, Int), second: (Int, Int))

extension SeedRange {
  /// The most moves of a game of two bots, after which it counts as it stands.
  @inlinable static var moveLimit: Int { 10_000 }

  /// Plays the deal of each seed by the strict rule, twice with the seats swapped. `dealer` has the
  /// first one, and its memory is used again for the others.
  ///
  /// Moves aren't checked here: the contract tests check that bots make legal ones.
  @inlinable @inline(__always)
  public func duel<D: Dealer>(
    _ dealer: inout D, _ board: D.P.Setup, _ one: BotSeat<D.P>, _ other: BotSeat<D.P>,
    _ take: (VersusPair) -> Void,
    redeal: (inout D, inout SeededRandom) throws(InvalidInput) -> Void
  ) throws(InvalidInput) where D.P: SharedBoard {
    let setup = VersusSetup<D.P>(board, isStrict: true)
    for index in 0..<count {
      let seed = first &+ UInt64(index)
      if index > 0 {
        var random = SeededRandom(seed: seed)
        try redeal(&dealer, &random)
      }
      var pair: VersusPair = ((0, 0), (0, 0))
      for round in 0..<2 {
        one.start(setup, PlayerSeed.of(seed, at: Seat(round), round: round))
        other.start(setup, PlayerSeed.of(seed, at: Seat(1 - round), round: round))
        let taken = play(&dealer, setup, round == 0 ? (one, other) : (other, one))
        if round == 0 { pair.first = taken } else { pair.second = taken }
      }
      take(pair)
    }
  }

  @inlinable @inline(__always)
  func play<D: Dealer>(
    _ dealer: inout D, _ setup: VersusSetup<D.P>, _ seats: (BotSeat<D.P>, BotSeat<D.P>)
  ) -> (Int, Int) where D.P: SharedBoard {
    var position = VersusPosition<D.P>(setup)
    var moves = 0
    while position.phase.isPlaying, moves < Self.moveLimit {
      let move = position.seat == .first ? seats.0.move(position) : seats.1.move(position)
      let event = dealer.answer(move, at: position.board)
      position.take(event)
      seats.0.observe(event, position)
      seats.1.observe(event, position)
      moves &+= 1
    }
    return (position.taken(by: .first), position.taken(by: Seat(1)))
  }
}

// MARK: Forgetful bots

extension Choice {
  /// The number of tiles that it remembers unless its parameter says another one.
  public static var forgetfulSpan: Int { 4 }

  /// The bot that remembers only the tiles that were turned up last, as a word to choose.
  public static var forgetful: Choice {
    let title = Phrase(en: "Forgetful", zh: "健忘鬼")
    return Choice(
      "forgetful", title: title,
      parameters: 1...64, usual: forgetfulSpan,
      offering: [
        (2, Phrase(en: "Goldfish", zh: "金鱼脑")), (forgetfulSpan, title),
        (7, Phrase(en: "Attentive", zh: "有心人")), (12, Phrase(en: "Sharp", zh: "好记性")),
      ],
      about: { span in
        Phrase(
          en: span == 1 ? "remembers the last tile" : "remembers the last \(span) tiles",
          zh: "只记得最近翻开的 \(span) 张")
      })
  }
}

extension Bot {
  /// Describes a bot that remembers the last few tiles, or as many as its parameter says.
  @inlinable
  public static func forgetful(_ kind: @escaping @Sendable (Choice, _ span: Int) -> Self) -> Self {
    var usual = kind(.forgetful, Choice.forgetfulSpan)
    usual.variant = { span in
      kind(Choice.forgetful.with(span), span)
    }
    return usual
  }
}
