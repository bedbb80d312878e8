extension String {
  var escapedForRoff: String { escaped(["\\": "\\e", "—": "\\(em"]) }

  /// The text as it is typed: roff would print its straight quotes and dashes as curly quotes and
  /// hyphens.
  var escapedAsTyped: String { escapedForRoff.escaped(["'": "\\(aq", "-": "\\-"]) }

  private func escaped(_ signs: [Character: String]) -> String {
    map { signs[$0] ?? String($0) }.joined()
  }

  /// The word, so that a macro doesn't take it for punctuation after its arguments.
  var guardedAsArgument: String {
    count == 1 && allSatisfy(".,:;?!()[]|".contains) ? "\\&" + self : self
  }

  /// The line, so that it doesn't begin as a request does.
  var guardedAtStart: String {
    hasPrefix(".") || hasPrefix("'") ? "\\&" + self : self
  }

  /// Returns the text as a sentence: with a capital at its start and a full stop at its end.
  func sentence(_ language: Language) -> String {
    let stop = language(en: ".", zh: "。")
    return capitalizedFirst + (hasSuffix(stop) ? "" : stop)
  }
}
