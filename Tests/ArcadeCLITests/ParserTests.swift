import ArcadeCore
import Testing

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
      sets: \.level, parse: WholeNumber.parser(in: 1...9)),
    Option(
      Flag(
        "name", short: "n", value: .init("WHO", oneOf: [Choice("ann", ""), Choice("bob", "")]),
        "the name", excludes: ["level"]),
      sets: \.name, parse: { ["ann", "bob"].contains($0) ? $0 : nil }),
    Option(Flag("loud", short: "x", "loud"), turnsOn: \.loud),
    Option(Flag("brief", short: "b", "brief"), turnsOn: \.brief),
    Option(Flag("help", short: "h", "help", isAnswer: true), turnsOn: \.help),
  ]

  private func parse(_ line: String) throws -> Parser<Target>.Result {
    try Parser.parse(
      line.split(separator: " ").map(String.init), of: "game", options: options, into: Target())
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
    #expect(try parse("1 --loud 2 -l 3 4").operands == ["1", "2", "4"])
    #expect(try parse("1 - -- --loud -l").operands == ["1", "-", "--loud", "-l"])
    #expect(try parse("--level 5 --loud").given == ["level", "loud"])
  }

  @Test func anAnswerEndsTheReading() throws {
    #expect(try parse("--help --nonsense").target.help)
    #expect(try parse("-hq").target.help)
  }

  @Test(arguments: [
    ("--lvel 5", "there is no option '--lvel' in game; did you mean '--level'?"),
    ("--lev 5", "there is no option '--lev' in game; did you mean '--level'?"),
    ("--zzz", "there is no option '--zzz' in game"),
    ("-z", "there is no option '-z' in game"),
    ("-xz", "there is no option '-z' in game"),
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
    ("--\u{1b}[2J", "there is no option '--\\u{1b}[2J' in game"),
  ])
  func faultsAreNamedWithTheirCure(line: String, fault: String) {
    #expect(throws: UsageError(fault, command: "game")) { try parse(line) }
  }
}
