import Foundation
import GameCore
import Lines
import Online
import Platform
import Records
import TestSupport
import Testing

@testable import App

/// A host's table and a guest's with a relay between them, all of which one thread serves. Time
/// passes only while nothing happens.
final class FriendStand<G: ArcadeGame> {
  let mode: Mode
  let relay: Relay
  private(set) var host: Online.Host
  private(set) var guest: Guest
  private(set) var hostTable: Table<G>?
  private(set) var guestTable: Table<G>?

  /// True if the guest's line has ended before a game.
  private(set) var isGuestGone = false

  /// The milliseconds without a move after which a game stands still.
  var patience = 120_000

  /// True if a guest whose first line breaks is started again.
  var dialsAgain = false

  private let options: G.Options
  private let isGiven: Bool
  private let falseSource: Playthrough<G>.Source?
  private let seed: UInt64
  private let folder: URL
  private let bot: Bot<G>?
  private var movers: [Mover<G>?] = [nil, nil]
  private var random: SeededRandom
  private let time = Time()

  private final class Time {
    var now = 1_000_000
  }

  /// Creates both sides. A deal is drawn unless it `isGiven`; a host that lies plays another one.
  /// The guest has no bot where it hears lies, from which bots aren't safe; hints are.
  init(
    _ mode: Mode, seed: UInt64, in folder: URL, isGiven: Bool = false,
    falseSource: Playthrough<G>.Source? = nil, bot: Bot<G>? = G.bots.last
  ) throws {
    (self.mode, self.seed, self.isGiven, self.bot) = (mode, seed, isGiven, bot)
    (self.falseSource, self.folder) = (falseSource, folder)
    options = Self.smallOptions
    random = SeededRandom(seed: seed)
    let time = time
    let text = isGiven ? try Self.deal(options, seed: seed) : nil
    host = try Host(
      game: G.name, deal: text, at: "127.0.0.1:0", version: "1",
      secret: Bits256(hashing: Array("host \(seed)".utf8)), clock: { time.now })
    relay = try Relay(to: host.addresses[0])
    guest = try Guest(
      address: relay.address, code: host.code, name: "Ann", version: "1",
      nonce: Bits256(hashing: Array("guest \(seed)".utf8)), clock: { time.now })
  }

  deinit {
    guest.close(within: 0)
    host.close(within: 0)
  }

  /// The options of a small deal, so that games are short.
  static var smallOptions: G.Options {
    var options = G.Options()
    for (name, value) in ["pairs": "5", "count": "12"] {
      try? G.Options.table.first { $0.flag.name == name }?.set(&options, to: value)
    }
    return options
  }

  static func deal(_ options: G.Options, seed: UInt64) throws -> String {
    try Playthrough<G>(options: options, source: .seed(Seed(number: seed))).dealText ?? ""
  }

  var guestBoard: Int { mode == .race ? 1 : 0 }
  func state(_ name: String) -> StateFolder { StateFolder(path: folder.path + "/\(seed)-" + name) }

  private func recorder(_ name: String, continuing journal: Journal? = nil) -> Recorder {
    Recorder(
      in: state(name), isDurable: false, comparesBest: false, continuing: journal
    ) { Issue.record("\($0(.en))") }
  }

  // MARK: Playing

  /// Plays until the game has ended on both sides, or by a fault at the guest's. Returns false if
  /// nothing happens any more.
  func run(_ disturb: () throws -> Void = {}) throws -> Bool {
    var (idle, ticks, progress, start) = (0, 0, progress, time.now)
    while !isDone {
      try disturb()
      idle = try tick() ? 0 : idle + 1
      if idle > 3 {
        time.now += 250
        usleep(20)
      }
      ticks += 1
      if self.progress != progress { (ticks, progress, start) = (0, self.progress, time.now) }
      guard ticks < 20_000, time.now - start < patience else { return false }
    }
    return true
  }

