import Platform
import Records

extension Prompter {
  /// Returns the player's choice, or nil if the player left. The menu is only asked for if
  /// `isListed` is false; no word but `quit` leaves it if it `isFirst`. A line with more words than
  /// a choice has is refused if it `refusesMore`. Calls `attend` as ``ask`` does.
  public func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, isListed: Bool = true, isFirst: Bool = false,
    refusesMore: Bool = false, _ words: inout WordReader, attend: () -> [Int32]? = { nil }
  ) throws(SystemError) -> Choice? {
    var (menu, told, isListed) = (menu, [String](), isListed)
    let title = title(presentation.language)
    var step = menu.take(.opened(onScreen: false))
    while true {
      if case .done(let choice) = step { return choice }
      guard menu.page(presentation).isWaiting else {
        let page = menu.page(presentation)
        // What the line already answers needn't be told.
        let isAnswered = words.isMidLine
        isListed = isListed && !isAnswered
        if isListed, page.question == nil { try show(menu, page.title ?? title, page.notes) }
        let isAtStart = isFirst && page.title == nil
        guard
          let next = try answer(
            &menu, title, &isListed, isAtStart, tellsFaults: isAnswered, refusesMore, &words,
            attend)
        else { return nil }
        (step, told) = (next, [])
        continue
      }
      step = menu.take(.waited)
      let page = menu.page(presentation)
      guard page.isWaiting, case .turned = step else {
        isListed = true
        continue
      }
      for note in page.notes where !told.contains(note) { try say(note) }
      told = page.notes
      try output.flush()
      usleep(30_000)
      guard isInteractive, let line = words.typedMeanwhile() else { continue }
      if words.hasEnded || LineCommand(line) == .quit {
        try endQuestion()
        guard let next = menu.goBack() else { return nil }
        step = next
      } else {
        try say(presentation(en: "Still waiting; back ends the wait.", zh: "还在等待，输入“返回”则不等了。"))
      }
    }
  }

  /// Returns the step after the player's answer, or nil if the player left. The page after it is
  /// listed unless it was told before. If it `tellsFaults`, a wrong answer lists the page.
  private func answer<Choice>(
    _ menu: inout any Menu<Choice>, _ title: String, _ isListed: inout Bool, _ isAtStart: Bool,
    tellsFaults: Bool, _ refusesMore: Bool, _ words: inout WordReader, _ attend: () -> [Int32]?
  ) throws(SystemError) -> MenuStep<Choice>? {
    let page = menu.page(presentation)
    if let question = page.question { return try typed(question, &menu, &words) }
    let title = page.title ?? title
    let stop = title.hasSuffix("?") ? " " : ". "
    let prompt =
      isListed
      ? presentation(en: "Number or word:", zh: "请输入编号或名称：")
      : presentation(
        en: title + stop + "Number, word or list:",
        zh: title + (title.hasSuffix("：") ? "" : "。") + "请输入编号、名称或“列表”：")
    while var word = try words.next(beforeWaiting: { () throws(SystemError) in
      try ask(prompt, attend: attend)
    }) {
      var (found, names) = indices(of: word.lowercased(), in: menu)
      if found.count == 1 {
        // Who hears "Look back" may type both words. A value stands after a colon.
        let title = menu.items(presentation)[found[0]].title.lowercased()
        let name = String(title.prefix { !":：…".contains($0) }).words
        if name.first == word.lowercased() { words.skip(Array(name.dropFirst())) }
        if refusesMore, let rest = words.restOfLine() { (word, found) = ("\(word) \(rest)", []) }
      }
      switch LineCommand(word) {
      case _ where found.count == 1:
        isListed = true
        return menu.choose(found[0])
      case .quit where isAtStart && LineCommand.isBack(word):
        try say(
          presentation(en: "This is the first menu. Type quit to leave.", zh: "这是首页，输入“退出”离开。"))
      case .quit:
        isListed = false
        return menu.goBack()
      case .board, .list: try show(menu, title)
      case .help: try help()
      case .rules where !menu.rules.isEmpty:
        for rule in menu.rules { try say(rule(presentation.language)) }
      case nil where word.unicodeScalars.contains { $0.properties.generalCategory == .control }:
        try say(presentation(en: "That key does nothing here.", zh: "这个键在这里不起作用。"))
      case .rules, .hint, .finish, .skip, nil:
        let isOfShell =
          isAtStart
          && (["arcade", "race", "challenge", "join"].contains(word) || Challenge.isCode(word))
        let quoted = presentation.quote(word)
        let all =
          menu.items(presentation).flatMap { [$0.title.lowercased(), $0.name] }
          + ["list", "help", "back", "quit"]
        let cure =
          isOfShell
          ? Phrase(en: "quit first, and type it in the shell.", zh: "请先退出，再在命令行里输入。")
          : word.lowercased().suggestion(from: all)
            ?? Phrase(en: "list and help tell what is.", zh: "输入“列表”或“帮助”看看。")
        try say(
          found.isEmpty
            ? presentation(
              en: "\(quoted) isn't on the menu; \(cure(.en))", zh: "菜单里没有\(quoted)；\(cure(.zh))")
            : presentation(
              en: "\(quoted) may be \(names.alternatives(.en)); type a number.",
              zh: "\(quoted)可能是\(names.joined(separator: "、").spacedBefore)，请输入编号。"))
        try dropLine(of: &words)
        if tellsFaults { try show(menu, title) }
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
    guard let line = try line(after: "\(question) \(hint)", &words), LineCommand(line) != .quit
    else { return menu.goBack() }
    _ = menu.take(.typed(line))
    return menu.take(.entered)
  }

  /// Drops the words after a refused one, which the player wouldn't want without it; of a script
  /// only those on the command line after one that `isUnreadable`, such as a wrong option.
  func dropLine(
    of words: inout WordReader, isUnreadable: Bool = false
  ) throws(SystemError) {
    guard isInteractive || isUnreadable && words.isAtOperands, words.dropLine() else { return }
    try say(presentation(en: "The rest of the line is dropped.", zh: "这一行后面的内容没有处理。"))
  }

  /// Changes an option to the value in the rest of the line up to the title of another row, or else
  /// to an answer, asked for until `change` takes it. Returns false if the option stays as it is.
  public func change(
    _ option: OptionRow, among rows: [OptionRow], _ words: inout WordReader,
    _ change: (_ value: String) throws(UserError) -> Void
  ) throws(SystemError) -> Bool {
    let title = option.title.lowercased().words
    /// Returns the words of a line without those of the title at its start.
    func value(_ line: String, _ title: [String]) -> String {
      let values = line.words
      let isTitle = values.prefix(title.count).map { $0.lowercased() } == title
      let value = values.dropFirst(isTitle ? title.count : 0).joined(separator: " ")
      guard !option.choices.contains(value), let number = WholeNumber.parse(value),
        option.choices.indices.contains(number - 1)
      else { return value }
      return option.choices[number - 1]
    }
    let (name, expected, isList) = (option.title, option.expectation, !option.choices.isEmpty)
    let heading = presentation(en: "\(name): \(expected).", zh: "\(name)：\(expected)。")
    let items = option.choices.map { MenuItem($0, $0, isCurrent: $0 == option.value) }
    func tellChoices() throws(SystemError) { try show(ListMenu(items), isList ? name : heading) }
    func takes(_ value: String) throws(SystemError) -> Bool {
      do throws(UserError) {
        try change(value)
        return true
      } catch {
        try say(error.sentence(presentation.language))
        return false
      }
    }
    // The menu takes a title by its first word.
    if let rest = words.restOfLine(before: rows.compactMap { $0.title.lowercased().words.first }) {
      return try takes(value(rest, Array(title.dropFirst())))
    }
    if !option.about.isEmpty { try say(option.about) }
    let question = presentation(
      en: (isList ? "Number or word" : "New value") + " for \(name), now \(option.value), or back:",
      zh: (isList ? "编号或新的值" : "新的值")
        + "（\(name)现为\(option.value.spacedBefore)，输入“返回”不改）：")
    try tellChoices()
    while let line = try line(after: question, &words) {
      let value = value(line, title)
      switch LineCommand(value) {
      case .help, .board, .list: try tellChoices()
      case let command where value.isEmpty || command == .quit: return false
      default: if try takes(value) { return true }
      }
    }
    return false
  }

  /// Returns the indices and the lines of the items with a number, key or name: that of the number
  /// or key, else those of the name or the first word, else those with the word anywhere in either
  /// language, else unless it is a command those that begin with it.
  private func indices<Choice>(
    of word: String, in menu: any Menu<Choice>
  ) -> (indices: [Int], lines: [String]) {
    var other = presentation
    other.language = other.language.other
    let items = menu.items(presentation)
    let words = zip(items, menu.items(other)).map { item, other in
      [item.name]
        + [item, other].flatMap { $0.title.lowercased().split { " :：…".contains($0) } }
        .map(String.init)
    }
    let number = WholeNumber.parse(word).map { $0 - 1 }
    let isCommand = LineCommand(word) != nil
    // A number means a line, not a number in its text.
    let tests: [(Int) -> Bool] = [
      { $0 == number || items[$0].key.map(String.init) == word },
      { words[$0].prefix(2).contains(word) }, { number == nil && words[$0].contains(word) },
      {
        !isCommand && number == nil && words[$0].prefix(2).contains { $0.hasPrefix(word) }
      },
    ]
    let found = tests.lazy.map { items.indices.filter($0) }.first { !$0.isEmpty } ?? []
    return (found, found.map { "\($0 + 1) \(items[$0].title)" })
  }

  private func help() throws(SystemError) {
    try say(
      presentation(
        en: """
          Type the number of a line, or its first word, list to hear the lines again, and back \
          to go one page up: from a game, or its end, to where it was chosen. \
          On a page of options, a value may stand in the same line, such as: plain on.
          """,
        zh: "输入一行的编号或名称。输入“列表”再列一遍，输入“返回”回到上一页：一局玩完或没玩完，都回到开局的地方。在选项页，值可以写在同一行，如：纯文本 开。"))
  }

  private func show<Choice>(
    _ menu: any Menu<Choice>, _ title: String, _ notes: [String] = []
  ) throws(SystemError) {
    let current = presentation(en: " (current)", zh: "（当前）")
    try say(presentation.paint(title, .bold))
    for note in notes { try say(note) }
    let items = menu.items(presentation)
    for (index, item) in items.enumerated() {
      let end = item.isCurrent ? current : ""
      let note = item.note.isEmpty ? "" : presentation(en: ": ", zh: "：") + item.note
      try say("\(index + 1) \(item.title)\(note)\(end)")
    }
  }
}
