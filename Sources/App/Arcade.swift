import CommandLine
import GameCore
import Platform
import Screens

/// The program, from its arguments to its exit status.
public enum Arcade {
  /// Runs the command line to its end, restores the terminal, prints any error and exits.
  public static func main() -> Never {
    Descriptor.openClosedStreams()
    let (output, screenRunner) = (Output(.output), ScreenRunner(diagnose: warn))
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
      if Interruption.isRequested { Interruption.reraise() }
    } catch let error as SystemError where error.code == EPIPE {
      // The parent may have ignored the signal, which should end the process as usual.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      status = .unfinished
    } catch {
      status = report(
        error, presentation, isJSON: isJSON, isJSON ? Diagnostics.line : Diagnostics.write)
    }
    exit(status.rawValue)
  }

  /// Returns the words after the program's name. Throws if one is not UTF-8.
  private static func arguments() throws(UserError) -> [String] {
    var words: [String] = []
    while let argument = Arguments.words[words.count + 1] {
      guard let word = String(validatingCString: argument) else {
        throw UserError(
          en: "argument \(words.count + 1) is not valid UTF-8",
          zh: "第 \(words.count + 1) 个参数不是 UTF-8 编码")
      }
      words.append(word)
    }
    return words
  }

  /// True if standard error gets objects, as `--json` is on the line, whatever else is wrong there.
  static func isJSON(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--json" }
  }

  private static var isJSON: Bool { isJSON((try? arguments()) ?? []) }

  /// The presentation of errors and warnings, as the line and the settings ask, however wrong they
  /// are.
  private static var presentation: Presentation {
    var options = PlayOptions()
    options.setGlobalOptions(in: CommandTable.meant(by: (try? arguments()) ?? []))
    return options.presentation(in: .ofProcess { _ in })
  }

  private static func warn(_ message: Phrase) {
    guard isJSON else { return Diagnostics.write(message(presentation.language)) }
    Diagnostics.line(object("warning", message(.en)).text)
  }

  static func object(_ type: String, _ message: String) -> JSONObject {
    [
      "message": .string(message), "protocol": JSONObject.protocolVersion, "type": .string(type),
    ]
  }

  /// Reports an error to the player or in JSON, and returns its exit status.
  static func report(
    _ error: any Error, _ presentation: Presentation, isJSON: Bool = false,
    _ write: (String) -> Void
  ) -> ExitStatus {
    let (user, system) = (error as? UserError, error as? SystemError)
    let phrase = user?.phrase ?? system?.phrase ?? Phrase { _ in "\(error)" }
    let status = user?.status ?? (system == nil ? .unfinished : .unavailable)
    let help = status == .usage ? user?.help ?? "arcade --help" : nil
    guard isJSON else {
      write(phrase(presentation.language))
      if let help { write(presentation(en: "try '\(help)'", zh: "查看帮助：'\(help)'")) }
      return status
    }
    var line = object("error", phrase(.en))
    line["code"] = .string(status.code)
    line["command"] = help.map { .string($0) }
    line["exit"] = .number(Int(status.rawValue))
    write(line.text)
    return status
  }
}
