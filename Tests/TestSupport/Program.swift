import Foundation
import Platform

/// The built program, run as users run it.
public enum Program {
  /// The folder of `arcade`: that of the path in `ARCADE` if set, else the folder of the tests.
  public static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["ARCADE"] {
      return URL(filePath: path).deletingLastPathComponent()
    }
    return Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?
      .deletingLastPathComponent()
      ?? URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent()
  }()

  /// The outcome of a command.
  public struct Outcome: Sendable {
    /// Standard output.
    public let output: String
    /// Standard error.
    public let error: String
    /// The exit status, or 128 plus the number of the signal that ended it.
    public let status: Int32

    /// Creates an outcome.
    public init(output: String, error: String, status: Int32) {
      (self.output, self.error, self.status) = (output, error, status)
    }
  }

  /// Returns an environment with nothing but `PATH` of the test's own.
  public static func environment(home: URL, adding more: [String: String] = [:]) -> [String: String]
  {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": "\(folder.path):\(path)", "HOME": home.path, "LANG": "C.UTF-8",
      // Nothing of a test leaves the machine.
      "TERM": "xterm-256color", "ARCADE_ITUNES_URL": "http://127.0.0.1:9",
    ].merging(more) { $1 }
  }

  /// Runs a shell command line in which `arcade` is the built program.
  public static func shell(
    _ line: String, input: Data = Data(), environment more: [String: String] = [:],
    with interpreter: [String] = ["/bin/sh", "-c"], home: URL? = nil
  ) throws -> Outcome {
    let ownHome = try home ?? Project.temporaryFolder()
    defer { if home == nil { try? FileManager.default.removeItem(at: ownHome) } }
    let process = Process()
    process.executableURL = URL(filePath: interpreter[0])
    process.arguments = interpreter.dropFirst() + [line]
    process.environment = environment(home: ownHome, adding: more).filter { $0.value != "-" }
    process.currentDirectoryURL = ownHome
    // Unlike pipes, files never make the program wait for the test.
    let inputFile = ownHome.appending(path: ".input")
    try input.write(to: inputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    let (output, error) = (try scratch(ownHome, ".output"), try scratch(ownHome, ".error"))
    process.standardOutput = output
    process.standardError = error
    try process.runUnmasked()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      output: try text(ownHome, ".output"), error: try text(ownHome, ".error"),
      status: process.terminationStatus + (isSignal ? 128 : 0))
  }

  /// Writes a shell script, in a process of its own: one that was written by this process can't be
  /// run while a child of another test, which has inherited the open file, is on its way. A shell
  /// then runs the next program of that name.
  public static func writeScript(
    _ text: String, named name: String, in folder: URL
  ) throws {
    let file = folder.appending(path: name).path
    let outcome = try shell(
      "cat >'\(file)' && chmod 755 '\(file)'", input: Data("#!/bin/sh\n\(text)\n".utf8))
    expectEqual(outcome.status, 0)
  }

  private static func scratch(_ folder: URL, _ name: String) throws -> FileHandle {
    let file = folder.appending(path: name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  private static func text(_ folder: URL, _ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// Returns true if a tool is installed.
  public static func has(_ tool: String) -> Bool {
    (try? shell("command -v \(tool)").status) == 0
  }
}

extension Process {
  /// Runs the process with no signals blocked or ignored. The threads of tests block most signals,
  /// a shell ignores two of them in a job in the background, and a child process inherits that.
  public func runUnmasked() throws {
    for number in [SIGINT, SIGQUIT] { signal(number, SIG_DFL) }
    var (none, previous) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try run()
  }
}
