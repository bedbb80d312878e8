import Foundation
import Platform
import Records
import Screens
import TestSupport

@testable import App

/// Command lines run in the process of the tests, as in a script without input. A process for each
/// takes much longer.
enum OwnProcess {
  /// Runs a command line without the program's name, and returns its exit status.
  static func status(of words: [String], home: URL) throws -> Int32 {
    let input = try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
    defer { try? input.close() }
    let variables = Program.environment(home: home)
    let variable = { (name: String) in variables[name] }
    let screenRunner = ScreenRunner(diagnose: { _ in }, clock: { 0 })
    defer { screenRunner.close() }
    let environment = ProcessEnvironment(
      variable: variable, saved: SavedSettings(SettingsFile(variable: variable)) { _ in },
      now: { .now }, isTerminal: { _ in false }, argument: { _ in nil })
    let context = CommandContext(
      environment: environment, input: Descriptor(input.fileDescriptor), output: Output { _ in },
      screenRunner: screenRunner, catalog: GameRegistry.catalog)
    do {
      return try CommandTable.run(words, context).rawValue
    } catch {
      return Arcade.report(error) { _ in }.rawValue
    }
  }
}
