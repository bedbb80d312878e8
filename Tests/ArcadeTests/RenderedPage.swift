import Foundation
import TestSupport

/// A page of the manual as mandoc(1) shows it in a window of 80 columns.
struct RenderedPage {
  /// The lines, without bold and underlined text.
  let lines: [String]

  /// Renders the page that `arcade man` prints for a word, or for none.
  init(_ word: String) throws {
    let outcome = try Program.shell("arcade man \(word) | mandoc -T utf8")
    let text = outcome.output.replacing(/.\u{8}/, with: "")
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The command lines after a `$`, each with the lines below it that are indented more.
  var commands: [String] {
    var commands: [String] = []
    var place: Int?
    for line in lines {
      let indentation = line.prefix { $0 == " " }.count
      let text = String(line.dropFirst(indentation))
      if text.hasPrefix("$ ") {
        commands.append(String(text.dropFirst(2)))
        place = indentation
      } else if let start = place, indentation >= start + 4, !text.isEmpty {
        commands[commands.count - 1] += "\n" + text
      } else {
        place = nil
      }
    }
    return commands
  }

  /// Returns the lines of the block below a paragraph that ends in some words, without the space
  /// before them; nil if there is none.
  func block(below words: String) -> String? {
    guard let end = lines.firstIndex(where: { $0.hasSuffix(words) }) else { return nil }
    let block = lines[(end + 1)...].drop(while: \.isEmpty)
    let space = block.first.map { $0.prefix { $0 == " " } } ?? ""
    let inside = block.prefix { $0.isEmpty || $0.hasPrefix(space) }.map {
      $0.dropFirst(space.count)
    }
    return inside.reversed().drop(while: \.isEmpty).reversed().map { $0 + "\n" }.joined()
  }
}
