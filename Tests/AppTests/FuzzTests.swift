import CommandLine
import GameCore
import TestSupport
import Testing
@testable import App

/// Random texts, seeded and bounded, given to everything that reads a text.
@Suite(.oneByOne) struct FuzzTests {
  private static let pieces = [
    "-", "--", "=", "--seed", "--seed=", "-s", "--json", "--range", "--range=0-9", "--theme",
    "--pairs", "--count", "5", "0-99", "99999999999999999999", " ", ",", "#", "\n", "\0", "\u{1b}[",
    "\u{202e}", "🐶", "e\u{301}", "queen_of_hearts", "dog", " — ", "; ", "(1999)", "help",
    "\u{ffff}",
  ]

  private func text(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<random.below(9) {
      if random.below(3) == 0 {
        text.unicodeScalars.append(Unicode.Scalar(UInt32(random.below(0x11_0000))) ?? "x")
      } else {
        text += Self.pieces[Int(random.below(UInt64(Self.pieces.count)))]
      }
    }
    return text
  }

  @Test func shownTextsAreHarmless() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<1000 {
      let text = text(&random)
      #expect(text.printable.unicodeScalars.allSatisfy { $0.isPrintable })
      #expect(text.quoted.displayWidth <= 42)
      let word = text.shellWord(inASCII: true)
      #expect(word.unicodeScalars.allSatisfy { $0.isPrintable && $0.isASCII })
      _ = text.wrapped(to: Int(random.below(20)) + 1)
    }
  }

  @Test(arguments: GameCatalog.arcade.games.map { $0.name })
  func movesAndDealsAreReadAsTheyAreWritten(name: String) throws {
    let game = try #require(GameCatalog.arcade.game(named: name))
    fuzz(game)
  }

  private func fuzz<G: ArcadeGame>(_ game: G.Type) {
    var random = SeededRandom(seed: 1)
    for _ in 0..<120 {
      let text = text(&random)
      if let move = G.P.Move(text) { expectEqual(G.P.Move(move.description), move) }
      if let event = G.P.Event(text) { expectEqual(G.P.Event(event.description), event) }
      if let deal = G.D(text) { expectEqual(G.D(deal.description), deal) }
    }
  }

  @Test(arguments: GameCatalog.arcade.games.map { $0.name })
  func commandLinesNeverTrap(name: String) throws {
    let game = try #require(GameCatalog.arcade.game(named: name))
    fuzzCommandLines(game)
  }

  private func fuzzCommandLines<G: ArcadeGame>(_ game: G.Type) {
    var random = SeededRandom(seed: 2)
    let flags = G.flags + PlayOptions.flags
    var (good, bad) = (0, 0)
    for _ in 0..<400 {
      let words = (0..<random.below(6)).map { _ in text(&random) }
      do throws(UserError) {
        let line = ParsedLine(words, flags: flags)
        if let error = line.error { throw error }
        var options = G.Options()
        try line.apply(G.Options.table, to: &options)
        _ = try PlayOptions(line)
        try options.check()
        good += 1
      } catch {
        bad += 1
        #expect(error.message.unicodeScalars.allSatisfy { $0.isPrintable })
      }
    }
    #expect(good > 10 && bad > 10)
  }
}
