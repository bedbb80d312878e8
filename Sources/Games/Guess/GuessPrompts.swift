import GameCore

/// A prompt that asks for the tens and then for the units, and offers only remaining numbers. Two
/// or more digits as the first answer are a whole guess.
struct WheelPrompt: MovePrompt {
  func help(at position: GuessPosition, _ presentation: Presentation) -> String {
    guard typeableTens(at: position) != nil, position.left.count > 1 else {
      return position.moveHelp(presentation)
    }
    let range = position.remaining.described(in: presentation.language)
    return presentation(
      en: "Type the tens, then the units; or a whole number from \(range), two digits or more.",
      zh: "先输入十位，再输入个位；也可以直接输入 \(range) 之间的整数（至少两位）。")
  }

  func question(
    after answers: [String], at position: GuessPosition, _ presentation: Presentation
  ) -> String {
    if let tens = answers.first.flatMap(WholeNumber.parse) {
      let units = position.left.units(for: tens).text(presentation.language)
      return presentation(en: "Units, \(units):", zh: "个位是几？（\(units)）")
    }
    guard let tens = typeableTens(at: position)?.text(presentation.language) else {
      return position.question(presentation)
    }
    return presentation(en: "Tens, \(tens):", zh: "十位是几？（\(tens)）")
  }

  /// Returns the tens that can be typed with one digit, as longer answers are whole guesses.
  private func typeableTens(at position: GuessPosition) -> [Int]? {
    let tens = (0...9).filter { !position.left.units(for: $0).isEmpty }
    return tens.isEmpty ? nil : tens
  }

  func reading(
    of answers: [String], at position: GuessPosition, _ presentation: Presentation
  ) -> PromptReading<NumberMove> {
    let numbers = answers.compactMap(WholeNumber.parse)
    guard let tens = numbers.first, numbers.count == answers.count else { return .unreadable }
    if numbers.count == 1, answers[0].count > 1 { return .move(NumberMove(tens)) }
    guard let typeable = typeableTens(at: position) else { return .unreadable }
    guard typeable.contains(tens) else {
      let offered = typeable.text(presentation.language)
      return .refused(
        presentation(
          en: "The tens are \(offered), not \(tens).", zh: "十位只有 \(offered)，没有 \(tens)。"))
    }
    guard numbers.count > 1 else { return .partial }
    let (unit, units) = (numbers[1], position.left.units(for: tens))
    guard units.contains(unit) else {
      let offered = units.text(presentation.language)
      return .refused(
        presentation(
          en: "The units are \(offered), not \(unit).", zh: "个位只有 \(offered)，没有 \(unit)。"))
    }
    return .move(NumberMove(tens * 10 + unit))
  }
}

/// A prompt that asks for a number and lists the remaining ones; a long list lacks its middle.
struct ListPrompt: MovePrompt {
  func board(at position: GuessPosition, _ presentation: Presentation) -> [String] {
    guard position.phase.isPlaying else { return [] }
    return position.left.elided(to: 200).map { $0.map(String.init) ?? presentation.ellipsis }
      .joined(separator: " ").wrapped(to: presentation.columns)
  }
}
