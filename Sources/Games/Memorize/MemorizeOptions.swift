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
        "difficulty",
        value: .init(
          "LEVEL",
          oneOf: Difficulty.allCases.map { Choice($0.rawValue, $0.summary, title: $0.title) }),
        Phrase(en: "size of the board", zh: "棋盘大小"), title: Phrase(en: "difficulty", zh: "难度"),
        excludes: ["pairs"],
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
            Phrase(
              en:
                "a whole number from \(pairCounts.lowerBound) to the number of the theme's faces, "
                + "at most \(pairCounts.upperBound)",
              zh: "\(pairCounts.lowerBound) 到 \(pairCounts.upperBound) 的整数，不超过主题的图案数"),
          samples: [String(pairCounts.lowerBound), "24", String(pairCounts.upperBound)],
          offering: pairCounts.map(String.init)),
        Phrase(en: "number of pairs", zh: "有多少对"), title: Phrase(en: "pairs", zh: "对数"),
        excludes: ["difficulty"]),
      isRecorded: true, persistence: .byGame, parse: WholeNumber.parser(in: pairCounts),
      encode: { String($0.pairs) }, set: { $0.pairs = $1 }),
    Option(
      Flag(
        "theme",
        value: .init(
          "NAME",
          oneOf: Themes.all.map {
            Choice(
              $0.name, Phrase(en: $0.faces.count.counted("face"), zh: "\($0.faces.count) 种图案"),
              title: $0.title, about: $0.preview)
          } + KeptThemes.choices),
        Phrase(en: "faces on the tiles", zh: "牌面图案"), title: Phrase(en: "theme", zh: "主题"),
        detail: """
          A list of faces, as for `--faces`, in `~/.config/arcade/faces/NAME.txt` is a theme too. \
          NAME has lower-case letters, digits and dashes.
          """),
      isRecorded: true, persistence: .byName,
      parse: { name in Themes.all.first { $0.name == name } ?? KeptThemes.theme(name) },
      encode: { $0.theme.name.isEmpty ? nil : $0.theme.name },
      set: { options, theme in
        options.theme = theme
        options.own = theme.faces.isEmpty ? .kept(theme.name) : nil
      }
    ).namingSource { if case .kept(let name)? = $0.own { name } else { nil } },
    Option(
      Flag(
        "faces",
        value: .init(
          "FILE",
          expecting: Phrase(
            en: "a file of faces, or - for standard input", zh: "图案列表文件，或用 - 表示标准输入")),
        Phrase(en: "play with the faces in a file", zh: "用文件中的图案玩"),
        detail: """
          Each line is an emoji, a word or words, or the path of a picture; after a tab, an emoji \
          or a picture may have a name. With `-` as the file, the list is read from standard \
          input, and moves come from the command line only.
          """, excludes: ["theme", "deal"]),
      parse: { $0 }, set: { ($0.own, $0.theme) = (.file($1), Theme(own: [])) }
    ).namingSource { options in
      // Standard input can't be read again.
      if case .file(let path)? = options.own, path != "-" { path } else { nil }
    },
    Option(
      Flag(
        "collapse", Phrase(en: "close the gaps that found pairs leave", zh: "找到一对后合拢空位"),
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
    guard own == nil else {
      if (2..<pairs).contains(theme.faces.count) {
        throw .tooFew(theme.faces.count, Face.noun, for: pairs)
      }
      return
    }
    guard pairs >= Self.pairCounts.lowerBound, pairs <= theme.faces.count else {
      let range = Self.pairCounts.lowerBound...theme.faces.count
      throw InvalidInput(
        en: "--pairs takes a number from \(range.described(in: .en)) with the theme "
          + "\(theme.name), not \(pairs)",
        zh: "用主题 \(theme.name) 时，--pairs 应为 \(range.described(in: .zh))，不能是 \(pairs)")
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

  fileprivate var summary: Phrase {
    let columns = TileGrid.columns(for: 2 * pairs)
    let rows = 2 * pairs / columns
    return Phrase(
      en: "\(columns) x \(rows) tiles, \(pairs) pairs", zh: "\(columns) x \(rows) 张，\(pairs) 对")
  }
}
