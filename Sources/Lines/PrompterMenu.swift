import Platform
import Records

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
        guard let next = try answer(&menu, title, &isListed, &words, attend) else { return nil }
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

  /// Returns the step after the player's answer, or nil if the player left. The page after it is
  /// listed unless it was told before.
  private func answer<Choice>(
    _ menu: inout any Menu<Choice>, _ title: String, _ isListed: inout Bool,
    _ words: inout WordReader, _ attend: () -> [Int32]?
  ) throws(SystemError) -> MenuStep<Choice>? {
    if let question = menu.page(presentation).question { return try typed(question, &menu, &words) }
    let prompt =
      isListed
      ? presentation(en: "Number or word:", zh: "请输入编号或名称：")
      : presentation(
        en: "\(menu.page(presentation).title ?? title), number, word or list:",
        zh: "\(menu.page(presentation).title ?? title)，请输入编号、名称或“列表”：")
    while let word = try words.next(beforeWaiting: { () throws(SystemError) in
      try ask(prompt, attend: attend)
    }) {
      let index = index(of: word.lowercased(), in: menu)
      switch LineCommand(word) {
      case .quit:
        isListed = false
        return menu.goBack()
      case _ where index != nil:
        isListed = true
        return index.map { menu.choose($0) }
      case .board: try show(menu, title)
      case .help: try help()
      case .rules where !menu.rules.isEmpty:
        for rule in menu.rules { try say(rule(presentation.language)) }
      case .rules, .hint, .finish, .skip, nil:
        let quoted = presentation.quote(word)
        try say(presentation(en: "\(quoted) isn't on the menu.", zh: "菜单里没有 \(quoted)。"))
        try dropLine(of: &words)
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

  /// Drops the words after a refused one, which the player wouldn't want without it.
  func dropLine(of words: inout WordReader) throws(SystemError) {
    guard isInteractive, words.dropLine() else { return }
    try say(presentation(en: "The rest of the line is dropped.", zh: "这一行后面的不再执行。"))
  }

  /// Returns the value for an option from the rest of the line, or else from the player's answer,
  /// the next one after a refusal; nil to leave it as it is.
  public func value(
    of option: OptionRow, after refusal: UserError?, _ words: inout WordReader
  ) throws(SystemError) -> String? {
    if let rest = words.restOfLine() {
      // The menu takes a title by its first word.
      let title = option.title.lowercased().split(separator: " ").dropFirst().map(String.init)
      let values = rest.split(separator: " ").map(String.init)
      let isTitle = values.prefix(title.count).map { $0.lowercased() } == title
      return values.dropFirst(isTitle ? title.count : 0).joined(separator: " ")
    }
    let about = refusal?.sentence(presentation.language) ?? option.about
    if !about.isEmpty { try say(about) }
    let question = presentation(
      en: "\(option.title): \(option.expectation) (Enter leaves \(option.value)):",
      zh: "\(option.title)：\(option.expectation)（直接回车则仍为\(option.value.spacedBefore)）：")
    let line = try words.line { () throws(SystemError) in try ask(question) }
    guard let line else {
      try endQuestion()
      return nil
    }
    let value = line.split { $0.isWhitespace }.map(String.init).joined(separator: " ")
    return value.isEmpty || LineCommand(value) == .quit ? nil : value
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
          Type list to hear the lines again, and back or quit to leave them. \
          An option takes its value in the same line, such as: plain on.
          """,
        zh: "输入一行的编号或名称。输入“列表”再列一遍，输入“返回”或“退出”离开。选项的值可以写在同一行，如：纯文本 开。"))
  }

  private func show<Choice>(_ menu: any Menu<Choice>, _ title: String) throws(SystemError) {
    let current = presentation(en: " (current)", zh: "（当前）")
    let page = menu.page(presentation)
    try say(presentation.paint(page.title ?? title, .bold))
    for note in page.notes { try say(note) }
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
      let number = String(index + 1).paddedBefore(to: String(items.count).count)
      let line = "  \(number)  \(title)\(note)\(end)"
      try output.line(presentation.cut(line, to: presentation.columns ?? .max))
    }
  }
}
