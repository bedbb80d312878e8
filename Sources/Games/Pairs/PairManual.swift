import TextUI

/// The part of the manual that all games of pairs share.
public enum PairManual {
  /// The rules, of which each game tells what is on its tiles and what happens to a pair.
  public static func rules(onTiles: Phrase, matched: Phrase) -> [Phrase] {
    [
      onTiles,
      Phrase(
        en: "Turn up two of them: that is one move. The same on both is a pair.",
        zh: "翻开两张算一步，一样就是一对。"),
      matched,
      Phrase(
        en: "A miss turns back with your next tile: remember what you have seen.",
        zh: "不一样的话，翻下一张时就扣回去，所以要记住看过的。"),
      Phrase(
        en: "Find all the pairs in as few moves as you can.", zh: "用尽量少的步数找出所有的对子。"),
    ]
  }

  /// The prose, in sections that a game's own prose names.
  public static var prose: [UInt8] { PackageResources.manual_mdoc }
}
