import CommandLine
import Platform
import Screens
import TextUI

/// The program: arguments in, exit status out.
public enum Arcade {
  /// Runs the process's command line and ends the process.
  public static func main() -> Never {
    StandardStreams.openClosed()
    exit(run().rawValue)
  }

  /// Runs a command line to its end. Errors are printed on standard error.
  static func run() -> ExitStatus {
    let output = Output(.output)
    do {
      let status = try serve(output)
      try output.flush()
      return status
    } catch let error as SystemError where error.code == EPIPE {
      return endedByClosedPipe()
    } catch {
      let environment = ProcessEnvironment.ofProcess(warn: { _ in })
      let options = PlayOptions(speakingIn: (try? environment.arguments()) ?? [])
      return report(error, options.presentation(in: environment), Diagnostics.write)
    }
  }

  /// Tells a player what went wrong, and returns the exit status for it.
  static func report(
    _ error: any Error, _ presentation: Presentation, _ diagnose: (String) -> Void
  ) -> ExitStatus {
    switch error {
    case let error as CommandFailure:
      diagnose(error.phrase(presentation.language))
      if error.status == .usage {
        let help = ["arcade", error.command, "--help"].compactMap(\.self).joined(separator: " ")
        diagnose(presentation(en: "try '\(help)'", zh: "帮助：'\(help)'"))
      }
      return error.status
    case let error as SystemError:
      diagnose(
        presentation(
          en: "can't \(error.task ?? "continue"): \(error.message)",
          zh: "无法\(error.taskInChinese ?? "继续")：\(error.messageInChinese)"))
      return .unavailable
    default: diagnose("\(error)")
    }
    return .unfinished
  }

  /// Runs a command line, and returns the terminal to the shell.
  private static func serve(_ output: Output) throws -> ExitStatus {
    let screenRunner = ScreenRunner()
    defer { screenRunner.close() }
    let environment = ProcessEnvironment.ofProcess(warn: screenRunner.warn)
    let words = try environment.arguments()
    return try CommandTable.run(
      words,
      CommandContext(
        environment: environment, output: output, screenRunner: screenRunner,
        catalog: GameRegistry.catalog, usesPager: true))
  }

  /// Dies of SIGPIPE, as the process would have if its parent had not ignored the signal.
  private static func endedByClosedPipe() -> ExitStatus {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    return .unfinished
  }
}
