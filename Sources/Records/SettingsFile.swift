import Platform

/// The player's settings: a text file with a `name value` pair per line. Unknown lines are kept
/// byte for byte.
public struct SettingsFile: Sendable {
  /// The path of the file, which need not exist.
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// Creates the player's settings: `$XDG_CONFIG_HOME/arcade/settings`, else
  /// `~/.config/arcade/settings`, or nil without a home.
  public init?(variable: (String) -> String?) {
    guard let folder = BaseFolder.config.path(variable: variable) else { return nil }
    path = folder + "/settings"
  }

  /// A line that is neither blank nor a comment.
  public struct Entry: Equatable, Sendable {
    /// The number of the line, from 1.
    public let line: Int

    /// The first word, or nil if it is not UTF-8.
    public let name: String?

    /// The rest of the line, or nil if there is none or it is not UTF-8.
    public let value: String?
  }

  /// Returns the entries of the file, if there is one. Lines that begin with `#` are comments.
  public func entries() throws(SystemError) -> [Entry] {
    try Self.lines(File.contents(of: path)).enumerated().compactMap { index, line in
      Self.entry(index + 1, line)
    }
  }

  /// Sets a setting, or removes it if the value is nil. The file is replaced completely or not at
  /// all, and settings that other processes set at the same time are kept.
  public func set(_ name: String, to value: String?) throws(SystemError) {
    try update(name) { _ in value }
  }

  /// Sets a setting as ``set(_:to:)`` does, to what a function makes of its value in the file, and
  /// returns that. No other process changes the value meanwhile.
  @discardableResult
  public func update(
    _ name: String, _ change: (_ value: String?) -> String?
  ) throws(SystemError) -> String? {
    var value = change(nil)
    if value == nil, try !entries().contains(where: { $0.name == name }) { return nil }
    try File.update(path) { bytes in
      var lines = Self.lines(bytes)
      if lines.last?.isEmpty == true { lines.removeLast() }
      let indices = lines.indices.filter { Self.entry(0, lines[$0])?.name == name }
      value = change(indices.first.flatMap { Self.entry(0, lines[$0])?.value })
      if let value {
        let line = Array("\(name) \(value)".utf8)
        if let index = indices.first { lines[index] = line } else { lines.append(line) }
      } else {
        for index in indices.reversed() { lines.remove(at: index) }
      }
      return lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    }
    return value
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
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
