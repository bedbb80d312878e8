import CommandLine
import GameCore
import TestSupport
import Testing
@testable import App

@Suite(.oneByOne) struct MdocTemplateTests {
  @Test func aPlaceholderIsFilled() {
    expectEqual(filled("a @one@ b\n@two@\nc\n"), "a 1 b\n2\n2\nc\n")
  }

  @Test func anUnknownNameStays() {
    expectEqual(filled("mail@example.org, @one@, @three@"), "mail@example.org, 1, @three@")
  }

  @Test func anEmptyValueTakesItsLine() {
    expectEqual(filled("a\n@none@\nb @none@\n"), "a\nb \n")
  }

  @Test func sectionsAreNamedForTheirTitles() {
    let sections = Mdoc.sections(of: ".Sh MOVES\na\n.Pp\nb\n.Sh JSON LINES\nc\n")
    expectEqual(sections, ["moves": "a\n.Pp\nb", "json-lines": "c"])
  }

  @Test func linesOfChineseTextAreJoinedAtSigns() {
    let page = ".Sh 名称\n.Nm a\n一，\n二。\n三\n四。\n.Pp\n五。\n.Fl -b\n"
    let joined = ".Sh 名称\n.Nm a\n一，\\*z\n二。\\*z\n三\n四。\n.Pp\n五。\\*z\n.Fl -b\n"
    expectEqual(Mdoc.joinedAtSigns(page), joined)
  }

  private func filled(_ prose: String) -> String {
    Mdoc.filled(Array(prose.utf8)) { ["one": "1", "two": "2\n2", "none": ""][$0] }
  }
}

@Suite(.oneByOne) struct ManPageTests {
  private static let words: [String?] = [nil] + ManPage.choices.map(\.name)

  @Test(arguments: words, Language.allCases)
  func noPlaceholderIsLeft(word: String?, language: Language) throws {
    let page = try ManPage.named(word).text(language)
    #expect(!page.isEmpty)
    #expect(page.firstMatch(of: /@[a-z.-]+@/) == nil)
  }

  @Test(arguments: words)
  func thePageIsASCII(word: String?) throws {
    #expect(try ManPage.named(word).text().utf8.allSatisfy { $0 < 0x80 })
  }

  /// The pages of players are translated; those of programs are not.
  @Test(arguments: words)
  func aPageIsInChineseIfThereIsATranslation(word: String?) throws {
    let page = try ManPage.named(word)
    let isOfPlayers = page.text().contains(/\n\.Dt [A-Z-]+ 6\n/)
    #expect(page.text(.zh).contains("\n.Sh 名称\n") == isOfPlayers)
    #expect(isOfPlayers || page.text(.zh) == page.text())
  }

  /// English words stand only on lines of macros, in names and in examples.
  @Test(arguments: words)
  func noSentenceOfAChinesePageIsInEnglish(word: String?) throws {
    let page = try ManPage.named(word).text(.zh)
    guard page.contains("\n.Sh 名称\n") else { return }
    for line in page.split(separator: "\n") where !line.hasPrefix(".\\\"") {
      #expect(!line.contains(/[a-z]{3,} [a-z]{2,} [a-z]{2,}[^|$]*\.$/), "\(line)")
    }
  }

  /// A section of a game's prose that no placeholder names would be lost.
  @Test(arguments: GameCatalog.arcade.games.map { $0.name }, Language.allCases)
  func everySectionHasItsPlace(name: String, language: Language) throws {
    let game = try #require(GameCatalog.arcade.game(named: name))
    let template =
      String(decoding: PackageResources.game_6_mdoc, as: UTF8.self) + "@json-lines@"
    let prose = String(decoding: game.manual.prose(language), as: UTF8.self)
    for section in Mdoc.sections(of: prose).keys {
      #expect(template.contains("@\(section)@"), "\(section)")
    }
  }

  @Test(arguments: [
    ("guess", ".Dt ARCADE-GUESS 6"), ("arcade-guess", ".Dt ARCADE-GUESS 6"),
    ("guess.6", ".Dt ARCADE-GUESS 6"), ("arcade-guess(6)", ".Dt ARCADE-GUESS 6"),
    ("arcade", ".Dt ARCADE 6"), ("arcade.6", ".Dt ARCADE 6"),
    ("records", ".Dt ARCADE-RECORDS 5"), ("arcade-records.5", ".Dt ARCADE-RECORDS 5"),
  ])
  func aPageHasSeveralNames(word: String, title: String) throws {
    #expect(try ManPage.named(word).text().contains("\n\(title)\n"))
  }

  @Test(arguments: ["arcade-records.6", "gues", "", "arcade-"])
  func otherWordsAreRefused(word: String) {
    #expect(throws: UserError.self) { try ManPage.named(word) }
  }

  /// The version stands in one place beside the log of changes.
  @Test func theVersionIsThatOfTheChangelog() throws {
    let log = try Project.text("CHANGELOG.md")
    let heading = try #require(log.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(
      ["unreleased", Version.date].contains { heading == "## \(Version.number) \u{2014} \($0)" })
    #expect(Version.date.wholeMatch(of: /[A-Z][a-z]+ [0-9]+, 20[0-9][0-9]/) != nil)
  }
}
