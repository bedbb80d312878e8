import Play
import Simulation
import GameCore
import Platform
import TextUI
import Tiles

/// The program: arguments in, exit status out.
public enum Arcade {
  /// The version that `arcade --version` tells.
  static let version = "0.1.0"

  /// Runs the process's command line and ends the process.
  public static func main() -> Never {
    exit(run().rawValue)
  }

  /// Runs a command line to its end. What goes wrong is told on standard error.
  static func run() -> ExitStatus {
    let output = Output(.output)
    do {
      let status = try serve(output)
      try output.flush()
      return status
    } catch let error as UsageError {
      Diagnostics.write(error.message)
      Diagnostics.write("try '\(error.helpCommand)'")
      return .usage
    } catch let error as CommandFailure {
      Diagnostics.write(error.message)
      return .unfinished
    } catch let error as SystemError where error.code == EPIPE {
      return endedByClosedPipe()
    } catch let error as SystemError {
      Diagnostics.write("can't \(error.task ?? "go on"): \(error.message)")
      return .unfinished
    } catch {
      Diagnostics.write("\(error)")
      return .unfinished
    }
  }

  /// Runs a command line, after which the terminal is the shell's again.
  private static func serve(_ output: Output) throws -> ExitStatus {
    let screenRunner = ScreenRunner()
    defer { screenRunner.close() }
    let environment = ProcessEnvironment.ofProcess(warn: screenRunner.warn)
    let words = try environment.arguments()
    return try CommandTable.run(
      words,
      CommandContext(
        environment: environment, output: output, screenRunner: screenRunner,
        catalog: GameRegistry.catalog))
  }

  /// Dies of SIGPIPE, as the process would have if its parent had not set the signal aside.
  private static func endedByClosedPipe() -> ExitStatus {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    return .unfinished
  }
}

/// What the process tells its parent. The numbers are part of the contract with scripts.
enum ExitStatus: CInt {
  /// The game came to its end, or the command did its work.
  case done = 0

  /// The game was left unfinished, or the output could not be written.
  case unfinished = 1

  /// The command line is wrong.
  case usage = 2
}

/// What is wrong with a command line: a sentence without a capital or a full stop.
struct UsageError: Error, Equatable {
  /// What was wrong and what would be right.
  let message: String

  /// The command whose help tells more; nil for the arcade itself.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  var helpCommand: String {
    (["arcade", command, "--help"] as [String?]).compactMap { $0 }.joined(separator: " ")
  }
}

/// Why a command can't do its work, though its command line is right: the exit status is 1.
struct CommandFailure: Error, Equatable {
  /// What is wrong, without a capital or a full stop.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
