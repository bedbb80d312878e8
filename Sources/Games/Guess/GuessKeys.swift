import GameCore
import TextUI
import Tiles

/// What keys do to the wheels of guess.
enum GuessKeys {
  /// What a key means.
  enum Action: Sendable {
    /// The wheel turns by so many numbers.
    case turn(Int)

    /// The wheel turns as far as it goes.
    case toFirst, toLast

    /// The other wheel is the one that turns.
    case toOther

    /// The number that the wheels show is guessed.
    case guess

    /// The digit that was typed last is taken back.
    case erase

    /// All digits are.
    case eraseAll
  }

  static let bindings: [Binding<Action>] = {
    let turn = Phrase(en: "turn (or mouse wheel)", zh: "转动（也可用鼠标滚轮）")
    let far = Phrase(en: "turn five steps", zh: "转五格")
    let ends = Phrase(en: "turn to an end", zh: "转到头")
    return [
      Binding(.up, .character("k"), action: .turn(-1), turn),
      Binding(.down, .character("j"), action: .turn(1), turn),
      Binding(.pageUp, action: .turn(-5), far),
      Binding(.pageDown, action: .turn(5), far),
      Binding(.home, action: .toFirst, ends),
      Binding(.end, action: .toLast, ends),
      otherWheel,
      Binding(.enter, .character(" "), action: .guess, Phrase(en: "guess", zh: "猜")),
      Binding(.backspace, action: .erase, Phrase(en: "take back a digit", zh: "删除一位数字")),
      Binding(.escape, action: .eraseAll, Phrase(en: "take back all digits", zh: "删除所有数字")),
    ]
  }()

  /// What there is no use for where there is one wheel.
  private static let otherWheel = Binding(
    .left, .right, .tab, .character("h"), .character("l"), action: Action.toOther,
    Phrase(en: "the other wheel", zh: "另一个转轮"))

  /// What is told of the keys for one wheel or for two.
  static func help(wheels: Int) -> [KeyHelp] {
    bindings.filter { wheels > 1 || $0.keys != otherWheel.keys }.help() + [
      KeyHelp("0-9", Phrase(en: "type a number", zh: "直接输入数字"))
    ]
  }
}
