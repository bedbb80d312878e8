import Foundation
import GameCore
import Online
import Platform
import TestSupport
import Testing
@testable import Lines

/// The contract of every game that is played with a friend at another machine.
@Suite(.oneByOne) struct FriendContractTests {
  /// More games and lines than the suite has time for: `LONG=1`.
  private static let isLong = ProcessInfo.processInfo.environment["LONG"] == "1"

  /// Calls a function with a folder that is removed afterwards.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: GameCase.all)
  func bothSidesRecordTheSameGame(_ each: GameCase) throws {
    try same(each.game)
  }

  private func same<G: ArcadeGame>(_ game: G.Type) throws {
    for mode in Mode.withFriends(G.self) {
      for seed in 1...3 as ClosedRange<UInt64> {
        try inFolder { folder in
          let bot = seed == 1 ? G.bots.first : G.bots.last
          let stand = try FriendStand<G>(mode, seed: seed, in: folder, isGiven: seed == 3, bot: bot)
          var numbers: [Int] = []
          stand.relay.change = { line, way in
            let object = way == .toGuest ? JSONObject(line) : nil
            if object?["type"] == "opponent" { object?["hints"]?.number.map { numbers.append($0) } }
            return line + "\n"
          }
          #expect(try stand.run())
          try stand.expectAgreement()
          let (host, guest) = (stand.hostTable, stand.guestTable)
          expectEqual(guest?.othersHints, host?.game.hints.count { $0.seat == .first })
          expectEqual(host?.othersHints, guest?.game.hints.count)
          expectEqual(numbers, Array((1...).prefix(guest?.othersHints ?? 0)))
        }
      }
    }
  }

  /// The host's series is the guest's with the sides swapped.
  @Test func theGuestKnowsTheStandingOfTheSeries() throws {
    let game = try #require(GameCase.all.first).game
    func check<G: ArcadeGame>(_ game: G.Type) throws {
      let options = FriendStand<G>.smallOptions
      let position = G.P(G.setup(options, .alone))
      var line = JSONLines.begin(G.self, options.fields, position, .race)
      line["opponent"] = .object(["name": .string("Ben")])
      line["series"] = .object(["bestOf": .number(3), "wins": .number(1), "losses": .number(0)])
      let game = try Playthrough<G>(begin: line)
      let presentation = Presentation(language: .en, isPlain: true)
      expectEqual(game.preface(presentation), "Best of 3: Ben leads 1 to 0.")
      expectEqual(game.costOfLeaving(presentation), nil)
      line["series"] = .object(["bestOf": .number(3), "wins": .number(9), "losses": .number(0)])
      #expect(try Playthrough<G>(begin: line).preface(presentation) == nil)
      line["series"] = nil
      #expect(try Playthrough<G>(begin: line).preface(presentation) == nil)
    }
    try check(game)
  }

  // MARK: Lies

  @Test(arguments: GameCase.all)
  func everyLieIsToldByItsName(_ each: GameCase) throws {
    try lies(each.game)
  }

  private func lies<G: ArcadeGame>(_ game: G.Type) throws {
    let falseEvents = try FalseEvents<G>(FriendStand<G>.smallOptions)
    for mode in Mode.withFriends(G.self) {
      for lie in Lie.allCases where mode == .race || !lie.isOfRaces {
        var told = 0
        let count: UInt64 = Self.isLong ? 40 : 2
        for seed in 1...count {
          try inFolder { folder in
            var source: Playthrough<G>.Source?
            if lie == .seed { source = .seed(Seed(number: seed + 1000)) }
            let stand = try FriendStand<G>(
              mode, seed: seed, in: folder, isGiven: lie == .given, falseSource: source, bot: nil)
            let liar = Liar(lie, stand, falseEvents, seed: seed)
            stand.relay.change = liar.change
            // A game that a lie brings to a standstill is ended by the host.
            if try !stand.run() { stand.stop() }
            _ = try stand.run()
            guard liar.hasLied || lie == .seed else { return }
            told += 1
            let fault = stand.guestTable?.fault?.reason
            // Of turns that jump, one of another move may seem to be the next one.
            if lie != .jump || fault != .event {
              expectEqual(fault, lie.fault, "\(G.name) \(mode) \(lie) \(seed)")
            }
            try expectEqual(stand.recorded("guest").count, 0)
            _ = try stand.recorded("host")
          }
        }
        #expect(told * 2 > Int(count), "\(G.name) \(mode) \(lie): \(told)")
      }
    }
  }

