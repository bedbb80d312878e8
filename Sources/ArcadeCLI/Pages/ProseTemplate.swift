/// Prose with placeholders such as `@options@`, each for text that the program makes.
struct ProseTemplate {
  private let source: String

  /// Creates a template from the bytes of a file in UTF-8.
  init(_ file: [UInt8]) {
    source = String(decoding: file, as: UTF8.self)
  }

  /// Returns the prose with the text that `value` returns for each placeholder's name. Where it
  /// returns nil, the prose stays as it is.
  func filled(_ value: (_ name: String) -> String?) -> String {
    var text = ""
    var rest = source[...]
    while let start = rest.firstIndex(of: "@") {
      text += rest[..<start]
      rest = rest[start...].dropFirst()
      if let end = rest.firstIndex(of: "@"), let value = value(String(rest[..<end])) {
        text += value
        rest = rest[end...].dropFirst()
        // A line of its own goes with an empty value.
        if value.isEmpty, text.hasSuffix("\n") { rest = rest.drop { $0 == "\n" } }
      } else {
        text += "@"
      }
    }
    return text + rest
  }

  /// Returns the sections of mdoc(7) prose without their headings, by their titles in lower case
  /// with hyphens for spaces.
  static func sections(of prose: String) -> [String: String] {
    var sections: [String: String] = [:]
    var name = ""
    for line in prose.split(separator: "\n") {
      if line.hasPrefix(".Sh ") {
        name = line.dropFirst(4).lowercased().split(separator: " ").joined(separator: "-")
      } else {
        sections[name] = sections[name].map { "\($0)\n\(line)" } ?? String(line)
      }
    }
    return sections
  }
}
