import GameCore

extension GuessPosition {
  /// Returns the remaining numbers: a line of tens and units, or words in plain text.
  public func board(_ presentation: Presentation) -> [String] {
    guard phase.isPlaying else { return [] }
    return presentation.isPlain
      ? [words(presentation.language)] : [line(presentation)] + wheels(presentation)
  }

  /// Returns a line of all numbers that is solid at the possible ones.
  private func line(_ presentation: Presentation) -> String {
    let (low, high) = (String(setup.range.low), String(setup.range.high))
    let room = max(5, min(50, presentation.pictureColumns - low.count - high.count - 4))
    let area = Rect(row: 0, column: 0, rows: 1, columns: room)
    let (solid, gone) = presentation.isASCII ? ("#", ".") : ("█", "·")
    let marks = NumberCell.line(of: setup.range.numbers, in: area).map { cell in
      switch left.state(of: left.spokesman(of: cell.numbers)) {
      case .possible: solid
      case .doubtful: "?"
      case .falling, .gone: gone
      }
    }
    return "  \(low) \(marks.joined()) \(high)"
  }

  /// Returns a line of the remaining tens, and below it a line with the units of each ten.
  private func wheels(_ presentation: Presentation) -> [String] {
    let least = max(3, String(remaining.tens.upperBound).count)
    let most = (presentation.pictureColumns - 5) / (least + 2)
    guard most > 2 || left.elided(to: 3, by: 10).count <= most else { return [] }
    func columns(_ count: Int) -> (tens: [String], units: [String]) {
      let tens = left.elided(to: count, by: 10)
      return (
        tens.map { $0.map(String.init) ?? presentation.ellipsis },
        tens.map { $0.map(left.unitsText) ?? presentation.ellipsis }
      )
    }
    let all = columns(most)
    let width = all.units.reduce(least) { max($0, $1.utf8.count) }
    let cells = width == least ? all : columns((presentation.pictureColumns - 5) / (width + 2))
    func line(_ title: Phrase, _ texts: [String]) -> String {
      let columns = texts.map { "  " + $0.padded(to: width) }
      return (title(presentation.language).padded(to: 5) + columns.joined()).trimmedAtEnd
    }
    return [
      line(Phrase(en: "tens", zh: "十位"), cells.tens),
      line(Phrase(en: "units", zh: "个位"), cells.units),
    ]
  }

  private func words(_ say: Language) -> String {
    guard !left.hasDoubtful else { return doubts(say).capitalizedFirst + say(en: ".", zh: "。") }
    let numbers = remaining.text(say)
    return remaining.count > 1
      ? say(en: "\(numbers) are left.", zh: "还剩 \(numbers)。")
      : say(en: "Only \(numbers) is left.", zh: "只剩 \(numbers) 了。")
  }
}

extension NumbersLeft {
  /// Returns the numbers, or with a place of 10 their tens, in at most `limit` items, at least 3. A
  /// nil stands for omitted ones.
  func elided(to limit: Int, by place: Int = 1) -> [Int?] {
    var (items, next) = ([Int?](), Optional(bounds.lowerBound))
    while let number = next, items.count <= limit {
      items.append(number / place)
      next = first(from: (number / place + 1) * place)
    }
    return items.count > limit
      ? items.prefix(limit - 2) + [nil, bounds.upperBound / place] : items
  }

  /// Returns the units of the numbers with some tens.
  func units(for tens: Int) -> [Int] { (0...9).filter { contains(10 * tens + $0) } }

  /// Returns the units of the numbers with some tens as ranges without holes: `0-3,7`.
  fileprivate func unitsText(for tens: Int) -> String {
    func text(_ low: Int, _ high: Int) -> String { low < high ? "\(low)-\(high)" : "\(low)" }
    guard hasDoubtful else {
      // Without a list, whose type would be made at a start.
      let ten = 10 * tens
      return text(max(possible.lowerBound - ten, 0), min(possible.upperBound - 1 - ten, 9))
    }
    return units(for: tens).runs.map { text($0.lowerBound, $0.upperBound) }.joined(separator: ",")
  }
}

extension ClosedRange<Int> {
  /// The middle number, or the lower one of two.
  var middle: Int { Range(self).middle }

  /// The tens of the numbers, from 0 on.
  var tens: ClosedRange<Int> { lowerBound / 10...upperBound / 10 }

  /// Returns the numbers of which one is meant: `56 or 57`, or in other ranges as ``text(_:)``.
  func choice(_ say: Language) -> String {
    count == 2
      ? say(en: "\(lowerBound) or \(upperBound)", zh: "\(lowerBound) 或 \(upperBound)") : text(say)
  }

  func text(_ language: Language) -> String {
    count == 2
      ? language(en: "\(lowerBound) and \(upperBound)", zh: "\(lowerBound) 和 \(upperBound)")
      : count > 1 ? described(in: language) : String(lowerBound)
  }
}

extension [Int] {
  func text(_ language: Language) -> String {
    runs.map { $0.text(language) }.joined(separator: language(en: ", ", zh: "、"))
  }
}
