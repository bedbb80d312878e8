import CommandLine
import GameCore
import TestSupport
import Testing
@testable import App

@Suite(.oneByOne) struct MdocTemplateTests {
  @Test func aPlaceholderIsFilled() {
    #expect(filled("a @one@ b\n@two@\nc\n") == "a 1 b\n2\n2\nc\n")
  }

  @Test func anUnknownNameStays() {
    #expect(filled("mail@example.org, @one@, @three@") == "mail@example.org, 1, @three@")
  }

  @Test func anEmptyValueTakesItsLine() {
    #expect(filled("a\n@none@\nb @none@\n") == "a\nb \n")
  }

  @Test func sectionsAreNamedForTheirTitles() {
    let sections = MdocTemplate.sections(of: ".Sh MOVES\na\n.Pp\nb\n.Sh JSON LINES\nc\n")
    #expect(sections == ["moves": "a\n.Pp\nb", "json-lines": "c"])
  }

  private func filled(_ prose: String) -> String {
    MdocTemplate(Array(prose.utf8)).filled { ["one": "1", "two": "2\n2", "none": ""][$0] }
  }
}

@Suite(.oneByOne) struct ManPageTests {
  private static let words: [String?] = [nil] + ManPage.choices.map(\.name)

  @Test(arguments: words)
  func noPlaceholderIsLeft(word: String?) {
    let page = ManPage.text(of: word)
    #expect(!page.isEmpty)
    #expect(page.firstMatch(of: /@[a-z.-]+@/) == nil)
  }

  @Test(arguments: words)
  func thePageIsASCII(word: String?) {
    #expect(ManPage.text(of: word).utf8.allSatisfy { $0 < 0x80 })
  }

  /// A section of a game's prose that no placeholder names would be lost.
  @Test(arguments: GameRegistry.games.map(\.name))
  func everySectionHasItsPlace(name: String) throws {
    let game = try #require(GameRegistry.game(named: name))
    let template = String(decoding: PackageResources.game_6_mdoc, as: UTF8.self)
    let prose = String(decoding: game.manual.prose, as: UTF8.self)
    for section in MdocTemplate.sections(of: prose).keys {
      #expect(template.contains("@\(section)@"), "\(section)")
    }
  }
}
