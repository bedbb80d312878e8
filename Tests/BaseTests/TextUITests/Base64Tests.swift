import TestSupport
import Testing
import TextUI

@Suite struct Base64Tests {
  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func theExamplesOfTheRFC(text: String, encoded: String) {
    expectEqual(Base64.standard.encode(Array(text.utf8)), encoded)
  }

  @Test func theAlphabetsDifferInTwoLetters() {
    expectEqual(Base64.standard.encode([0xfb, 0xff]), "+/8=")
    expectEqual(Base64.urlSafe.encode([0xfb, 0xff]), "-_8")
  }

  @Test func anyBytesAreReadBack() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 37) }
    #expect(
      (0..<9).allSatisfy {
        Base64.urlSafe.decode(Base64.urlSafe.encode(bytes.dropLast($0))) == bytes.dropLast($0)
      })
  }

  @Test(arguments: ["A", "AB=", "AB+", "AAAAA"])
  func anyOtherTextIsRefused(text: String) {
    expectEqual(Base64.urlSafe.decode(text), nil)
  }
}
