/// The language, character set, colours and width in which text is presented to a player.
public struct Presentation: Sendable {
  public var language: Language

  /// True if boards and tiles are described in words, for screen readers and files.
  public var isPlain: Bool
  public var isASCII: Bool

  /// True if colours are used. Colour never carries information that the text lacks.
  public var isColored: Bool

  /// The terminal's width, at least 1 column; nil if lines may have any length.
  public var columns: Int?

  /// True if pictures are drawn in coloured pixels, two to a cell.
  public var drawsPixels: Bool { isColored && !isASCII }

  /// The width available for pictures: 80 columns if lines may have any length.
  public var pictureColumns: Int { columns ?? 80 }

  public init(
    language: Language, isPlain: Bool = false, isASCII: Bool = false, isColored: Bool = false,
    columns: Int? = nil
  ) {
    (self.language, self.columns) = (language, columns)
    (self.isPlain, self.isASCII, self.isColored) = (isPlain, isASCII, isColored)
  }

  /// The presentation in JSON lines: English, in words, without colours.
  public static let untranslated = Presentation(language: .en, isPlain: true)

  /// The default presentation of a line to share.
  public static let shared = Presentation(language: .en)

  public func callAsFunction(
    en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String
  ) -> String {
    language(en: english(), zh: chinese())
  }

  public var ellipsis: String { isASCII ? "..." : "…" }

  /// Returns a time in hours and minutes, such as `14 h 5 min`.
  public func duration(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    let parts =
      (hours > 0 ? [self(en: "\(hours) h", zh: "\(hours) 小时")] : [])
      + (rest > 0 || hours == 0 ? [self(en: "\(rest) min", zh: "\(rest) 分钟")] : [])
    return parts.joined(separator: " ")
  }

  /// Returns a number of times, such as `×3`.
  public func times(_ count: Int) -> String { (isASCII ? "x" : "×") + String(count) }

  /// Returns the text, cut to a width in columns and ended by an ellipsis if it is longer.
  public func cut(_ text: String, to width: Int) -> String {
    text.cut(to: width, ellipsis: ellipsis)
  }

  /// Returns the first of some texts, the longest first, that fits a width in columns. The last one
  /// is cut if none does.
  public func longest(of texts: [String], in width: Int) -> String {
    texts.first { $0.displayWidth <= width } ?? cut(texts.last ?? "", to: width)
  }

  /// Returns a line of the last facts of a list, as many as fit a width in columns.
  public func line(of facts: [String], in width: Int) -> String {
    let lines = facts.indices.map { Array(facts[$0...]).joined(separator: dot) }
    return longest(of: lines + [""], in: width)
  }

  /// The comma between the items of a list, with the space after it in English.
  public var comma: String { self(en: ", ", zh: "，") }

  /// The space between sentences; empty in Chinese.
  public var gap: String { self(en: " ", zh: "") }

  /// The sign between facts in a line, with spaces around it; in plain text a semicolon.
  public var dot: String { isPlain ? self(en: "; ", zh: "；") : isASCII ? " - " : " · " }

  /// The sign for a missing value.
  public var dash: String { isASCII ? "-" : "–" }

  /// Returns a text, or an empty text if it has emoji and only ASCII is printed.
  public func printable(_ text: String) -> String {
    let hasPictures = text.unicodeScalars.contains(where: \.properties.isEmojiPresentation)
    return isASCII && hasPictures ? "" : text
  }

  /// Returns a tile's text, cut to a width in columns if it is longer.
  public func cut(face text: String, to width: Int) -> String {
    text.cut(to: width, ellipsis: isASCII ? "." : "…")
  }

  /// Returns a name from a catalogue, folded to ASCII if only ASCII is printed.
  public func name(_ text: String) -> String {
    isASCII ? text.foldedToASCII : text
  }

  /// Returns typed text in quotes, with escapes for characters that can't be printed.
  public func quote(_ word: String) -> String {
    let quoted = isASCII ? word.quoted.escapedToASCII : word.quoted
    return language(en: quoted, zh: "“\(quoted.dropFirst().dropLast())”")
  }
}
