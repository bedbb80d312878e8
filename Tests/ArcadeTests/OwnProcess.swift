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
    try run(words, home: home).status
  }

  /// Runs a command line without the program's name, and returns the lines of its output.
  static func output(of words: [String], home: URL) throws -> [String] {
    try run(words, home: home).output.split(separator: "\n").map(String.init)
  }

  private static func run(
    _ words: [String], home: URL
  ) throws -> (status: Int32, output: String) {
    let input = try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
    defer { try? input.close() }
    let variables = Program.environment(home: home)
    let variable = { (name: String) in variables[name] }
    let screenRunner = ScreenRunner(diagnose: { _ in }, clock: { 0 })
    defer { screenRunner.close() }
    let environment = ProcessEnvironment(
      variable: variable, saved: SavedSettings(variable: variable) { _ in },
      now: { .now }, isTerminal: { _ in false })
    var bytes: [UInt8] = []
    let output = Output { bytes += $0 }
    let context = CommandContext(
      environment: environment, input: Descriptor(input.fileDescriptor), output: output,
      screenRunner: screenRunner)
    do {
      let status = try CommandTable.run(words, context).rawValue
      try output.flush()
      return (status, String(decoding: bytes, as: UTF8.self))
    } catch {
      return (Arcade.report(error, .untranslated) { _ in }.rawValue, "")
    }
  }
}
