import TestSupport
import Testing

@testable import CommandLine

@Suite struct CompletionEngineTests {
  private func words(_ line: String) -> [String] {
    CompletionEngine(Demo.program).completion(of: line).fitting.map(\.name)
  }

  @Test(arguments: [
    ("demo", []), ("demo ", [""]), ("demo a", ["a"]), ("demo a  b ", ["a", "b", ""]),
    ("A=1 demo a", ["a"]), ("demo 'a b' c", ["a b", "c"]), ("demo 'a b", ["a b"]),
    ("demo \"it's\" 'a\\'", ["it's", "a\\"]), ("demo a\\ b", ["a b"]), ("demo a\\", ["a"]),
    ("demo ''", [""]), ("demo a >b c", ["a", "c"]), ("demo 2> b c", ["c"]),
    ("demo a2>b c", ["a2", "c"]), ("demo <b >c 2>&1 d", ["d"]), ("demo '<' b", ["<", "b"]),
  ])
  func aLineIsDividedAsByAShell(line: String, words: [String]) {
    expectEqual(TypedLine(line).words, words)
  }

  @Test func aRedirectionTakesAFile() {
    for line in ["demo > ", "demo <b", "demo a >>b", "demo 2>"] {
      expectEqual(CompletionEngine(Demo.program).completion(of: line).names, .files, "\(line)")
    }
    expectEqual(CompletionEngine(Demo.program).completion(of: "demo >a ").names, .none)
  }

  @Test func optionsAreOfferedThatTheLineCanHave() {
    let everywhere = ["--help", "--version"]
    let paint = ["--size", "--round", "--square", "--color", "--quiet"]
    expectEqual(words("demo --"), ["--color"] + paint.filter { $0 != "--color" } + everywhere)
    expectEqual(words("demo paint --"), paint + everywhere)
    expectEqual(words("demo paint --round --"), ["--size", "--color", "--quiet"] + everywhere)
    expectEqual(words("demo paint -s 1 -q --square --"), ["--color"] + everywhere)
    expectEqual(
      words("demo paint -"),
      ["-s"] + paint.prefix(4) + ["-q", "--quiet", "-h", "--help"]
        + ["-V", "--version"])
    for wrong in ["--size=1 --round --square --", "--nothing --", "--help --", "-- --", "--size "] {
      expectEqual(words("demo paint \(wrong)"), [], "\(wrong)")
    }
  }

  @Test func optionsBeforeTheCommandDecideAboutIt() {
    #expect(words("demo --size 2 ") == ["paint", "cut"] && words("demo --square ") == ["paint"])
    expectEqual(words("demo --color never "), ["paint", "find", "cut", "show", "read"])
    #expect(words("demo --square --s") == ["--size"] && words("demo --square --r") == [])
    expectEqual(words("demo --quiet cut paper --s"), ["--size"])
    #expect(words("demo --quiet find ") == [] && words("demo --color never find s") == ["stone"])
    #expect(words("demo --nothing ") == [] && words("demo --size ") == [])
  }

  @Test func anOperandMayDecide() {
    let everywhere = ["--help", "--version"]
    expectEqual(words("demo cut "), ["paper", "stone"])
    expectEqual(words("demo cut --"), ["--round", "--size", "--color", "--quiet"] + everywhere)
    expectEqual(words("demo cut --size 2 st"), ["stone"])
    expectEqual(
      words("demo cut --size 2 stone --"), ["--round", "--color", "--quiet"] + everywhere)
    #expect(words("demo cut glass --") == [] && words("demo cut paper ") == [])
  }

  @Test func valuesAndOperandsAreListed() {
    expectEqual(words("demo --color=a"), ["--color=always"])
    expectEqual(words("demo paint --color "), ["always", "never"])
    #expect(words("demo show ") == ["last"] && words("demo show last ") == [])
    #expect(words("demo find s") == ["stone"] && words("demo find stone s") == [])
  }

  @Test func aNegatableSwitchIsOfferedTwice() {
    let bold = Flag("bold", "print boldly", isNegatable: true, isGlobal: true)
    let program = ProgramSpec(
      name: "demo", summary: "", noun: "command", usage: "", groups: [],
      sharedFlags: [bold], sharedTitle: "", sharedHelp: "", examples: [], pointer: "")
    let lines = CompletionEngine(program).completion(of: "demo --")
      .lines(for: .bash, replacing: nil)
    expectEqual(lines.prefix(2), ["--bold\tprint boldly", "--no-bold\tundo --bold"])
  }

  @Test(arguments: Shell.allCases)
  func aScriptRunsTheProgram(shell: Shell) {
    let script = shell.script(for: Demo.program)
    #expect(script.contains("made by 'demo completions \(shell.rawValue)'"))
    #expect(script.contains("__complete \(shell.rawValue) --") && !script.contains("arcade"))
  }
}
