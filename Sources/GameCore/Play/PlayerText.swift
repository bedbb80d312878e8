import TextUI

/// A position in words, in every language. The words reveal only what the players may see.
public protocol PlayerText: Position {
  /// Returns the player's task, in a sentence or two.
  func task(_ presentation: Presentation) -> String

  /// Returns what the game is a part of, in a sentence or two, or nil if it stands alone.
  func preface(_ presentation: Presentation) -> String?

  /// Returns the instructions for typing a move, in a sentence.
  func moveHelp(_ presentation: Presentation) -> String

  /// Returns the form of a move, in a sentence: the reply to a text that is none.
  func moveForm(_ presentation: Presentation) -> String

  /// Returns the question for the next move, without the space after it.
  func question(_ presentation: Presentation) -> String

  /// Returns the board as lines of text that fit the presentation's width if they can.
  func board(_ presentation: Presentation) -> [String]

  /// Returns short facts to show beside the score, such as a number of turns.
  func facts(_ presentation: Presentation) -> [String]

  /// Returns the score and the facts in few words, for a window without room for more; none if
  /// there is no shorter form.
  func shortFacts(_ presentation: Presentation) -> [String]

  /// Returns what leaving the game for another deal leads to, or nil if to nothing.
  func costOfLeaving(_ presentation: Presentation) -> String?

  /// Returns the name of a seat, where there are several.
  func name(of seat: Seat, _ presentation: Presentation) -> String

  /// Returns the number that is shown as the score of a seat.
  func shownScore(of seat: Seat) -> Int

  /// Returns the score in words.
  func scoreText(_ presentation: Presentation) -> String

  /// The part of the task that is done, or nil if that can't be told.
  var progress: Progress? { get }

  /// The same as somebody may see it who plays the same deal, or nil if it would tell of the deal.
  var openProgress: Progress? { get }

  /// Returns the news of an event, in a sentence or two. The position has taken it already.
  func sentence(for event: Event, _ presentation: Presentation) -> String

  /// Returns the reason for a refusal and a cure, in a sentence or two.
  func reason(for refusal: Refusal, _ presentation: Presentation) -> String

  /// Returns the verdict on a finished game in which some hints were given. Whoever had hints
  /// isn't praised for what they did.
  func verdict(hints: Int, _ presentation: Presentation) -> String

  /// The form of a move on an ``EntryScreen``.
  var entryForm: EntryForm { get }

  /// Returns the row that an ``EntryScreen`` shows for an event below the board; empty where the
  /// board shows the move already.
  func row(for event: Event, _ presentation: Presentation) -> String
}

extension PlayerText {
  public func moveForm(_ presentation: Presentation) -> String { moveHelp(presentation) }

  public func question(_ presentation: Presentation) -> String {
    presentation(en: "Your move:", zh: "该你了：")
  }

  public func board(_ presentation: Presentation) -> [String] { [] }
  public var entryForm: EntryForm { EntryForm() }

  public func row(for event: Event, _ presentation: Presentation) -> String {
    sentence(for: event, presentation)
  }

  public func preface(_ presentation: Presentation) -> String? { nil }
  public func costOfLeaving(_ presentation: Presentation) -> String? { nil }
  public func facts(_ presentation: Presentation) -> [String] { [] }
  public func shortFacts(_ presentation: Presentation) -> [String] { [] }

  public func name(of seat: Seat, _ presentation: Presentation) -> String {
    presentation(en: "player \(seat.number)", zh: "玩家 \(seat.number)")
  }

  public func shownScore(of seat: Seat) -> Int { score(of: seat).value }

  public func scoreText(_ presentation: Presentation) -> String {
    Points.unit.counted(score.value, presentation.language)
  }

  public var progress: Progress? { nil }
  public var openProgress: Progress? { nil }

  public func verdict(hints: Int, _ presentation: Presentation) -> String {
    let score =
      Points.unit.counted(score.value, presentation.language)
      + HintCount.suffix(hints, presentation.language)
    return presentation(en: "Done: \(score).", zh: "完成了，成绩是 \(score)。")
  }

  /// Returns the verdict on a finished game without hints.
  public func verdict(_ presentation: Presentation) -> String {
    verdict(hints: 0, presentation)
  }
}
