/// The rule of which games rank, and the deals whose games were finished so far, all by the same
/// rules and with the same options.
///
/// Only the first finished game of a deal ranks: a player who repeats it knows the answer. It uses
/// the deal up even if it doesn't rank itself, as it was lost or hints were given. Games of written
/// deals never rank. Neither repeated lines nor records that are known not to verify may be noted
/// here.
///
/// Memory: 9 to 18 bytes a deal.
struct FinishedDeals {
  private var deals = FingerprintSet()

  /// The standing of a finished game among the others.
  enum Standing {
    /// It ranks.
    case ranked

    /// It is the first of its deal, but was lost, or hints were given, or the deal was written.
    case unranked

    /// A game of its deal was finished before.
    case again
  }

  /// Returns the standing of a finished game after those that were noted.
  func standing(of line: RecordLine) -> Standing {
    deals.contains(line.deal) ? .again : line.firstStanding
  }

  /// Notes that a game was finished, and returns its standing after those that were noted before.
  @discardableResult
  mutating func note(_ line: RecordLine) -> Standing {
    deals.insert(line.deal) ? line.firstStanding : .again
  }
}

extension RecordLine {
  /// The standing of the first game of the line's deal.
  fileprivate var firstStanding: FinishedDeals.Standing {
    isWrittenDeal || hints > 0 || (try? ending) != .finished ? .unranked : .ranked
  }

  /// The fingerprint of the deal. Seeds of the same number deal the same.
  fileprivate var deal: UInt64 {
    guard let seedNumber else { return source.fingerprint }
    var deal = UInt64(0)
    deal.mix(seedNumber)
    return deal
  }
}

// MARK: Daily games

extension RecordLine {
  /// The number of the day whose daily seed the game has, if it was begun on that day, or nil.
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
