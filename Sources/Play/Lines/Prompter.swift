import GameCore
import Platform
import TextUI

/// Says sentences to a player and asks questions, in the player's voice.
public struct Prompter {
  public let presentation: Presentation
  public let output: Output

  /// Whether a person answers at a terminal.
  public let isInteractive: Bool

  /// Creates a prompter.
  public init(presentation: Presentation, output: Output, isInteractive: Bool) {
    self.presentation = presentation
    self.output = output
    self.isInteractive = isInteractive
  }

  /// Says a sentence, in lines as wide as the voice's.
  public func say(_ sentence: String) throws(SystemError) {
    for line in sentence.wrapped(to: presentation.columns) { try output.line(line) }
  }

  /// Asks the next question, of a person only, before the answer is waited for.
  func ask(_ question: String) throws(SystemError) {
    if isInteractive { try output.write("\(question) ") }
    try output.flush()
  }

  /// Ends the line of a question that got no answer.
  func endQuestion() throws(SystemError) {
    if isInteractive { try output.line() }
  }

  /// Asks for another deal until the answer is yes or no.
  public func wantsAnother(_ words: inout WordReader) throws(SystemError) -> Bool {
    words.dropRest()
    while true {
      let word = try words.next { () throws(SystemError) in
        try ask(presentation(en: "Play another deal? (y/n)", zh: "再来一局？（y/n）"))
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
