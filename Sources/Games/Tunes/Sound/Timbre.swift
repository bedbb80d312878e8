/// The sound of an instrument: its partial tones, each with its frequency as a multiple of the
/// note's, its strength, and the time in which it falls to half of that.
enum Timbre: CaseIterable {
  case plucked, organ, bell, reed, square

  typealias Partial = (ratio: Double, strength: Double, half: Double?)

  var partials: [Partial] {
    switch self {
    case .plucked:
      return [Double](stride(from: 1, through: 8, by: 1)).map { ($0, 1 / $0, 0.2 / $0) }
    case .organ:
      return [(1, 1, nil), (2, 0.6, nil), (3, 0.3, nil), (4, 0.3, nil), (6, 0.15, nil)]
    case .bell:
      return [(1, 1, 0.3), (2, 0.3, 0.15), (3, 0.1, 0.1), (5.4, 0.3, 0.03), (8.9, 0.2, 0.015)]
    case .reed:
      let strengths = [1, 0.3, 0.8, 0.2, 0.55, 0.15, 0.35, 0.1, 0.2]
      return strengths.enumerated().map { (Double($0 + 1), $1, nil) }
    case .square:
      return [Double](stride(from: 1, through: 15, by: 2)).map { ($0, 1 / $0, nil) }
    }
  }

  /// The time in which a note rises, in milliseconds.
  var attack: Int { self == .reed ? 40 : self == .organ ? 12 : 3 }

  /// The part of its length in which a note sounds.
  var gate: Double { self == .square ? 0.85 : 1 }

  /// The highest sample of a tune, of 1, so that all sound about equally loud.
  var peak: Double {
    switch self {
    case .plucked, .bell: 0.8
    case .organ: 0.42
    case .reed: 0.5
    case .square: 0.3
    }
  }
}
