import Testing
import TestSupport

@Suite struct Smoke {
  @Test func plays() throws {
    let outcome = try Program.shell("arcade guess --seed 42 --quiet 8")
    #expect(outcome.output == "Score: 1 guess\n")
    #expect(outcome.status == 0)
  }
  @Test func asksAtATerminal() throws {
    let home = try Project.temporaryFolder()
    let terminal = try Pseudoterminal("arcade guess --seed 42", home: home)
    #expect(terminal.wait(for: "0 to 99:") != nil)
    terminal.type("50\n")
    #expect(terminal.wait(for: "0 to 49:") != nil)
    terminal.type("\u{4}")
    #expect(terminal.finish() == 1)
  }
}
