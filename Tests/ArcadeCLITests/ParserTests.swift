import GameCore
import Testing
import TextUI
import Tiles
@testable import ArcadeCLI

@Suite struct ParserTests {
  struct Target {
    var level: Int?
    var name: String?
    var loud = false
    var brief = false
    var help = false
  }

  private let options: [Option<Target>] = [
    Option(
      Flag("level", short: "l", value: .init("N", in: 1...9), "the level", excludes: ["name"]),
      parse: WholeNumber.parser(in: 1...9), set: { $0.level = $1 }),
    Option(
      Flag(
        "name", short: "n", value: .init("WHO", oneOf: [Choice("ann", ""), Choice("bob", "")]),
        "the name", excludes: ["level"]),
      parse: { ["ann", "bob"].contains($0) ? $0 : nil }, set: { $0.name = $1 }),
    Option(Flag("loud", short: "x", "loud"), turnOn: { $0.loud = true }),
    Option(Flag("brief", short: "b", "brief"), turnOn: { $0.brief = true }),
    Option(Flag("help", short: "h", "help", isAnswer: true), turnOn: { $0.help = true }),
  ]

  private func parse(_ line: String) throws -> (target: Target, line: ParsedLine) {
    let words = line.split(separator: " ").map(String.init)
    let line = try ParsedLine(words, flags: options.map(\.flag))
    var target = Target()
    try line.apply(options, to: &target)
    return (target, line)
  }

  @Test(arguments: ["--level 5", "--level=5", "-l5", "-l 5", "-xl5", "-bxl 5", "1 --level 5 2"])
  func valuesAreTakenInEveryForm(line: String) throws {
    #expect(try parse(line).target.level == 5)
  }

  @Test func switchesAreGrouped() throws {
    let target = try parse("-xb").target
    #expect(target.loud && target.brief)
  }

  @Test func operandsStandAnywhere() throws {
    #expect(try parse("1 --loud 2 -l 3 4").line.operands == ["1", "2", "4"])
    #expect(try parse("1 - -- --loud -l").line.operands == ["1", "-", "--loud", "-l"])
    let line = try parse("--level 5 --loud").line
    #expect(line.has("level") && line.has("loud") && !line.has("brief"))
  }

  @Test func anAnswerEndsTheReading() throws {
    #expect(try parse("--help --nonsense").target.help)
    #expect(try parse("-hq").target.help)
  }

  @Test(arguments: [
    ("--lvel 5", "there is no option '--lvel' here; did you mean '--level'?"),
    ("--lev 5", "there is no option '--lev' here; did you mean '--level'?"),
    ("--zzz", "there is no option '--zzz' here"),
    ("-z", "there is no option '-z' here"),
    ("-xz", "there is no option '-z' here"),
    ("--level", "--level needs a value: a whole number from 1 to 9"),
    ("-l", "--level needs a value: a whole number from 1 to 9"),
    ("--level=", "--level takes a whole number from 1 to 9, not ''"),
    ("--level 10", "--level takes a whole number from 1 to 9, not '10'"),
    ("--name an", "--name does not take 'an'; did you mean 'ann'?"),
    ("--name zoe", "--name takes ann or bob, not 'zoe'"),
    ("--loud=1", "--loud takes no value"),
    ("--loud -x", "--loud is given twice"),
    ("-l5 --level 6", "--level is given twice"),
    ("--level 5 --name ann", "--name and --level can't go together; give one of them"),
    ("--\u{1b}[2J", "there is no option '--\\u{1b}[2J' here"),
  ])
  func faultsAreNamedWithTheirCure(line: String, fault: String) {
    #expect(throws: InvalidInput(fault)) { try parse(line) }
  }
}
