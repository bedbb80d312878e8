import GameCore
import Online
import TestSupport
import Testing

@Suite struct SealTests {
  private static func bits(_ digit: String) throws -> Bits256 {
    try #require(Bits256(String(repeating: digit, count: 64)))
  }

  // Made with Python's hashlib.
  @Test func theSealAndTheSeedAreHashesOfTheSecret() throws {
    let (secret, nonce) = (try Self.bits("1"), try Self.bits("e"))
    expectEqual(
      Seal.text(secret),
      "cfef8ccb058c2efb44240a20748f18387b9c85999578337a92adfe60784216a4")
    expectEqual(
      Seal.text(secret, deal: "1 2 艺术"),
      "84cd4e91b8bab69b7d7a8e1188d311023f58b20a162a248257b9764c78b43e9c")
    expectEqual(Seal.seed(secret, nonce: nonce), Seed(number: 0xe01d04609ac613d5))
  }

  @Test func anOpenedSealTellsTheDealAndItsSeed() throws {
    let (secret, nonce) = (Bits256(), Bits256())
    let line: JSONObject = ["deal": "42", "secret": .string(secret.description), "type": "open"]
    let drawn = try Seal.open(line, seal: Seal.text(secret), nonce: nonce, isGiven: false)
    #expect(drawn.deal == "42" && drawn.seed == Seal.seed(secret, nonce: nonce))
    let seal = Seal.text(secret, deal: "42")
    let given = try Seal.open(line, seal: seal, nonce: nonce, isGiven: true)
    #expect(given.deal == "42" && given.seed == nil)
  }

  @Test(arguments: ["secret", "deal"]) func aSealThatIsNotOpenedIsALie(key: String) {
    let secret = Bits256()
    var line: JSONObject = ["deal": "42", "secret": .string(secret.description)]
    line[key] = .number(1)
    #expect(throws: PlayerFault.seal) {
      try Seal.open(line, seal: Seal.text(secret), nonce: Bits256(), isGiven: false)
    }
  }

  @Test(arguments: [false, true]) func anotherSecretIsALie(isGiven: Bool) {
    let line: JSONObject = ["deal": "42", "secret": .string(Bits256().description)]
    #expect(throws: PlayerFault.seal) {
      try Seal.open(
        line, seal: Seal.text(Bits256(), deal: isGiven ? "42" : nil), nonce: Bits256(),
        isGiven: isGiven)
    }
  }

  @Test func anotherGivenDealIsALie() {
    let secret = Bits256()
    let line: JSONObject = ["deal": "43", "secret": .string(secret.description)]
    #expect(throws: PlayerFault.seal) {
      try Seal.open(line, seal: Seal.text(secret, deal: "42"), nonce: Bits256(), isGiven: true)
    }
  }
}
