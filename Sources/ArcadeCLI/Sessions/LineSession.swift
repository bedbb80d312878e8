import CommandLine
import GameCore
import Platform
import TextUI
import Tiles

/// A word that is no move.
enum LineCommand {
  static let quit = ["quit", "exit", "q"]
  static let help = "help"
  static let board = "board"
  static let hint = "hint"

  static var all: [String] { quit + [help, board, hint] }
}

/// Plays a game in lines of text, with a person at a terminal or with a script.
///
/// Everyone sees the board at the start and by asking; a person, unless in plain words, sees it
/// again before the question that follows a move.
struct LineSession<G: ArcadeGame> {
  private var round: Round<G>
  private let isQuiet: Bool
  private let isReplay: Bool
  private let showsBoards: Bool
  private let prompter: Prompter

  /// What a person has answered of a move that needs more than one answer.
  private var answers: [String] = []
  private var isBoardDue = false
  /// What a person is to be told below the board that is due.
  private var news: [String] = []
  private var end = End.ofGame
  /// What the last of the earlier moves did.
  private var lastSentence: String?

  /// What ended the play.
  private enum End {
    case ofGame, ofInput, byQuitting
  }

  /// A session that plays a round, of which the moves that were made `earlier` are made first.
  /// A person sees the board again after every move; in a `replay` everybody does, if it says so.
  init(
    round: Round<G>, earlier: [G.Move] = [], isQuiet: Bool, replay showsBoards: Bool? = nil,
    prompter: Prompter
  ) {
    isReplay = showsBoards != nil
    self.round = round
    self.showsBoards = showsBoards ?? (prompter.isInteractive && !prompter.presentation.isPlain)
    self.isQuiet = isQuiet
    self.prompter = prompter
    for move in earlier {
      if let event = try? self.round.apply(move) {
        lastSentence = self.round.game.sentence(for: event, prompter.presentation)
      }
    }
  }

  private var presentation: Presentation { prompter.presentation }

  /// Plays until the game or the input ends, or the player leaves.
  mutating func play(_ words: inout WordReader) throws(SystemError) -> ExitStatus {
    if !isQuiet { try open() }
    while round.game.status == .playing {
      guard let word = try nextWord(&words) else {
        end = .ofInput
        break
      }
      if LineCommand.quit.contains(word.lowercased()) {
        end = .byQuitting
        break
      }
      try take(word)
    }
    try close()
    return round.game.status == .playing ? .unfinished : .done
  }

  // MARK: Asking

  private mutating func nextWord(_ words: inout WordReader) throws(SystemError) -> String? {
    try words.next { () throws(SystemError) in
      try tellNews()
      try prompter.ask(round.game.question(after: answers, presentation))
    }
  }

  private mutating func take(_ word: String) throws(SystemError) {
    switch word.lowercased() {
    case LineCommand.help:
      try tellNews()
      try help()
    case LineCommand.hint:
      try tellNews()
      let hint = round.hint(presentation)
      try tell(hint.sentence(presentation.language))
    case LineCommand.board:
      isBoardDue = !isQuiet
      try tellNews()
    default:
      guard let sentence = sentence(answering: word) else { return }
      if isBoardDue { news.append(sentence) } else { try tell(sentence) }
    }
  }

  /// What a move did or why it was refused; nil while the move needs another answer.
  private mutating func sentence(answering word: String) -> String? {
    answers.append(word)
    do throws(G.Refusal) {
      guard let move = try move() else { return nil }
      let event = try round.apply(move)
      answers.removeAll()
      isBoardDue = showsBoards
      return round.game.sentence(for: event, presentation) + space + scoreSentence
    } catch {
      answers.removeLast()
      return refusal(of: word, error)
    }
  }

  private func move() throws(G.Refusal) -> G.Move? {
    guard !prompter.isInteractive else { return try round.game.move(from: answers) }
    guard let word = answers.last, let move = G.Move(word) else { throw .unreadable }
    return move
  }
}

// MARK: Telling

extension LineSession {
  private mutating func open() throws(SystemError) {
    try prompter.say(round.game.task(presentation) + origin + playedBy)
    if !isReplay { try help() }
    try showBoard()
    if let lastSentence { try tell(goingOn + lastSentence + space + scoreSentence) }
  }

  /// Where the deal is from, as a sentence behind another one.
  private var origin: String {
    let origin = round.origin(presentation)
    return presentation(
      en: " \(origin.prefix(1).uppercased())\(origin.dropFirst()).", zh: "\(origin)。")
  }

  /// Who plays, as a sentence behind another one, if it is one of the arcade's players.
  private var playedBy: String {
    guard let player = round.player else { return "" }
    return presentation(en: " Played by \(player).", zh: "由 \(player) 来玩。")
  }

  private var goingOn: String {
    presentation(
      en: "Going on after \(round.turns) \(round.turns == 1 ? "turn" : "turns"). ",
      zh: "继续，之前已操作 \(round.turns) 次。")
  }

  private var space: String { presentation(en: " ", zh: "") }

  private func help() throws(SystemError) {
    try tell(round.game.moveHelp(presentation))
    try tell(
      presentation(
        en: "Other words: help, hint, board (shows it again), quit.",
        zh: "还可输入 help（帮助）、hint（提示）、board（重新显示）、quit（退出）。"))
  }

  private mutating func showBoard() throws(SystemError) {
    guard !isQuiet else { return }
    for line in round.game.board(presentation) { try prompter.output.line(line) }
    isBoardDue = false
  }

  /// Shows the board that is due, and below it, where the eye is, what has happened.
  private mutating func tellNews() throws(SystemError) {
    if isBoardDue { try showBoard() }
    for sentence in news { try tell(sentence) }
    news.removeAll()
  }

  private func tell(_ sentence: String) throws(SystemError) {
    if !isQuiet { try prompter.say(sentence) }
  }

  private func refusal(of word: String, _ refusal: G.Refusal) -> String {
    let reason = round.game.reason(for: refusal, presentation)
    guard refusal == .unreadable else { return reason }
    let quoted = presentation.quote(word)
    return presentation(en: "\(quoted) is no move. \(reason)", zh: "无法识别 \(quoted)。\(reason)")
  }

  private var scoreSentence: String {
    let score = round.score(presentation.language)
    return presentation(en: "Score: \(score).", zh: "成绩：\(score)。")
  }

  private mutating func close() throws(SystemError) {
    if end == .ofInput { try prompter.giveUp() }
    try tellNews()
    try tell(ending)
    if end == .ofGame, !isQuiet {
      for sentence in round.sentences(of: round.review, presentation) { try tell(sentence) }
    }
    if let previousBest = round.previousBest {
      try tell(previousBest.sentence(G.Points.unit, presentation.language))
    }
    if !isQuiet {
      for (purpose, line) in round.pointers(presentation) {
        try tell(purpose)
        try prompter.output.line("  " + line)
      }
    }
    try prompter.output.line(round.summary(presentation))
  }

  private var ending: String {
    switch end {
    case .ofGame: round.game.verdict(presentation)
    case .ofInput where !isReplay:
      presentation(
        en: "The input has ended before the game: it is left unfinished.",
        zh: "输入已结束，本局未完成。")
    case .ofInput, .byQuitting:
      presentation(en: "The game is left unfinished.", zh: "本局未完成。")
    }
  }
}
