import CommandLine
import Platform
import Records

extension CommandContext {
  /// Returns the outside world for a game, with pictures for a screen.
  func outside(showsPictures: Bool = false) -> Outside {
    Outside(
      read: contents, variable: environment.variable, showsPictures: showsPictures,
      warn: screenRunner.warn)
  }

  /// Returns the bytes of a file, or for `-` of standard input, which must not be a terminal.
  private func contents(of path: String) throws(UserError) -> [UInt8] {
    let isInput = path == "-"
    guard !isInput || !environment.isTerminal(.input) else {
      throw UserError(
        en: "'-' reads a list from standard input, and here that is the terminal",
        zh: "'-' 从标准输入读取列表，而这里的标准输入是终端")
    }
    do throws(SystemError) {
      guard !isInput else { return try input.contents(limit: Outside.limit) }
      let number = open(path, O_RDONLY | O_CLOEXEC)
      guard number >= 0 else { throw .last }
      let file = Descriptor(number)
      defer { file.close() }
      return try file.contents(limit: Outside.limit)
    } catch {
      let file = path.isEmpty ? "''" : path.shownAsPath
      let failure =
        isInput
        ? error.doing("read standard input", zh: "读取标准输入")
        : error.doing("read \(file)", zh: "读取 \(file)")
      throw UserError(failure.phrase, status: .unavailable)
    }
  }
}

extension PlayCommand {
  /// Loads the data that the options name. If a saved choice fails, warns and uses the default.
  func load(_ options: inout G.Options, showsPictures: Bool = false) throws {
    let outside = context.outside(showsPictures: showsPictures)
    do throws(UserError) {
      try options.load(outside)
    } catch {
      var asked = savedChoices(withDeal: false)
      try line.apply(G.Options.table, to: &asked)
      guard !asked.namesSource(), !asked.dealsFromOutside else { throw error }
      try asked.load(outside)
      context.warn(error.phrase)
      options = asked
    }
  }
}
