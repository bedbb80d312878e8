import TextUI

/// A fact's text, and the fact's place in a row, counted from the left.
struct Wording {
  let place: Int
  let text: String

  init(_ place: Int, _ text: String) { (self.place, self.text) = (place, text) }

  /// Returns one wording of each of some facts, the most important one first.
  static func each(_ texts: [String]) -> [Wording] {
    texts.enumerated().map { Wording($0, $1) }
  }
}

extension Presentation {
  /// Returns the line of the facts that fit a width in columns. Each wording in turn, the most
  /// important first, takes its fact's place if the line still fits.
  func line(of wordings: [Wording], in width: Int) -> String {
    lines(of: [wordings], in: width, separator: dot)[0]
  }

  /// Returns the lines of equally many wordings that share a row. Each wording in turn, the most
  /// important first, takes its fact's place in all lines if these still fit the row.
  func lines(of lists: [[Wording]], in width: Int, separator: String) -> [String] {
    var (facts, lines) = (lists.map { _ in [Wording]() }, lists.map { _ in "" })
    for turn in lists[0].indices {
      let trial = zip(facts, lists).map { facts, wordings in
        let others = facts.filter { $0.place != wordings[turn].place }
        return (others + [wordings[turn]]).sorted { $0.place < $1.place }
      }
      let texts = trial.map { $0.map(\.text).filter { !$0.isEmpty }.joined(separator: separator) }
      guard texts.reduce(0, { $0 + $1.displayWidth }) <= width else { continue }
      (facts, lines) = (trial, texts)
    }
    return lines
  }
}
