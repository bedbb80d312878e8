import GameCore
import Storage
import TextUI
import Tiles

extension Record {
  /// The game in a line: `guess: 6 guesses, seed 42, 5 minutes ago`.
  func told(_ presentation: Presentation, now: Timestamp) -> String {
    let say = presentation.language
    let unit = RecordVerifier.game(head.game, rules: head.rules)?.unit
    let counted = self.score.map { unit?.counted($0, say) ?? String($0) } ?? ""
    let score = counted + Hints.told(hints, say)
    let facts =
      [
        score + (isFinished ? "" : say(en: " (given up)", zh: "（已放弃）")),
        head.source.told(presentation),
      ]
      + [now.told(since: ended, say)]
      + (RecordVerifier.finding(in: self) == nil ? [] : [say(en: "does not verify", zh: "未通过验证")])
    return "\(head.game.printable): " + facts.joined(separator: say(en: ", ", zh: "，"))
  }
}

extension Record {
  /// How many hints were given.
  var hints: Int { results.unicodeScalars.count { $0 == Journal.Move.hint.letter } }

  /// The record as the JSON lines have it.
  var fields: JSONObject {
    let options = RecordVerifier.game(head.game, rules: head.rules)?.fields(head.options)
    let fields: JSONObject = [
      "game": .string(head.game), "rules": .number(head.rules),
      "options": .object(options ?? [:]), "begun": .string(head.begun.description),
      "ended": .string(ended.description), "status": .string(status),
      "score": .number(score ?? 0), "moves": .string(moves), "hints": .number(hints),
    ]
    return fields.merging(head.source.fields)
  }
}

extension Record.Source {
  /// What was dealt, in words: `seed 42`.
  func told(_ presentation: Presentation) -> String {
    switch self {
    case .seed(let seed):
      let seed = seed.shellWord(inASCII: presentation.isASCII)
      return presentation(en: "seed \(seed)", zh: "种子 \(seed)")
    case .deal: return presentation(en: "a written deal", zh: "指定牌局")
    }
  }

  /// What was dealt, as the JSON lines have it: the seed, or the deal in its encoded form.
  var fields: JSONObject {
    switch self {
    case .seed(let seed): ["seed": .string(seed)]
    case .deal(let deal): ["deal": .string(deal)]
    }
  }
}
