import Platform
import Records

extension Prompter {
  /// Tells a finished game move by move, at the player's pace, with what is said of each move.
  public func lookBack<G: ArcadeGame>(
    at played: Playthrough<G>, _ words: inout WordReader
  ) throws(SystemError) {
    let game = played.alone(.first) ?? played
    let (review, end) = (game.review, game.turns)
    guard end > 0 else { return }
    let help = presentation(
      en: """
        Press Enter for the next step, or type a step's number, costliest or back. Each step says \
        what was better.
        """,
      zh: "按回车看下一步，也可以输入步数、“最差”或“返回”。每一步都会说怎样更好。")
    try say(help)
    var turn = 1
    while true {
      let step = presentation(en: "Step \(turn) of \(end). ", zh: "第 \(turn) 步，共 \(end) 步。")
      try say(step + (game.prefix(turn).news(presentation) ?? ""))
      for text in MoveRemarks(on: turn, of: game, review, presentation).sentences().first ?? [] {
        try say(text)
      }
      var next = Int?.none
      while next == nil {
        let question =
          turn < end
          ? presentation(en: "Next step?", zh: "下一步？") : presentation(en: "Back?", zh: "返回？")
        guard
          let line = try words.line(beforeWaiting: { () throws(SystemError) in
            try ask(question)
          })
        else { return try endQuestion() }
        let word = line.split { " \t\r".contains($0) }.first.map { String($0).lowercased() } ?? ""
        switch word {
        case "": next = turn + 1
        case "costliest", "x", "最差":
          next = game.costliest(review)
          let none = presentation(en: "No step cost anything.", zh: "没有哪一步有失误。")
          if next == nil { try say(none) }
        case _ where LineCommand(word) == .quit: return
        default:
          next = WholeNumber.parse(word).flatMap { (1...end).contains($0) ? $0 : nil }
          if next == nil { try say(help) }
        }
      }
      turn = next ?? end
      if turn > end { return }
    }
  }
}
