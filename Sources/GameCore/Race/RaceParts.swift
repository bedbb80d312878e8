import TextUI

/// An adviser of the game in a race.
struct RaceAdvisor<Board: PlayerText>: Advisor {
  private var advisor: any Advisor<Board>

  init(_ advisor: any Advisor<Board>) {
    self.advisor = advisor
  }

  mutating func observe(_ event: RaceEvent<Board.Event>, at position: RacePosition<Board>) {
    advisor.observe(event.own, at: position.board)
  }

  mutating func move(at position: RacePosition<Board>) -> Board.Move {
    advisor.move(at: position.board)
  }

  func reason(at position: RacePosition<Board>, _ presentation: Presentation) -> String {
    advisor.reason(at: position.board, presentation)
  }
}

/// A review of the player's own game in a race.
struct RaceReview<Board: PlayerText>: Review {
  typealias P = RacePosition<Board>

  private var board: any Review<Board>

  init(_ board: any Review<Board>) {
    self.board = board
  }

  mutating func noteHint() { board.noteHint() }

  mutating func observe(_ event: P.Event, from before: P, to after: P) {
    board.observe(event.own, from: before.board, to: after.board)
  }

  func sentences(_ presentation: Presentation) -> [String] { board.sentences(presentation) }
  func lesson(_ presentation: Presentation) -> String? { board.lesson(presentation) }
  func chart(_ presentation: Presentation) -> [String] { board.chart(presentation) }
  var costs: [Double] { board.costs }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    board.remark(onMove: index, presentation)
  }

  var fields: JSONObject { board.fields }
}

/// The prompt of the game in a race.
struct RacePrompt<Board: PlayerText>: MovePrompt {
  typealias P = RacePosition<Board>

  private let prompt: any MovePrompt<Board>

  init(_ prompt: any MovePrompt<Board>) {
    self.prompt = prompt
  }

  func help(at position: P, _ presentation: Presentation) -> String {
    prompt.help(at: position.board, presentation)
  }

  func question(after answers: [String], at position: P, _ presentation: Presentation) -> String {
    prompt.question(after: answers, at: position.board, presentation)
  }

  func form(after answers: [String], at position: P, _ presentation: Presentation) -> String {
    prompt.form(after: answers, at: position.board, presentation)
  }

  func board(at position: P, _ presentation: Presentation) -> [String] {
    prompt.board(at: position.board, presentation)
  }

  func reading(
    of answers: [String], at position: P, _ presentation: Presentation
  ) -> PromptReading<P.Move> {
    prompt.reading(of: answers, at: position.board, presentation)
  }
}
