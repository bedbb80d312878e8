import GameCore
import Pairs
import TextUI

extension Memorize {
  public static let lesson: Lesson<PairPosition<Face>>? = Lesson(
    deal: "dog cat fox cat fox dog",
    steps: [
      Lesson.Step(
        Phrase(
          en: "Every picture is on two tiles. Arrows move, Space turns one up. Try it.",
          zh: "每个图案都有两张。用方向键移动，按空格翻牌。先翻一张。"),
        until: { $1 >= 1 }),
      Lesson.Step(
        Phrase(
          en: "Turn another. The same picture makes a pair; any other turns back, so remember it.",
          zh: "再翻一张：一样就是一对；不一样会扣回去，记住它在哪儿。"),
        until: { $1 >= 2 }),
      Lesson.Step(
        Phrase(
          en: "Find a pair. If you are stuck, H gives a hint.", zh: "找出一对。想不起来就按 H，有提示。"),
        until: { position, _ in position.progress.map { $0.done > 0 } ?? true }),
    ],
    end: Phrase(
      en: "That is all. The fewer moves, the better; ? tells the rules. Press any key.",
      zh: "就这么简单，步数越少越好。按 ? 随时看玩法。按任意键开始。"))
}
