import GameCore
import Records
import TextUI

/// A daily deal that was played already: its result, and when the next one comes.
public struct DailyView: View {
  private let facts: DailyFacts
  private let presentation: Presentation
  private let now: () -> Timestamp
  private var focus = 0

  public init(
    _ facts: DailyFacts, presentation: Presentation, now: @escaping () -> Timestamp
  ) {
    (self.facts, self.presentation, self.now) = (facts, presentation, now)
  }

  private func panel(in size: Size) -> Panel {
    let width = max(1, min(60, size.columns - 4))
    let lines = facts.lines(presentation, now: now()).flatMap { $0.wrapped(to: width) }
    let items = [
      MenuItem("again", presentation(en: "Play again (not counted)", zh: "再玩一遍（不计成绩）")),
      MenuItem("back", presentation(en: "Back", zh: "返回")),
    ]
    return Panel(heading: lines + [""], items: items, focus: focus)
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    panel(in: canvas.extent).draw(on: &canvas, presentation)
  }

  /// Handles an input. Returns true if the player wants the same deal again, which doesn't rank.
  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Bool? {
    var panel = panel(in: size)
    defer { focus = panel.focus }
    if input == .key(.character("q")) { return false }
    return switch panel.handle(input, in: size, presentation) {
    case .chosen(let index): index == 0
    case .back: false
    case .open: nil
    }
  }

  public func nextChange(after time: Int, in size: Size) -> Int? {
    time + now().restOfMinute
  }
}

/// The daily deals still to play on a day, and the streak.
public struct DailyStanding {
  /// The first game whose deal wasn't finished.
  let next: Phrase?
  private let streak: Int

  public init(next: Phrase?, streak: Int) {
    (self.next, self.streak) = (next, streak)
  }

  func sentence(_ presentation: Presentation) -> String {
    let all = presentation(en: "All daily deals done, ", zh: "今天的都玩完了，")
    return
      ((next == nil ? all : "")
      + presentation(en: "day \(streak) of your streak.", zh: "连续第 \(streak) 天。")).capitalizedFirst
  }
}

public struct DailyFacts {
  private let outcome, share: String

  /// Creates the facts of a finished game, or nil if it was of no daily deal.
  public init?<G: ArcadeGame>(_ game: Playthrough<G>, _ presentation: Presentation) {
    guard let title = game.daily?.title(presentation) else { return nil }
    let score = game.score(presentation)
    outcome =
      game.isLost
      ? presentation(en: "You lost \(title) with \(score).", zh: "\(title) 没有成功：\(score)。")
      : presentation(en: "You finished \(title) with \(score).", zh: "\(title) 已经完成：\(score)。")
    share = game.share(presentation)
  }

  public func lines(_ presentation: Presentation, now: Timestamp) -> [String] {
    let rest = presentation.duration(minutes: now.minutesToNextDay)
    return [outcome, presentation(en: "Next one in \(rest).", zh: "\(rest)后换新的一局。"), share]
  }
}
