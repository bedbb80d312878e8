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

  /// The value of a setting, or nil where the file does not have it or can't be read.
  public func value(of name: String) -> String? {
    guard let lines = try? lines() else { return nil }
    return lines.lazy.compactMap { Self.value(of: name, in: $0) }.first
  }

  /// Sets a setting, making the folder and the file where they are missing. The file is replaced as
  /// a whole or not at all.
  public func set(_ name: String, to value: String) throws(SystemError) {
    var lines = try lines()
    if lines.last?.isEmpty == true { lines.removeLast() }
    let line = Array("\(name) \(value)".utf8)
    if let index = lines.firstIndex(where: { Self.value(of: name, in: $0) != nil }) {
      lines[index] = line
    } else {
      lines.append(line)
    }
    try File.makeFolders(for: path)
    try File.replace(path, with: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
  }

  private func lines() throws(SystemError) -> [[UInt8]] {
    try File.contents(of: path)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  private static func value(of name: String, in line: [UInt8]) -> String? {
    func isBlank(_ byte: UInt8) -> Bool { [" ", "\t", "\r"].contains(Unicode.Scalar(byte)) }
    let words = line.split(maxSplits: 1, whereSeparator: isBlank)
    guard words.count == 2, words[0].elementsEqual(name.utf8) else { return nil }
    let value = words[1].drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return String(validating: Array(value), as: UTF8.self)
  }
}
