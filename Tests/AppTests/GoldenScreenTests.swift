import Records
import TestSupport
import Testing

/// Screens on file, drawn in process.
@Suite(.oneByOne) struct GoldenScreenTests {
  @Test(arguments: GoldenScreen.names(inProcess: true))
  func theScreenIsAsOnFile(name: String) throws {
    let screen = try GoldenScreen(name)
    let steps = screen.steps.map { ScriptedWindow.Step.keys($0) }
    let process = try InProcess()
    let played = try process.play(
      screen.command, rows: screen.rows, columns: screen.columns, steps)
    try expectOnFile(screen.text(played.shown), at: screen.path)
  }
}
