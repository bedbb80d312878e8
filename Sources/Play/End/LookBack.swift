import GameCore
import TextUI

/// A look back at a finished game, move by move: the board as the player saw it after the move,
/// and what would have been better.
struct LookBack<G: ArcadeGame> {
  private let game: Playthrough<G>
  private let review: (any Review<G.P>)?
  private let costs: [Double]

  /// The number of the move, from 1 on.
  private(set) var turn = 1

  /// The game as far as that move: nothing later, and nothing hidden, is known to it.
  private(set) var shown: Playthrough<G>
  private(set) var screen: G.Screen

  /// The sentences about the move.
  private(set) var sentences: [String] = []

  /// Creates a look back, at the first move.
  init(
    _ game: Playthrough<G>, _ review: (any Review<G.P>)?, _ presentation: Presentation
  ) {
    (self.game, self.review, shown) = (game, review, game.beginning)
    costs = review?.costs ?? []
    screen = G.screen(game.options, game.position.setup)
    go(to: 1, presentation)
  }

  /// The time at which a move is looked at, in milliseconds.
  static var time: Int { 0 }

  /// The number of moves.
  var turns: Int { game.turns }

  /// The number of the costliest move, or nil if none cost anything.
  var costliest: Int? { review?.costliestMove.map { $0 + 1 } }

  /// True if the game says which moves cost something.
  var isJudged: Bool { !costs.isEmpty }

  // MARK: Keys

  enum Action: Sendable {
    case forward, back, toFirst, toLast, toCostliest, leave
  }

  static var bindings: [Binding<Action>] {
    [
      Binding(
        .right, .down, .enter, .character("l"), .character("j"), .character(" "), action: .forward,
        Phrase(en: "next move", zh: "下一步")),
      Binding(
        .left, .up, .backspace, .character("h"), .character("k"), action: .back,
        Phrase(en: "previous move", zh: "上一步")),
      Binding(.home, action: .toFirst, Phrase(en: "first move", zh: "第一步")),
      Binding(.end, action: .toLast, Phrase(en: "last move", zh: "最后一步")),
      Binding(.character("x"), action: .toCostliest, Phrase(en: "costliest move", zh: "最亏的一步")),
      Binding(
        .escape, .character("q"), .character("v"), action: .leave, Phrase(en: "back", zh: "返回")),
    ]
  }

  /// Handles an input. Returns false if it ends the look back.
  mutating func handle(_ input: Input, _ presentation: Presentation) -> Bool {
    switch input {
    case .click: break
    case .scroll(_, let steps): go(to: turn + steps, presentation)
    case .key(let key):
      switch Self.bindings.action(for: key) {
      case .forward?: go(to: turn + 1, presentation)
      case .back?: go(to: turn - 1, presentation)
      case .toFirst?: go(to: 1, presentation)
      case .toLast?: go(to: turns, presentation)
      case .toCostliest?: if let costliest { go(to: costliest, presentation) }
      case .leave?: return false
      case nil: break
      }
    }
    return true
  }

  private mutating func go(to number: Int, _ presentation: Presentation) {
    turn = max(1, min(turns, number))
    shown = game.prefix(turn - 1)
    guard game.log.indices.contains(turn - 1) else { return }
    let move = game.log[turn - 1].move
    let hint = shown.hint(presentation)
    guard (try? shown.play(move)) != nil else { return }
    screen = G.screen(shown.options, shown.position.setup)
    // Only the last move has just been made: its tiles are still in sight.
    var scene = Scene(
      size: Size(rows: 0, columns: 0), presentation: presentation, time: -GameView<G>.longAgo)
    var left = turn
    shown.replay {
      left -= 1
      if left == 0 { scene.time = Self.time }
      screen.show($0, from: $1, to: $2, scene)
    }
    sentences = [shown.news(presentation), judgement(presentation)]
      .compactMap { $0 }
    if let hint { sentences.append(advice(hint, after: move, presentation)) }
  }

  // MARK: Words

  private func judgement(_ presentation: Presentation) -> String? {
    let remark = review?.remark(onMove: turn - 1, presentation)
    guard costs.indices.contains(turn - 1) else { return remark }
    guard costs[turn - 1] > 0 else {
      return remark ?? presentation(en: "Nothing to improve here.", zh: "这一步没什么可挑的。")
    }
    let mark = presentation.isASCII ? "x " : "× "
    guard turn == costliest, costs.count(where: { $0 > 0 }) > 1 else {
      return remark.map { mark + $0 }
    }
    return mark + (remark.map { $0 + presentation(en: " ", zh: "") } ?? "")
      + presentation(en: "No move cost more.", zh: "全局最亏的一步。")
  }

  private func advice(
    _ hint: Hint<G.P>, after move: G.P.Move, _ presentation: Presentation
  ) -> String {
    hint.move == move
      ? presentation(
        en: "Our best bot would have done the same. \(hint.reason)",
        zh: "电脑高手也会这么走。\(hint.reason)")
      : presentation(
        en: "Our best bot would have chosen \(hint.move). \(hint.reason)",
        zh: "电脑高手会选 \(hint.move)。\(hint.reason)")
  }
}
