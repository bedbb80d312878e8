import Platform
import Records

/// A session in lines of text, with a person at a terminal or with a script.
///
/// It shows the board at the start and on demand, and to a person, unless in plain text, before the
/// question after each move.
public struct LineSession<G: ArcadeGame> {
  public private(set) var table: Table<G>

  private let prompt: any MovePrompt<G.P>
  private let isReplay: Bool
  private let showsBoards: Bool
  private let prompter: Prompter

  /// The person's answers so far for the next move.
  private var answers: [String] = []
  /// True if the session must show the board before the next question.
  private var isBoardDue = false
  /// The sentences to show below the due board.
  private var news: [String] = []
  private var hasInputEnded = false
  /// The sound of the last move, in a game that is heard.
  private var sound: Sound?
  private var player: SoundPlayer?
  /// True if the player's program has been given the time to fail, and if it has failed.
  private var (hasHeard, hasFailed) = (false, false)
  private var hasToldWait = false
  /// True while the player has been asked and hasn't answered.
  private var isAsked = false
  /// True if the session has told the player that the other side is away.
  private var hasToldAway = false
  private var toldScore = ""
  private let review: (any Review<G.P>)?
  private let lesson: Lesson<G.P>?
  /// The index of the lesson's step that was told last.
  private var step = -1
  private let tellsSteps, tellsHelp: Bool
  /// True if the player wants no more of the lesson, but the game after it.
  public private(set) var hasSkipped = false

  /// Creates a session that plays a game or shows a finished one, with a review of it or none. A
  /// person sees the board after each move unless `showsBoards` is false. Commands for after the
  /// game are told unless `tellsSteps` is false, and the words for moves unless `tellsHelp` is; a
  /// lesson ends without any words about the result.
  public init(
    _ table: Table<G>, isReplay: Bool = false, _ review: (any Review<G.P>)? = nil,
    lesson: Lesson<G.P>? = nil, showsBoards: Bool? = nil, tellsSteps: Bool = true,
    tellsHelp: Bool = true, prompter: Prompter
  ) {
    (self.table, self.isReplay, self.prompter) = (table, isReplay, prompter)
    (self.review, self.lesson) = (review, lesson)
    (self.tellsSteps, self.tellsHelp) = (tellsSteps, tellsHelp)
    self.showsBoards = (showsBoards ?? prompter.isInteractive) && !prompter.presentation.isPlain
    prompt = G.prompt(table.game.options, isInteractive: prompter.isInteractive)
  }

  private var presentation: Presentation { prompter.presentation }
  private var game: Playthrough<G> { table.game }

  /// Plays until the game or the input ends, or the player leaves.
  public mutating func play(_ words: inout WordReader) throws(SystemError) {
    if !prompter.isQuiet { try open() }
    try playOthers()
    while table.isPlaying {
      guard let word = try nextWord(&words) else {
        hasInputEnded = table.isPlaying
        break
      }
      guard try handle(word, &words) else { break }
      try playOthers()
    }
    try close()
  }

  // MARK: Asking

  /// Returns the next word, or nil at the end of the game or the input. Meanwhile friends at other
  /// machines may move.
  private mutating func nextWord(_ words: inout WordReader) throws(SystemError) -> String? {
    defer { isAsked = false }
    try tellStep()
    if let player, !hasFailed {
      let news = player.failureNews(within: hasHeard ? 0 : 300)
      (hasHeard, hasFailed) = (true, news != nil)
      if let news { try tell(news(presentation.language)) }
    }
    while let contact = table.contact, !words.isReady(beside: [], within: 0) {
      if !isAsked { try ask() }
      if words.isReady(beside: contact.descriptors, within: 500) { break }
      table.attend()
      try playOthers()
      try tellAway()
      guard table.isPlaying else { return nil }
    }
    return try words.next { () throws(SystemError) in
      if !isAsked { try ask() }
    }
  }

  /// Tells the step of the lesson, once it is the first that isn't done.
  private mutating func tellStep() throws(SystemError) {
    guard let lesson, case let next = lesson.step(at: game.position, game.turns), next > step,
      next < lesson.steps.count
    else { return }
    step = next
    try showNews()
    try prompter.say(lesson.steps[next].text(presentation.language))
  }

  private mutating func ask() throws(SystemError) {
    try showNews()
    try prompter.ask(
      game.addressed(
        prompt.question(after: answers, at: game.position, presentation), presentation))
    isAsked = true
  }

