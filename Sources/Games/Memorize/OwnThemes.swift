import Fetching
import Flags
import GameCore
import Pairs
import Platform
import Records
import TextUI

/// The list of the player's own faces that a game is played with.
enum OwnList: Equatable, Sendable {
  case file(String)

  /// A kept theme, by its name.
  case kept(String)
}

/// The lists that a player keeps as themes: `faces/NAME.txt` in the folder of the settings.
enum KeptThemes {
  private static func folder(_ variable: (String) -> String?) -> String? {
    BaseFolder.path("XDG_CONFIG_HOME", elseInHome: ".config", variable: variable)
      .map { $0 + "/faces/" }
  }

  /// Returns the path of the list of a theme.
  static func path(_ name: String, variable: (String) -> String?) -> String {
    (folder(variable) ?? "") + name + ending
  }

  private static let ending = ".txt"

  /// The names of the themes, sorted. Reads the folder.
  static var names: [String] {
    let files = folder(Environment.variable).map { File.names(in: $0) } ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      .filter(isName).sorted()
  }

  /// Returns true if a theme may have a name: lower-case letters, digits and dashes, and none of
  /// the built-in names.
  static func isName(_ text: String) -> Bool {
    let signs = Array("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
    return !text.isEmpty && text.utf8.allSatisfy(signs.contains)
      && !Themes.all.contains { $0.name == text }
  }

  /// Returns a theme of a name whose faces aren't read yet, or nil if none is kept.
  static func theme(_ name: String) -> Theme? {
    names.contains(name) ? Theme(name, Phrase(en: name, zh: name), []) : nil
  }

  /// The themes as words to choose from, each with its first faces. The faces of a wrong list are
  /// left out here: loading tells what is wrong.
  static var choices: [Choice] {
    names.map { name in
      Choice(name, Phrase(en: "faces of your own", zh: "自己的图案"), title: Phrase(en: name, zh: name))
      { _ in
        let outside = Outside(
          read: { try File.contents(of: $0) }, variable: Environment.variable, warn: { _ in })
        let list = try? OwnList.kept(name).faces(outside)
        return list.map { Theme(own: $0.faces).preview(0) } ?? Phrase(en: "", zh: "")
      }
    }
  }
}

extension OwnList {
  /// Reads the faces.
  fileprivate func faces(_ outside: Outside) throws -> FaceList<Face> {
    let path = path(variable: outside.variable)
    return try outside.list(path, named: path.shownAsPath)
  }

  fileprivate func path(variable: (String) -> String?) -> String {
    switch self {
    case .file(let path): path
    case .kept(let name): KeptThemes.path(name, variable: variable)
    }
  }
}

extension Memorize {
  public static func load(_ options: inout MemorizeOptions, _ outside: Outside) throws {
    guard let own = options.own, options.theme.faces.isEmpty else { return }
    let list = try own.faces(outside)
    options.theme = Theme(own: list.faces)
    try options.check()
    outside.load(list.pictures(besides: own.path(variable: outside.variable)))
  }
}
