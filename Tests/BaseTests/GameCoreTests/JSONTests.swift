import GameCore
import TestSupport
import Testing

@Suite struct JSONTests {
  @Test func keysAreSorted() {
    var object: JSONObject = ["b": .number(-1), "a": "x", "c": .bool(true)]
    object["aa"] = .object(["k": .bool(false)])
    object["b"] = .number(2)
    expectEqual(object.text, #"{"a":"x","aa":{"k":false},"b":2,"c":true}"#)
    object["a"] = nil
    expectEqual(object.merging(["c": "z"]).text, #"{"aa":{"k":false},"b":2,"c":"z"}"#)
  }

  @Test func stringsAreEscaped() {
    let object: JSONObject = ["s": .string("\"\\\n\t\u{1b}\u{7f}\u{9b}\u{202e}\u{e0001}é猜🐶/")]
    expectEqual(object.text, #"{"s":"\"\\\n\t\u001b\u007f\u009b\u202e\udb40\udc01é猜🐶/"}"#)
  }
}
