extension String {
  /// The candidate that was probably meant: the nearest by ``distance(to:)``, if no more than a
  /// third of its letters are wrong, or the only one that begins so. The first of equals.
  public func nearest(in candidates: [String]) -> String? {
    guard utf8.count <= 64 else { return nil }
    let beginnings = candidates.filter { !isEmpty && $0.hasPrefix(self) }
    if beginnings.count == 1 { return beginnings[0] }
    return
      candidates
      .map { (name: $0, distance: distance(to: $0)) }
      .filter { $0.distance <= max(1, $0.name.count / 3) && $0.distance < $0.name.count }
      .min { $0.distance < $1.distance }?.name
  }

  /// The question whether the nearest candidate was meant, where there is one.
  public func suggestion(from candidates: [String]) -> String? {
    nearest(in: candidates).map { "did you mean '\($0)'?" }
  }

  /// How many letters have to be put in, left out, exchanged or swapped with their neighbour to
  /// make the other text (optimal string alignment distance). Cost: the product of the lengths.
  func distance(to other: String) -> Int {
    let (source, target) = (Array(utf8), Array(other.utf8))
    var previous: [Int] = []
    var current = Array(0...target.count)
    for row in source.indices {
      let beforePrevious = previous
      previous = current
      current = [row + 1]
      for column in target.indices {
        let isSame = source[row] == target[column]
        var best = Swift.min(
          previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column]
        {
          best = Swift.min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
    }
    return current[target.count]
  }
}
