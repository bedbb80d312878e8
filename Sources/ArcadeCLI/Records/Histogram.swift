import ArcadeCore

/// How many games have reached which scores, as bars.
struct Histogram {
  /// The bars, the lowest scores first; those without games between others are there too.
  let bins: [Bin]

  /// Scores that stand together, and how many games have reached one of them.
  struct Bin: Equatable {
    let scores: ClosedRange<Int>
    let games: Int
  }

  /// The most bars there are.
  private static let limit = 15

  /// The bars of some scores: one for each, or where these are too many, for 2, 5, 10, 20 … of them.
  init(_ games: [Int: Int]) {
    guard let low = games.keys.min(), let high = games.keys.max() else {
      bins = []
      return
    }
    let width = Self.width(for: low...high)
    let first = Self.first(low, width)
    let counts = Dictionary(
      games.map { (($0.key - first) / width, $0.value) }, uniquingKeysWith: +)
    bins = (0...(high - first) / width).map { index in
      let start = first + index * width
      return Bin(scores: start...start + width - 1, games: counts[index] ?? 0)
    }
  }

  private static func width(for scores: ClosedRange<Int>) -> Int {
    var (width, factors) = (1, [2, 5, 10][...])
    var unit = 1
    func bars() -> Int {
      (scores.upperBound - first(scores.lowerBound, width)) / width + 1
    }
    while bars() > limit {
      if factors.isEmpty { (unit, factors) = (unit * 10, [2, 5, 10]) }
      width = unit * factors.removeFirst()
    }
    return width
  }

  /// Where the first bar begins: at the lowest score, or where bars are wide, at a round number.
  private static func first(_ low: Int, _ width: Int) -> Int {
    width < 5 ? low : low.roundedDown(to: width)
  }

  /// The bars as lines of text, as wide as the voice's lines at most: the scores, the bar, and how
  /// many games there are. In plain words without the bar.
  func lines(_ voice: Voice) -> [String] {
    let labels = bins.map(\.label)
    let width = labels.map(\.count).max() ?? 0
    let most = bins.map(\.games).max() ?? 1
    let room = max(8, min(48, (voice.columns ?? 80) - width - String(most).count - 6))
    return zip(bins, labels).map { bin, label in
      let margin = "  " + String(repeating: " ", count: width - label.count) + label
      guard !voice.isPlain else { return "\(margin): \(bin.games)" }
      let bar = Self.bar(of: bin.games, most: most, room: room, voice)
      return "\(margin)  \(voice.paint(bar, Style(.blue)))\(bar.isEmpty ? "" : " ")\(bin.games)"
    }
  }

  /// A bar as long as the share of the largest one, to an eighth of a column; of one game at least
  /// the shortest.
  private static func bar(of games: Int, most: Int, room: Int, _ voice: Voice) -> String {
    guard games > 0 else { return "" }
    let eighths = max(1, Int(Double(games) / Double(most) * Double(8 * room)))
    guard !voice.isASCII else { return String(repeating: "#", count: max(1, eighths / 8)) }
    let last = eighths % 8 == 0 ? "" : String(Array("▏▎▍▌▋▊▉")[eighths % 8 - 1])
    return String(repeating: "█", count: eighths / 8) + last
  }
}

extension Histogram.Bin {
  fileprivate var label: String {
    scores.count == 1 ? String(scores.lowerBound) : "\(scores.lowerBound)..\(scores.upperBound)"
  }
}

extension Int {
  /// The next multiple at or below the number.
  fileprivate func roundedDown(to width: Int) -> Int {
    let rest = self % width
    return self - (rest < 0 ? rest + width : rest)
  }
}
