import Platform
import TextUI

extension Prompter {
  /// Returns the player's choice, or nil if the player left. Calls `save` with choices to keep.
  public func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader,
    save: (Choice) -> Void
  ) throws(SystemError) -> Choice? {
    var (menu, told) = (menu, [String]())
    let title = title(presentation.language)
    var step = menu.take(.opened(onScreen: false))
    while true {
      switch step {
      case .done(let choice): return choice
      case .saved(let choice): save(choice)
      case .turned: break
      }
      guard menu.page(presentation).isWaiting else {
        guard let next = try answer(&menu, title, &words) else { return nil }
        (step, told) = (next, [])
        continue
      }
      step = menu.take(.waited)
      let page = menu.page(presentation)
      guard page.isWaiting, case .turned = step else { continue }
      for note in page.notes where !told.contains(note) { try say(note) }
      told = page.notes
      try output.flush()
      usleep(30_000)
    }
  }

  private func answer<Choice>(
    _ menu: inout any Menu<Choice>, _ title: String, _ words: inout WordReader
  ) throws(SystemError) -> MenuStep<Choice>? {
    if let question = menu.page(presentation).question { return try typed(question, &menu, &words) }
    try show(menu, title)
    let prompt = presentation(en: "Pick a number, or quit:", zh: "请输入编号，或输入 退出：")
    while let word = try words.next(beforeWaiting: { () throws(SystemError) in try ask(prompt) }) {
      switch LineCommand(word) {
      case .quit: return nil
      case .help, .board: try show(menu, title)
      case .hint, .finish, nil:
        if let index = index(of: word.lowercased(), in: menu) { return menu.choose(index) }
        let quoted = presentation.quote(word)
        try say(presentation(en: "\(quoted) isn't on the menu.", zh: "菜单里没有 \(quoted)。"))
      }
    }
    try endQuestion()
    return nil
  }

  /// Returns the step after a typed answer to a page's question, or nil if the player left.
  private func typed<Choice>(
    _ question: String, _ menu: inout any Menu<Choice>, _ words: inout WordReader
  ) throws(SystemError) -> MenuStep<Choice>? {
    let hint = presentation(en: "(Enter goes back)", zh: "（直接回车返回）")
    let line = try words.line { () throws(SystemError) in
      try ask("\(question) \(hint)")
    }
    guard let line, LineCommand(line) != .quit else {
      if line == nil { try endQuestion() }
      return nil
    }
    _ = menu.take(.typed(line))
    return menu.take(.entered)
  }

  /// Returns the index of the item with a number or name, or nil if there is none.
  private func index<Choice>(of word: String, in menu: any Menu<Choice>) -> Int? {
    let items = menu.items(presentation)
    if let number = WholeNumber.parse(word), items.indices.contains(number - 1) {
      return number - 1
    }
    return items.firstIndex { $0.name == word }
  }

  private func show<Choice>(_ menu: any Menu<Choice>, _ title: String) throws(SystemError) {
    let current = presentation(en: " (current)", zh: "（当前）")
    try say(presentation.paint(title, .bold))
    for note in menu.page(presentation).notes { try say(note) }
    let items = menu.items(presentation)
    let width = items.map(\.title.displayWidth).max() ?? 0
    for (index, item) in items.enumerated() {
      let note = item.note.isEmpty ? "" : "  " + item.note
      let title = item.note.isEmpty ? item.title : item.title.padded(to: width)
      let line = "  \(index + 1)  \(title)\(note)\(item.isCurrent ? current : "")"
      try output.line(presentation.cut(line, to: presentation.columns ?? .max))
    }
  }
}
