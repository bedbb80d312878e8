import Pairs
import Platform
import Records

/// The player's own themes: a list of faces each, `faces/NAME.txt` in the folder of the settings.
enum OwnThemes {
  private static func folder(_ variable: (String) -> String?) -> String? {
    BaseFolder.config.path(variable: variable).map { $0 + "/faces/" }
  }

  /// Returns the path of the list of a theme.
  static func path(
    _ name: String, variable: (String) -> String? = Environment.variable
  ) -> String {
    (folder(variable) ?? "") + name + ending
  }

  private static let ending = ".txt"

  /// The names of the themes, sorted. Reads the folder.
  static var names: [String] {
    let files = folder(Environment.variable).map { File.names(in: $0) } ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      // Nobody may ever write to a pipe.
      .filter { isName($0) && Environment.isRegularFile(path($0)) }.sorted()
  }

  /// Returns true if a theme may have a name: lower-case letters, digits and dashes, and none of
  /// the built-in names.
  static func isName(_ text: String) -> Bool {
    let signs = Array("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
    return !text.isEmpty && text.utf8.allSatisfy(signs.contains)
      && !Themes.all.contains { $0.name == text }
  }

  /// Returns the player's theme of a name with its faces still to be read, or nil if there is none.
  static func theme(_ name: String) -> Theme? {
    names.contains(name) ? Theme(name, Phrase(en: name, zh: name), []) : nil
  }

  /// The themes to choose from, each with its first faces, or with none if its list is wrong. The
  /// error in the list is told when it is loaded.
  static var choices: [Choice] {
    names.map { name in
      Choice(name, Phrase(en: "faces of your own", zh: "自己的图案"), title: Phrase(en: name, zh: name))
      { _ in
        let bytes = (try? File.contents(of: path(name))) ?? []
        let list = try? FaceList<Face>(bytes, at: name)
        return list.map { Theme(own: $0.faces).preview } ?? .empty
      }
    }
  }
}

extension MemorizeOptions {
  public mutating func load(_ outside: Outside) throws(UserError) {
    let own = ownTheme.map { OwnThemes.path($0, variable: outside.variable) }
    guard let path = own ?? faceFile, theme.faces.isEmpty else { return }
    theme = try outside.faces(in: path)
    if pairs == Self().pairs { pairs = min(pairs, theme.faces.count) }
    try check()
  }
}
