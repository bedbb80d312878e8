import Platform
import TextUI

extension Prompter {
  /// Returns the player's choice, or nil if the player left. The menu is only asked for if
  /// `isListed` is false. Calls `save` with choices to keep, and `attend` as ``ask`` does.
  public func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, isListed: Bool = true, _ words: inout WordReader,
    attend: () -> [Int32]? = { nil }, save: (Choice) -> Void = { _ in }
  ) throws(SystemError) -> Choice? {
    var (menu, told, isListed) = (menu, [String](), isListed)
    let title = title(presentation.language)
    var step = menu.take(.opened(onScreen: false))
    while true {
      switch step {
      case .done(let choice): return choice
      case .saved(let choice): save(choice)
      case .turned: break
      }
      guard menu.page(presentation).isWaiting else {
        if isListed, menu.page(presentation).question == nil { try show(menu, title) }
        guard let next = try answer(&menu, title, &words, attend) else { return nil }
        (step, told, isListed) = (next, [], true)
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
    _ menu: inout any Menu<Choice>, _ title: String, _ words: inout WordReader,
    _ attend: () -> [Int32]?
  ) throws(SystemError) -> MenuStep<Choice>? {
    if let question = menu.page(presentation).question { return try typed(question, &menu, &words) }
    let prompt = presentation(en: "Pick a number:", zh: "请输入编号：")
    while let word = try words.next(beforeWaiting: { () throws(SystemError) in
      try ask(prompt, attend: attend)
    }) {
      let index = index(of: word.lowercased(), in: menu)
      switch LineCommand(word) {
      case .quit: return menu.goBack()
      case _ where index != nil: return index.map { menu.choose($0) }
      case .board: try show(menu, title)
      case .help: try help()
      case .rules where !menu.rules.isEmpty:
        for rule in menu.rules { try say(rule(presentation.language)) }
      case .rules, .hint, .finish, nil:
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
      return menu.goBack()
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
      ?? items.firstIndex { $0.title.lowercased().split(separator: " ").first ?? "" == word }
  }

  private func help() throws(SystemError) {
    try say(
      presentation(
        en: """
          Type the number of a line, or its first word. \
          Type list to hear the lines again, and back or quit to leave them.
          """,
        zh: "输入一行的编号或名称。输入“列表”再列一遍，输入“返回”或“退出”离开。"))
  }

  private func show<Choice>(_ menu: any Menu<Choice>, _ title: String) throws(SystemError) {
    let current = presentation(en: " (current)", zh: "（当前）")
    try say(presentation.paint(title, .bold))
    for note in menu.page(presentation).notes { try say(note) }
    let items = menu.items(presentation)
    let width = items.map(\.title.displayWidth).max() ?? 0
    for (index, item) in items.enumerated() {
      let end = item.isCurrent ? current : ""
      guard !presentation.isPlain else {
        let note = item.note.isEmpty ? "" : presentation(en: ": ", zh: "：") + item.note
        try say("\(index + 1) \(item.title)\(note)\(end)")
        continue
      }
      let note = item.note.isEmpty ? "" : "  " + item.note
      let title = item.note.isEmpty ? item.title : item.title.padded(to: width)
      let line = "  \(index + 1)  \(title)\(note)\(end)"
      try output.line(presentation.cut(line, to: presentation.columns ?? .max))
    }
  }
}
