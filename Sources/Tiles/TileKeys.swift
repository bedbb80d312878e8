import TextUI

enum TileKeys {
  enum Action: Sendable {
    case focus(Movement)
    case choose

    /// Turns the tile that is up back down, and then a tile up.
    case exchange
  }

  enum Movement: Sendable {
    case by(rows: Int, columns: Int)
    case toFirst, toLast

    /// To the next unmatched tile in a direction, 1 or -1.
    case toNext(Int)
  }

  static let bindings: [Binding<Action>] = {
    let move = Phrase(en: "move", zh: "移动")
    let ends = Phrase(en: "first or last tile", zh: "第一张或最后一张")
    let next = Phrase(en: "next unmatched tile (or previous)", zh: "下一张未配对的牌（或上一张）")
    return [
      Binding(.left, .character("h"), action: .focus(.by(rows: 0, columns: -1)), move),
      Binding(.down, .character("j"), action: .focus(.by(rows: 1, columns: 0)), move),
      Binding(.up, .character("k"), action: .focus(.by(rows: -1, columns: 0)), move),
      Binding(.right, .character("l"), action: .focus(.by(rows: 0, columns: 1)), move),
      Binding(.home, action: .focus(.toFirst), ends),
      Binding(.end, action: .focus(.toLast), ends),
      Binding(.tab, action: .focus(.toNext(1)), next),
      Binding(.backTab, action: .focus(.toNext(-1)), next),
      Binding(
        .character(" "), .enter, action: .choose,
        Phrase(en: "turn over (or click)", zh: "翻牌（也可点击）")),
    ]
  }()

  /// The bindings of a game in which a tile can be turned back down.
  static let exchange = [
    Binding(
      .character("s"), action: Action.exchange,
      Phrase(
        en: "swap the open card (or right-click)", zh: "换翻这一张（也可右键点击）"))
  ]

  static func help(turnsBack: Bool) -> [KeyHelp] {
    bindings.help() + (turnsBack ? exchange.help() : [])
      + [KeyHelp("0-9", Phrase(en: "turn over by number", zh: "按编号翻牌"))]
  }
}
