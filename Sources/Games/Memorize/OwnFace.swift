import GameCore
import Pairs

/// Faces of the player's own. Their text form is an emoji, a name after `=`, or both: `🐉=Smaug`.
extension Face {
  /// Reads a face that a player writes in a deal: a text form, or words. Throws for words that are
  /// nearly the name of a built-in face.
  public init(written text: String) throws(UserError) {
    if let mark = text.unicodeScalars.firstIndex(of: "=") {
      let name = try Self.words(String(text.unicodeScalars[mark...].dropFirst()))
      let before = String(text.unicodeScalars[..<mark])
      let emoji = Self.emoji(before)
      guard emoji != nil || before.isEmpty else {
        throw UserError(en: "\(before.quoted) is not an emoji", zh: "\(before.quoted) 不是表情符号")
      }
      self = .own(emoji, name)
    } else if let emoji = Self.emoji(text) {
      self = Themes.face(of: emoji) ?? .own(emoji, "")
    } else if let face = Themes.all.lazy.flatMap(\.faces).first(where: { $0.name == text }) {
      self = face
    } else {
      let words = try Self.words(text)
      let names = Themes.all.flatMap { $0.faces.map(\.name) }
      if let cure = text.suggestion(from: names) {
        throw .unknown(Phrase(en: "face", zh: "图案"), text, cure: cure)
      }
      self = .own(nil, words)
    }
  }

  /// Reads a face from a line of a list, with the name after a tab. A word is shown as a word, even
  /// if a built-in face has it as its name.
  public init(listed text: String, _ name: String?, picture: inout String?) throws(UserError) {
    let isPath =
      text.utf8.contains(UInt8(ascii: "/"))
      || [".jpg", ".jpeg", ".png"].contains(where: text.lowercased().hasSuffix)
    if isPath {
      let file = text.split(separator: "/").last ?? ""
      let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
      picture = text
      try self.init(written: "=" + (name ?? String(stem)))
    } else if Self.emoji(text) != nil {
      try self.init(written: name.map { "\(text)=\($0)" } ?? text)
    } else if name == nil {
      try self.init(written: "=" + text)
    } else {
      throw UserError(
        en: "a name after a tab goes with an emoji or a picture, not with a word",
        zh: "制表符后的名字用于表情或图片，不能用于单词")
    }
  }

  /// Returns the scalar of a text that is a single wide emoji, or nil for any other text.
  private static func emoji(_ text: String) -> Unicode.Scalar? {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      scalar.properties.isEmojiPresentation, scalar.isWhole
    else { return nil }
    return scalar
  }

  /// Returns the words of a text, which blanks or underscores part, with a blank between them.
  /// Throws if a cell can't show one of their characters.
  private static func words(_ text: String) throws(UserError) -> String {
    guard text.unicodeScalars.count <= 64 else {
      throw UserError(en: "a face has at most 64 characters", zh: "图案最多 64 个字符")
    }
    let words = text.split { $0 == " " || $0 == "_" }.joined(separator: " ")
    guard !words.isEmpty else {
      throw UserError(en: "a face is an emoji, a word or a picture", zh: "图案应是表情、单词或图片")
    }
    // Ordinary cells can't show a character that is made of several scalars.
    guard words.count == words.unicodeScalars.count,
      words.unicodeScalars.allSatisfy({ $0 == " " || $0.isWhole })
    else {
      throw UserError(
        en: "\(words.quoted) has characters that can't be shown", zh: "\(words.quoted) 中有无法显示的字符")
    }
    return words
  }
}

extension Unicode.Scalar {
  /// True if the scalar alone is seen in a cell or two.
  fileprivate var isWhole: Bool {
    isPrintable && displayWidth > 0 && !properties.isWhitespace && !properties.isEmojiModifier
      && !properties.isDefaultIgnorableCodePoint && !(0x1f1e6...0x1f1ff).contains(value)
  }
}