  /// Handles a word. Returns false if the player leaves.
  private mutating func handle(
    _ word: String, _ words: inout WordReader
  ) throws(SystemError) -> Bool {
    if game.position.isHeard, ["again", "再听"].contains(word.lowercased()) {
      if playSound() { return true }
      try prompter.say(presentation(en: "No tile has been turned yet.", zh: "还没有翻过牌。"))
      return true
    }
    // A letter that is a move is never a command.
    let isLetterMove = word.utf8.count == 1 && G.P.Move(word) != nil
    let command = isLetterMove ? nil : LineCommand(word)
    if command == .board || command == .list { isBoardDue = !presentation.isPlain }
    if command != nil, command != .quit { try showNews() }
    switch command {
    case .quit where !answers.isEmpty && LineCommand.isBack(word): answers.removeAll()
    case .quit: return false
    case .help: try help()
    case .rules: for rule in game.rules { try prompter.say(rule(presentation.language)) }
    case .hint:
      let hint = table.hint(presentation)?.sentence(presentation)
      let count = game.hints.count
      let hints = presentation(en: "Hints so far: \(count).", zh: "已用提示 \(count) 次。")
      try prompter.say(hint ?? presentation(en: "This game has no hints.", zh: "这个游戏没有提示。"))
      if hint != nil, lesson == nil { try prompter.say(hints) }
    case .board, .list:
      if presentation.isPlain {
        try showBoard(whole: command == .board)
        try prompter.say(scoreText(withHints: true))
      }
    case .finish: try finish()
    case .skip where lesson != nil:
      hasSkipped = true
      return false
    case .skip, nil:
      let turns = game.turns
      guard let sentence = reply(to: word) else { return true }
      // The author of a quiet script must learn about refused moves.
      if prompter.isQuiet, game.turns == turns { Diagnostics.write(sentence) }
      try tell(sentence)
      if game.turns == turns {
        try prompter.dropLine(of: &words, isUnreadable: G.P.Move(word) == nil)
      }
    }
    return true
  }

  /// Plays out what has been seen, in the best way.
  private mutating func finish() throws(SystemError) {
    guard game.finishingMove != nil else {
      return try prompter.say(
        presentation(
          en: "That works once all that is left has been seen.", zh: "现在用不上“完成”；能用时，“帮助”里会列出来。"))
    }
    let turns = game.turns
    while let move = game.finishingMove, play(move) != nil {}
    let count = game.turns - turns
    let taken = game.log.dropFirst(turns)
      .compactMap { game.position.taken(by: $0.event, presentation) }
      .joined(separator: presentation(en: "; ", zh: "；"))
    try tell(
      presentation(
        en: "I played the rest for you, turning \(count.counted("tile")): \(taken).",
        zh: "余下的替你翻完了，共翻 \(count) 次：\(taken)。"))
  }

  /// Returns the reply to a word, or nil while the move needs another answer.
  private mutating func reply(to word: String) -> String? {
    answers.append(word)
    switch prompt.reading(of: answers, at: game.position, presentation) {
    case .partial: return nil
    case .refused(let reason):
      answers.removeLast()
      return reason
    case .unreadable:
      answers.removeLast()
      let quoted = presentation.quote(word)
      let meant = LineCommand.meant(by: word, among: commands)
      return presentation(en: "I don't understand \(quoted). ", zh: "看不懂 \(quoted)。")
        + (meant?(presentation.language) ?? game.position.moveForm(presentation))
    case .move(let move):
      answers.removeAll()
      return play(move)
    }
  }

  /// Lets the others move until it is the player's turn.
  private mutating func playOthers() throws(SystemError) {
    while let seat = table.awaited, !Interruption.isRequested {
      // Another seat's tile would cut off what the player hears.
      if let sound, game.board(of: seat) == 0 { player?.finish(within: sound.length) }
      let (isLive, mustWait, facts) = (table.contact != nil, table.mustWait, game.opponentFacts)
      let (turns, hints) = (game.turns, table.othersHints)
      let time = isLive ? (mustWait ? 500 : 0) : hasToldWait ? .max : 1000
      switch table.advance(within: time) {
      case .moved:
        hasToldWait = false
        if game.turns > turns {
          isBoardDue = showsBoards
          playSound()
        }
        let isNews = game.turns > turns || game.opponentFacts != facts
        if game.turns > turns { try tell(newsOfLastMove()) }
        if isNews, game.turns == turns, !(isLive && table.hasEnded) {
          let done = facts.flatMap { game.opponentNews(since: $0, presentation) }
          try tell(
            isLive ? done?.capitalizedFirst ?? scoreText(withHints: true) : newsOfLastMove())
        }
        if table.othersHints > hints { try tell(game.hintNews(presentation)) }
      case .waiting where mustWait && !isReplay && (isLive || !hasToldWait):
        try tellWait()
      default: return
      }
    }
  }

