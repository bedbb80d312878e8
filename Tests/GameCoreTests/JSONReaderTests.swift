import GameCore
import TestSupport
import Testing

@Suite(.oneByOne) struct JSONReaderTests {
  @Test(arguments: [
    "{}", #"{"a":1,"b":"x","c":true,"d":false,"e":-7,"f":{"g":[]},"h":[1,"2",{"i":0.5}]}"#,
    #"{"text":"\"quoted\" \\ \n \t é 中文 🐶 \u0007"}"#,
  ])
  func whatIsWrittenIsRead(line: String) throws {
    #expect(try #require(JSONObject(line)).text == line)
  }

  @Test func blanksAndEscapesAreRead() throws {
    let line = "\t{ \"a\" : [ 1 , 2 ] ,\r\n \"b\" : \"\\u4e2d\\ud83d\\udc36\\/\\b\\f\\r\" } "
    let object = try #require(JSONObject(line))
    #expect(object["a"] == .list([.number(1), .number(2)]))
    #expect(object["b"] == "中🐶/\u{8}\u{c}\r")
    #expect(JSONObject(#"{"a":1e3,"a":2.5}"#)?["a"] == .decimal(2.5))
  }

  @Test(arguments: [
    "", "1", "[]", "null", "{", "}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1}x"#,
    #"{"a":+1}"#,
    #"{a:1}"#, #"{"a":"b}"#, #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\u+123"}"#,
    #"{"a":"\ud83d"}"#, #"{"a":"\udc36\ud83d"}"#, "{\"a\":\"\n\"}", #"{"a":truth}"#, #"{"a":1 2}"#,
    #"{"a":[1,]}"#, #"{"a":1.2.3}"#, #"{"a":--1}"#,
  ])
  func anythingElseIsNot(line: String) {
    #expect(JSONObject(line) == nil)
  }

  @Test func nestingIsBounded() {
    func nested(_ depth: Int) -> String {
      #"{"a":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    #expect(JSONObject(nested(30)) != nil)
    #expect(JSONObject(nested(31)) == nil && JSONObject(nested(1_000_000)) == nil)
  }

  @Test func valuesAreAskedForByType() throws {
    let object = try #require(JSONObject(#"{"a":"x","b":3,"c":{"d":1}}"#))
    #expect(object["a"]?.string == "x" && object["b"]?.number == 3)
    #expect(object["c"]?.object?["d"]?.number == 1)
    #expect(object["a"]?.number == nil && object["b"]?.string == nil && object["b"]?.object == nil)
  }
}
