import Flags
import GameCore
import Platform
import TextUI

/// A menu in lines of text.
public struct MenuSession {
  private let prompter: Prompter

  public init(prompter: Prompter) {
    self.prompter = prompter
  }

  /// Returns the player's choice, or nil if the player left. Calls `save` with choices to keep for
  /// the next time.
  public func choose<Choice>(
    from menu: any Menu<Choice>, title: String, _ words: inout WordReader,
    save: (Choice) -> Void
  ) throws(SystemError) -> Choice? {
    var menu = menu
    try show(menu, title)
    while let word = try words.next(beforeWaiting: ask) {
      switch LineCommand(word) {
      case .quit: return nil
      case .help, .board: try show(menu, title)
      case .hint, nil:
        guard let index = index(of: word.lowercased(), in: menu) else {
          try refuse(word)
          continue
        }
        switch menu.choose(index) {
        case .done(let choice): return choice
        case .kept(let choice): save(choice)
        case .turned: break
        }
        try show(menu, title)
      }
    }
    try prompter.endQuestion()
    return nil
  }

  /// Returns the index of the item that a word chooses by number or name, or nil if none.
  private func index<Choice>(of word: String, in menu: any Menu<Choice>) -> Int? {
    let items = menu.items(prompter.presentation)
    if let number = WholeNumber.parse(word), items.indices.contains(number - 1) {
      return number - 1
    }
    return items.firstIndex { $0.name == word }
  }

  private func show<Choice>(_ menu: any Menu<Choice>, _ title: String) throws(SystemError) {
    let presentation = prompter.presentation
    let current = presentation(en: " (current)", zh: "（当前）")
    try prompter.say(presentation.paint(title, .bold))
    let items = menu.items(presentation)
    let width = items.map(\.title.displayWidth).max() ?? 0
    for (index, item) in items.enumerated() {
      let note = item.note.isEmpty ? "" : "  " + item.note
      let title = item.note.isEmpty ? item.title : item.title.padded(to: width)
      let line = "  \(index + 1)  \(title)\(note)\(item.isCurrent ? current : "")"
      try prompter.output.line(
        presentation.cut(line, to: presentation.columns ?? .max))
    }
  }

  private func ask() throws(SystemError) {
    try prompter.ask(
      prompter.presentation(en: "Pick a number, or quit:", zh: "请输入编号，或输入 退出："))
  }

  private func refuse(_ word: String) throws(SystemError) {
    let quoted = prompter.presentation.quote(word)
    try prompter.say(
      prompter.presentation(en: "\(quoted) isn't on the menu.", zh: "菜单里没有 \(quoted)。"))
  }
}
