import Platform
import TextUI

public struct Prompter {
  public let presentation: Presentation
  public let output: Output

  /// True if the player is a person at a terminal.
  public let isInteractive: Bool

  /// True if the prompter writes no sentences.
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

  /// Writes a question if the player is a person, and flushes the output before the wait.
  func ask(_ question: String) throws(SystemError) {
    if isInteractive { try output.write("\(question) ") }
    try output.flush()
  }

  /// Ends the line of an unanswered question.
  func endQuestion() throws(SystemError) {
    if isInteractive { try output.line() }
  }

  /// Asks whether to play another deal. Calls `attend` meanwhile, which returns the descriptors of
  /// a line to another machine or nil.
  public func wantsAnother(
    _ words: inout WordReader, attend: () -> [Int32]? = { nil }
  ) throws(SystemError) -> Bool {
    words.dropRest()
    return try agrees(
      to: presentation(en: "Play another deal? (y/n)", zh: "再来一局？（y/n）"), &words,
      attend: attend)
  }

  /// Asks until the answer is yes or no. Returns true for yes.
  public func agrees(
    to question: String, _ words: inout WordReader, attend: () -> [Int32]? = { nil }
  ) throws(SystemError) -> Bool {
    while true {
      let word = try words.next { () throws(SystemError) in
        try ask(question)
        while let others = attend(),
          !Descriptor.input.hasInput(beside: others, within: 500), !Interruption.isRequested
        {}
      }
      guard let word = word?.lowercased() else {
        try endQuestion()
        return false
      }
      if ["y", "yes", "是", "好"].contains(word) { return true }
      if ["n", "no", "否", "不"].contains(word) || LineCommand(word) == .quit { return false }
    }
  }
}
