/// What the manuals of the pair games share.
public enum PairManual {
  /// The rules, over tiles that show a `face` each.
  public static func rules(of face: String) -> String {
    """
    Every \(face) lies on two tiles, face down. You turn two tiles up: if they show the same one, \
    they are matched; if not, both stay up for you to look at until you turn the next tile, which \
    may be one of the two, and then both go down. A matched tile can't be turned, nor can the only \
    one that is up. A matched pair stays in sight until the next tile is turned; then its places \
    are empty. When all pairs are matched, the game is won.
    """
  }

  /// What can be typed.
  public static let moves = [
    "A move is the number of a tile to turn; they are numbered from 1, row by row."
  ]

  /// What the JSON lines tell of how well a game was played.
  public static let coach = """
    In `end`, `coach` tells how many mismatches were `avoidable`, because the mate of the first tile, or \
    the second tile itself, had been seen, and how many pairs were `lucky`, because nothing told where the \
    mate was.
    """

  /// How the score is counted.
  public static let scoring = [
    """
    The score counts moves, two tiles turned being one; fewer is better. Mismatches are told at \
    the end.
    """
  ]
}
