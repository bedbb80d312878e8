import TestSupport
import Testing
import TextUI

@testable import Screens

/// The words of facts that share a row.
struct WordingTests {
  private let presentation = Presentation(language: .en)

  @Test(arguments: [
    (0, ""), (4, "b"), (5, "a · b"), (9, "a · b · c"), (10, "a · long b"), (14, "a · long b · c"),
  ])
  func `the most important words that fit take their places`(width: Int, line: String) {
    let wordings = [Wording(1, "b"), Wording(0, "a"), Wording(1, "long b"), Wording(2, "c")]
    expectEqual(presentation.line(of: wordings, in: width), line)
  }

  @Test(arguments: [
    (1, ["", ""]), (2, ["a", "b"]), (6, ["a 1", "b 2"]), (13, ["Ann", "Maximilian"]),
    (17, ["Ann 1", "Maximilian 2"]),
  ])
  func `lines in one row take the same words`(width: Int, lines: [String]) {
    let (one, other) = (
      [Wording(0, "a"), Wording(1, ""), Wording(0, "Ann"), Wording(1, "1")],
      [Wording(0, "b"), Wording(1, ""), Wording(0, "Maximilian"), Wording(1, "2")]
    )
    expectEqual(presentation.lines(of: [one, other], in: width, separator: " "), lines)
  }
}
