import TextUI

/// A JSON object, written on one line with its keys sorted. If a key is set twice, the later value
/// counts.
public struct JSONObject: ExpressibleByDictionaryLiteral, Equatable, Sendable {
  /// The version of the lines that programs read: in the first line of a game, and in every line
  /// of other commands.
  public static var protocolVersion: JSONValue { .number(1) }

  fileprivate private(set) var fields: [(String, JSONValue)] = []

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    fields.reserveCapacity(elements.count)
    for (key, value) in elements { self[key] = value }
  }

  /// The value of a key, or nil if there is none.
  public subscript(key: String) -> JSONValue? {
    get { fields.first { $0.0 == key }?.1 }
    set {
      // Most objects are made with their keys in order.
      let place = (fields.lastIndex { $0.0 < key } ?? -1) + 1
      if place < fields.count, fields[place].0 == key { fields.remove(at: place) }
      guard let newValue else { return }
      if place == fields.count {
        fields.append((key, newValue))
      } else {
        fields.insert((key, newValue), at: place)
      }
    }
  }

  /// The keys in order.
  public var keys: [String] { fields.map(\.0) }

  /// Returns this object with the fields of another, which replace its own.
  public func merging(_ other: JSONObject) -> JSONObject {
    var result = self
    for (key, value) in other.fields { result[key] = value }
    return result
  }

  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.fields.elementsEqual(right.fields) { $0 == $1 }
  }

  /// The object as one line, without the line end.
  public var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}

public enum JSONValue: Equatable, Sendable, ExpressibleByStringLiteral {
  case string(String)
  case number(Int)
  case decimal(Double)
  case bool(Bool)
  case object(JSONObject)
  case list([JSONValue])
  case null

  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

/// A line of JSON under construction, as UTF-8: bytes are appended several times faster than
/// strings.
private struct JSONWriter {
  private var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(256)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ object: JSONObject) {
    sign("{")
    for (index, (key, value)) in object.fields.enumerated() {
      if index > 0 { sign(",") }
      write(key)
      sign(":")
      write(value)
    }
    sign("}")
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .string(let string): write(string)
    case .number(let number): append(String(number))
    case .decimal(let number): append(number.shortest)
    case .bool(let bool): append(bool ? "true" : "false")
    case .null: append("null")
    case .object(let object): write(object)
    case .list(let values):
      sign("[")
      for (index, value) in values.enumerated() {
        if index > 0 { sign(",") }
        write(value)
      }
      sign("]")
    }
  }

  private mutating func write(_ string: String) {
    sign("\"")
    var copy = string
    copy.withUTF8 { utf8 in
      if utf8.allSatisfy(\.standsInJSON) {
        bytes.append(contentsOf: utf8)
      } else {
        for scalar in string.unicodeScalars { write(scalar) }
      }
    }
    sign("\"")
  }

  /// Adds a scalar, escaped if it is a quote, a backslash or can't be printed (RFC 8259).
  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      sign("\\")
      sign(scalar)
    case "\n": append("\\n")
    case "\t": append("\\t")
    case _ where scalar.isPrintable: bytes.append(contentsOf: scalar.utf8)
    default: for unit in scalar.utf16 { append("\\u" + unit.digits(radix: 16, count: 4)) }
    }
  }

  /// Adds an ASCII character.
  private mutating func sign(_ scalar: Unicode.Scalar) {
    bytes.append(UInt8(ascii: scalar))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}

extension UInt8 {
  /// True if the byte is an ASCII character that needs no escape.
  fileprivate var standsInJSON: Bool {
    (0x20...0x7e).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
