/// Prose in mdoc(7) with placeholders such as `@options@`, each for text that the program makes.
public struct MdocTemplate {
  private let source: String

  /// Creates a template from the bytes of a file in UTF-8.
  public init(_ file: [UInt8]) {
    source = String(decoding: file, as: UTF8.self)
  }

  /// Returns the prose with the text that `value` returns for the name of each placeholder, all in
  /// ASCII. Where `value` returns nil, the prose stays as it is.
  public func filled(_ value: (_ name: String) -> String?) -> String {
    var text = ""
    var rest = source[...]
    while let start = rest.firstIndex(of: "@") {
      text += rest[..<start]
      rest = rest[start...].dropFirst()
      if let end = rest.firstIndex(of: "@"), let value = value(String(rest[..<end])) {
        text += value
        rest = rest[end...].dropFirst()
        // mdoc allows no blank line.
        if value.isEmpty, text.hasSuffix("\n") { rest = rest.drop { $0 == "\n" } }
      } else {
        text += "@"
      }
    }
    return (text + rest).withASCIIEscapes
  }

  /// Returns the sections of prose without their headings, by their titles in lower case with
  /// hyphens for spaces.
  public static func sections(of prose: String) -> [String: String] {
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

extension Mdoc {
  /// Returns the source that calls make, without the last line end.
  public static func source(_ calls: (inout Mdoc) -> Void) -> String {
    var page = Mdoc()
    calls(&page)
    return page.lines.joined(separator: "\n")
  }
}

extension String {
  /// The text with roff's escapes for scalars that aren't ASCII.
  fileprivate var withASCIIEscapes: String {
    unicodeScalars.map { scalar in
      guard !scalar.isASCII else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)]"
    }.joined()
  }
}
