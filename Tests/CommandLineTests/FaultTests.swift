import Flags
import Testing
import TextUI

@testable import CommandLine

@Suite struct FaultTests {
  // MARK: Commands

  @Test func anUnknownCommandHasASuggestion() {
    #expect(
      Demo.program.unknownCommand("pain").message
        == "unknown command 'pain'; did you mean 'paint'?")
    #expect(
      Demo.program.unknownCommand("zzz").message == "unknown command 'zzz'; choose paint")
    #expect(Demo.program.unknownCommand("-").message == "unknown command '-'; choose paint")
  }

  @Test func namesOfOtherProgramsAreKnown() {
    #expect(
      Demo.program.unknownCommand("Draw").message
        == "unknown command 'Draw'; did you mean 'paint'?")
    #expect(
      Demo.program.unknownCommand("PAINT").message
        == "unknown command 'PAINT'; did you mean 'paint'?")
    #expect(
      Demo.program.misplacedOption("no-color", of: Demo.paint, operands: [])?.message
        == "unknown option '--no-color'; did you mean '--color never'?")
    let taken = ProgramSpec(
      name: "demo", summary: "", noun: "command", usage: [],
      groups: [CommandGroup("all", [Demo.paint, Demo.find])], otherNames: ["--big": "--size 9"])
    #expect(
      taken.misplacedOption("big", of: Demo.paint, operands: [])?.message
        == "unknown option '--big'; did you mean '--size 9'?")
    #expect(taken.misplacedOption("big", of: Demo.find, operands: []) == nil)
  }

  @Test func aUsageErrorNamesTheHelp() {
    #expect(UsageError("").helpCommand(of: "demo") == "demo --help")
    #expect(UsageError("", command: "cut paper").helpCommand(of: "demo") == "demo cut paper --help")
  }

  // MARK: Operands

  @Test(arguments: [
    (["papr"], "unknown thing 'papr'; did you mean 'paper'?"),
    (["zzz"], "unknown thing 'zzz'; choose paper or stone"),
    (["paper", "stone"], "unexpected argument 'stone'"),
  ])
  func aWrongOperandIsNamed(operands: [String], message: String) {
    #expect(throws: InvalidInput(message)) {
      try Demo.find.operand.choice(in: operands, of: "find")
    }
  }

  @Test func anOperandMayBeRequired() throws {
    #expect(try Demo.find.operand.choice(in: [], of: "find") == nil)
    #expect(try Demo.find.operand.choice(in: ["stone"], of: "find") == "stone")
    #expect(throws: InvalidInput("cut requires a THING: paper or stone")) {
      try Demo.cut.operand.choice(in: [], of: "cut")
    }
    #expect(throws: InvalidInput("unexpected argument 'x'")) {
      try Operand.none.check(["x", "y"])
    }
    #expect(try Demo.read.operand.choice(in: ["any file"], of: "read") == "any file")
    try Operand.any("[WORD ...]").check(["1", "2", "3"])
  }
}
