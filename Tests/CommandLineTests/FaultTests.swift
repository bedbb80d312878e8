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

  @Test(arguments: [
    ("--size 3 paint", "--size belongs after the command, as in 'demo paint --size N'"),
    ("-s3", "--size belongs after the command, as in 'demo paint --size N'"),
    ("--size", "--size belongs after the command, as in 'demo paint --size N'"),
    ("--color always -q paint", "--quiet belongs after the command, as in 'demo paint --quiet'"),
  ])
  func aMisplacedOptionIsPointedToItsPlace(line: String, message: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(Demo.program.misplacedOption(in: words)?.message == message)
  }

  @Test(arguments: ["--zzz paint", "--color", "paint --size 3", "-"])
  func anUnknownOptionIsNotMisplaced(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(Demo.program.misplacedOption(in: words) == nil)
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
