extension [String] {
  /// Returns the texts in one, with a separator between them.
  ///
  /// The method of the standard library looks up types at run time, which takes a tenth of the
  /// instructions of a short game.
  public func joined(separator: String = "") -> String {
    var text = ""
    for (index, part) in enumerated() { text += (index == 0 ? "" : separator) + part }
    return text
  }
}

extension String {
  // Appending a part of a text would look up types at run time.
  public var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
  public var loweredFirst: String { prefix(1).lowercased() + String(dropFirst()) }
}

/// Spaces between Chinese characters and Latin letters or digits.
extension String {
  /// The text with a space before it if it begins with a letter or digit of ASCII.
  public var spacedBefore: String { (unicodeScalars.first?.isASCII ?? false ? " " : "") + self }

  /// The text with a space after it if it ends in a letter or digit of ASCII.
  public var spacedAfter: String { self + (unicodeScalars.last?.isASCII ?? false ? " " : "") }

  /// The text with a space at either end that is a letter or digit of ASCII.
  public var spaced: String { spacedBefore.spacedAfter }
}

/// Forms of ASCII that a Chinese input method types.
extension Unicode.Scalar {
  /// The character of ASCII that a full-width one stands for: `5` for `５`, `,` for `，` and `、`;
  /// the character itself if it is another one.
  public var halfWidth: Unicode.Scalar {
    switch self {
    case "！"..."～": Unicode.Scalar(UInt8(value - 0xfee0))
    case "\u{3000}": " "
    case "、": ","
    case "。": "."
    case "“", "”": "\""
    case "‘", "’": "'"
    default: self
    }
  }
}

extension String {
  /// True if all characters are of ASCII.
  public var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// The text with characters of ASCII for full-width ones.
  public var halfWidth: String {
    guard !isASCII else { return self }
    return String(UnicodeScalarView(unicodeScalars.map(\.halfWidth)))
  }

  /// The word of a command line with ASCII dashes for others: `--seed` for `——seed` and `—seed`,
  /// and `=` for a full-width one after a name.
  public var withASCIIDashes: String {
    let name = drop { "-－–—―".contains($0) }
    guard name.startIndex > startIndex, !isASCII else { return self }
    let value = name.drop { $0 != "=" && $0 != "＝" }
    let isShort = name.startIndex == index(after: startIndex) && (hasPrefix("-") || name.count < 2)
    return (isShort ? "-" : "--") + name[..<value.startIndex]
      + (value.isEmpty ? "" : "=") + value.dropFirst()
  }

  /// Returns the candidate that was probably meant, or nil if none: the only one with this prefix,
  /// else the nearest by ``distance(to:)`` with a third of its letters wrong, or of two the last.
  public func nearest(in candidates: [String]) -> String? {
    guard utf8.count <= 64 else { return nil }
    let completions = candidates.filter { !isEmpty && $0.hasPrefix(self) }
    if completions.count == 1 { return completions[0] }
    var nearest: (name: String, distance: Int)?
    for name in candidates {
      let (length, distance) = (name.count, distance(to: name))
      let isNear = distance <= max(1, length / 3) && distance < length
      guard isNear, distance * 2 < length || name.first == first,
        distance < nearest?.distance ?? .max
      else { continue }
      nearest = (name, distance)
    }
    return nearest?.name
  }

  /// Returns a question that suggests the nearest candidate, or nil if none is near.
  public func suggestion(from candidates: [String]) -> Phrase? {
    nearest(in: candidates).map { Phrase(en: "did you mean '\($0)'?", zh: "是不是 '\($0)'？") }
  }

  /// Returns the optimal string alignment distance: the insertions, deletions, substitutions and
  /// swaps of neighbouring characters that lead to the other text. Cost: the product of both
  /// lengths.
  func distance(to other: String) -> Int {
    let (source, target) = (Array(unicodeScalars), Array(other.unicodeScalars))
    var previous: [Int] = []
    var current = Array(0...target.count)
    for row in source.indices {
      let beforePrevious = previous
      previous = current
      current = [row + 1]
      for column in target.indices {
        let isSame = source[row] == target[column]
        var best = Swift.min(
          previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column]
        {
          best = Swift.min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
    }
    return current[target.count]
  }
}
