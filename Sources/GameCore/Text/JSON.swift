import TextUI

/// A JSON object, written on one line with its keys sorted. If a key is set twice, the later value
/// counts.
public struct JSONObject: ExpressibleByDictionaryLiteral, Equatable, Sendable {
  private var fields: [(key: String, value: JSONValue)] = []

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }

  /// The value of a key, or nil if there is none.
  public subscript(key: String) -> JSONValue? {
    get { fields.first { $0.key == key }?.value }
    set {
      fields.removeAll { $0.key == key }
      guard let newValue else { return }
      fields.insert((key, newValue), at: fields.firstIndex { $0.key > key } ?? fields.endIndex)
    }
  }

  /// The keys in order.
  public var keys: [String] { fields.map(\.key) }

  /// Returns this object with the fields of another, which replace its own.
  public func merging(_ other: JSONObject) -> JSONObject {
    other.fields.reduce(into: self) { result, field in result[field.key] = field.value }
  }

  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.fields.elementsEqual(right.fields) { $0 == $1 }
  }

  /// The object as one line, without the line end.
  public var text: String {
    var result = ""
    write(to: &result)
    return result
  }

  fileprivate func write(to text: inout String) {
    text += "{"
    for (index, field) in fields.enumerated() {
      if index > 0 { text += "," }
      JSONValue.string(field.key).write(to: &text)
      text += ":"
      field.value.write(to: &text)
    }
    text += "}"
  }
}

/// A JSON value.
public enum JSONValue: Equatable, Sendable, ExpressibleByStringLiteral {
  /// A text.
  case string(String)

  /// A whole number.
  case number(Int)

  /// A decimal number.
  case decimal(Double)

  /// A Boolean value.
  case bool(Bool)

  /// A nested object.
  case object(JSONObject)

  /// An array.
  case list([JSONValue])

  public init(stringLiteral value: String) {
    self = .string(value)
  }

  fileprivate func write(to text: inout String) {
    switch self {
    case .string(let string): text += "\"\(string.escapedForJSON)\""
    case .number(let number): text += String(number)
    case .decimal(let number): text += number.shortest
    case .bool(let bool): text += bool ? "true" : "false"
    case .object(let object): object.write(to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    }
  }
}

extension String {
  /// The text with quotes, backslashes and all that can't be printed escaped (RFC 8259).
  fileprivate var escapedForJSON: String {
    guard !unicodeScalars.allSatisfy({ $0.isPrintable && $0 != "\"" && $0 != "\\" }) else {
      return self
    }
    return unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.isPrintable: String(scalar)
      default: UTF16.encode(scalar)?.map(\.escapedForJSON).joined() ?? ""
      }
    }.joined()
  }
}

extension UInt16 {
  fileprivate var escapedForJSON: String {
    "\\u" + digits(radix: 16, count: 4)
  }
}
