import TextUI

enum GuessKeys {
  enum Action: Sendable {
    case turn(Int)
    case toWheel(Int)
    case guess
    case erase
    case eraseAll
  }

  static let bindings: [Binding<Action>] = {
    let turn = Phrase(en: "turn (or mouse wheel)", zh: "转动（也可用鼠标滚轮）")
    let far = Phrase(en: "turn by five", zh: "转五格")
    let other = Phrase(en: "switch wheels", zh: "换一个转轮")
    let ends = Phrase(en: "turn to an end", zh: "转到头")
    return [
      Binding(.up, .character("k"), action: .turn(-1), turn),
      Binding(.down, .character("j"), action: .turn(1), turn),
      Binding(.pageUp, action: .turn(-5), far),
      Binding(.pageDown, action: .turn(5), far),
      Binding(.home, action: .turn(-NumberRange.limit), ends),
      Binding(.end, action: .turn(NumberRange.limit), ends),
      Binding(.left, .character("h"), action: .toWheel(-1), other),
      Binding(.right, .tab, .character("l"), action: .toWheel(1), other),
      Binding(.enter, .character(" "), action: .guess, Phrase(en: "guess", zh: "猜")),
      Binding(.backspace, action: .erase, Phrase(en: "delete a digit", zh: "删除一位数字")),
      Binding(
        .escape, action: .eraseAll,
        Phrase(en: "clear, or leave", zh: "清除输入，没有就离开")),
    ]
  }()
}
