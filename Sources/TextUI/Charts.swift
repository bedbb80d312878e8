extension Presentation {
  /// The sign of which the doubtful part of a bar is made.
  public var shade: String { isASCII ? "." : "░" }

  /// Returns a bar that fills a share of the room, from 0 to 1, to an eighth of a column. A share
  /// above 0 gets at least the shortest bar.
  public func bar(_ share: Double, room: Int) -> String {
    guard share > 0 else { return "" }
    let eighths = max(1, Int(share * Double(8 * room)))
    guard !isASCII else { return String(repeating: "#", count: max(1, eighths / 8)) }
    let last = eighths % 8 == 0 ? "" : String(Array("▏▎▍▌▋▊▉")[eighths % 8 - 1])
    return String(repeating: "█", count: eighths / 8) + last
  }

  /// Returns shares from 0 to 1 as upright bars side by side in a row. ASCII has no signs for them.
  public func bars(_ shares: [Double]) -> String {
    let signs = Array("▁▂▃▄▅▆▇█")
    let bars = shares.map { signs[max(0, min(7, Int(($0 * 8).rounded()) - 1))] }
    return isASCII ? "" : bars.map { String($0) }.joined(separator: " ")
  }
}

/// The number of games at each score, as bars.
public struct Histogram {
  /// The bars, the lowest scores first; those without games between others are there too.
  public let bins: [Bin]

  /// Scores that stand together, and how many games have reached one of them.
  public struct Bin: Equatable {
    public let scores: ClosedRange<Int>
    public let games: Int

    /// The scores as text: `6`, `10..14`.
    public var label: String {
      scores.count == 1 ? String(scores.lowerBound) : "\(scores.lowerBound)..\(scores.upperBound)"
    }
  }

  /// Creates the bars of some scores: one for each, or if these are too many, for 2, 5, 10, 20 … of
  /// them. A few games have few bars, so that most have games.
  public init(_ games: [Int: Int]) {
    guard let low = games.keys.min(), let high = games.keys.max() else {
      bins = []
      return
    }
    let count = Double(games.values.reduce(0, +))
    let limit = min(15, max(5, Int(2 * count.squareRoot())))
    let width = Int.leastRound { (high - Self.first(low, $0)) / $0 < limit }
    let first = Self.first(low, width)
    let counts = Dictionary(
      games.map { (($0.key - first) / width, $0.value) }, uniquingKeysWith: +)
    bins = (0...(high - first) / width).map { index in
      let start = first + index * width
      return Bin(scores: start...start + width - 1, games: counts[index] ?? 0)
    }
  }

  /// Returns the lower bound of the first bar: the lowest score, or a round number if bars are
  /// wide.
  private static func first(_ low: Int, _ width: Int) -> Int {
    width < 5 ? low : low - (low % width + width) % width
  }

  /// Returns the bars as lines of text that fit the presentation: scores, bar and number of games;
  /// in plain text without the bar. A line across the bar marks the number of games that is
  /// `expected`.
  public func lines(
    _ presentation: Presentation, expected: (ClosedRange<Int>) -> Double? = { _ in nil }
  ) -> [String] {
    let width = bins.map(\.label.count).max() ?? 0
    let marks = bins.map { expected($0.scores) }
    let most = max(bins.map { Double($0.games) }.max() ?? 1, marks.compactMap(\.self).max() ?? 0)
    let room = max(8, min(48, presentation.pictureColumns - width - String(Int(most)).count - 6))
    return zip(bins, marks).map { bin, mark in
      let margin = "  " + bin.label.paddedBefore(to: width)
      guard !presentation.isPlain else {
        let theory = mark.map {
          let games = $0.rounded(toPlaces: 1)
          return presentation(en: ", by theory \(games)", zh: "，理论值 \(games)")
        }
        return "\(margin): \(bin.games)\(theory ?? "")"
      }
      let bar = presentation.bar(Double(bin.games) / most, room: room)
      let marked =
        mark.map { Self.mark(bar, at: Int($0 / most * Double(room)), presentation) } ?? bar
      let gap = marked.isEmpty ? "" : " "
      return "\(margin)  \(presentation.paint(marked, Style(.edge)))\(gap)\(bin.games)"
    }
  }

  /// The sign that marks what is expected.
  public static func mark(_ presentation: Presentation) -> String {
    presentation.isASCII ? "|" : "┃"
  }

  /// Returns a bar with the mark at a column, which may be after the bar's end.
  private static func mark(_ bar: String, at column: Int, _ presentation: Presentation) -> String {
    let rest = bar.count > column + 1 ? String(bar.dropFirst(column + 1)) : ""
    return String(bar.prefix(column)).padded(to: column) + mark(presentation) + rest
  }
}

extension Int {
  /// Returns the least of 1, 2, 5, 10, 20, 50 … that meets a condition, which large numbers must
  /// meet.
  public static func leastRound(where isMet: (Int) -> Bool) -> Int {
    var number = 1
    while !isMet(number) {
      number = String(number).first == "2" ? number / 2 * 5 : number * 2
    }
    return number
  }
}