  /// Tells the player once whose move the session waits for, and whether the other side is away.
  private mutating func tellWait() throws(SystemError) {
    let isAway = table.contact?.awaySince != nil
    guard let seat = table.awaited, !hasToldWait || isAway != hasToldAway else { return }
    (hasToldWait, hasToldAway) = (true, isAway)
    let other = seat == .first ? Seat(1) : seat
    try showNews()
    try prompter.say(game.waitingNews(for: other, isAway: isAway, presentation))
    try prompter.output.flush()
  }

  /// Tells the player who was asked once that the other side is away.
  private mutating func tellAway() throws(SystemError) {
    let (news, hadTold) = (table.awayNews(presentation), hasToldAway)
    hasToldAway = news != nil
    if let news, !hadTold { try tell(news) }
  }

  private mutating func tell(_ sentence: String) throws(SystemError) {
    if isAsked { try prompter.endQuestion() }
    isAsked = false
    if isBoardDue { news.append(sentence) } else { try prompter.say(sentence) }
  }

  private mutating func play(_ move: G.P.Move) -> String? {
    do throws(G.P.Refusal) {
      let turns = game.turns
      try table.play(move, within: .max)
      // The result from another machine comes later.
      guard game.turns > turns else { return nil }
      playSound()
      isBoardDue = showsBoards
      return newsOfLastMove()
    } catch {
      return game.position.reason(for: error, presentation)
    }
  }

  /// Plays the sound of the last move, if a person hears the game. Returns false without one.
  @discardableResult
  private mutating func playSound() -> Bool {
    guard !isReplay, !prompter.isQuiet, let event = game.log.last?.event,
      let sound = G.sound(of: event, in: game.position.setup)
    else { return false }
    self.sound = sound
    player = player ?? SoundPlayer()
    player?.play(sound.wav)
    return true
  }
}

// MARK: Output

extension LineSession {
  private mutating func open() throws(SystemError) {
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
  private mutating func newsOfLastMove() -> String {
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

  private func scoreText(withHints: Bool) -> String {
    let score = game.score(presentation, withHints: withHints)
    return presentation(en: "Score: \(score).", zh: "成绩：\(score)。")
  }

  private var origin: String {
    if let day = game.daySentence(presentation) { return presentation.gap + day }
    let origin = game.origin(presentation)
    return presentation(en: " \(origin.capitalizedFirst).", zh: "\(origin)。")
  }

  private func help() throws(SystemError) {
    try prompter.say(game.position.moveForm(presentation))
    if game.position.isHeard {
      try prompter.say(presentation(en: "again: the last tune.", zh: "再听（again）：重放上一段。"))
    }
    for command in commands { try prompter.say(command.help(presentation)) }
  }

  private var commands: [LineCommand] {
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
  private mutating func showBoard(whole isWhole: Bool = true) throws(SystemError) {
    let left = isWhole || !presentation.isPlain ? nil : game.position.boardLeft(presentation)
    for line in left ?? prompt.board(at: game.position, presentation) { try prompter.say(line) }
    isBoardDue = false
  }

  /// Shows the due board with the news below it, where the player looks.
  private mutating func showNews() throws(SystemError) {
    if isBoardDue { try showBoard() }
    for sentence in news { try prompter.say(sentence) }
    news.removeAll()
  }

  private mutating func close() throws(SystemError) {
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
      if let win = table.firstWin { try prompter.say(win(presentation.language)) }
      if prompter.isInteractive, !table.isPlaying,
        let advice = table.lossAdvice(onScreen: false, presentation)
      {
        try prompter.say(advice)
      }
      for (purpose, line) in table.nextSteps(presentation) where tellsSteps || table.isPlaying {
        try prompter.say(purpose)
        try prompter.output.line("  " + line)
      }
    }
    try prompter.output.line(game.summary(presentation))
  }

  private var ending: String {
    if let news = table.faultNews(presentation) { return news }
    guard game.isPlaying else { return game.verdict(presentation) }
    return hasInputEnded && !isReplay && !Interruption.isRequested
      ? presentation(en: "No more input; the game is unfinished.", zh: "输入结束了，这一局没玩完。")
      : presentation(en: "The game is unfinished.", zh: "这一局没玩完。")
  }
}
