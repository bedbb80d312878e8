import Pairs
import Tiles

public struct MemorizeOptions: GameOptions {
  public var pairs = 6

  /// The faces to deal from. A player's list from a file has no name, and is empty until it is
  /// loaded.
  public var theme = Themes.animals

  /// The path of the list of faces to deal from, or nil for none.
  var faceFile: String?

  /// The name of the player's own theme to deal from, or nil for none.
  var ownTheme: String?

  /// True if the places of a matched pair close up.
  public var collapse = false

  public init() {}

  /// With eight pairs, then on a board that closes up, then with the next of some sizes, then with
  /// four more pairs each time.
  public var harder: MemorizeOptions? {
    var harder = self
    let more = [6, 8, 12, 16].first { $0 > pairs } ?? pairs + 4
    if collapse || pairs < 8 { harder.pairs = more } else { harder.collapse = true }
    return Self.pairCounts.contains(harder.pairs) ? harder : nil
  }

  private static let pairCounts = 2...52

  /// The numbers of pairs that have names.
  private static let sizes = ["easy": 6, "medium": 12, "hard": 16]

  private static func size(_ name: String, _ title: String) -> Choice {
    let pairs = sizes[name] ?? 0
    let columns = TileBoard.columns(for: 2 * pairs)
    let rows = 2 * pairs / columns
    return Choice(
      name,
      Phrase(
        en: "\(columns) x \(rows) tiles, \(pairs) pairs", zh: "\(columns) x \(rows) 张，\(pairs) 对"),
      title: Phrase(en: name, zh: title))
  }

  public var dealsFromOutside: Bool { theme.name.isEmpty }

  public static let table: [Option<MemorizeOptions>] = [
    Option(
      Flag(
        "pairs",
        value: .init(
          "N",
          expecting: Phrase(
            en: "easy, medium, hard or a whole number from 2 to 52",
            zh: "easy（简单）、medium（中等）、hard（困难）或 2 到 52 的整数"),
          offering: pairCounts.map(String.init),
          or: [size("easy", "简单"), size("medium", "中等"), size("hard", "困难")]),
        Phrase(en: "number of pairs", zh: "有多少对"), title: Phrase(en: "pairs", zh: "对子"),
        about: Phrase(en: "6 are easy, 12 are medium, 16 are hard.", zh: "6 对简单，12 对中等，16 对困难。"),
        detail: """
          Easy is 6 pairs, medium 12, hard 16. There can't be more than the theme has faces.
          """),
      isRecorded: true, isSaved: true,
      parse: { WholeNumber.parser(in: pairCounts)($0) ?? sizes[$0] },
      encode: { String($0.pairs) }, set: { $0.pairs = $1 }),
    Option(
      Flag(
        "theme",
        value: .init(
          "NAME",
          oneOf: Themes.all.map { theme in
            let count = theme.faces.count
            return Choice(
              theme.name, Phrase(en: count.counted("face"), zh: "\(count) 种图案"),
              title: Phrase(en: theme.title(.en), zh: theme.title(.zh).withoutFaces),
              about: { _ in theme.preview })
          } + OwnThemes.choices),
        Phrase(en: "faces on the tiles", zh: "牌面图案"), title: Phrase(en: "theme", zh: "主题"),
        detail: "Lists of your own can be themes too."),
      isRecorded: true, isSaved: true,
      parse: { name in Themes.all.first { $0.name == name } ?? OwnThemes.theme(name) },
      encode: { $0.theme.name.isEmpty ? nil : $0.theme.name },
      set: { options, theme in
        (options.theme, options.faceFile) = (theme, nil)
        options.ownTheme = theme.faces.isEmpty ? theme.name : nil
      }
    ).with {
      $0.source = { $0.ownTheme }
      $0.isSubject = true
    },
    .list(
      "faces", of: Face.ownTitle, excludes: ["theme"], path: { $0.faceFile },
      set: { ($0.faceFile, $0.ownTheme, $0.theme) = ($1, nil, Theme(own: [])) }),
    Option(
      Flag(
        "collapse", Phrase(en: "close the gaps that found pairs leave", zh: "找到一对后补上空位"),
        title: Phrase(en: "tiles move up", zh: "补上空位"),
        about: Phrase(
          en: "The tiles that are left move together, which is harder.",
          zh: "找到一对后，后面的牌往前补上空位，更难记。"),
        detail: """
          The remaining tiles get new numbers when the next tile is turned, which is harder; a \
          number always means the board as last shown.
          """, isNegatable: true),
      isRecorded: true, isSaved: true, get: { $0.collapse }, set: { $0.collapse = $1 }),
  ]

  public func check() throws(UserError) {
    let (least, most) = (Self.pairCounts.lowerBound, theme.faces.count)
    // Faces that are still to be loaded are counted then.
    guard pairs >= least, pairs <= most || most == 0 else {
      let (name, isList) = (theme.name, theme.name.isEmpty)
      throw UserError(
        en: "--pairs takes a number from \(least) to \(most) with "
          + (isList ? "the list, not \(pairs)" : "the theme \(name), not \(pairs)"),
        zh: (isList ? "用列表时" : "用主题 \(name) 时")
          + "，--pairs 应为 \(least) 到 \(most)，不能是 \(pairs)")
    }
  }
}

extension String {
  /// The title of a theme without the word for its faces: `花园` for `花园图案`.
  fileprivate var withoutFaces: String {
    hasSuffix(Face.ownTitle(.zh)) ? String(dropLast(Face.ownTitle(.zh).count)) : self
  }
}
