import GameCore

/// A short tune of a record's own: some notes of a scale in a rhythm, made from a name. No deal is
/// drawn from it.
struct Tune {
  let notes: [Note]
  let timbre: Timbre

  struct Note: Equatable {
    /// The pitch in semitones, of which 69 is the A of 440 Hz.
    let pitch: Int

    /// The length in milliseconds.
    let length: Int

    var frequency: Double {
      (0..<abs(pitch - 69)).reduce(440) { hertz, _ in
        pitch > 69 ? hertz * Self.semitone : hertz / Self.semitone
      }
    }

    private static let semitone = 1.059_463_094_359_295_3
  }

  private static let scales = [
    [0, 2, 4, 7, 9], [0, 3, 5, 7, 10], [0, 2, 4, 5, 7, 9, 11], [0, 2, 3, 5, 7, 8, 10],
    [0, 2, 3, 5, 7, 9, 10],
  ]

  /// Creates the tune of a name. Another `edition` is another tune.
  init(of name: String, edition: UInt64 = 0) {
    var random = SeededRandom(seed: Seed.fnv1a(name.utf8) &+ edition)
    let (count, key, scale) = (
      random.pick([4, 5, 6, 7]), random.pick(Array(55...66)), random.pick(Self.scales)
    )
    timbre = random.pick(Timbre.allCases)
    var (degree, pitches) = (random.pick(Array(0...scale.count)), [Int]())
    for _ in 0..<count {
      pitches.append(key + 12 * (degree / scale.count) + scale[degree % scale.count])
      let steps = [-4, -3, -2, -2, -1, -1, 0, 1, 1, 2, 2, 3, 4]
      degree = random.pick(steps.map { degree + $0 }.filter { (0...scale.count + 2).contains($0) })
    }
    let beats = pitches.map { _ in random.pick([1, 1, 2, 3]) }
    let length = random.pick(Array(max(12, 2 * count + 2)...20)) * 100
    let all = beats.reduce(0, +)
    notes = zip(pitches, beats).map { Note(pitch: $0, length: length * $1 / all) }
  }

  /// The ups and downs from note to note, as 1, -1 and 0.
  var contour: [Int] {
    zip(notes, notes.dropFirst()).map { ($1.pitch - $0.pitch).signum() }
  }

  /// Returns the tunes of some names. No two of them have both one contour and one timbre.
  static func tunes(of names: [String]) -> [Tune] {
    var tunes: [Tune] = []
    for name in names {
      var edition: UInt64 = 0
      var tune = Tune(of: name)
      while tunes.contains(where: { $0.timbre == tune.timbre && $0.contour == tune.contour }) {
        edition += 1
        tune = Tune(of: name, edition: edition)
      }
      tunes.append(tune)
    }
    return tunes
  }
}
