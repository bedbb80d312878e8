import CommandLine
import Foundation
import Lines
import Platform
import Records
import Screens
import TestSupport
import Testing
@testable import App

/// Command lines run in the process of the tests, in a home of their own: as in a script, or as at
/// a terminal with a window that plays a script.
final class InProcess {
  /// The home folder.
  let home: URL

  /// The window, if the command lines are run at a terminal with one.
  var window: ScriptedWindow?

  /// True if standard input and output seem to be a terminal.
  var isAtTerminal = false

  /// The time to wait for games that other processes play, in milliseconds.
  var patience = 2000

  /// Returns the time, by itself that of a Saturday in November 2026: other days have other deals.
  var clock: () -> Timestamp = { Timestamp(seconds: 1_795_284_300) }

  private var output: [UInt8] = []
  private var errors: [String] = []

  /// The way in which the window was opened.
  private var display: ScreenRunner.DisplayOptions?

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
      statuses.append(run(command, input: Descriptor(handle.fileDescriptor)))
    }
    try handle.close()
    // Only the process's own home is shown as `~`.
    let shown = String(decoding: output, as: UTF8.self).replacing(home.path, with: "~")
    return Program.Outcome(
      output: shown,
      error: errors.map { "\($0)\n" }.joined(), status: statuses.last ?? 0)
  }

  /// Runs a line, which needs no shell, as one of a script.
  func run(_ line: String, input: String = "") throws -> Program.Outcome {
    (output, errors, statuses) = ([], [], [])
    return try run(try #require(ShellLine(line)), input: Data(input.utf8))
  }

  /// Runs a line at a terminal with a window in which a script plays. Returns what was shown after
  /// each step.
  func play(
    _ line: String, rows: Int = 24, columns: Int = 80, _ steps: [ScriptedWindow.Step]
  ) throws -> Played {
    let window = ScriptedWindow(Size(rows: rows, columns: columns), steps)
    (self.window, isAtTerminal, display) = (window, true, nil)
    defer { (self.window, isAtTerminal) = (nil, false) }
    let outcome = try run(line)
    return Played(
      display: display, shown: window.shown, sent: window.sent, frames: window.frames,
      rings: window.rings, copies: window.copies, exitMessage: window.exitMessage, outcome: outcome)
  }

  /// Runs a line and returns its output.
  func output(_ line: String, input: String = "") throws -> String {
    try run(line, input: input).output
  }

  /// Runs a line at a terminal that shows only lines, with lines that are typed there.
  func type(_ line: String, _ input: String) throws -> Program.Outcome {
    isAtTerminal = true
    defer { isAtTerminal = false }
    return try run("TERM=dumb \(line)", input: input)
  }

  /// Returns what plain play tells when lines are typed, each of which is one of the words.
  func plain(_ line: String, _ words: String...) throws -> String {
    try plain(line, words: words)
  }

  func plain(_ line: String, words: [String]) throws -> String {
    try type("arcade \(line) --plain", words.joined(separator: "\n") + "\n").output
  }

  /// The outcome of a line with a window.
  struct Played: CustomTestStringConvertible {
    /// The way in which the window was opened, or nil if it was not.
    let display: ScreenRunner.DisplayOptions?

    /// The lines that were shown after each step.
    let shown: [[String]]

    /// The bytes that each step sent to the terminal.
    let sent: [Int]

    /// Every picture that brought a change.
    let frames: [ScriptedWindow.Frame]

    /// The number of times that the bell rang.
    let rings: Int

    /// The texts that were put on the clipboard.
    let copies: [String]

    /// The line that a signal would have left on the terminal in the end.
    let exitMessage: String?

    /// The output, the errors and the exit status.
    let outcome: Program.Outcome

    var testDescription: String { "\(shown.count) pictures \(outcome.error)" }

    /// Returns whether a text was shown after a step, counted from 0.
    func shows(_ text: String, after step: Int) -> Bool {
      shown.indices.contains(step) && shown[step].contains { $0.contains(text) }
    }
  }

  private func run(_ command: ShellLine.Command, input: Descriptor) -> Int32 {
    let output = Output { bytes in
      if !command.isSilent { self.output += bytes }
    }
    let isJSON = Arcade.isJSON(command.words)
    let write = { line in self.errors.append(isJSON ? line : "arcade: \(line)") }
    let window = window
    let screenRunner = ScreenRunner(
      diagnose: { warning in
        let language = self.presentation(of: command).language
        write(isJSON ? Arcade.object("warning", warning(.en)).text : warning(language))
      },
      clock: { window?.time ?? 0 },
      makeWindow: { display in
        self.display = display
        return window ?? ScriptedWindow(Size(rows: 24, columns: 80), [])
      })
    defer { screenRunner.close() }
    var context = CommandContext(
      environment: environment(command.environment, warn: screenRunner.warn), input: input,
      output: output, screenRunner: screenRunner)
    context.patience = patience
    do {
      let status = try CommandTable.run(command.words, context)
      try output.flush()
      return status.rawValue
    } catch {
      try? output.flush()
      return Arcade.report(error, presentation(of: command), isJSON: isJSON, write).rawValue
    }
  }

  /// The presentation of errors and warnings.
  private func presentation(of command: ShellLine.Command) -> Presentation {
    var options = PlayOptions()
    options.setGlobalOptions(in: command.words)
    return options.presentation(in: environment(command.environment) { _ in })
  }

  private func environment(
    _ more: [String: String], warn: @escaping (Phrase) -> Void
  ) -> ProcessEnvironment {
    let variables = Program.environment(home: home, adding: more)
    let variable = { (name: String) in variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    return ProcessEnvironment(
      variable: variable, saved: SavedSettings(variable: variable, warn: warn),
      now: clock, isTerminal: { _ in self.isAtTerminal })
  }
}
