import GameCore
import Pairs
import PlayingCards
import TestSupport
import Testing
import TextUI
import Tiles
@testable import MemorizeGame

@Suite struct MemorizeTests {
  @Test(arguments: [("easy", 6, 4, 3), ("medium", 12, 6, 4), ("hard", 16, 8, 4)])
  func difficultiesAreSizes(name: String, pairs: Int, columns: Int, rows: Int) throws {
    var options = MemorizeOptions()
    options.pairs = try #require(Difficulty(rawValue: name)).pairs
    #expect(options.pairs == pairs)
    var random = SeededRandom(seed: 1)
    let game = try Memorize(options: options, deal: try Memorize.deal(options, using: &random))
    #expect(
      game.openingFields == [
        "columns": .number(columns), "rows": .number(rows), "tiles": .number(2 * pairs),
      ])
  }

  @Test func thePairsMustBeThereInTheTheme() throws {
    var options = MemorizeOptions()
    for theme in Theme.all {
      options.theme = theme
      options.pairs = theme.faces.count
      try options.check()
      var random = SeededRandom(seed: 1)
      #expect(try Memorize.deal(options, using: &random).tiles.count == 2 * theme.faces.count)
      options.pairs += 1
      #expect(throws: InvalidInput.self) { try options.check() }
    }
    options.pairs = 1
    #expect(throws: InvalidInput.self) { try options.check() }
  }

  @Test func aGameIsPlayedToItsEnd() throws {
    var options = MemorizeOptions()
    options.pairs = 2
    let deal = try #require(PairDeal<Face>("dog cat cat dog"))
    var game = try Memorize(options: options, deal: deal)
    for tile in [1, 2, 1, 4, 2, 3] { _ = try game.apply(TileMove(tile)) }
    #expect(game.status == .won)
    #expect(game.score.value == 3)
    #expect(game.closingFields == ["mismatches": .number(1)])
    #expect(
      game.verdict(Presentation(language: .en))
        == "All 2 pairs found in 3 moves, 1 of them a mismatch.")
  }

  @Test func aDealOfAnotherThemeIsRefused() throws {
    var options = MemorizeOptions()
    options.pairs = 2
    let deal = try #require(PairDeal<Face>("dog queen_of_hearts queen_of_hearts dog"))
    #expect(throws: InvalidInput.self) { try Memorize(options: options, deal: deal) }
    options.pairs = 3
    let small = try #require(PairDeal<Face>("dog cat cat dog"))
    #expect(throws: InvalidInput.self) { try Memorize(options: options, deal: small) }
  }
}

@Suite struct ThemeTests {
  private var emoji: [(scalar: Unicode.Scalar, english: String, chinese: String)] {
    Theme.all.flatMap(\.faces).compactMap { face in
      if case .emoji(let scalar, let english, let chinese) = face {
        (scalar, english, chinese)
      } else {
        nil
      }
    }
  }

  @Test func thereAreEnoughThemesAndFaces() {
    #expect(Theme.all.count >= 9)
    #expect(Theme.all.allSatisfy { $0.faces.count >= 24 })
    #expect(Theme.all.first?.name == "animals")
    #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
    let deck = Theme.all.first { $0.name == "playing-cards" }
    #expect(deck?.faces == Card.deck.map(Face.card))
  }

  @Test func everyEmojiIsWideInEveryTerminal() {
    for face in emoji {
      #expect(face.scalar.properties.isEmojiPresentation, "\(face)")
      #expect(face.scalar.displayWidth == 2, "\(face)")
      // Emoji came with Unicode 12.1 at the latest.
      let age = face.scalar.properties.age
      #expect(age.map { $0.major < 12 || ($0.major == 12 && $0.minor == 0) } == true, "\(face)")
    }
  }

  @Test func noTwoFacesAreAlike() {
    #expect(Set(emoji.map(\.scalar)).count == emoji.count)
    #expect(Set(emoji.map(\.english)).count == emoji.count)
    #expect(Set(emoji.map(\.chinese)).count == emoji.count)
  }

  @Test func namesAreReadAgain() {
    for face in Theme.all.flatMap(\.faces) {
      #expect(Face(face.description) == face)
      #expect(face.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    }
    #expect(Face("unicorn_of_spades") == nil)
  }
}
