/// A position in words, in every language, and as fields of the JSON lines, which are never
/// translated. Both reveal only facts that the players may see.
public protocol PlayerText: Position {
  func task(_ presentation: Presentation) -> String

  func moveHelp(_ presentation: Presentation) -> String

  /// Returns the form of a move, in a sentence that answers an unreadable text.
  func moveForm(_ presentation: Presentation) -> String

  /// Returns the question for the next move, without the space after it.
  func question(_ presentation: Presentation) -> String

  /// Returns the board as lines of text, within the presentation's width if possible.
  func board(_ presentation: Presentation) -> [String]

  /// Returns what is left on the board as lines of text, or nil if that is all of it.
  func boardLeft(_ presentation: Presentation) -> [String]?

  /// True if the game is played by ear.
  var isHeard: Bool { get }

  /// Returns the score of the only seat with its unit: `6 guesses`; during a game that may tell how
  /// it compares with par so far.
  func scoreText(_ presentation: Presentation) -> String

  /// Returns short facts to show beside the score, such as a number of turns.
  func facts(_ presentation: Presentation) -> [String]

  /// The progress of the task, or nil if it can't be told.
  var progress: Progress? { get }

  /// Returns the news of an event, in a sentence or two. The position has already taken the event.
  func sentence(for event: Event, _ presentation: Presentation) -> String

  /// Returns the news of an event in a few words, the outcome first, or nil without a shorter form.
  func shortSentence(for event: Event, _ presentation: Presentation) -> String?

  /// Returns what an event took off the board, in a few words, or nil for nothing.
  func taken(by event: Event, _ presentation: Presentation) -> String?

  /// Returns the reason for a refusal and a cure, in a sentence or two.
  func reason(for refusal: Refusal, _ presentation: Presentation) -> String

  /// Returns the verdict on a finished game; with hints there is no praise. In turns it is empty,
  /// or says why the game could not continue.
  func verdict(hints: Int, _ presentation: Presentation) -> String

  var entryForm: EntryForm { get }

  /// Returns a move as people read it, such as `flag D3`.
  func words(for move: Move, _ presentation: Presentation) -> String

  /// The fields that describe the board in `begin`.
  var openingFields: JSONObject { get }

  /// Returns the fields of an event in `move` besides its result, after the position has taken it.
  func fields(for event: Event) -> JSONObject

  /// The fields in `end` besides the score.
  var closingFields: JSONObject { get }
}

extension PlayerText {
  public func moveForm(_ presentation: Presentation) -> String { moveHelp(presentation) }

  public func question(_ presentation: Presentation) -> String {
    presentation(en: "Your move:", zh: "该你了：")
  }

  public func board(_ presentation: Presentation) -> [String] { [] }
  public func boardLeft(_ presentation: Presentation) -> [String]? { nil }
  public var isHeard: Bool { false }
  public var entryForm: EntryForm { EntryForm() }

  public func words(for move: Move, _ presentation: Presentation) -> String {
    move.description
  }

  public func facts(_ presentation: Presentation) -> [String] { [] }

  public func shortSentence(for event: Event, _ presentation: Presentation) -> String? { nil }

  public func taken(by event: Event, _ presentation: Presentation) -> String? { nil }

  public func scoreText(_ presentation: Presentation) -> String {
    Self.unit.counted(score.value, presentation.language)
  }

  public var openingFields: JSONObject { [:] }
  public func fields(for event: Event) -> JSONObject { [:] }
  public var closingFields: JSONObject { [:] }

  public var progress: Progress? { nil }

  public func verdict(hints: Int, _ presentation: Presentation) -> String {
    let score =
      Self.unit.counted(score.value, presentation.language)
      + HintCount.suffix(hints, presentation.language)
    return phase == .lost
      ? presentation(en: "Lost after \(score).", zh: "没能完成，用了 \(score)。")
      : presentation(en: "Done: \(score).", zh: "完成了，成绩是 \(score)。")
  }
}
