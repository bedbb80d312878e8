import GameCore
import Records

/// Other moves in a look back: the next fault is asked as a question, and whoever answers may play
/// on from there. Nothing of it is kept.
extension ReplayView {
  struct Trial {
    /// The step that was not made, from 1.
    let step: Int
    var view: GameView<G>
    /// The sentences about the last move: all, then fewer and shorter ones.
    var texts: [[String]]

    /// Draws the board where it has no room beside all that there is to say.
    func drawBoard(on canvas: inout Canvas) {
      var view = view
      if view.message == nil {
        view.message = News(texts.first ?? [], short: texts.last?.joined(separator: " "))
      }
      view.draw(on: &canvas, at: GameView<G>.longAgo)
    }
  }

  /// True if other moves can be tried: the game was played alone.
  var canTry: Bool { others.isEmpty && !game.position.seating.isShared }

  /// Goes to the next fault, from the step seen on or after the one that is being tried, and lets
  /// the player move there. Without one any step can be tried.
  mutating func tryAnother() {
    guard canTry else { return }
    let next = game.fault(after: trial?.step ?? turn - 1, review)
    guard let step = next ?? (trial == nil ? turn : nil) else { return trial = nil }
    go(to: step)
    var view = GameView(
      Table(game.prefix(step - 1), nil), presentation: presentation, isAnimated: false,
      isReplay: true)
    view.screen.lookBack(at: nil)
    view.progress = [Wording(0, presentation(en: "Try: step \(step)", zh: "换一手：第 \(step) 手"))]
    let move = game.position.words(for: game.log[step - 1].move, presentation)
    let question =
      next == nil
      ? presentation(en: "You chose \(move) here. Try another.", zh: "这一手是：\(move)。换一手试试。")
      : presentation(
        en: "You chose \(move) here. What would have been better?", zh: "这一手是：\(move)。怎么走更好？")
    trial = Trial(step: step, view: view, texts: [[question]])
  }

  /// Handles an input while other moves are tried. Returns false if it is for the look back.
  mutating func tried(_ input: Input, in size: Size, at time: Int) -> Bool {
    guard var trial else { return false }
    switch input {
    case .key(.character("t")): return false
    case .key(.escape), .key(.character("q")), .key(.character("v")): self.trial = nil
    default:
      let (turns, rows) = (trial.view.game.turns, captionRows(in: size, 1) ?? 0)
      trial.view.message = nil
      if case .hint? = trial.view.action(of: input) {
        _ = trial.view.act(.hint)
      } else {
        let board = Size(rows: size.rows - rows, columns: size.columns)
        trial.view.play(input, board, time)
      }
      if trial.view.game.turns > turns {
        trial.view.screen.lookBack(at: nil)
        trial.texts = verdict(on: trial)
      }
      self.trial = trial
    }
    return true
  }

  private func verdict(on trial: Trial) -> [[String]] {
    let tried = trial.view.game
    let (judged, former) = (tried.review, review?.costs ?? [])
    guard tried.turns == trial.step, judged?.costs.last == 0, !former.isEmpty,
      former[trial.step - 1] > 0
    else { return MoveRemarks(on: tried.turns, of: tried, judged, presentation).sentences() }
    return [[presentation(en: "Yes, that was better!", zh: "对，这样更好！")]]
  }

  func trialReminder(_ trial: Trial, in size: Size) -> String {
    let next = game.fault(after: trial.step, review)
    let hints = [
      presentation(en: "H hint", zh: "H 提示"),
      next.map { _ in presentation(en: "t next fault", zh: "t 下一处失误") },
      presentation(en: "Esc back", zh: "Esc 返回"),
    ]
    return presentation.line(of: hints.compactMap(\.self), in: size.columns - 2)
  }
}
