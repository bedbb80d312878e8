import GameCore
import Platform

/// A test whether a player is stronger by one number of Elo or by another, which stops as soon as
/// the answer is sure enough: Wald's sequential probability ratio test, with 5 % for either error.
///
/// The likelihoods are those of the best fitting distributions of pairs of games that have the two
/// means, after Michel Van den Bergh, *A practical introduction to the GSPRT* (2020).
public struct SequentialTest: Equatable, Sendable {
  public let low, high: Double

  public enum Outcome: Sendable {
    case low, high
  }

  /// The logarithm of the likelihood ratio at which the test stops, in either direction.
  public static var bound: Double { log((1 - 0.05) / 0.05) }

  /// Creates a test from a text such as `0,10`. Throws for any other text.
  public init(_ text: String) throws(UserError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let low = Double(decimal: parts[0]),
      let high = Double(decimal: parts[1]),
      -1000 <= low, low < high, high <= 1000
    else {
      throw UserError(
        en: "--sprt takes two numbers of Elo from -1000 to 1000 such as 0,10, the lower one first, "
          + "not \(text.quoted)",
        zh: "--sprt 需要两个 -1000 到 1000 的 Elo 数值，小的在前，如 0,10，不能是 \(text.quoted)")
    }
    (self.low, self.high) = (low, high)
  }

  /// The fields of the JSON lines, which use the names of cutechess-cli.
  var fields: JSONObject { ["elo0": .decimal(low), "elo1": .decimal(high)] }

  /// Returns the fields of the results so far; of an undecided test nothing is accepted.
  func fields(of samples: [Int]) -> JSONObject {
    let outcome = outcome(samples: samples)
    return [
      "accepted": outcome.map { $0 == .low ? "elo0" : "elo1" } ?? .null,
      "llr": .decimal(logRatio(samples: samples)),
    ]
  }

  /// Returns the logarithm of the likelihood ratio: above 0 if the higher difference fits better.
  public func logRatio(samples: [Int]) -> Double {
    guard samples.contains(where: { $0 > 0 }) else { return 0 }
    // A count of zero would mean that such a sample is impossible.
    let counts = samples.map { $0 > 0 ? Double($0) : 1e-3 }
    let one = Self.tilt(counts, to: EloEstimate.score(low))
    let other = Self.tilt(counts, to: EloEstimate.score(high))
    return zip(counts, zip(one, other)).reduce(0) { sum, next in
      sum + next.0 * log(next.1.0 / next.1.1)
    }
  }

  public func outcome(samples: [Int]) -> Outcome? {
    let ratio = logRatio(samples: samples)
    return ratio >= Self.bound ? .high : ratio <= -Self.bound ? .low : nil
  }

  /// Returns 1 + t (a - mean) for each kind of sample with a points and frequency p. The most
  /// likely distribution with that mean is p / (1 + t (a - mean)). The tilt t follows from the sum
  /// of p (a - mean) / (1 + t (a - mean)), which must be 0 and falls with t.
  private static func tilt(_ counts: [Double], to mean: Double) -> [Double] {
    let top = Double(counts.count - 1)
    let leads = counts.indices.map { Double($0) / top - mean }
    func excess(_ tilt: Double) -> Double {
      zip(counts, leads).reduce(0) { $0 + $1.0 * $1.1 / (1 + tilt * $1.1) }
    }
    // The root is between the poles at the extreme leads, which have opposite signs.
    var (low, high) = (-1 / (1 - mean), 1 / mean)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return leads.map { 1 + (low + high) / 2 * $0 }
  }
}
