import GameCore
import TextUI
import Tiles

extension Round {
  /// The score and its unit, and the hints that there were: `6 guesses with 2 hints`.
  func score(_ language: Language) -> String {
    G.Points.unit.counted(game.score.value, language) + Hints.told(hints.count, language)
  }

  /// The score, and which of the arcade's players has reached it, if one has.
  private func ownedScore(_ language: Language) -> String {
    guard let player else { return score(language) }
    let moves = givenMoves == 1 ? "1 given move" : "\(givenMoves) given moves"
    let given = language(en: " after \(moves)", zh: "，之前已给定 \(givenMoves) 次")
    let owner = player + (givenMoves == 0 ? "" : given)
    return score(language) + language(en: " by \(owner)", zh: "（\(owner)）")
  }

  /// What was dealt, in words: `seed 42`.
  func origin(_ presentation: Presentation) -> String {
    source.recorded.told(presentation)
  }

  /// The score and the seed in a line: all that is printed where only the last one is wanted.
  func summary(_ presentation: Presentation) -> String {
    let (score, origin) = (ownedScore(presentation.language), origin(presentation))
    return game.status == .playing
      ? presentation(
        en: "Score: \(score), unfinished (\(origin))", zh: "成绩：\(score)，未完成（\(origin)）")
      : presentation(en: "Score: \(score) (\(origin))", zh: "成绩：\(score)（\(origin)）")
  }

  /// The command that deals the same game again, for a shell.
  func command(inASCII: Bool) -> String {
    var standard = G.Options()
    if case .deal(let deal) = source { G.fit(&standard, to: deal) }
    var words = options.command(of: G.name, notSaying: standard)
    switch source.recorded {
    // A seed that begins with a dash would look like an option if it stood alone.
    case .seed(let seed): words += seed.hasPrefix("-") ? ["--seed=\(seed)"] : ["--seed", seed]
    case .deal(let deal): words += ["--deal", deal]
    }
    return words.map { $0.shellWord(inASCII: inASCII) }.joined(separator: " ")
  }

  /// What leads on from a game that has ended or is left: lines to use or to paste, each with what
  /// it is for.
  func pointers(_ presentation: Presentation, isLeft: Bool = true) -> [(
    purpose: String, line: String
  )] {
    let say = presentation.language
    if game.status == .playing, isKept, isLeft {
      return [(say(en: "To go on:", zh: "继续本局："), "arcade resume \(G.name)")]
    }
    let again = (
      say(en: "The same deal again:", zh: "再玩同一局："), command(inASCII: presentation.isASCII)
    )
    guard game.status != .playing else { return [again] }
    return [again, (say(en: "To share:", zh: "分享："), share(presentation))]
  }

  /// A line to share: how the game went, move by move, without what was hidden in it, and how to
  /// play the same.
  func share(_ presentation: Presentation) -> String {
    let unfinished = presentation(en: ", unfinished", zh: "，未完成")
    let score = ownedScore(presentation.language) + (game.status == .playing ? unfinished : "")
    let signs = signs(presentation)
    let command =
      switch source {
      case .seed: command(inASCII: presentation.isASCII)
      case .deal: "arcade \(G.name), \(origin(presentation))"
      }
    guard !presentation.isPlain else {
      return ([score] + (signs.isEmpty ? [] : [signs]) + [command])
        .joined(separator: presentation(en: "; ", zh: "；"))
    }
    return
      "\(score)\(signs.isEmpty ? "" : " ")\(signs) \(presentation.isASCII ? "-" : "·") \(command)"
  }

  /// The most signs that a line to share has.
  private static var signLimit: Int { 60 }

  private func signs(_ presentation: Presentation) -> String {
    var signs: [String] = []
    for letter in results.unicodeScalars {
      guard let picture = marks.first(where: { $0.letter == letter })?.picture else { continue }
      guard signs.count < Self.signLimit else {
        signs.append(presentation.ellipsis)
        break
      }
      signs.append(picture.shown(presentation))
    }
    return signs.joined(separator: presentation.isPlain ? presentation(en: ", ", zh: "、") : "")
  }
}
