import GameCore
import TestSupport
import Testing

@Suite struct SHA256Tests {
  // FIPS 180-2, appendix B, and NIST's vectors of one and of no byte.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      """
      abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmno\
      pqrsmnopqrstnopqrstu
      """,
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func theHashIsThatOfTheStandard(text: String, hash: String) {
    expectEqual(Bits256(hashing: Array(text.utf8)).description, hash)
  }

  // Made with Python's hashlib: lengths around which the padding needs a block more. The last one
  // is NIST's, too.
  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
    (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    (1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func theHashOfAnyLengthIsRight(length: Int, hash: String) {
    expectEqual(Bits256(hashing: [UInt8](repeating: 0x61, count: length)).description, hash)
  }

  @Test func bitsAreDrawnAndReadBack() {
    let (one, other) = (Bits256(), Bits256())
    #expect(one != other && one.bytes.count == 32)
    expectEqual(Bits256(one.description), one)
  }

  @Test(arguments: [63, 65, 0])
  func otherTextsAreNoBits(count: Int) {
    expectEqual(Bits256(String(repeating: "a", count: count)), nil)
  }

  @Test(arguments: ["A", "g", " ", "é", "+"])
  func otherSignsAreNoBits(sign: String) {
    expectEqual(Bits256(sign + String(repeating: "a", count: 63)), nil)
    expectEqual(Bits256(sign + String(repeating: "a", count: 64)), nil)
  }
}
