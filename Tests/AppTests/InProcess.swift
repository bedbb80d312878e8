import CommandLine
import Foundation
import Platform
import Play
import Storage
import TestSupport
@testable import App

/// Command lines run in the process of the tests, away from every terminal, in a home of their own.
final class InProcess {
  private let home: URL
  private var output: [UInt8] = []
  private var errors: [String] = []

  /// The exit statuses of the commands.
  private(set) var statuses: [Int32] = []

  init() throws {
    home = try Project.temporaryFolder()
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Runs the commands of a line one after the other; the first reads the input.
  func run(_ line: ShellLine, input: Data = Data()) throws -> Program.Outcome {
    let file = home.appending(path: ".input")
    try input.write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    for command in line.commands {
      statuses.append(run(command, input: Descriptor(handle.fileDescriptor)).rawValue)
    }
    try handle.close()
    // Only the process's own home is shown as `~`.
    let shown = String(decoding: output, as: UTF8.self).replacing(home.path, with: "~")
    return Program.Outcome(
      output: shown,
      error: errors.map { "arcade: \($0)\n" }.joined(), status: statuses.last ?? 0)
  }

  private func run(_ command: ShellLine.Command, input: Descriptor) -> ExitStatus {
    let output = Output { bytes in
      if !command.isSilent { self.output += bytes }
    }
    let diagnose = { message in self.errors.append(message) }
    let screenRunner = ScreenRunner(diagnose: diagnose)
    let context = CommandContext(
      environment: environment(command.environment, warn: screenRunner.warn), input: input,
      output: output, screenRunner: screenRunner, catalog: GameRegistry.catalog)
    do {
      let status = try CommandTable.run(command.words, context)
      try output.flush()
      return status
    } catch {
      try? output.flush()
      return Arcade.report(error, diagnose)
    }
  }

  private func environment(
    _ more: [String: String], warn: @escaping (String) -> Void
  ) -> ProcessEnvironment {
    let variables = Program.environment(home: home, adding: more)
    let variable = { (name: String) in variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    return ProcessEnvironment(
      variable: variable, kept: SavedSettings(SettingsFile(variable: variable), warn: warn),
      now: { .now }, isTerminal: { _ in false }, argument: { _ in nil })
  }
}
