import TestSupport
import Testing

/// The page for contributors is true.
@Suite(.oneByOne) struct ContributingTests {
  private let page: String

  init() throws { page = try Project.text(".github/CONTRIBUTING.md") }

  @Test func theSmallestGameIsTheOneThatIsShown() throws {
    let game = try Project.text("Tests/ContractTests/Coin.swift")
    #expect(page.contains("```swift\n\(game)```\n"))
  }

  /// Every type, member and file of the sources that is named between backticks exists.
  @Test func whatIsNamedIsThere() throws {
    let folders = ["Sources", "Tests"]
    let files = folders.flatMap { folder in
      Project.files(in: folder, endingIn: ".swift").map { "\(folder)/\($0)" }
    }
    var words: Set<Substring> = []
    for file in files {
      words.formUnion(try Project.text(file).split { !$0.isLetter && !$0.isNumber })
    }
    let prose = page.split(separator: "```")[0]
    let parts = prose.split(separator: "`", omittingEmptySubsequences: false)
    let names = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
    #expect(names.count > 50)
    for name in names where name.allSatisfy(\.isLetter) {
      #expect(words.contains(name), "\(name)")
    }
    for name in names where name.hasPrefix("Sources/") && name.hasSuffix(".swift") {
      #expect(files.contains(String(name)), "\(name)")
    }
  }
}
