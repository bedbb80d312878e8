import GameCore
import Platform

extension NumbersLeft {
  /// The guess of the expert: the middle, or while an answer may be a lie the number whose answer
  /// tells most, by the weights of what either answer leaves.
  ///
  /// It is the smallest number with the least w log2 w + v log2 v for the weights w and v: after
  /// A. Pelc, *Searching games with errors* (2002).
  var bestGuess: Int {
    guard doubts > 0 else { return number(at: (count - 1) / 2) }
    var (best, least) = (possible.lowerBound, Double.infinity)
    func consider(_ part: Range<Int>, slope: Int) {
      guard !part.isEmpty else { return }
      let number = evenest(in: part, slope: slope)
      let bits = bits(after: number)
      if bits < least { (best, least) = (number, bits) }
    }
    consider(below, slope: 2)
    consider(possible, slope: 2 * (doubts - 1))
    consider(above, slope: 2)
    return best
  }

  /// Returns the first number of a part after which both answers leave the most equal weights.
  /// `slope` is the change of their difference from one number to the next.
  private func evenest(in part: Range<Int>, slope: Int) -> Int {
    let first = part.lowerBound
    let lead = after(.low, to: first).weight - after(.high, to: first).weight
    guard slope > 0, lead > 0 else { return first }
    let steps = min(part.count - 1, (lead + slope - 1) / slope)
    let rest = lead - steps * slope
    return first + (steps > 0 && rest + slope <= abs(rest) ? steps - 1 : steps)
  }

  /// Returns the sum of w log2 w for the weights w of what both answers to a guess leave.
  private func bits(after number: Int) -> Double {
    [GuessOutcome.low, .high].reduce(0) { sum, answer in
      let weight = Double(after(answer, to: number).weight)
      return weight > 0 ? sum + weight * log2(weight) : sum
    }
  }

  /// Returns the average loss of a guess against the expert's, in guesses.
  func loss(ofGuess number: Int) -> Double {
    guard doubts > 0 else { return GuessTheory(count: count).loss(ofGuess: rank(of: number)) }
    // Of many numbers, a bit is worth a guess.
    func total(_ number: Int) -> Double {
      count > 1 << 12 ? bits(after: number) : LiarTheory(after: number, self).total
    }
    return max(0, (total(number) - total(bestGuess)) / Double(weight))
  }
}

/// The games of the expert while an answer may be a lie.
struct LiarTheory {
  /// The numbers of equally probable games that take so many more guesses, from 1 on.
  private var games: [Double] = []

  private let isExact: Bool

  /// The guesses that rounding leaves out.
  private var rest = 0.0

  /// Creates the theory of all games of a setup.
  init(_ setup: GuessSetup) {
    isExact = setup.range.count <= 1 << 16
    play([GuessPosition(setup).left])
  }

  /// Creates the theory of what is left after both answers to a guess.
  init(after number: Int, _ left: NumbersLeft) {
    isExact = true
    play([left.after(.low, to: number), left.after(.high, to: number)])
  }

  /// The numbers of guesses of all games together.
  var total: Double {
    games.enumerated().reduce(rest) { $0 + Double($1.offset + 1) * $1.element }
  }

  var mean: Double { total / games.reduce(0, +) }

  var distribution: ScoreDistribution {
    let all = games.reduce(0, +)
    return ScoreDistribution(first: 1, games.map { $0 / all })
  }

  /// Plays all games from some numbers left on, guess by guess. There are many ways to the same
  /// counts of numbers, so that each is played once.
  private mutating func play(_ starts: [NumbersLeft]) {
    var (states, turn) = ([NumbersLeft: Double](), 0)
    for start in starts { add(start, 1, to: &states) }
    while !states.isEmpty {
      var next: [NumbersLeft: Double] = [:]
      for (left, times) in states {
        guard left.doubts > 0 else {
          halve(left.count, times, after: turn)
          continue
        }
        let guess = left.bestGuess
        let (low, high) = (left.after(.low, to: guess), left.after(.high, to: guess))
        count(times * Double(left.weight - low.weight - high.weight), at: turn)
        add(low, times, to: &next)
        add(high, times, to: &next)
      }
      (states, turn) = (next, turn + 1)
    }
  }

  private mutating func add(
    _ left: NumbersLeft, _ times: Double, to states: inout [NumbersLeft: Double]
  ) {
    guard left.count > 0 else { return }
    let bits = Int.bitWidth - left.count.leadingZeroBitCount
    let step = isExact || left.doubts == 0 ? 1 : 1 << max(0, bits - 6)
    let rounded = NumbersLeft(counting: left, roundedTo: step)
    let ratio = Double(left.weight) / Double(rounded.weight)
    states[rounded, default: 0] += times * ratio
    if ratio != 1 { rest += times * Double(left.weight) * log2(ratio) }
  }

  /// Counts the games of halving some numbers.
  private mutating func halve(_ numbers: Int, _ times: Double, after turn: Int) {
    var (left, level) = (numbers, 0)
    while left > 0 {
      count(times * Double(min(left, 1 << level)), at: turn + level)
      left -= 1 << level
      level += 1
    }
  }

  private mutating func count(_ number: Double, at turn: Int) {
    while games.count <= turn { games.append(0) }
    games[turn] += number
  }
}

extension ScoreDistribution {
  /// Returns the lowest score that at least a share of the games don't exceed.
  func quantile(_ share: Double) -> Int {
    var sum = 0.0
    let index = probabilities.firstIndex { probability in
      sum += probability
      return sum >= share
    }
    return first + (index ?? probabilities.count - 1)
  }
}