  @Test(arguments: [
    (Int.min, 1, 1), (1 << 32, 1, 1), (0, -1, 1), (0, 1 << 16, 1), (0, 1, -1), (0, 1, Int.max),
  ])
  func factsBeyondTheirBoundsAreNone(score: Int, turns: Int, done: Int) {
    func facts(_ score: Int, _ turns: Int, _ done: Int) -> OpponentFacts? {
      OpponentFacts([
        "done": .number(done), "finished": .bool(false), "score": .number(score),
        "turns": .number(turns),
      ])
    }
    #expect(facts(score, turns, done) == nil && facts(-1, 1, 1) != nil)
  }

  // MARK: A third side

  @Test(arguments: GameCase.all)
  func aThirdSideNeverMakesAWrongRecord(_ each: GameCase) throws {
    try disturbed(each.game)
  }

  private func disturbed<G: ArcadeGame>(_ game: G.Type) throws {
    let falseEvents = try FalseEvents<G>(FriendStand<G>.smallOptions)
    for mode in Mode.withFriends(G.self) {
      var (lines, seed, finished) = (0, UInt64(0), 0)
      while lines < (Self.isLong ? 20_000 : 300) {
        seed += 1
        try inFolder { folder in
          let stand = try FriendStand<G>(mode, seed: seed, in: folder, bot: nil)
          var third = ThirdSide(falseEvents, seed: seed)
          stand.relay.change = { line, _ in third.change(line) }
          _ = try stand.run { if third.cuts { stand.relay.cut(isHalf: seed.isMultiple(of: 2)) } }
          lines += stand.relay.count + third.flood
          let records = try stand.recorded("guest")
          _ = try stand.recorded("host")
          guard let record = records.first, let host = stand.hostTable else { return }
          finished += 1
          // What the guest has recorded is what the host has played.
          let played = try Playthrough<G>(playing: record)
          expectEqual(
            stand.told(played, isSwapped: true), stand.told(host.game, isSwapped: false),
            "\(G.name) \(mode) \(seed)")
        }
      }
      if Self.isLong { print("\(G.name) \(mode): \(lines) lines, \(finished) of \(seed) games") }
    }
  }

  // MARK: Cuts

  @Test(arguments: GameCase.all)
  func nothingIsLostWhenTheLineBreaks(_ each: GameCase) throws {
    try cut(each.game)
  }

  private func cut<G: ArcadeGame>(_ game: G.Type) throws {
    for mode in Mode.withFriends(G.self) {
      let (count, start) = (UInt64(Self.isLong ? 150 : 9), Clock.milliseconds)
      var cuts = 0
      for seed in 1...count {
        try inFolder { folder in
          let stand = try FriendStand<G>(mode, seed: seed, in: folder)
          (stand.dialsAgain, stand.patience) = (true, 1_000_000)
          var random = SeededRandom(seed: seed)
          let ended = try stand.run {
            guard random.below(20) == 0 else { return }
            cuts += 1
            switch random.below(12) {
            case 0: try stand.restartHost()
            case 1: try stand.restartGuest()
            default: stand.relay.cut(isHalf: random.below(3) == 0)
            }
          }
          #expect(ended, "\(G.name) \(mode) \(seed)")
          if ended { try stand.expectAgreement() }
        }
      }
      let time = Clock.milliseconds - start
      if Self.isLong { print("\(G.name) \(mode): \(count) games, \(cuts) cuts, \(time) ms") }
    }
  }

  // MARK: Guests

  @Test(arguments: GameCase.all)
  func aGuestMayFloodRefuseAndQuit(_ each: GameCase) throws {
    try flooded(each.game)
  }

  private func flooded<G: ArcadeGame>(_ game: G.Type) throws {
    for mode in Mode.withFriends(G.self) {
      try inFolder { folder in
        let stand = try FriendStand<G>(mode, seed: 4, in: folder)
        var floods = 0
        stand.relay.change = { line, way in
          guard way == .toHost, line.utf8.first != UInt8(ascii: "{"), floods < 3 else {
            return line + "\n"
          }
          floods += 1
          // Words, hints, and more bytes than a guest may send.
          return [
            String(repeating: "x\n", count: 200), String(repeating: "hint\n", count: 300),
            String(repeating: "y ", count: 50_000) + "\n",
          ][floods - 1]
        }
        #expect(try stand.run())
        expectEqual(floods, 3)
        try stand.expectAgreement()
      }
      try inFolder { folder in
        let stand = try FriendStand<G>(mode, seed: 5, in: folder)
        var words = 0
        stand.relay.change = { line, way in
          guard way == .toHost, line.utf8.first != UInt8(ascii: "{") else { return line + "\n" }
          words += 1
          return words < 3 ? line + "\n" : "quit\n"
        }
        #expect(try stand.run())
        expectEqual(stand.hostTable?.fault?.reason, .quit)
        expectEqual(stand.hostTable?.fault?.seat, Seat(1))
        try expectEqual(stand.recorded("guest").count, 0)
        try expectEqual(stand.recorded("host").map(\.status), ["unfinished"])
      }
    }
  }
}
