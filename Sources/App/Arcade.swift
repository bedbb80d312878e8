import CommandLine
import Platform
import Screens

/// The program, from its arguments to its exit status.
public enum Arcade {
  /// Runs the command line to its end, restores the terminal, prints any error and exits.
  public static func main() -> Never {
    Descriptor.openClosedStreams()
    let (output, screenRunner) = (Output(.output), ScreenRunner())
    let environment = ProcessEnvironment.ofProcess(warn: screenRunner.warn)
    var status: ExitStatus
    do {
      let context = CommandContext(
        environment: environment, output: output, screenRunner: screenRunner, usesPager: true)
      do {
        defer { screenRunner.close() }
        status = try CommandTable.run(arguments(), context)
      }
      try output.flush()
    } catch let error as SystemError where error.code == EPIPE {
      // The parent may have ignored the signal, which should end the process as usual.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      status = .unfinished
    } catch {
      let environment = ProcessEnvironment.ofProcess(warn: { _ in })
      var options = PlayOptions()
      options.setGlobalOptions(in: (try? arguments()) ?? [])
      status = report(error, options.presentation(in: environment), Diagnostics.write)
    }
    exit(status.rawValue)
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
