/// A JSON object, written on one line with sorted keys. If a key is set twice, the later value
/// counts.
public struct JSONObject: ExpressibleByDictionaryLiteral, Equatable, Sendable {
  /// The version in the first line of a game and in every line of other commands.
  public static var protocolVersion: JSONValue { .number(1) }

  fileprivate private(set) var fields: [(String, JSONValue)] = []

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    // Most objects are made with their keys in order.
    if elements.indices.dropFirst().allSatisfy({ elements[$0 - 1].0 < elements[$0].0 }) {
      fields = elements
    } else {
      for (key, value) in elements { self[key] = value }
    }
  }

  public subscript(key: String) -> JSONValue? {
    get { fields.first { $0.0 == key }?.1 }
    set {
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

  /// Creates an object from many fields in any order.
  init(_ fields: [(String, JSONValue)]) {
    // The later one of equal keys comes last, and replaces the other.
    let places = fields.indices.sorted { (fields[$0].0, $0) < (fields[$1].0, $1) }
    for place in places { self[fields[place].0] = fields[place].1 }
  }

  public var keys: [String] { fields.map(\.0) }

  /// Returns this object with another object's fields, which replace equal keys.
  public func merging(_ other: JSONObject) -> JSONObject {
    var result = self
    for (key, value) in other.fields { result[key] = value }
    return result
  }

  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.fields.elementsEqual(right.fields) { $0 == $1 }
  }

  public var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    bytes.write(self)
    return String(decoding: bytes, as: UTF8.self)
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

  public init(stringLiteral value: String) { self = .string(value) }
}

/// Writes JSON as UTF-8, because appending bytes is several times faster than appending strings.
extension [UInt8] {
  fileprivate mutating func write(_ object: JSONObject) {
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
    case .number(let number): append(contentsOf: String(number).utf8)
    case .decimal(let number): append(contentsOf: number.shortest.utf8)
    case .bool(let bool): append(contentsOf: (bool ? "true" : "false").utf8)
    case .null: append(contentsOf: "null".utf8)
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
      let needsEscape = utf8.contains { byte in
        byte < 0x20 || byte > 0x7e || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      }
      if !needsEscape {
        append(contentsOf: utf8)
      } else {
        for scalar in string.unicodeScalars { write(scalar) }
      }
    }
    sign("\"")
  }

  /// Adds a character, escaped if it is a quote, a backslash or unprintable (RFC 8259).
  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      sign("\\")
      sign(scalar)
    case "\n": append(contentsOf: "\\n".utf8)
    case "\t": append(contentsOf: "\\t".utf8)
    case _ where scalar.isPrintable: append(contentsOf: scalar.utf8)
    default:
      for unit in scalar.utf16 {
        append(contentsOf: ("\\u" + unit.digits(radix: 16, count: 4)).utf8)
      }
    }
  }

  private mutating func sign(_ scalar: Unicode.Scalar) { append(UInt8(ascii: scalar)) }
}
