import GameCore

extension Tune {
  static let rate = 22_050

  /// The time in which a note fades out, in milliseconds.
  private static let release = 10

  /// Partial tones above it are left out, in hertz.
  private static let highest = 10_000.0

  /// The samples, from -1 to 1.
  var samples: [Double] {
    var samples: [Double] = []
    for note in notes { samples += sound(of: note) }
    let loudest = samples.reduce(0) { max($0, abs($1)) }
    guard loudest > 0 else { return samples }
    return samples.map { $0 * timbre.peak / loudest }
  }

  private func sound(of note: Note) -> [Double] {
    var samples = [Double](repeating: 0, count: note.length * Self.rate / 1000)
    let end = Int(Double(samples.count) * timbre.gate)
    for partial in timbre.partials where partial.ratio * note.frequency < Self.highest {
      // A tone is a point that turns around the origin; it may come nearer with each step.
      let step = Self.turn(by: 2 * .pi * partial.ratio * note.frequency / Double(Self.rate))
      let fall = partial.half.map { 1 - 0.693_147 / ($0 * Double(Self.rate)) } ?? 1
      var (x, y) = (partial.strength, 0.0)
      samples.withUnsafeMutableBufferPointer { samples in
        for index in 0..<end {
          samples[index] += y
          (x, y) = (fall * (x * step.x - y * step.y), fall * (x * step.y + y * step.x))
        }
      }
    }
    fade(&samples[..<end])
    return samples
  }

  /// Lets a note rise and fade, so that it begins and ends without a click.
  private func fade(_ samples: inout ArraySlice<Double>) {
    let (attack, release) = (timbre.attack * Self.rate / 1000, Self.release * Self.rate / 1000)
    for index in 0..<min(attack, samples.count) {
      samples[index] *= Double(index) / Double(attack)
    }
    for index in 0..<min(release, samples.count) {
      samples[samples.endIndex - 1 - index] *= Double(index) / Double(release)
    }
  }

  /// Returns the cosine and the sine of an angle: those of a small part of it by the first terms of
  /// their series, doubled several times. So a tune is the same on every machine.
  private static func turn(by angle: Double) -> (x: Double, y: Double) {
    let part = angle / 64
    let square = part * part
    var x = 1 - square / 2 + square * square / 24
    var y = part * (1 - square / 6 + square * square / 120)
    for _ in 0..<6 { (x, y) = (x * x - y * y, 2 * x * y) }
    return (x, y)
  }

  var sound: Sound { Sound(samples.map { Int16($0 * 32_767) }, rate: Self.rate) }
}
