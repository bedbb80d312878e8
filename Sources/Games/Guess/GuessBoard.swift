import GameCore

extension GuessPosition {
  /// Returns the remaining numbers: a line of tens and units, or words in plain text.
  public func board(_ presentation: Presentation) -> [String] {
    guard phase.isPlaying else { return [] }
    return presentation.isPlain
      ? [words(presentation.language)] : [line(presentation)] + wheels(presentation)
  }

  /// Returns a line of all numbers that is solid at the remaining ones.
  private func line(_ presentation: Presentation) -> String {
    let (low, high) = (String(setup.low), String(setup.high))
    let room = max(5, min(50, presentation.pictureColumns - low.count - high.count - 4))
    let area = Rect(row: 0, column: 0, rows: 1, columns: room)
    let (solid, gone) = presentation.isASCII ? ("#", ".") : ("█", "·")
    let marks = NumberCell.line(of: setup.numbers, in: area)
      .map { remaining.overlaps($0.numbers) ? solid : gone }
    return "  \(low) \(marks.joined()) \(high)"
  }

  /// Returns a line of the remaining tens, and below it a line with the units of each ten.
  private func wheels(_ presentation: Presentation) -> [String] {
    let width = max(3, String(remaining.tens.upperBound).count)
    let room = (presentation.pictureColumns - 5) / (width + 2)
    guard room > 2 || remaining.tens.count <= room else { return [] }
    let tens = remaining.tens.elided(to: room)
    func line(_ title: Phrase, _ text: (Int) -> String) -> String {
      let cells = tens.map { "  " + ($0.map(text) ?? presentation.ellipsis).padded(to: width) }
      return (title(presentation.language).padded(to: 5) + cells.joined()).trimmedAtEnd
    }
    return [
      line(Phrase(en: "tens", zh: "十位")) { String($0) },
      line(Phrase(en: "units", zh: "个位")) { tens in
        let units = remaining.units(for: tens)
        return "\(units.lowerBound)" + (units.count > 1 ? "-\(units.upperBound)" : "")
      },
    ]
  }

  private func words(_ say: Language) -> String {
    let (numbers, tens) = (remaining.text(say), remaining.tens)
    guard remaining.count > 1 else {
      return say(en: "Only \(numbers) is left.", zh: "只剩 \(numbers) 了。")
    }
    // Only the first and the last ten may lack units.
    let units = (tens.count > 1 ? [tens.lowerBound, tens.upperBound] : [tens.lowerBound])
      .map { ($0, remaining.units(for: $0)) }.filter { $1.count < 10 }
      .map { tens, units in
        say(en: ", units \(units.text(say)) for \(tens)", zh: "，\(tens) 的个位 \(units.text(say))")
      }
    return say(
      en: "\(numbers) are left: tens \(tens.text(say))\(units.joined()).",
      zh: "还剩 \(numbers)：十位 \(tens.text(say))\(units.joined())。")
  }
}

extension ClosedRange<Int> {
  func text(_ language: Language) -> String {
    count > 1 ? described(in: language) : String(lowerBound)
  }

  /// Returns the numbers in at most `limit` items, at least 3. A nil stands for omitted numbers.
  func elided(to limit: Int) -> [Int?] {
    guard count > limit else { return map { $0 } }
    return prefix(limit - 2).map { $0 } + [nil, upperBound]
  }
}

/// The tens and the units of numbers from 0 on.
extension ClosedRange<Int> {
  var tens: ClosedRange<Int> { lowerBound / 10...upperBound / 10 }

  func units(for tens: Int) -> ClosedRange<Int> {
    Wheel(place: 1, isWhole: false).values(at: tens * 10, in: self)
  }
}
