import TestSupport
import Testing
@testable import CommandLine

@Suite struct ParserTests {
  struct Target {
    var level: Int?
    var name: String?
    var loud = false
    var bold: Bool?
    var brief = false
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
    Option(Flag("loud", short: "x", "loud"), set: { $0.loud = $1 }),
    Option(
      Flag("bold", "bold", excludes: ["name"], isNegatable: true), get: { $0.bold },
      set: { $0.bold = $1 }),
    Option(Flag("brief", short: "b", "brief"), set: { $0.brief = $1 }),
  ]

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  private func request(_ line: String) -> HelpRequest? {
    ParsedLine(words(line), flags: options.map(\.flag)).request
  }

  private func parse(_ line: String) throws -> (target: Target, line: ParsedLine) {
    let line = ParsedLine(words(line), flags: options.map(\.flag))
    if let error = line.error { throw error }
    var target = Target()
    try line.apply(options, to: &target)
    return (target, line)
  }

  @Test(arguments: ["--level 5", "--level=5", "-l5", "-l 5", "-xl5", "-bxl 5", "1 --level 5 2"])
  func valuesAreTakenInEveryForm(line: String) throws {
    try expectEqual(parse(line).target.level, 5)
  }

  @Test func switchesAreGrouped() throws {
    let target = try parse("-xb").target
    #expect(target.loud && target.brief)
  }

  @Test func operandsStandAnywhere() throws {
    try expectEqual(parse("1 --loud 2 -l 3 4").line.operands, ["1", "2", "4"])
    try expectEqual(parse("1 - -- --loud -l").line.operands, ["1", "-", "--loud", "-l"])
    let line = try parse("--level 5 --loud").line
    #expect(line.has("level") && line.has("loud") && !line.has("brief"))
  }

  @Test func theRestOfALineMayStandAfterTheFirstOperand() {
    let line = ParsedLine(words("-x go -b --level 5"), stopsAtOperand: true) { matches in
      options.hasFlag(where: matches)
    }
    expectEqual(line.operands, ["go", "-b", "--level", "5"])
    #expect(line.has("loud") && !line.has("brief") && line.error == nil)
  }

  @Test(arguments: [
    ("-x go -b --level 5", "go", "-x -b --level 5"), ("--level 5 go", "go", "--level 5"),
    ("-- go -b", "go", "-- -b"), ("--level go", nil, "--level go"), ("--zzz go 1", "go", "--zzz 1"),
  ])
  func theFirstOperandIsTakenOut(line: String, operand: String?, others: String) {
    let found = ParsedLine.firstOperand(of: words(line)) { options.hasFlag(where: $0) }
    #expect(found.operand == operand && found.others == words(others))
  }

  @Test(
    arguments: [
      ("--level 5 -l6", 6, nil), ("--level 10 --level 7", 7, nil), ("-x --loud -l 1 -x", 1, nil),
      ("--bold --no-bold", nil, false), ("--no-bold -x --bold", nil, true),
      ("--bold --name ann --no-bold", nil, false), ("--no-bold --name bob", nil, false),
    ] as [(String, Int?, Bool?)])
  func theLastOfAnOptionAndItsNegationWins(line: String, level: Int?, bold: Bool?) throws {
    let target = try parse(line).target
    #expect(target.level == level && target.bold == bold)
  }

  // MARK: Help and version

  @Test(
    arguments: [
      ("--help", .help), ("-h", .shortHelp), ("--version", .version), ("-V", .version),
      ("-xh", .shortHelp), ("-hV", .shortHelp), ("--version --help", .version),
      ("1 2 --help", .help), ("--nonsense --help", .help), ("-z -h", .shortHelp),
      ("--level 10 --help", .help), ("--loud --loud --version", .version),
      ("-l=5 --help", .help), ("--level 5 --name ann --help", .help), ("--loud=1 -V", .version),
    ] as [(String, HelpRequest)])
  func helpAndVersionWinOverAnyFault(line: String, request: HelpRequest) {
    expectEqual(self.request(line), request)
  }

  @Test(arguments: ["--level --help", "-l -h", "-- --help", "1", "--name=--help", "-lh", "-"])
  func aValueOrAnOperandIsNoRequest(line: String) {
    expectEqual(request(line), nil)
  }

  // MARK: Faults

  @Test(arguments: [
    ("--lvel 5", "unknown option '--lvel'; did you mean '--level'?"),
    ("--lev 5", "unknown option '--lev'; did you mean '--level'?"),
    ("--hlep", "unknown option '--hlep'; did you mean '--help'?"),
    ("--zzz", "unknown option '--zzz'"),
    ("-z", "unknown option '-z'"),
    ("-xz", "unknown option '-z'"),
    ("-evel", "unknown option '-e'; did you mean '--level'?"),
    ("--level", "--level requires a value: a whole number from 1 to 9"),
    ("-l", "--level requires a value: a whole number from 1 to 9"),
    ("--level --name ann", "--level requires a value: a whole number from 1 to 9"),
    ("--level=--name ann", "--level takes a whole number from 1 to 9, not '--name'"),
    ("--level=", "--level takes a whole number from 1 to 9, not ''"),
    ("--level 10", "--level takes a whole number from 1 to 9, not '10'"),
    ("-l=5", "-l takes its value without '=': '-l N' or '--level=N'"),
    ("-bl=5", "-l takes its value without '=': '-l N' or '--level=N'"),
    ("-x=1", "-x takes no value"),
    ("--name an", "--name does not take 'an'; did you mean 'ann'?"),
    ("--name zoe", "--name takes ann or bob, not 'zoe'"),
    ("--loud=1", "--loud takes no value"),
    ("--help=1", "--help takes no value"),
    ("--no-loud", "unknown option '--no-loud'; did you mean '--no-bold'?"),
    ("--no-bodl", "unknown option '--no-bodl'; did you mean '--no-bold'?"),
    ("--no-bold=1", "--no-bold takes no value"),
    ("--no-bold --bold --name ann", "--name and --bold cannot be combined"),
    ("--level 5 --name ann", "--name and --level cannot be combined"),
    ("--zzz --level", "unknown option '--zzz'"),
    ("--\u{1b}[2J", "unknown option '--\\u{1b}[2J'"),
  ])
  func faultsAreNamedWithTheirCure(line: String, fault: String) {
    let error = #expect(throws: UserError.self) { try parse(line) }
    expectEqual(error?.message, fault)
  }
}
