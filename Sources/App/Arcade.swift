import CommandLine
import Platform
import Screens

/// The program, from its arguments to its exit status.
public enum Arcade {
  public static func main() -> Never {
    Descriptor.openClosedStreams()
    exit(run().rawValue)
  }

  /// Runs a command line to its end, restores the terminal and prints any error.
  static func run() -> ExitStatus {
    let (output, screenRunner) = (Output(.output), ScreenRunner())
    let environment = ProcessEnvironment.ofProcess(warn: screenRunner.warn)
    do {
      let context = CommandContext(
        environment: environment, output: output, screenRunner: screenRunner, usesPager: true)
      let status: ExitStatus
      do {
        defer { screenRunner.close() }
        status = try CommandTable.run(arguments(), context)
      }
      try output.flush()
      return status
    } catch let error as SystemError where error.code == EPIPE {
      // The parent may have ignored the signal, which should end the process as usual.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      return .unfinished
    } catch {
      let environment = ProcessEnvironment.ofProcess(warn: { _ in })
      var options = PlayOptions()
      options.setGlobalOptions(in: (try? arguments()) ?? [])
      return report(error, options.presentation(in: environment), Diagnostics.write)
    }
  }

  /// Returns the words after the program's name. Throws if one is not UTF-8.
  private static func arguments() throws(UserError) -> [String] {
    var words: [String] = []
    while let argument = Arguments.words[words.count + 1] {
      guard let word = String(validatingCString: argument) else {
        throw UserError("argument \(words.count + 1) is not valid UTF-8")
      }
      words.append(word)
    }
    return words
  }

  /// Reports an error to the player, and returns its exit status.
  static func report(
    _ error: any Error, _ presentation: Presentation, _ diagnose: (String) -> Void
  ) -> ExitStatus {
    switch error {
    case let error as UserError:
      diagnose(error.phrase(presentation.language))
      if error.status == .usage {
        let help = error.help ?? "arcade --help"
        diagnose(presentation(en: "try '\(help)'", zh: "帮助：'\(help)'"))
      }
      return error.status
    case let error as SystemError:
      diagnose(error.phrase(presentation.language))
      return .unavailable
    default: diagnose("\(error)")
    }
    return .unfinished
  }
}
