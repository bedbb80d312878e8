import GameCore
import TextUI
import Tiles

/// What a player may choose in memorize.
public struct MemorizeOptions: GameOptions {
  /// How many pairs there are.
  public var pairs = Difficulty.easy.pairs

  /// What the pairs are made of.
  public var theme = Themes.animals

  /// Whether the places of a matched pair close up.
  public var collapse = false

  /// The defaults.
  public init() {}

  static let pairCounts = 2...52

  public static let table: [Option<MemorizeOptions>] = [
    Option(
      Flag(
        "difficulty",
        value: .init("LEVEL", oneOf: Difficulty.allCases.map { Choice($0.rawValue, $0.summary) }),
        "how large the board is", excludes: ["pairs"], standard: Difficulty.easy.rawValue),
      parse: { Difficulty(rawValue: $0) }, set: { $0.pairs = $1.pairs }),
    Option(
      Flag(
        "pairs",
        value: .init(
          "N",
          expecting:
            "a whole number from \(pairCounts.lowerBound) to the number of the theme's faces, "
            + "at most \(pairCounts.upperBound)",
          samples: [String(pairCounts.lowerBound), "24", String(pairCounts.upperBound)]),
        "how many pairs to find", excludes: ["difficulty"]),
      parse: WholeNumber.parser(in: pairCounts), spelled: { String($0.pairs) },
      set: { $0.pairs = $1 }),
    Option(
      Flag(
        "theme",
        value: .init(
          "NAME",
          oneOf: Themes.all.map { Choice($0.name, "\($0.faces.count) faces") }),
        "what is on the tiles"),
      isKept: true, parse: { name in Themes.all.first { $0.name == name } },
      spelled: { $0.theme.name },
      set: { $0.theme = $1 }),
    Option(
      Flag(
        "collapse", "close up the places of found pairs",
        detail: """
          The tiles that are left get new numbers when the next tile is turned, which is harder: \
          a number always means the board as last shown.
          """),
      state: { $0.collapse }, turnOn: { $0.collapse = true }),
  ]

  public func check() throws(InvalidInput) {
    guard pairs >= Self.pairCounts.lowerBound, pairs <= theme.faces.count else {
      throw InvalidInput(
        "--pairs takes a number from \(Self.pairCounts.lowerBound) to \(theme.faces.count) with the "
          + "theme \(theme.name), not \(pairs)")
    }
  }
}

/// The three sizes of the board.
public enum Difficulty: String, CaseIterable, Sendable {
  case easy, medium, hard

  /// How many pairs there are.
  public var pairs: Int {
    switch self {
    case .easy: 6
    case .medium: 12
    case .hard: 16
    }
  }

  fileprivate var summary: String {
    let columns = TileGrid.columns(for: 2 * pairs)
    return "\(columns) x \(2 * pairs / columns) tiles, \(pairs) pairs"
  }
}
