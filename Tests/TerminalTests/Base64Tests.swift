import Foundation
import Testing
@testable import Terminal

@Suite struct Base64Tests {
  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func theExamplesOfTheRFC(text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == encoded)
  }

  @Test func anyBytesAreEncoded() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 37) }
    #expect(Base64.encode(bytes) == Data(bytes).base64EncodedString())
  }
}
