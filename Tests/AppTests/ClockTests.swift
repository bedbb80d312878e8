import TestSupport
import Testing
@testable import Screens

/// The time played, for players who want to see it.
@Suite(.oneByOne) struct ClockTests {
  @Test func itCountsWhatWasPlayed() {
    var clock = PlayClock()
    #expect(clock.text == "0:00" && clock.nextTick(after: 7000) == 8000)
    clock.run(to: 7000, isPlayed: true)
    #expect(clock.text == "0:00" && clock.nextTick(after: 7000) == 8000)
    for second in 8...612 { clock.run(to: 1000 * second, isPlayed: true) }
    expectEqual(clock.text, "10:05")
    clock.run(to: 700_000, isPlayed: false)
    expectEqual(clock.text, "10:05")
  }

  @Test func asSuspendedItStands() {
    var clock = PlayClock()
    clock.run(to: 0, isPlayed: true)
    clock.run(to: 3_600_000, isPlayed: true)
    expectEqual(clock.text, "0:01")
  }

  @Test func itTicksOnTheBoardAlone() throws {
    let played = try InProcess().play(
      "arcade memorize --seed 42 --clock", ["", .wait(5000), "?", .wait(60_000), "Escape"])
    #expect(played.shows("0:01", after: 0) && played.shows("0:06", after: 1))
    // A page of keys stops it.
    #expect(played.shows("0:09", after: 4))
    #expect(played.sent[1] <= 5 * 40)
  }

  @Test func nobodySeesItUnasked() throws {
    #expect(try !InProcess().play("arcade memorize --seed 42", [""]).shows("0:0", after: 0))
  }
}