  /// The numbers of moves at all boards, and of tables and games that have ended.
  private var progress: [Int] {
    [hostTable, guestTable].flatMap { table in
      (table?.game.boards.map(\.log.count) ?? []) + [table?.hasEnded ?? false ? 1 : 0]
    }
  }

  private var isDone: Bool {
    isGuestGone || guestTable?.fault != nil
      || hostTable?.hasEnded ?? false && guestTable?.hasEnded ?? false
  }

  private func tick() throws -> Bool {
    let isBusy = [relay.serve(), try serveHost(), try serveGuest()]
    return isBusy.contains(true)
  }

  private func serveHost() throws -> Bool {
    guard var table = hostTable else {
      while let event = host.next(within: 0) {
        if case .joined(let name, let nonce) = event {
          try begin(name, nonce)
          return true
        }
      }
      return false
    }
    defer { hostTable = table }
    var isBusy = false
    if table.hasEnded {
      while host.next(within: 0) != nil { isBusy = true }
      return isBusy
    }
    while table.advance() == .moved { isBusy = true }
    table.attend()
    return move(0, at: &table) || isBusy
  }

  private func serveGuest() throws -> Bool {
    guard var table = guestTable else {
      while let event = guest.next(within: 0) {
        switch event {
        case .line(let line) where line["type"] == "begin":
          guard let game = try? Playthrough<G>(begin: line) else { return leave() }
          let referee = HostReferee<G>(guest, begin: line)
          guestTable = Table(game, recorder("guest"), referee: referee)
          movers[1] = Mover(bot, game.position.setup, seed: random.next())
          return true
        case .unreachable where dialsAgain:
          try dialAgain()
          return true
        case .refused, .unreachable, .foul: return leave()
        default: break
        }
      }
      return false
    }
    defer { guestTable = table }
    var isBusy = false
    while table.advance() == .moved { isBusy = true }
    if guest.isResuming { return isBusy }
    return move(1, at: &table) || isBusy
  }

  private func leave() -> Bool {
    isGuestGone = true
    return true
  }

  /// Makes a side's move if it can make one now.
  private func move(_ side: Int, at table: inout Table<G>) -> Bool {
    guard table.isPlaying, !table.isHeldUp, let move = movers[side]?.next(table.game),
      (try? table.game.position.check(move)) != nil
    else { return false }
    if random.below(8) == 0 { _ = table.hint(.untranslated) }
    return (try? table.play(move)) != nil
  }

  private func begin(_ name: String?, _ nonce: Bits256) throws {
    var opposition = Opposition(G.self, mode)
    opposition.opponent = .friend(name: name.flatMap { Opponent.isName($0) ? $0 : nil })
    (opposition.friendLine, opposition.bestOf) = (line(nonce), nil)
    if mode == .turns { opposition.beginner = Seat(Int(random.below(2))) }
    let drawn = Playthrough<G>.Source.seed(Seal.seed(host.secret, nonce: nonce))
    let given = isGiven ? Playthrough<G>.Source.seed(Seed(number: seed)) : nil
    let game = try Playthrough<G>(
      options: options, source: falseSource ?? given ?? drawn, opposition: opposition)
    seat(game, recorder("host"), begun: nil)
  }

  private func seat(_ game: Playthrough<G>, _ recorder: Recorder, begun: Timestamp?) {
    let friend = FriendPlayer(host, game, hostName: "Ben", isDrawn: !isGiven)
    hostTable = Table(game, recorder, begun: begun, players: [nil, friend])
    movers[0] = Mover(G.bots.last, game.position.setup, seed: random.next())
  }

  private func line(_ nonce: Bits256) -> FriendLine {
    FriendLine(place: host.addresses[0], code: host.code, secret: host.secret, nonce: nonce)
  }

  /// Ends the game at the host's table as it stands.
  func stop() { hostTable?.stop(nil) }

  // MARK: Restarts

