import TestSupport
import Testing

/// The smallest game is shown where one learns to add a game.
@Suite(.oneByOne) struct ContributingTests {
  @Test func theSmallestGameIsTheOneThatIsShown() throws {
    let page = try Project.text(".github/CONTRIBUTING.md")
    let game = try Project.text("Tests/ContractTests/Coin.swift")
    #expect(page.contains("```swift\n\(game)```\n"))
  }
}
