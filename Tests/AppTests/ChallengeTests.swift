import CardsGame
import Foundation
import GuessGame
import MemorizeGame
import TestSupport
import Testing
import TunesGame
@testable import App
@testable import Records

/// Challenges: games as codes, and what a stranger's code may do.
@Suite(.oneByOne) struct ChallengeTests {
  private static let catalog = GameCatalog.arcade

  // MARK: Round trip

  @Test(arguments: GameCatalog.arcade.games.map { $0.name })
  func everyGameIsReadBack(name: String) throws {
    let game = try #require(Self.catalog.game(named: name) as (any ArcadeGame.Type)?)
    try readBack(game)
  }

  private func readBack<G: ArcadeGame>(_ game: G.Type) throws {
    for option in G.Options.table {
      for value in option.offered.prefix(4) + option.offered.suffix(2) {
        var options = G.Options()
        guard (try? option.set(&options, to: value)) != nil, (try? options.check()) != nil else {
          continue
        }
        for seed: UInt64 in [3, 44] { try readBack(played(G.self, options, seed: seed)) }
      }
    }
    for name in ["", "begins=2 names=Ann,Ben versus=random", "race=random"] {
      let mode = name.isEmpty ? Mode.alone : name.contains("race") ? .race : .turns
      guard G.modes.contains(mode) else { continue }
      let (options, opposition) = try G.options(recorded: name, mode)
      let game = try played(G.self, options, against: opposition, seed: 5)
      guard mode == .turns else {
        try readBack(game)
        continue
      }
      #expect(throws: UserError.self) { try challenge(game) }
    }
  }

  private func readBack<G: ArcadeGame>(_ game: Playthrough<G>) throws {
    let made = try challenge(game)
    let read = try Challenge(reading: made.code, Self.catalog)
    expectEqual(read, made)
    expectEqual(read.records[0].moves, game.record(begun: .now).moves)
    expectEqual(read.records[0].score, game.recordedScore)
    expectEqual(RecordVerifier(Self.catalog).error(in: read.records[0]), nil)
    #expect(made.code.hasPrefix("arc1") && made.code.utf8.count <= Challenge.limit)
  }

  private func challenge<G: ArcadeGame>(_ game: Playthrough<G>) throws -> Challenge {
    try Challenge([game.record(begun: .now)], of: "Ann", Self.catalog)
  }

