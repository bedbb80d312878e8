import Flags
import GameCore
import TextUI
import Tiles

public struct MemorizeOptions: GameOptions {
  public var pairs = Difficulty.easy.pairs
  public var theme = Themes.animals

  /// True if the places of a matched pair close up.
  public var collapse = false

  public init() {}

  static let pairCounts = 2...52

  public static let table: [Option<MemorizeOptions>] = [
    Option(
      Flag(
        "difficulty",
        value: .init(
          "LEVEL",
          oneOf: Difficulty.allCases.map { Choice($0.rawValue, $0.summary, title: $0.title) }),
        "size of the board", title: Phrase(en: "difficulty", zh: "难度"), excludes: ["pairs"],
        defaultValue: Difficulty.easy.rawValue),
      parse: { Difficulty(rawValue: $0) },
      encode: { options in
        Difficulty.allCases.first { $0.pairs == options.pairs }?.rawValue
      }, set: { $0.pairs = $1.pairs }),
    Option(
      Flag(
        "pairs",
        value: .init(
          "N",
          expecting:
            "a whole number from \(pairCounts.lowerBound) to the number of the theme's faces, "
            + "at most \(pairCounts.upperBound)",
          samples: [String(pairCounts.lowerBound), "24", String(pairCounts.upperBound)],
          offering: pairCounts.map(String.init)),
        "number of pairs", title: Phrase(en: "pairs", zh: "对数"), excludes: ["difficulty"]),
      isRecorded: true, persistence: .byGame, parse: WholeNumber.parser(in: pairCounts),
      encode: { String($0.pairs) }, set: { $0.pairs = $1 }),
    Option(
      Flag(
        "theme",
        value: .init(
          "NAME",
          oneOf: Themes.all.map {
            Choice($0.name, $0.faces.count.counted("face"), title: $0.title, about: $0.preview)
          }),
        "faces on the tiles", title: Phrase(en: "theme", zh: "主题")),
      isRecorded: true, persistence: .byName,
      parse: { name in Themes.all.first { $0.name == name } }, encode: { $0.theme.name },
      set: { $0.theme = $1 }),
    Option(
      Flag(
        "collapse", "close the gaps that found pairs leave",
        title: Phrase(en: "tiles move up", zh: "空位补上"),
        about: Phrase(
          en: "The tiles that are left move together, which is harder.",
          zh: "找到一对后，剩下的牌会重新排列，更难记。"),
        detail: """
          The remaining tiles get new numbers when the next tile is turned, which is harder. A \
          number always refers to the board as last shown.
          """, isNegatable: true),
      isRecorded: true, persistence: .byGame, get: { $0.collapse }, set: { $0.collapse = $1 }),
  ]

  public func check() throws(InvalidInput) {
    guard pairs >= Self.pairCounts.lowerBound, pairs <= theme.faces.count else {
      throw InvalidInput(
        "--pairs takes a number from \(Self.pairCounts.lowerBound) to \(theme.faces.count) "
          + "with the theme \(theme.name), not \(pairs)")
    }
  }
}

/// The three sizes of the board.
public enum Difficulty: String, CaseIterable, Sendable {
  case easy, medium, hard

  public var pairs: Int {
    switch self {
    case .easy: 6
    case .medium: 12
    case .hard: 16
    }
  }

  fileprivate var title: Phrase {
    switch self {
    case .easy: Phrase(en: "easy", zh: "简单")
    case .medium: Phrase(en: "medium", zh: "中等")
    case .hard: Phrase(en: "hard", zh: "困难")
    }
  }

  fileprivate var summary: String {
    let columns = TileGrid.columns(for: 2 * pairs)
    return "\(columns) x \(2 * pairs / columns) tiles, \(pairs) pairs"
  }
}
