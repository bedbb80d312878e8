import Platform
import Records

/// A session in lines of text, with a person at a terminal or with a script.
///
/// It shows the board at the start and on demand, and to a person, unless in plain text, before the
/// question after each move.
public struct LineSession<G: ArcadeGame> {
  public private(set) var table: Table<G>

  let prompt: any MovePrompt<G.P>
  let isReplay: Bool
  private let showsBoards: Bool
  let prompter: Prompter

  /// The person's answers so far for the next move.
  private var answers: [String] = []
  /// True if the session must show the board before the next question.
  var isBoardDue = false
  /// The sentences to show below the due board.
  var news: [String] = []
  var hasInputEnded = false
  private var sound = LineSound()
  private var hasToldWait = false
  private var hasToldFinish = false
  /// True while the player has been asked and hasn't answered.
  private var isAsked = false
  /// True if the session has told the player that the other side is away.
  private var hasToldAway = false
  var toldScore = ""
  let review: (any Review<G.P>)?
  let lesson: Lesson<G.P>?
  /// The index of the lesson's step that was told last.
  private var step = -1
  let tellsSteps, tellsHelp: Bool
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

  var presentation: Presentation { prompter.presentation }
  var game: Playthrough<G> { table.game }

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
    var hasWaited = false
    try tellStep()
    if let news = sound.failureNews() { try tell(news(presentation.language)) }
    while let contact = table.contact, !words.isReady(beside: [], within: 0) {
      if !isAsked { try ask() }
      if words.isReady(beside: contact.descriptors, within: 500) { break }
      table.attend()
      try playOthers()
      try tellAway()
      guard table.isPlaying else { return nil }
    }
    return try words.next { () throws(SystemError) in
      // After an empty line the question is repeated.
      if !isAsked || hasWaited { try ask() }
      hasWaited = true
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
      let (turns, seat) = (game.turns, game.position.phase.seat)
      guard let sentence = reply(to: word) else { return true }
      // The author of a quiet script must learn about refused moves.
      if prompter.isQuiet, game.turns == turns { Diagnostics.write(sentence) }
      try tell(sentence)
      if game.turns == turns {
        try prompter.dropLine(of: &words, isUnreadable: G.P.Move(word) == nil)
      } else if prompter.isInteractive, !words.isAtOperands, game.names.you == nil,
        seat != game.position.phase.seat
      {
        // The rest was not typed by the player whose turn it is.
        try prompter.dropLine(of: &words)
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
    try tell(
      presentation(
        en: "I played the rest for you, turning \(count.counted("tile")).",
        zh: "余下的替你翻完了，共翻 \(count) 次。"))
    for entry in game.log.dropFirst(turns) {
      guard let taken = game.position.taken(by: entry.event, presentation) else { continue }
      try tell(taken.capitalizedFirst + presentation(en: ".", zh: "。"))
    }
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
      return presentation(en: "I don't understand \(quoted). ", zh: "看不懂\(quoted)。")
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
      if game.board(of: seat) == 0 { sound.finish() }
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
      let (turns, isRated) = (game.turns, prompter.isInteractive && lesson == nil && !isReplay)
      let former = isRated ? game.possibleStars : nil
      try table.play(move, within: .max)
      // The result from another machine comes later.
      guard game.turns > turns else { return nil }
      playSound()
      isBoardDue = showsBoards
      let loss = former.flatMap { game.possibleStars?.loss(since: $0, presentation) }
      return ([newsOfLastMove(), loss].compactMap(\.self) + finishNews())
        .joined(separator: presentation.gap)
    } catch {
      return game.position.reason(for: error, presentation)
    }
  }

  /// Returns once that the rest can be played out, as soon as it can.
  private mutating func finishNews() -> [String] {
    guard prompter.isInteractive, !isReplay, !hasToldFinish, game.finishingMove != nil else {
      return []
    }
    hasToldFinish = true
    return [
      presentation(
        en: "You have seen all that is left: finish plays it out.", zh: "余下的都看过了，输入“完成”可以自动配完。")
    ]
  }

  /// Plays the sound of the last move, if a person hears the game. Returns false without one.
  @discardableResult
  private mutating func playSound() -> Bool {
    guard !isReplay, !prompter.isQuiet, let event = game.log.last?.event,
      let sound = G.sound(of: event, in: game.position.setup)
    else { return false }
    self.sound.play(sound)
    return true
  }
}
