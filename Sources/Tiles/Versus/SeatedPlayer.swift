/// A bot of the solo game at a board of two.
public struct SeatedPlayer<Board: SharedBoard>: Player {
  public typealias P = VersusPosition<Board>

  @usableFromInline var solo: any Player<Board>

  @inlinable
  public init(_ solo: any Player<Board>) { self.solo = solo }

  @inlinable
  public mutating func observe(_ event: Board.Event, at position: P) {
    solo.observe(event, at: position.board)
  }

  @inlinable
  public mutating func move(at position: P) -> NumberMove {
    position.useful(solo.move(at: position.board))
  }
}

extension Bot where G: VersusGame {
  /// Returns a player that takes turns at a board.
  @inlinable
  public func seated(_ setup: VersusSetup<G.P>, _ seed: UInt64) -> SeatedPlayer<G.P> {
    SeatedPlayer(create(setup.board, seed, setup.isStrict))
  }
}

extension SeedRange {
  /// The most moves of a game of two bots, after which it counts as it stands.
  @inlinable static var moveLimit: Int { 10_000 }

  /// Plays the deal of each seed by the strict rule, twice with the seats swapped, and hands on
  /// what the seats had taken in both games. `dealer` has the first deal, and its memory is used
  /// again for the others.
  ///
  /// Moves aren't checked here: the contract tests check that bots make legal ones.
  @inlinable @inline(__always)
  public func duel<D: Dealer>(
    _ dealer: inout D, _ board: D.P.Setup, _ one: PlayerMaker<D.P>, _ other: PlayerMaker<D.P>,
    _ take: (_ first: (Int, Int), _ second: (Int, Int)) -> Void,
    redeal: (inout D, inout SeededRandom) throws(UserError) -> Void
  ) throws(UserError) where D.P: SharedBoard {
    let setup = VersusSetup<D.P>(board, isStrict: true)
    for index in 0..<count {
      let seed = first &+ UInt64(index)
      if index > 0 {
        var random = SeededRandom(seed: seed)
        try redeal(&dealer, &random)
      }
      func play(
        _ one: PlayerMaker<D.P>, _ other: PlayerMaker<D.P>, round: Int
      ) -> (Int, Int) {
        var first = one(board, PlayerSeed.of(seed, at: .first, round: round), true)
        var second = other(board, PlayerSeed.of(seed, at: Seat(1), round: round), true)
        var (position, moves) = (VersusPosition<D.P>(setup), 0)
        while position.phase.isPlaying, moves < Self.moveLimit {
          // In steps, and with stored properties: otherwise the position is copied for every call.
          let wish =
            position.mover == .first
            ? first.move(at: position.table) : second.move(at: position.table)
          let move = position.useful(wish)
          let event = dealer.answer(move, at: position.table)
          position.take(event)
          first.observe(event, at: position.table)
          second.observe(event, at: position.table)
          moves &+= 1
        }
        return (position.taken(by: .first), position.taken(by: Seat(1)))
      }
      take(play(one, other, round: 0), play(other, one, round: 1))
    }
  }
}

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
