/// How a player is spoken to: in which language, with what signs, in how much colour and width.
public struct Presentation: Sendable {
  /// The language of every word.
  public var language: Language

  /// Whether boards and faces are told in words rather than drawn, for ears and for files.
  public var isPlain: Bool

  /// Whether pictures, lines and names keep to ASCII.
  public var isASCII: Bool

  /// Whether colour may be used. Nothing is ever told by colour alone.
  public var isColored: Bool

  /// The terminal's width in columns, at least 1; nil where lines may be of any length.
  public var columns: Int?

  /// The columns that a picture may take: 80 where lines may be of any length.
  public var pictureColumns: Int { columns ?? 80 }

  /// A voice with all its qualities.
  public init(
    language: Language, isPlain: Bool = false, isASCII: Bool = false, isColored: Bool = false,
    columns: Int? = nil
  ) {
    self.language = language
    self.isPlain = isPlain
    self.isASCII = isASCII
    self.isColored = isColored
    self.columns = columns
  }

  /// The voice of the JSON lines: English, in words, without colour.
  public static let untranslated = Presentation(language: .en, isPlain: true)

  /// The voice of a line to share, where no other is asked for.
  public static let shared = Presentation(language: .en)

  /// Returns the text in the presentation's language.
  public func callAsFunction(
    en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String
  ) -> String {
    language(en: english(), zh: chinese())
  }

  /// The ellipsis that this voice may print.
  public var ellipsis: String { isASCII ? "..." : "…" }

  /// A face's text, cut to a width in columns where it is longer.
  public func cut(face text: String, to width: Int) -> String {
    text.cut(to: width, ellipsis: isASCII ? "." : "…")
  }

  /// A name from a catalogue, spelled with ASCII letters where there are no others.
  public func name(_ text: String) -> String {
    isASCII ? text.foldedToASCII : text
  }

  /// What somebody typed, between quotes and with nothing in it that this voice can't print.
  public func quote(_ word: String) -> String {
    isASCII ? word.quoted.escapedToASCII : word.quoted
  }

  /// The text in a style, or unchanged where there is no colour.
  public func paint(_ text: String, _ style: Style) -> String {
    guard isColored, let codes = style.parameters(from: .plain, .sixteen) else { return text }
    return "\u{1b}[\(codes)m\(text)\u{1b}[0m"
  }
}