  /// Kills the host, and lets another one take up its journal.
  func restartHost() throws {
    guard let table = hostTable, !table.hasEnded, table.game.turns > 0, let nonce = host.nonce
    else { return }
    table.recorder?.release()
    let (kept, time) = (line(nonce), time)
    hostTable = nil
    host.close(within: 0)
    let path = try #require(state("host").journals().first)
    let saved = try #require(
      SavedGames(in: state("host")) { Issue.record("\($0(.en))") }
        .take(path, as: G.self, mode, timeout: 1000))
    func waiting(at place: String?) throws -> Online.Host {
      try Host(
        game: G.name, at: place, version: "1", code: kept.code, secret: kept.secret,
        nonce: kept.nonce, clock: { time.now })
    }
    // Another test may have taken the port meanwhile.
    host = try (try? waiting(at: kept.place)) ?? waiting(at: "127.0.0.1:0")
    relay.target = try #require(SocketAddress.addresses(of: host.addresses[0]).first)
    seat(saved.playthrough, recorder("host", continuing: saved.journal), begun: saved.begun)
  }

  /// Kills the guest, and lets another one join by the same line.
  func restartGuest() throws {
    guard let table = guestTable, !table.hasEnded else { return }
    guestTable = nil
    try dialAgain()
  }

  private func dialAgain() throws {
    let (seal, nonce, time) = (guest.seal, guest.nonce, time)
    guest.close(within: 0)
    guest = try Guest(
      address: relay.address, code: host.code, name: "Ann", version: "1", seal: seal,
      nonce: nonce, clock: { time.now })
  }

  // MARK: Results

  /// Expects that both sides have played and recorded the same game.
  func expectAgreement() throws {
    let (one, other) = (try #require(hostTable), try #require(guestTable))
    let what = "\(G.name) \(mode) \(seed)"
    expectEqual(one.fault?.reason, nil, what)
    expectEqual(other.fault?.reason, nil, what)
    #expect(one.game.isOver && other.game.isOver)
    expectEqual(told(other.game, isSwapped: true), told(one.game, isSwapped: false), what)
    expectEqual(other.game.recordedScore, -one.game.recordedScore, what)
    for name in ["host", "guest"] {
      let records = try recorded(name)
      expectEqual(records.count, 1, what)
      expectEqual(try records.first.map { try Playthrough<G>(playing: $0).isOver }, true)
      #expect(state(name).journals().isEmpty)
    }
  }

  /// The records of a side, all of which have to verify.
  func recorded(_ name: String) throws -> [Record] {
    let records = try state(name).history.lines()?.records() ?? []
    for record in records {
      expectEqual(RecordVerifier(GameCatalog([G.self])).error(in: record), nil, record.line)
    }
    return records
  }

  func told(_ game: Playthrough<G>, isSwapped: Bool) -> [[String]] {
    let boards = game.boards.map { board in
      board.log.map { entry in
        let seat = isSwapped && mode == .turns ? entry.seat.other : entry.seat
        return "\(seat.number) \(entry.move) \(entry.event)"
      }
    }
    return isSwapped ? boards.reversed() : boards
  }
}

/// Whoever moves at a table: a bot, and now and then a monkey.
private struct Mover<G: ArcadeGame> {
  private var bot: (any Strategy<G.P>)?
  private var noted = 0
  private var random: SeededRandom

  init(_ bot: Bot<G>?, _ setup: G.P.Setup, seed: UInt64) {
    self.bot = bot?.create(setup, seed)
    random = SeededRandom(seed: seed)
  }

  mutating func next(_ game: Playthrough<G>) -> G.P.Move? {
    while noted < game.log.count {
      noted += 1
      bot?.note(game.log[noted - 1], at: game.round.position(after: noted))
    }
    if random.below(bot == nil ? 2 : 8) == 0 {
      return G.P.Move(word(for: game.position, &random))
    }
    guard bot != nil else { return game.hint(.untranslated)?.move }
    guard case .move(let move)? = bot?.turn(at: game.position, within: 0) else { return nil }
    return move
  }
}

extension Mode {
  /// The modes in which a game can be played with a friend.
  static func withFriends(_ game: any ArcadeGame.Type) -> [Mode] {
    game.modes.filter(\.hasOpponent)
  }
}
