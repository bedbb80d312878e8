import GameCore
import TextUI

extension Double {
  /// The number with exactly so many decimal places, and with a sign if asked for.
  func fixed(_ places: Int, isSigned: Bool = false) -> String {
    guard isFinite else { return self < 0 ? "-inf" : "+inf" }
    let unit = (0..<places).reduce(1) { unit, _ in unit * 10 }
    let number = Int((magnitude * Double(unit)).rounded())
    let fraction = String(number % unit)
    let zeros = String(repeating: "0", count: max(0, places - fraction.count))
    let sign = self < 0 && number > 0 ? "-" : isSigned ? "+" : ""
    return sign + String(number / unit) + (places > 0 ? ".\(zeros)\(fraction)" : "")
  }
}

extension EloEstimate {
  /// The difference with its margin in ASCII, for a line of progress: `+5.3 +/- 3.9 Elo`; nil
  /// without a margin.
  var text: String? { margin.map { _ in "\(differenceText) +/- \(marginText) Elo" } }

  /// The difference in Elo: `+5.3`; a dash if it is infinite.
  var differenceText: String { difference.isFinite ? difference.fixed(1, isSigned: true) : "-" }

  /// The likelihood of superiority: `99.63%`; a dash if it is unknown.
  var superiorityText: String { superiority.map { (100 * $0).fixed(2) + "%" } ?? "-" }

  /// The margin: `3.9`; a dash if there is none.
  var marginText: String { margin?.fixed(1) ?? "-" }
}

extension Presentation {
  /// The sign between a number and its margin.
  var plusMinus: String { isASCII ? "+/-" : "±" }

  /// Returns rows as columns of text. The columns of numbers, all but those of `words`, are flush
  /// right, and the last columns are left out where there is no room.
  func table(_ rows: [[String]], words: Set<Int>) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    var count = widths.count
    while count > 2, let columns, widths[..<count].reduce(2 * (count - 1), +) > columns {
      count -= 1
    }
    return rows.map { row in
      var line = row.indices.prefix(count).map { column in
        let gap = String(repeating: " ", count: widths[column] - row[column].displayWidth)
        return words.contains(column) ? row[column] + gap : gap + row[column]
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
