/// The rule of which games rank, and the deals whose games were finished so far, all by the same
/// rules and with the same options.
///
/// Only the first finished game of a deal ranks: whoever plays it again knows the answer. It uses
/// the deal up even if it doesn't rank itself, since hints were given. Games of written deals never
/// rank. Neither repeated lines nor records that are known not to verify may be noted here.
///
/// Memory: 9 to 18 bytes a deal.
struct FinishedDeals {
  private var deals = FingerprintSet()

  /// The standing of a finished game among the others.
  enum Standing {
    /// It ranks.
    case ranked

    /// It is the first of its deal, but hints were given, or the deal was written.
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
    isWrittenDeal || hints > 0 ? .unranked : .ranked
  }

  /// The fingerprint of the deal. Seeds of the same number deal the same.
  fileprivate var deal: UInt64 {
    guard let seedNumber else { return source.fingerprint }
    var deal = UInt64(0)
    deal.mix(seedNumber)
    return deal
  }
}
