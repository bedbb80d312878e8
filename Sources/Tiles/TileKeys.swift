enum TileKeys {
  enum Action: Sendable {
    case move(rows: Int, columns: Int)
    case first, last

    /// Moves the focus to the next unmatched tile, forwards (1) or backwards (-1).
    case next(Int)

    case choose

    /// Turns the open tile back down, and then another tile up.
    case exchange

    /// Plays the sound of the last tile once more.
    case again

    /// Plays out the rest once all of it has been seen.
    case finish
  }

  static func bindings(turnsBack: Bool, isHeard: Bool = false) -> [Binding<Action>] {
    let move = Phrase(en: "move", zh: "移动")
    let ends = Phrase(en: "first or last tile", zh: "第一张或最后一张")
    let next = Phrase(en: "next unmatched tile (or previous)", zh: "下一张未配对的牌（或上一张）")
    let bindings = [
      Binding(.left, .character("h"), action: Action.move(rows: 0, columns: -1), move),
      Binding(.down, .character("j"), action: .move(rows: 1, columns: 0), move),
      Binding(.up, .character("k"), action: .move(rows: -1, columns: 0), move),
      Binding(.right, .character("l"), action: .move(rows: 0, columns: 1), move),
      Binding(.home, action: .first, ends),
      Binding(.end, action: .last, ends),
      Binding(.tab, action: .next(1), next),
      Binding(.backTab, action: .next(-1), next),
      Binding(
        .character(" "), .enter, action: .choose,
        Phrase(en: "turn over (or click)", zh: "翻牌（也可点击）")),
    ]
    let exchange = Binding(
      .character("s"), action: Action.exchange,
      Phrase(en: "swap the open card (or right-click)", zh: "翻回那张，翻开这张（也可右键点击）"))
    let finish = Binding(
      .character("f"), action: Action.finish,
      Phrase(en: "play out the rest (once it was seen)", zh: "翻完余下的牌（都看过以后）"))
    let again = Binding(
      .character("a"), action: Action.again, Phrase(en: "hear the tune again", zh: "再听一遍"))
    return bindings + (turnsBack ? [exchange, finish] : []) + (isHeard ? [again] : [])
  }
}
