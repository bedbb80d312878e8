import GameCore

extension RecordLine {
  /// The number of the day whose daily deal the game was, begun on that day; nil where it was none.
  var dailyDay: Int? {
    // As a static text, since a line mustn't cost memory.
    guard source.begins(with: Self.dailyPrefix),
      source.count == Self.dailyPrefix.utf8CodeUnitCount + 10,
      source.suffix(10).elementsEqual(begun.prefix(10))
    else { return nil }
    return Timestamp(String(decoding: source.suffix(10), as: UTF8.self))?.dayNumber
  }

  /// The form in records of ``Seed/dailyPrefix``.
  private static var dailyPrefix: StaticString { "seed=daily " }
}
