import Flags
import GameCore
import TextUI
import Tiles

public struct MemorizeOptions: GameOptions {
  public var pairs = Difficulty.easy.pairs
  /// The faces to deal from. Those of the player's own have no name, and none at all before they
  /// are loaded.
  public var theme = Themes.animals

  /// The list that the faces are from, or nil if they are built in or a written deal's.
  var own: OwnList?

  /// True if the places of a matched pair close up.
  public var collapse = false

  public init() {}

  static let pairCounts = 2...52

  public var dealsFromOutside: Bool { theme.name.isEmpty }

  public static let table: [Option<MemorizeOptions>] = [
    Option(
      Flag(
        "pairs",
        value: .init(
          "N",
          expecting:
            "easy, medium, hard or a whole number from \(pairCounts.lowerBound) to "
            + "\(pairCounts.upperBound)",
          samples: [String(pairCounts.lowerBound), "24", String(pairCounts.upperBound)],
          offering: pairCounts.map(String.init),
          or: Difficulty.allCases.map { Choice($0.rawValue, $0.summary) }),
        "number of pairs", title: Phrase(en: "pairs", zh: "对数"),
        about: Phrase(
          en: "6 are easy, 12 are medium, 16 are hard.", zh: "6 对简单，12 对中等，16 对困难。"),
        detail: """
          Easy is 6 pairs, medium 12, hard 16. There can't be more than the theme has faces.
          """),
      isRecorded: true, isSaved: true,
      parse: { Difficulty(rawValue: $0)?.pairs ?? WholeNumber.parser(in: pairCounts)($0) },
      encode: { String($0.pairs) }, set: { $0.pairs = $1 }),
    Option(
      Flag(
        "theme",
        value: .init(
          "NAME",
          oneOf: Themes.all.map {
            Choice($0.name, $0.faces.count.counted("face"), title: $0.title, about: $0.preview)
          } + KeptThemes.choices),
        "faces on the tiles", title: Phrase(en: "theme", zh: "主题"),
        detail: "Lists of your own can be themes too."),
      isRecorded: true, isSaved: true,
      parse: { name in Themes.all.first { $0.name == name } ?? KeptThemes.theme(name) },
      encode: { $0.theme.name.isEmpty ? nil : $0.theme.name },
      set: { options, theme in
        options.theme = theme
        options.own = theme.faces.isEmpty ? .kept(theme.name) : nil
      }
    ).namingSource { if case .kept(let name)? = $0.own { name } else { nil } },
    Option(
      Flag(
        "faces", value: .init("FILE", expecting: "a file of faces, or - for standard input"),
        "play with the faces in a file",
        detail: """
          With `-`, the list is read from standard input, and moves come from the command line only.
          """, excludes: ["theme", "deal"]),
      parse: { $0 }, set: { ($0.own, $0.theme) = (.file($1), Theme(own: [])) }
    ).namingSource { options in
      // Standard input can't be read again.
      if case .file(let path)? = options.own, path != "-" { path } else { nil }
    },
    Option(
      Flag(
        "collapse", "close the gaps that found pairs leave",
        title: Phrase(en: "tiles move up", zh: "空位补上"),
        about: Phrase(
          en: "The tiles that are left move together, which is harder.",
          zh: "找到一对后，剩下的牌会重新排列，更难记。"),
        detail: """
          The remaining tiles get new numbers when the next tile is turned, which is harder; a \
          number always means the board as last shown.
          """, isNegatable: true),
      isRecorded: true, isSaved: true, get: { $0.collapse }, set: { $0.collapse = $1 }),
  ]

  public func check() throws(InvalidInput) {
    guard own == nil else {
      if (2..<pairs).contains(theme.faces.count) {
        throw .tooFew(theme.faces.count, Face.noun, for: pairs)
      }
      return
    }
    guard pairs >= Self.pairCounts.lowerBound, pairs <= theme.faces.count else {
      throw InvalidInput(
        "--pairs takes a number from \(Self.pairCounts.lowerBound) to \(theme.faces.count) "
          + "with the theme \(theme.name), not \(pairs)")
    }
  }
}

/// The sizes of the board that have names.
enum Difficulty: String, CaseIterable {
  case easy, medium, hard

  var pairs: Int {
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
