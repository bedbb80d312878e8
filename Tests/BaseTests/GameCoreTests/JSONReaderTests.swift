import GameCore
import TestSupport
import Testing

@Suite(.oneByOne) struct JSONReaderTests {
  @Test(arguments: [
    "{}", #"{"a":1,"b":"x","c":true,"d":false,"e":-7,"f":{"g":[]},"h":[1,"2",{"i":0.5}],"j":null}"#,
    #"{"text":"\"quoted\" \\ \n \t é 中文 🐶 \u0007"}"#,
  ])
  func whatIsWrittenIsRead(line: String) throws {
    try expectEqual(#require(JSONObject(line)).text, line)
  }

  @Test func blanksAndEscapesAreRead() throws {
    let line = "\t{ \"a\" : [ 1 , 2 ] ,\r\n \"b\" : \"\\u4e2d\\ud83d\\udc36\\/\\b\\f\\r\" } "
    let object = try #require(JSONObject(line))
    expectEqual(object["a"], .list([.number(1), .number(2)]))
    expectEqual(object["b"], "中🐶/\u{8}\u{c}\r")
    expectEqual(JSONObject(#"{"a":1e3,"a":2.5}"#)?["a"], .decimal(2.5))
  }

  @Test(arguments: [
    "", "1", "[]", "null", "{", "}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1}x"#,
    #"{"a":+1}"#,
    #"{a:1}"#, #"{"a":"b}"#, #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\u+123"}"#,
    #"{"a":"\ud83d"}"#, #"{"a":"\udc36\ud83d"}"#, "{\"a\":\"\n\"}", #"{"a":truth}"#, #"{"a":nul}"#,
    #"{"a":1 2}"#,
    #"{"a":[1,]}"#, #"{"a":1.2.3}"#, #"{"a":--1}"#, #"{"a":1e999}"#,
  ])
  func anythingElseIsNot(line: String) {
    expectEqual(JSONObject(line), nil)
  }

  @Test func nestingIsBounded() {
    func nested(_ depth: Int) -> String {
      #"{"a":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    #expect(JSONObject(nested(30)) != nil)
    #expect(JSONObject(nested(31)) == nil && JSONObject(nested(1_000_000)) == nil)
  }

  @Test func manyKeysTakeNoLonger() throws {
    let keys = (0..<100_000).map { String(900_000 - $0) }
    let start = ContinuousClock.now
    let object = JSONObject("{" + keys.map { #""\#($0)":1"# }.joined(separator: ",") + "}")
    #expect(object?.keys == keys.reversed())
    // Putting each in its place took minutes.
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func valuesAreAskedForByType() throws {
    let object = try #require(JSONObject(#"{"a":"x","b":3,"c":{"d":1}}"#))
    #expect(object["a"]?.string == "x" && object["b"]?.number == 3)
    expectEqual(object["c"]?.object?["d"]?.number, 1)
    #expect(JSONObject(#"{"a":[1]}"#)?["a"]?.list == [.number(1)] && object["a"]?.list == nil)
    #expect(object["a"]?.number == nil && object["b"]?.string == nil && object["b"]?.object == nil)
  }

  /// A line of JSON with bytes changed, cut and repeated at random is read or refused, and what is
  /// read is written in a form that is read alike.
  @Test func damagedLinesAreReadOrRefused() throws {
    let line = #"{"a":[1,-2.5e3,null,true],"b":{"c":"\u4e2d\ud83d\udc36 \" é"},"d":"x — y"}"#
    var random = SeededRandom(seed: 23)
    for _ in 0..<20_000 {
      var bytes = Array(line.utf8)
      for _ in 0...random.below(3) {
        let place = Int(random.below(UInt64(bytes.count)))
        switch random.below(4) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 3))
        case 2: bytes.insert(contentsOf: Array(#"[{"\u:,"#.utf8), at: place)
        default: bytes += bytes[place...]
        }
        if bytes.isEmpty { bytes = [0x7b] }
      }
      guard let object = JSONObject(String(decoding: bytes, as: UTF8.self)) else { continue }
      expectEqual(JSONObject(object.text)?.text, object.text)
    }
  }
}
