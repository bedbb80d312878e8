import GameCore
import TestSupport
import Testing

@Suite struct RoundTests {
  private func round(_ choose: (inout SpellOptions) -> Void = { _ in }) throws
    -> TestRound<SpellDeal>
  {
    try TestRound(Spell.self, "abc", choose: choose)
  }

  @Test func eachMoveIsLoggedWithItsEvent() throws {
    var round = try round()
    try expectEqual(round.play("abd fab abc"), ["abd 2", "fab 0", "abc found"])
    expectEqual(round.round.log.map(\.move.description), ["abd", "fab", "abc"])
    expectEqual(round.round.log.map(\.event.description), ["abd 2", "fab 0", "abc found"])
    expectEqual(round.position.phase, .won)
  }

  @Test func aRefusedMoveChangesNothing() throws {
    var round = try round { $0.isStrict = true }
    try round.play("abd")
    #expect(throws: SpellRefusal.length(2)) { try round.play("ab") }
    #expect(throws: SpellRefusal.repeated) { try round.play("abd") }
    #expect(round.turns == 1 && round.score == 1)
    expectEqual(round.position.guesses.map(\.description), ["abd 2"])
    try round.play("abc")
    #expect(throws: SpellRefusal.ended) { try round.play("abe") }
    expectEqual(round.turns, 2)
  }

  @Test func movesBelongToTheSeatWhoseTurnItIs() throws {
    var round = try round { $0.seats = 2 }
    expectEqual(round.position.phase, .turn(.first))
    try round.play("aaa")
    expectEqual(round.position.phase, .turn(Seat(1)))
    try round.play("bbb abc")
    expectEqual(round.round.log.map(\.seat.number), [1, 2, 1])
    expectEqual(round.position.score(of: .first), 2)
    expectEqual(round.position.score(of: Seat(1)), 1)
    expectEqual(round.position.phase.seat, nil)
  }

  // MARK: Phases

  @Test func phasesHaveTheStatusesOfRecords() {
    let phases: [Phase] = [.turn(.first), .turn(Seat(1)), .won, .lost, .over]
    #expect(phases.map(\.status) == ["unfinished", "unfinished", "won", "lost", "over"])
    #expect(phases.map(\.isPlaying) == [true, true, false, false, false])
    #expect(phases.map(\.seat?.index) == [0, 1, nil, nil, nil])
    #expect(Seat.first.number == 1)
  }
}
