import GameCore
import Platform

/// A program at a seat, which reads JSON lines and answers with words.
public struct ProgramPlayer<P: PlayerText>: Player {
  private let program: ExternalProgram
  private let seat: Seat

  /// True if the program may make mistakes and ask for hints, as a person may.
  private let mayErr: Bool
  private var turns = 0

  private var lineFault: PlayerFault?

  /// Seats a program, and sends it the first line of the game, with its time limit, and the moves
  /// so far. The caller sends the last line to one that `mayErr`.
  public init(
    _ program: ExternalProgram, at seat: Seat, _ opening: JSONObject, _ round: Round<P>,
    mayErr: Bool = false
  ) {
    (self.program, self.seat, self.mayErr) = (program, seat, mayErr)
    program.beginGame()
    let count = round.log.count
    let limit: JSONObject = ["timeout": .decimal(Double(program.timeLimit) / 1000)]
    send(opening.merging(limit).replayed(count > 0))
    if count > 0 { round.replay { note($0, at: $2, isReplayed: turns + 1 < count) } }
  }

  public mutating func note(_ entry: Round<P>.Entry, at position: P) {
    note(entry, at: position, isReplayed: false)
  }

  private mutating func note(_ entry: Round<P>.Entry, at position: P, isReplayed: Bool) {
    turns += 1
    program.noteAccepted()
    let line = JSONLines.move(entry, turn: turns, position).replayed(isReplayed)
    send(line, while: position.phase.isPlaying)
  }

  public mutating func turn(at position: P, within milliseconds: Int) -> Turn<P.Move> {
    while true {
      if let lineFault { return .gone(lineFault) }
      switch program.reply(within: milliseconds) {
      case nil: return .waiting
      case .failure(let reason): return .gone(reason)
      case .success(let word):
        if LineCommand.isQuit(word) { return .gone(.quit) }
        if mayErr, LineCommand(word) == .hint { return .hint }
        if let move = P.Move(word) { return .move(move) }
        if let fault = refuse(word, nil, at: position) { return .gone(fault) }
      }
    }
  }

  public mutating func refuse(
    _ refusal: P.Refusal, of move: P.Move, at position: P
  ) -> PlayerFault? {
    refuse(move.description, refusal, at: position)
  }

  /// Refuses a word, which is no move if there is no refusal of one.
  private mutating func refuse(
    _ word: String, _ refusal: P.Refusal?, at position: P
  ) -> PlayerFault? {
    let isHint = refusal == nil && LineCommand(word) == .hint
    let reason = Phrase { language in
      let say = Presentation(language: language)
      return isHint
        ? say(en: "Programs get no hints against others.", zh: "程序和别人对局时没有提示。")
        : refusal.map { position.reason(for: $0, say) } ?? position.moveForm(say)
    }
    let line = JSONLines.refused(word, refusal, at: position)
      .merging(["reason": .string(reason(.en))])
    noteFault(program.refuse(line, word, reason, turn: turns + 1))
    return program.refusals >= (mayErr ? 100 : 1) ? .illegal : nil
  }

  public func detail(of fault: PlayerFault) -> Phrase? { program.failure(fault) }

  public mutating func take(_ hint: Hint<P>, at position: P) {
    send(JSONLines.hint(hint, at: position))
  }

  public mutating func end(_ round: Round<P>, _ fault: (seat: Seat, reason: PlayerFault)?) {
    let isOwn = fault?.seat == seat
    // A new process plays the next game.
    defer { if isOwn, !mayErr || fault?.reason != .quit { program.end(within: 100) } }
    guard !mayErr else { return }
    // The program may still send the move requested before the other player's fault.
    if fault != nil, !isOwn, round.position.phase.seat == seat {
      _ = program.reply(within: .max)
    }
    let line = JSONLines.end(round, for: seat).merging(JSONLines.field(fault))
      .merging(["hints": .number(0)])
    if !isOwn || fault?.reason == .quit { send(line, while: false) }
  }

  private mutating func send(_ line: JSONObject, while isPlaying: Bool = true) {
    let fault = program.send(line)
    if isPlaying { noteFault(fault) }
  }

  private mutating func noteFault(_ fault: PlayerFault?) { lineFault = lineFault ?? fault }
}
