import Platform
import TextUI

public struct Prompter {
  public let presentation: Presentation
  public let output: Output
  public let isInteractive: Bool
  public let isQuiet: Bool

  public init(
    presentation: Presentation, output: Output, isInteractive: Bool, isQuiet: Bool = false
  ) {
    (self.presentation, self.output) = (presentation, output)
    (self.isInteractive, self.isQuiet) = (isInteractive, isQuiet)
  }

  /// Writes a sentence, wrapped to the presentation's width, unless it is quiet.
  public func say(_ sentence: String) throws(SystemError) {
    guard !isQuiet else { return }
    for line in sentence.wrapped(to: presentation.columns) { try output.line(line) }
  }

  /// Writes a row of a drawing, whose colours have no width, unless it is quiet.
  func draw(_ row: String) throws(SystemError) {
    if !isQuiet { try output.line(row) }
  }

  /// Writes a question if the player is a person, and flushes the output before the wait. Calls
  /// `attend` meanwhile, which returns the descriptors of a line to another machine or nil.
  func ask(_ question: String, attend: () -> [Int32]? = { nil }) throws(SystemError) {
    if isInteractive { try output.write("\(question) ") }
    try output.flush()
    while let others = attend(),
      !Descriptor.input.hasInput(beside: others, within: 500), !Interruption.isRequested
    {}
  }

  /// Asks a person a question, and returns the answer, or nil at the end of the input.
  public func line(
    after question: String, _ words: inout WordReader
  ) throws(SystemError) -> String? {
    let line = try words.line { () throws(SystemError) in try ask(question) }
    if line == nil { try endQuestion() }
    return line
  }

  /// Waits for an empty line before a game after its lesson, so that nothing that was meant for the
  /// lesson is a move of the game. Returns false if the player leaves instead.
  public func waitForStart(_ words: inout WordReader) throws(SystemError) -> Bool {
    while true {
      try ask(presentation.toBegin)
      guard let line = try words.line(beforeWaiting: {}), LineCommand(line) != .quit else { break }
      if line.words.isEmpty { return true }
      try say(presentation(en: "Enter begins, back leaves.", zh: "直接回车开始，输入“返回”离开。"))
    }
    try endQuestion()
    return false
  }

  func endQuestion() throws(SystemError) {
    if isInteractive { try output.line() }
  }
}
