import CommandLine
import Flags
import GameCore
import Platform
import Records

extension CommandContext {
  /// Returns the outside world for a game, which has use for pictures on a screen.
  func outside(showsPictures: Bool = false) -> Outside {
    Outside(
      read: contents, variable: environment.variable, showsPictures: showsPictures,
      warn: screenRunner.warn)
  }

  /// Returns the bytes of a file, or at `-` those of standard input, which must not be a terminal.
  private func contents(of path: String) throws -> [UInt8] {
    guard path != "-" else {
      guard !environment.isTerminal(.input) else {
        throw InvalidInput(
          en: "'-' reads a list from standard input, and here that is the terminal",
          zh: "'-' 从标准输入读取列表，而这里的标准输入是终端")
      }
      return try contents(of: input, "standard input")
    }
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw unreadable(path.shownAsPath, .last) }
    let file = Descriptor(number)
    defer { file.close() }
    return try contents(of: file, path.shownAsPath)
  }

  private func contents(of file: Descriptor, _ name: String) throws(OutsideError) -> [UInt8] {
    do throws(SystemError) {
      return try file.contents(limit: Outside.limit)
    } catch {
      throw unreadable(name, error)
    }
  }

  private func unreadable(_ name: String, _ error: SystemError) -> OutsideError {
    OutsideError("can't read \(name.isEmpty ? "''" : name): \(error.message)")
  }
}

extension PlayCommand {
  /// Takes what options name from outside. A saved choice for which that fails is reported, and the
  /// default takes its place.
  func load(
    _ options: inout G.Options, _ line: ParsedLine, showsPictures: Bool = false
  ) throws {
    do {
      try G.load(&options, context.outside(showsPictures: showsPictures))
    } catch {
      let failure = error as? OutsideError
      var asked = unsavedChoices
      try line.apply(G.Options.table, to: &asked)
      guard !asked.namesSource(), !asked.dealsFromOutside else {
        throw failure.map { CommandFailure($0.message, status: .unavailable) } ?? error
      }
      context.screenRunner.warn(failure?.message ?? (error as? InvalidInput)?.message ?? "")
      options = asked
    }
  }

  /// True if a game of the command line opens on a screen, which shows pictures.
  func opensScreen(_ line: ParsedLine) -> Bool {
    isPerson && context.environment.hasScreen && line.operands.isEmpty && !play.quiet
      && !play.isPlain(in: context.environment)
  }
}
