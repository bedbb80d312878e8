import TestSupport
import Testing
@testable import TunesGame

/// The tunes of records.
@Suite(.oneByOne) struct TuneTests {
  private let tunes = Categories.all.map { Tune.tunes(of: $0.faces.map(\.name)) }

  @Test func noTwoTunesOfACategoryAreAlike() {
    for tunes in tunes {
      expectEqual(Set(tunes.map { "\($0.timbre) \($0.contour)" }).count, tunes.count)
    }
    // Two editions of one name are told apart, too.
    let same = Tune.tunes(of: ["Sade", "Sade"])
    #expect(same[0].timbre != same[1].timbre || same[0].contour != same[1].contour)
  }

  @Test func aTuneIsShort() {
    for tune in tunes.joined() {
      #expect((4...7).contains(tune.notes.count))
      #expect((1190...2000).contains(tune.sound.length))
      #expect(tune.notes.allSatisfy { $0.length >= 90 && (55...84).contains($0.pitch) })
    }
    expectEqual(Set(tunes.joined().map(\.timbre)).count, 5)
  }

  @Test func theFileIsAWAVFile() throws {
    let tune = tunes[0][0]
    let wav = tune.sound.wav
    func number(_ place: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(wav[place + $1]) << (8 * $1) }
    }
    expectEqual(String(decoding: wav[0..<4] + wav[8..<16], as: UTF8.self), "RIFFWAVEfmt ")
    expectEqual([number(20, 2), number(22, 2), number(34, 2)], [1, 1, 16])
    expectEqual([number(24, 4), number(28, 4), number(32, 2)], [22_050, 44_100, 2])
    expectEqual([number(4, 4) + 8, number(40, 4) + 44], [wav.count, wav.count])
    expectEqual(number(40, 4), tune.notes.reduce(0) { $0 + 2 * ($1.length * 22_050 / 1000) })
  }

  @Test func noSampleIsClipped() throws {
    for timbre in Timbre.allCases {
      let tune = try #require(tunes.joined().first { $0.timbre == timbre })
      let loudest = tune.samples.map(abs).max() ?? 0
      #expect(abs(loudest - timbre.peak) < 1e-9 && timbre.peak < 0.9)
      #expect(abs(tune.samples.first ?? 1) < 0.01 && abs(tune.samples.last ?? 1) < 0.01)
    }
  }

  /// Measured by the delay after which the sound is most like itself.
  @Test(arguments: Timbre.allCases)
  func everyNoteHasItsPitch(timbre: Timbre) throws {
    for tune in tunes.joined().filter({ $0.timbre == timbre }).prefix(4) {
      var (samples, notes) = (tune.samples[...], tune.notes)
      while !notes.isEmpty {
        let note = notes.removeFirst()
        let count = note.length * Tune.rate / 1000
        let sound = Array(
          samples.prefix(count)[(samples.startIndex + count / 6)...].prefix(count / 2))
        samples = samples.dropFirst(count)
        let wanted = Double(Tune.rate) / note.frequency
        #expect(abs(period(of: sound, around: wanted) / wanted - 1) < 0.01, "\(timbre) \(note)")
      }
    }
  }

  /// Returns the period of a sound in samples, at most a third off from another one.
  private func period(of sound: [Double], around wanted: Double) -> Double {
    func likeness(_ delay: Int) -> Double {
      sound.withUnsafeBufferPointer { sound in
        var (sum, index) = (0.0, delay)
        // A loop over a range takes ten times as long without optimization.
        while index < sound.count {
          sum += sound[index] * sound[index - delay]
          index += 1
        }
        return sum / Double(sound.count - delay)
      }
    }
    let delays = Int(wanted * 2 / 3)...Int(wanted * 4 / 3)
    let best = delays.max { likeness($0) < likeness($1) } ?? 0
    let (before, peak, after) = (likeness(best - 1), likeness(best), likeness(best + 1))
    return Double(best) + (before - after) / (2 * (before - 2 * peak + after))
  }
}
