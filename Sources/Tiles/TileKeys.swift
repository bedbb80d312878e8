import GameCore
import TextUI

/// What keys do on a board of tiles.
enum TileKeys {
  /// What a key means.
  enum Action: Sendable {
    /// The focus goes to a neighbour.
    case move(rows: Int, columns: Int)

    /// The focus goes to an end of the board.
    case toFirst, toLast

    /// The focus goes to the next tile that is left, or back.
    case toNext(Int)

    /// The tile in focus is chosen.
    case choose
  }

  static let bindings: [Binding<Action>] = {
    let move = Phrase(en: "move over the tiles", zh: "移动")
    let ends = Phrase(en: "first and last tile", zh: "第一张和最后一张")
    let next = Phrase(en: "next tile left, or back", zh: "下一张、上一张未配对的牌")
    return [
      Binding(.left, .character("h"), action: .move(rows: 0, columns: -1), move),
      Binding(.down, .character("j"), action: .move(rows: 1, columns: 0), move),
      Binding(.up, .character("k"), action: .move(rows: -1, columns: 0), move),
      Binding(.right, .character("l"), action: .move(rows: 0, columns: 1), move),
      Binding(.home, action: .toFirst, ends),
      Binding(.end, action: .toLast, ends),
      Binding(.tab, action: .toNext(1), next),
      Binding(.backTab, action: .toNext(-1), next),
      Binding(
        .character(" "), .enter, action: .choose,
        Phrase(en: "choose (or click)", zh: "翻牌（也可点击）")),
    ]
  }()

  static let help =
    bindings.help() + [KeyHelp("0-9", Phrase(en: "choose by number", zh: "按编号翻牌"))]
}
