import Flags
import GameCore
import TextUI

/// The first win against a bot of a game.
public struct FirstWin: Equatable, Sendable {
  /// The bot, the next one to beat, and how many of all are beaten now.
  let opponent: Phrase, next: Phrase?
  let beaten: Int, all: Int

  /// Creates the first win against a bot, with the names of all beaten bots; nil for a bot that no
  /// page offers.
  init?(against name: String, in game: any ArcadeGame.Type, beaten: Set<String>) {
    let ladder = game.ladder
    guard let choice = ladder.first(where: { $0.name == name }) else { return nil }
    opponent = choice.title
    next = ladder.next(afterBeating: beaten)?.title
    (self.beaten, all) = (ladder.count { beaten.contains($0.name) }, ladder.count)
  }

  public func sentence(_ say: Presentation) -> String {
    let name = opponent(say.language)
    guard let next = next?(say.language) else {
      return say(
        en: "You beat \(name), and with that all \(all) opponents!",
        zh: "战胜\(name)，\(all) 位对手全部拿下！")
    }
    return say(
      en: "You beat \(name) for the first time! \(beaten) of \(all) beaten, next: \(next).",
      zh: "第一次战胜\(name)！已胜 \(beaten)/\(all)，下一位：\(next)。")
  }
}

extension String {
  /// The name of the bot against which games with these options, in the form of records, are
  /// played; nil for none.
  var opponent: String? {
    let word = split(separator: " ").first { $0.hasPrefix("race=") || $0.hasPrefix("versus=") }
    return word?.split(separator: "=").last.map(String.init)
  }
}
