import TestSupport
import Testing

@testable import CommandLine

@Suite struct FaultTests {
  // MARK: Commands

  @Test func anUnknownCommandHasASuggestion() {
    expectEqual(
      Demo.program.unknownCommand("pain").phrase(.en),
      "unknown command 'pain'; did you mean 'paint'?")
    expectEqual(
      Demo.program.unknownCommand("zzz").phrase(.en),
      "unknown command 'zzz'; first: paint; second: find, cut, show, read")
  }

  @Test func namesOfOtherProgramsAreKnown() {
    #expect(
      Demo.program.unknownCommand("Draw").phrase(.en)
        == "unknown command 'Draw'; did you mean 'paint'?")
    #expect(
      Demo.program.unknownCommand("PAINT").phrase(.en)
        == "unknown command 'PAINT'; did you mean 'paint'?")
    #expect(
      Demo.program.misplacedOption("no-color", of: Demo.paint)?.message
        == "unknown option '--no-color'; did you mean '--color never'?")
    let taken = ProgramSpec(
      name: "demo", summary: .empty, noun: .empty, usage: "",
      groups: [(.empty, [Demo.paint, Demo.find])], sharedFlags: [],
      sharedTitle: .empty, sharedHelp: "", examples: [], pointer: .empty,
      otherNames: ["--big": "--size 9"])
    #expect(
      taken.misplacedOption("big", of: Demo.paint)?.message
        == "unknown option '--big'; did you mean '--size 9'?")
    #expect(taken.misplacedOption("big", of: Demo.find) == nil)
  }

  // MARK: Operands

  @Test(arguments: [
    (["papr"], "unknown thing 'papr'; did you mean 'paper'?"),
    (["zzz"], "unknown thing 'zzz'; choose paper or stone"),
    (["paper", "stone"], "unexpected argument 'stone'"),
  ])
  func aWrongOperandIsNamed(operands: [String], message: String) {
    let error = #expect(throws: UserError.self) {
      try Demo.cut.operand.check(operands, of: "cut")
    }
    expectEqual(error?.message, message)
  }

  @Test func anOperandMayBeRequired() throws {
    try Demo.find.operand.check([], of: "find")
    try Demo.find.operand.check(["stone"], of: "find")
    let missing = #expect(throws: UserError.self) {
      try Demo.cut.operand.check([], of: "cut")
    }
    expectEqual(missing?.message, "cut requires a THING: paper or stone")
    expectEqual(missing?.phrase(.zh), "cut 后面要写 THING：paper 或 stone")
    let surplus = #expect(throws: UserError.self) {
      try Operand.none.check(["x", "y"], of: "go")
    }
    expectEqual(surplus?.message, "unexpected argument 'x'")
    try Demo.read.operand.check(["any file"], of: "read")
    try Operand("[WORD ...]").check(["1", "2", "3"], of: "go")
  }
}
