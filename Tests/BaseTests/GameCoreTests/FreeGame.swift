import GameCore
import TestSupport

/// A deal of a game whose moves are any words.
struct FreeDeal: Deal {
  init() {}
  init(reading text: String) throws(UserError) {}
  var description: String { "" }
  func answer(_ move: FreeMove, at position: FreePosition) -> FreeMove { move }
}

struct FreeMove: MoveEvent {
  let description: String
  init?(_ text: String) { description = text }
  var outcome: SpellOutcome { .none }
}

struct FreePosition: PlayerText {
  enum Refusal: String, MoveRefusal, RefusalCode {
    case never

    var code: Self { self }
    var meaning: String { "" }
  }

  let setup: Void
  private var count = 0

  init(_ setup: Void) { self.setup = () }
  func check(_ move: FreeMove) throws(Refusal) {}
  func isPossible(_ event: FreeMove, of move: FreeMove) -> Bool { event == move }
  mutating func take(_ event: FreeMove) { count += 1 }
  var phase: Phase { .turn(.first) }
  var score: Moves { Moves(count) }

  func task(_ presentation: Presentation) -> String { "" }
  func moveHelp(_ presentation: Presentation) -> String { "Type anything." }
  func sentence(for event: FreeMove, _ presentation: Presentation) -> String {
    event.description
  }
  func reason(for refusal: Refusal, _ presentation: Presentation) -> String { "" }
}
