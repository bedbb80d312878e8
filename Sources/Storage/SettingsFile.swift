import Platform

/// What is kept for the next time, in the configuration folder: a text file with a `name value`
/// pair a line. What the arcade doesn't know in it is left alone, byte for byte.
public struct SettingsFile: Sendable {
  /// Where the file is, or would be.
  public let path: String

  /// The settings at a path.
  public init(path: String) {
    self.path = path
  }

  /// The player's settings: `$XDG_CONFIG_HOME/arcade/settings`, else
  /// `~/.config/arcade/settings`; nil where there is no home.
  public init?(variable: (String) -> String?) {
    guard
      let folder = BaseFolder.path("XDG_CONFIG_HOME", elseInHome: ".config", variable: variable)
    else { return nil }
    path = folder + "/settings"
  }

  /// A line that is neither blank nor a comment.
  public struct Entry: Equatable, Sendable {
    /// The number of the line, the first being 1.
    public let line: Int

    /// The first word; nil where the line is not UTF-8.
    public let name: String?

    /// What stands behind it; nil where nothing does.
    public let value: String?
  }

  /// What the file says, line by line; nothing where there is no file. A line that begins with `#` is
  /// a comment.
  public func entries() throws(SystemError) -> [Entry] {
    try lines().enumerated().compactMap { index, line in Self.entry(index + 1, line) }
  }

  /// Sets a setting, making the folder and the file where they are missing, or with nil takes it out.
  /// The file is replaced as a whole or not at all.
  public func set(_ name: String, to value: String?) throws(SystemError) {
    var lines = try lines()
    if lines.last?.isEmpty == true { lines.removeLast() }
    let places = lines.indices.filter { Self.entry(0, lines[$0])?.name == name }
    if let value {
      let line = Array("\(name) \(value)".utf8)
      if let place = places.first { lines[place] = line } else { lines.append(line) }
    } else {
      guard !places.isEmpty else { return }
      for place in places.reversed() { lines.remove(at: place) }
    }
    try File.makeFolders(for: path)
    try File.replace(path, with: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
  }

  private func lines() throws(SystemError) -> [[UInt8]] {
    try File.contents(of: path)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  private static func entry(_ number: Int, _ line: [UInt8]) -> Entry? {
    func isBlank(_ byte: UInt8) -> Bool { [" ", "\t", "\r"].contains(Unicode.Scalar(byte)) }
    let words = line.split(maxSplits: 1, whereSeparator: isBlank)
    guard let first = words.first, first.first != UInt8(ascii: "#") else { return nil }
    let rest = words.dropFirst().first ?? []
    let value = rest.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return Entry(
      line: number, name: String(validating: Array(first), as: UTF8.self),
      value: value.isEmpty ? nil : String(validating: Array(value), as: UTF8.self))
  }
}