  /// Plays a game to its end with a forgetful bot, and takes a hint before its third move.
  private func played<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, against opposition: Opposition? = nil, seed: UInt64
  ) throws -> Playthrough<G> {
    var table = Table(
      try Playthrough<G>(
        options: options, source: .seed(Seed(number: seed)), opposition: opposition), nil)
    let kind = try #require(G.bot(named: "forgetful") ?? G.bots.first)
    var bot = kind.create(table.game.position.setup, seed)
    var noted = 0
    while table.isPlaying {
      while table.awaited != nil, table.advance() == .moved {}
      guard table.isPlaying else { break }
      for entry in table.game.log.dropFirst(noted) {
        bot.observe(entry.event, at: table.game.position)
      }
      noted = table.game.turns
      if table.game.turns == 2 { _ = table.hint(.untranslated) }
      let position = table.game.position
      try table.play(position.useful(bot.move(at: position)))
    }
    return table.game
  }

  @Test func aUsualGameIsShort() throws {
    func length<G: ArcadeGame>(_ game: G.Type, _ recorded: String, _ seed: UInt64) throws -> Int {
      try challenge(played(G.self, G.Options(recorded: recorded), seed: seed)).code.utf8.count
    }
    for seed: UInt64 in 1...8 {
      let lengths = try [
        length(Guess.self, "", seed), length(Cards.self, "count=24", seed),
        length(Memorize.self, "pairs=16", seed), length(Tunes.self, "pairs=8", seed),
      ]
      #expect(lengths.allSatisfy { $0 <= 300 }, "\(lengths)")
    }
  }

  @Test func aRunIsShort() throws {
    for day in 20_770..<20_784 {
      let daily = DailyDeal(day: day)
      func record<G: ArcadeGame>(_ game: G.Type) throws -> Record {
        var game = try Playthrough<G>(options: G.Options(daily: daily), source: .seed(daily.seed))
        var bot = try #require(G.bots.first).create(game.position.setup, 7)
        while game.isPlaying {
          let event = try #require(try game.play(bot.move(at: game.position)))
          bot.observe(event, at: game.position)
        }
        return game.record(begun: .now)
      }
      let records = try GameCatalog.run.map { try record($0) }
      let run = try Challenge(records, of: "Alexandra", Self.catalog)
      #expect(run.code.utf8.count <= 900, "\(run.code.utf8.count)")
      expectEqual(try Challenge(reading: run.code, Self.catalog), run)
      // A daily deal has its own day, and counts on it.
      expectEqual(run.records.map { $0.ended.dayNumber }, [day, day, day, day])
    }
  }

  // MARK: Strangers

  private static let code =
    "arc1QmVuCmd1ZXNzCTEJcmFuZ2U9MC05OQlzZWVkPTQyCTcKUCUSapp6jzhRjDw"

  @Test func aCodeMeansTheSameForEver() throws {
    let read = try Challenge(reading: Self.code, Self.catalog)
    #expect(read.name == "Ben" && read.records.count == 1)
    expectEqual(
      read.records[0].line,
      "1\tguess\t1\trange=0-99\tseed=42\t1970-01-01T00:00:00Z\t1970-01-01T00:00:00Z\twon\t7\t"
        + "hhhlhlc\t50 25 12 6 9 7 8")
  }

  /// Returns what reading a code says of it, or nil if it is fine.
  private func fault(_ code: String) -> String? {
    do throws(UserError) {
      _ = try Challenge(reading: code, Self.catalog)
      return nil
    } catch {
      return error.message
    }
  }

  /// Returns the code of bytes with the right checksum.
  private func code(_ text: String, _ moves: [UInt8] = [], _ rest: String = "") -> String {
    let bytes = Challenge.magic + Array(text.utf8) + moves + Array(rest.utf8)
    return Base64.urlSafe.encode(bytes + Challenge.check(bytes))
  }

  @Test func everyFaultIsSaid() throws {
    let (moves, damaged, unusual) = (
      [UInt8]([0x8f]), "is damaged or cut off", "is not as an arcade writes it"
    )
    let head = "guess\t1\trange=0-99\tseed=42\t1\n"
    expectEqual(fault(code("\n" + head, moves)), nil)
    expectEqual(fault(""), damaged)
    expectEqual(fault("arc1"), damaged)
    expectEqual(fault("8"), damaged)
    expectEqual(fault(Self.code + "A"), damaged)
    expectEqual(fault(String(Self.code.dropLast())), damaged)
    expectEqual(fault(Self.code.replacing("Q", with: "q")), damaged)
    expectEqual(fault(Self.code.replacing("Q", with: "\u{1b}")), damaged)
    expectEqual(fault("arc2" + Self.code.dropFirst(4)), "is of a newer arcade")
    expectEqual(
      fault(Self.code + String(repeating: "A", count: 4000)), "has more than 4000 characters")
    expectEqual(
      fault(code("\nchess\t1\t\tseed=1\t1\n", moves)),
      "names a game that this arcade doesn't have: 'chess' by rules 1")
    expectEqual(
      fault(code("\nguess\t9\t\tseed=1\t1\n", moves)),
      "names a game that this arcade doesn't have: 'guess' by rules 9")
    let option = fault(code("\nguess\t1\tsize=9\tseed=1\t1\n", moves))
    #expect(option?.contains("unknown option") == true)
    for line in ["range=9-0\tseed=1", "\tdeal=@x"] {
      let fault = fault(code("\nguess\t1\t\(line)\t1\n", moves))
      #expect(fault?.hasPrefix("fits no game") == true, "\(line)")
    }
    expectEqual(
      fault(code("\nmemorize-versus\t1\tversus=expert\tseed=1\t1\n", moves)),
      "was played in turns and can't be raced")
    expectEqual(
      fault(code("\n" + head, [0xe7, 0x8f])), unusual)
    expectEqual(
      fault(code("\nguess\t1\trange=0-99\tseed=42\t2\n", [0x15, 0xaf])), "is unfinished")
    expectEqual(fault(code("\nguess\t1\trange=0-99\tseed=42\t0\n")), "is unfinished")
    expectEqual(
      fault(code("\nguess\t1\trange=0-99\tseed=42\t3\n", [0xe6, 0x1a, 0x8f])),
      "has a move that is not allowed: 'a'")
    // A move after the end, and one at a board that isn't there.
    #expect(
      fault(code("\nguess\t1\trange=0-99\tseed=42\t2\n", [0x8a, 0x7f]))?.contains("'7'") == true)
    #expect(
      fault(code("\nguess\t1\trange=0-99\tseed=42\t1\n", [0xc8]))?.contains("'>8'") == true)
    // What could be written in another way, or has more than it needs.
    for text in [
      "\nguess\t01\trange=0-99\tseed=42\t1\n", "\nguess\t1\trange=00-99\tseed=42\t1\n",
      "\nguess\t1\t\tseed=42\t1\n", "\nguess\t1\trange=0-99\tseed=\\u{34}2\t1\n",
      "\nguess\t1\trange=0-99\tseed=42\t+1\n", "a b\n" + head, "12345678901234567\n" + head,
      "\u{1b}[2J\n" + head, "a\u{200d}b\n" + head, "\nguess\t1\trange=0-99\t1\n", "\n",
      "\n\n" + head,
    ] {
      expectEqual(fault(code(text, moves)), unusual, "\(text.debugDescription)")
    }
    expectEqual(fault(code("\n" + head, moves, "x")), unusual)
    expectEqual(fault(code("\n" + head, [0xff])), "is unfinished")
    expectEqual(fault(code("\nguess\t1\trange=0-99\tseed=42\t2\n", [0x08, 0xff])), unusual)
    expectEqual(fault(code("\nguess\t1\trange=0-99\tseed=42\t2\n", [0xa8, 0xff])), unusual)
    let long = String(repeating: "A", count: 17)
    let raced = "\nguess-race\t1\trange=0-99 race=ghost:\(long)\tseed=42\t2\n"
    #expect(fault(code(raced, [0x8a, 0xc8]))?.contains("not 'ghost:\(long)'") == true)
  }

  /// Nothing of a changed code gets through that isn't a game by the rules, and nothing is raw.
  @Test func changedCodesAreRefusedOrTrue() throws {
    let count = ProcessInfo.processInfo.environment["CHALLENGE_MUTATIONS"].flatMap(Int.init) ?? 4000
    var random = SeededRandom(seed: 38)
    func below(_ limit: Int) -> Int { Int(random.below(UInt64(limit))) }
    let cards = try Cards.options(recorded: "race=ghost:Ben", .race)
    var codes = [Self.code]
    codes.append(try challenge(played(Memorize.self, Memorize.Options(), seed: 2)).code)
    codes.append(try challenge(played(Tunes.self, Tunes.Options(), seed: 2)).code)
    let other = try played(Cards.self, cards.0, seed: 4)
    let ghost = Opposition(Cards.self, ghost: other.log.map { $0.move.description }, of: "Ben")
    codes.append(try challenge(played(Cards.self, cards.0, against: ghost, seed: 4)).code)
    let letters = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ \u{1b}é".unicodeScalars)
    func mutated<Sign>(_ signs: [Sign], _ other: () -> Sign) -> [Sign] {
      var signs = signs
      for _ in 0...below(3) where signs.count > 3 {
        let place = below(signs.count)
        switch below(5) {
        case 0: signs[place] = other()
        case 1: signs.remove(at: place)
        case 2: signs.insert(other(), at: place)
        case 3: signs.swapAt(place, below(signs.count))
        default: signs.removeLast(below(min(signs.count, 9)))
        }
      }
      return signs
    }
    var accepted = 0
    let verifier = RecordVerifier(Self.catalog)
    for turn in 0..<count {
      let code = codes[turn % codes.count]
      var changed: String
      if turn / codes.count % 2 == 0 {
        let scalars = mutated(Array(code.unicodeScalars)) { letters[below(letters.count)] }
        changed = String(String.UnicodeScalarView(scalars))
      } else {
        let body = try #require(Base64.urlSafe.decode(code)).dropFirst(3).dropLast(4)
        let bytes = Challenge.magic + mutated(Array(body)) { UInt8(below(256)) }
        changed = Base64.urlSafe.encode(bytes + Challenge.check(bytes))
      }
      do throws(UserError) {
        let read = try Challenge(reading: changed, Self.catalog)
        guard changed != code else { continue }
        accepted += 1
        #expect(read.code == changed && read.records.allSatisfy { verifier.error(in: $0) == nil })
        #expect(read.name.map { Opponent.isName($0[...]) } ?? true)
        changed = read.records.map(\.line).joined()
      } catch {
        let text = error.message + error.phrase(.zh)
        expectEqual(text, text.printable)
      }
    }
    // Such as a game of another name or seed.
    #expect(accepted > 0)
  }

  @Test func aGameTooLongMakesNoCode() throws {
    var game = try Playthrough<Memorize>(
      options: Memorize.Options(), source: .seed(Seed(number: 1)))
    var turns = 0
    while game.isPlaying {
      turns += 1
      let hint = turns > 4000 ? game.hint(.untranslated)?.move : nil
      _ = try? game.play(hint ?? #require(Memorize.P.Move("\(1 + turns % 2)")))
    }
    let record = game.record(begun: .now)
    #expect(throws: UserError.self) { try Challenge([record], Self.catalog) }
  }

  // MARK: Chats

  @Test func codesAreFoundInTalk() throws {
    func found(_ line: String) -> String? {
      Array(line.utf8).withUnsafeBytes { Challenge.code(in: $0) }
    }
    for line in [
      Self.code, "[12:01] Ann: arcade race \(Self.code)", "`\(Self.code)`", "(\(Self.code)).",
      "Ann\tarcade race \(Self.code)\t👍", "https://x.org/\(Self.code)",
    ] {
      expectEqual(found(line), Self.code)
    }
    for line in ["", "arc1", "arcade race", "arc123", "arcadeisagreatbiggamesite"] {
      expectEqual(found(line), nil)
    }
  }
}
