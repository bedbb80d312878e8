import TextUI

/// A command in line play, as opposed to a move.
public enum LineCommand: String, CaseIterable {
  case help, rules, hint, board, list, finish, skip, quit

  /// Reads a command in any case; returns nil for any other word.
  public init?(_ word: String) {
    // A comparison of every word with Chinese commands would take longer than reading a move.
    let isASCII = word.utf8.first ?? 0 < 0x80
    switch isASCII ? word.lowercased() : word {
    case "exit", "q", "back", "返回", "esc", "\u{1b}": self = .quit
    case "?": self = .help
    case let word where isASCII: self.init(rawValue: word)
    case let word:
      guard let command = Self.allCases.first(where: { $0.words.chinese == word }) else {
        return nil
      }
      self = command
    }
  }

  /// The key that does the same on the screen, or nil if none does.
  public var key: Unicode.Scalar? {
    [.help: "?", .rules: "?", .hint: "H", .finish: "f", .quit: "q"][self]
  }

  /// Returns whether a word for ``quit`` only means the way back.
  static func isBack(_ word: String) -> Bool {
    ["back", "返回", "esc", "\u{1b}"].contains(word.lowercased())
  }

  /// Returns which of some commands to type instead of a word that is their beginning, such as a
  /// key of the screen, or resembles one; nil for another word.
  static func meant(by word: String, among all: [LineCommand]) -> Phrase? {
    let word = word.lowercased()
    let commands = all.filter { $0.rawValue.hasPrefix(word) }
    guard !commands.isEmpty else {
      if ["n", "v", "c", "g", "w"].contains(word) {
        return Phrase(en: "That key is for the end of a game.", zh: "这个键在一局结束后才有用。")
      }
      let cure = word.suggestion(from: all.flatMap { [$0.rawValue, $0.words.chinese] })
      return cure.map { cure in Phrase { cure($0).capitalizedFirst } }
    }
    let (names, chinese) = (commands.map(\.rawValue), commands.map(\.words.chinese))
    return Phrase(
      en: "Type \(names.alternatives(.en)).", zh: "请输入“\(chinese.joined(separator: "”或“"))”。")
  }

  /// Returns whether a program's word is `quit`; any shorter form may be a move.
  static func isQuit(_ word: String) -> Bool { word.lowercased() == quit.rawValue }

  /// The Chinese word and the effect in a game.
  private var words: (chinese: String, effect: Phrase) {
    switch self {
    case .help: ("帮助", Phrase(en: "these words", zh: "列出可用的命令"))
    case .rules: ("规则", Phrase(en: "the rules of the game", zh: "这个游戏的规则"))
    case .hint: ("提示", Phrase(en: "a good move; at most one star is left", zh: "给一个好走法，用后最多得一颗星"))
    case .board: ("局面", Phrase(en: "how things stand", zh: "再显示一遍桌面"))
    case .list: ("列表", Phrase(en: "only what is left", zh: "只列出还剩什么"))
    case .finish: ("完成", Phrase(en: "play the rest, once all was seen", zh: "余下的牌都看过后，自动翻完"))
    case .skip: ("跳过", Phrase(en: "leave the lesson", zh: "跳过教学"))
    case .quit: ("退出", Phrase(en: "leave the game", zh: "离开这一局"))
    }
  }

  func help(_ presentation: Presentation) -> String {
    let (chinese, effect) = words
    let name = self == .quit ? "quit or back" : rawValue
    return presentation(
      en: "\(name): \(effect(.en)).", zh: "\(chinese)（\(rawValue)）：\(effect(.zh))。")
  }
}
