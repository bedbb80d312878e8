import Platform
import Records

/// What a session in lines of text says of the game as such, at its beginning, on demand and at its
/// end.
extension LineSession {
  mutating func open() throws(SystemError) {
    let playedBy = game.playerTitle(presentation).map { player in
      presentation(en: " Played by \(player).", zh: "由\(player)来玩。")
    }
    if lesson == nil { try prompter.say(game.task(presentation) + origin + (playedBy ?? "")) }
    if !isReplay {
      if let preface = game.preface(presentation) { try prompter.say(preface) }
    }
    if !isReplay, tellsHelp {
      try prompter.say(prompt.help(at: game.position, presentation))
      try prompter.say(
        presentation(en: "Type help for more words.", zh: "输入“帮助”或 help 查看可用的命令。"))
    }
    // In words a new board tells nothing that the task doesn't.
    if !presentation.isPlain || game.turns > 0 { try showBoard(whole: false) }
    toldScore = scoreText(withHints: false)
    if game.turns > 0 {
      try prompter.say(
        presentation(en: "Resumed. ", zh: "接着玩。") + scoreText(withHints: true))
    }
  }

  /// Returns the news of the last move, and the score if it has changed and isn't told at the end.
  mutating func newsOfLastMove() -> String {
    var news = [game.news(presentation) ?? ""]
    if let review, let remark = review.remark(onMove: game.turns - 1, presentation) {
      news.append(remark)
    }
    if case let score = scoreText(withHints: false), toldScore != score, game.isPlaying {
      news.append(score)
      toldScore = score
    }
    return news.joined(separator: presentation.gap)
  }

  func scoreText(withHints: Bool) -> String {
    let score = game.score(presentation, withHints: withHints)
    return presentation(en: "Score: \(score).", zh: "成绩：\(score)。")
  }

  private var origin: String {
    if let day = game.daySentence(presentation) { return presentation.gap + day }
    let origin = game.origin(presentation)
    return presentation(en: " \(origin.capitalizedFirst).", zh: "\(origin)。")
  }

  func help() throws(SystemError) {
    try prompter.say(game.position.moveForm(presentation))
    if game.position.isHeard {
      try prompter.say(presentation(en: "again: the last tune.", zh: "再听（again）：重放上一段。"))
    }
    for command in commands { try prompter.say(command.help(presentation)) }
  }

  var commands: [LineCommand] {
    LineCommand.allCases.filter { command in
      switch command {
      case .list: presentation.isPlain && game.position.boardLeft(presentation) != nil
      case .finish: game.finishingMove != nil
      case .skip: lesson != nil
      default: true
      }
    }
  }

  /// Shows the board, or in words only what is left on it unless the `whole` is wanted.
  mutating func showBoard(whole isWhole: Bool = true) throws(SystemError) {
    let left = isWhole || !presentation.isPlain ? nil : game.position.boardLeft(presentation)
    for line in left ?? prompt.board(at: game.position, presentation) {
      try presentation.isPlain ? prompter.say(line) : prompter.draw(line)
    }
    isBoardDue = false
  }

  /// Shows the due board with the news below it, where the player looks.
  mutating func showNews() throws(SystemError) {
    if isBoardDue { try showBoard() }
    for sentence in news { try prompter.say(sentence) }
    news.removeAll()
  }

  mutating func close() throws(SystemError) {
    if hasInputEnded || Interruption.isRequested { try prompter.endQuestion() }
    try showNews()
    guard lesson == nil else { return }
    try prompter.say(ending)
    if game.isPlaying, let series = game.preface(presentation) {
      // A race without a move isn't kept, nor is what was won before it.
      let isLost = game.turns == 0 && game.opposition?.series?.hasBegun == true
      try prompter.say(isLost ? presentation.seriesEnds : series)
    }
    if !prompter.isQuiet {
      if !table.isPlaying, table.fault == nil {
        for sentence in game.analysis(game.review, presentation) { try prompter.say(sentence) }
      }
      if let proof = table.proof(presentation) { try prompter.say(proof) }
      if let news = table.bestNews(presentation) { try prompter.say(news) }
      if let news = table.starNews(presentation) { try prompter.say(news) }
      if let news = table.findNews(presentation) { try prompter.say(news) }
      if let win = table.firstWin { try prompter.say(win(presentation.language)) }
      if prompter.isInteractive, !table.isPlaying {
        let ladder = isReplay ? nil : game.ladder()?.sentence(presentation)
        let advice = table.lossAdvice(onScreen: false, presentation)
        for sentence in [ladder, advice].compactMap(\.self) { try prompter.say(sentence) }
      }
      for (purpose, line) in table.nextSteps(presentation) where tellsSteps || table.isPlaying {
        try prompter.say(purpose)
        try prompter.output.line("  " + line)
      }
    }
    guard game.turns > 0 || !prompter.isInteractive else { return }
    try prompter.output.line(game.summary(presentation))
  }

  private var ending: String {
    if let news = table.faultNews(presentation) { return news }
    guard game.isPlaying else { return game.verdict(presentation) }
    guard game.turns > 0 || !prompter.isInteractive else {
      return presentation(en: "You left before the first move.", zh: "还没走一步就离开了。")
    }
    return hasInputEnded && !isReplay && !Interruption.isRequested
      ? presentation(en: "No more input; the game is unfinished.", zh: "输入结束了，这一局没玩完。")
      : presentation(en: "The game is unfinished.", zh: "这一局没玩完。")
  }
}
