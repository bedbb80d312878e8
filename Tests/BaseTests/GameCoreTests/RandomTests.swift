import Foundation
import TestSupport
import Testing

@testable import GameCore

/// The published vectors and ours, as in Tests/Data/rng_vectors.json.
struct Vectors: Decodable {
  let seeds: [SeedVectors]
  let boundedScripted: [ScriptedVector]
  let textSeedsFnv1a64: [TextSeed]
  let splitmix64: [String: [String]]
  let xoshiroState1234: [String]

  struct SeedVectors: Decodable {
    let seed: String
    let rawHex: [String]
    let raw1000000th: String
    let bounded100: [UInt64]
    let shuffle52: [Int]
    let rawAfterShuffle52: String
    let shuffle36: [Int]
    let boundedOther: [String: Bounded]

    enum CodingKeys: String, CodingKey {
      case seed, bounded100, shuffle52, shuffle36
      case rawHex = "raw_hex"
      case raw1000000th = "raw_1000000th"
      case rawAfterShuffle52 = "raw_after_shuffle52"
      case boundedOther = "bounded_other"
    }
  }

  struct Bounded: Decodable {
    let values: [String]
    let rawDrawsUsed: Int

    enum CodingKeys: String, CodingKey {
      case values
      case rawDrawsUsed = "raw_draws_used"
    }
  }

  struct ScriptedVector: Decodable {
    let bound: String
    let scriptedRaw: [String]
    let result: String
    let rawUsed: Int

    enum CodingKeys: String, CodingKey {
      case bound, result
      case scriptedRaw = "scripted_raw"
      case rawUsed = "raw_used"
    }
  }

  struct TextSeed: Decodable {
    let text: String
    let number: String
    let firstRaw: [String]

    enum CodingKeys: String, CodingKey {
      case text
      case number = "u64"
      case firstRaw = "first_raw"
    }
  }

  enum CodingKeys: String, CodingKey {
    case seeds, splitmix64
    case boundedScripted = "bounded_scripted"
    case textSeedsFnv1a64 = "text_seeds_fnv1a64"
    case xoshiroState1234 = "xoshiro_state_1234"
  }

  static func read() throws -> Vectors {
    let text = try Project.text("Tests/Data/rng_vectors.json")
    return try JSONDecoder().decode(Vectors.self, from: Data(text.utf8))
  }
}

extension UInt64 {
  /// A number of the vectors, in decimal or hexadecimal.
  init(vector: String) throws {
    let hex = vector.hasPrefix("0x")
    self = try #require(UInt64(hex ? String(vector.dropFirst(2)) : vector, radix: hex ? 16 : 10))
  }
}

@Suite struct RandomTests {
  let vectors: Vectors

  init() throws {
    vectors = try Vectors.read()
  }

  @Test func splitMixMatchesThePublishedOutputs() throws {
    expectEqual(vectors.splitmix64.count, 2)
    for (name, outputs) in vectors.splitmix64 {
      var random = SplitMix64(state: try UInt64(vector: String(name.dropFirst("seed_".count))))
      for output in outputs { try expectEqual(random.next(), UInt64(vector: output)) }
    }
  }

  @Test func xoshiroMatchesThePublishedOutputs() throws {
    var random = SeededRandom(seed: 0)
    random.state = (1, 2, 3, 4)
    for output in vectors.xoshiroState1234 {
      try expectEqual(random.next(), UInt64(vector: output))
    }
  }

  @Test func seedsGiveTheirRawDraws() throws {
    #expect(vectors.seeds.count >= 4)
    for vector in vectors.seeds {
      var random = try Seed(vector.seed).random
      for hex in vector.rawHex { try expectEqual(random.next(), UInt64(vector: hex)) }
      for _ in vector.rawHex.count..<999_999 { _ = random.next() }
      try expectEqual(random.next(), UInt64(vector: vector.raw1000000th))
    }
  }

  @Test func boundsAreDrawnAsLemireSays() throws {
    for vector in vectors.seeds {
      var random = try Seed(vector.seed).random
      expectEqual(vector.bounded100.map { _ in random.below(100) }, vector.bounded100)
      for (bound, expected) in vector.boundedOther {
        var counted = Counted(try Seed(vector.seed).random)
        let bound = try UInt64(vector: bound)
        expectEqual(expected.values.map { _ in String(counted.below(bound)) }, expected.values)
        expectEqual(counted.draws, expected.rawDrawsUsed)
      }
    }
  }

  @Test func scriptedDrawsReachTheRetry() throws {
    #expect(vectors.boundedScripted.contains { $0.rawUsed > 2 })
    for vector in vectors.boundedScripted {
      var random = ScriptedRandom(try vector.scriptedRaw.map(UInt64.init(vector:)))
      try expectEqual(random.below(try UInt64(vector: vector.bound)), UInt64(vector: vector.result))
      expectEqual(random.used, vector.rawUsed)
    }
  }

  @Test func shufflesMatch() throws {
    for vector in vectors.seeds {
      var random = try Seed(vector.seed).random
      var deck = Array(0..<52)
      random.shuffle(&deck)
      expectEqual(deck, vector.shuffle52)
      try expectEqual(random.next(), UInt64(vector: vector.rawAfterShuffle52))
      var other = try Seed(vector.seed).random
      var tiles = Array(0..<36)
      other.shuffle(&tiles)
      expectEqual(tiles, vector.shuffle36)
    }
  }

  @Test(arguments: [0, 1])
  func shufflingNothingDrawsNothing(count: Int) {
    var random = ScriptedRandom([])
    var elements = Array(0..<count)
    random.shuffle(&elements)
    expectEqual(elements, Array(0..<count))
  }
}

/// A random source that counts its draws.
private struct Counted: RandomSource {
  private var source: SeededRandom
  private(set) var draws = 0

  init(_ source: SeededRandom) {
    self.source = source
  }

  mutating func next() -> UInt64 {
    draws += 1
    return source.next()
  }
}

@Suite struct SeedTests {
  @Test func textSeedsAreHashed() throws {
    for vector in try Vectors.read().textSeedsFnv1a64 {
      let number = try UInt64(vector: vector.number)
      expectEqual(Seed.fnv1a(vector.text.utf8), number)
      var random = SeededRandom(seed: number)
      for raw in vector.firstRaw { try expectEqual(random.next(), UInt64(vector: raw)) }
    }
    try expectEqual(Seed("swift").number, Seed.fnv1a("swift".utf8))
    try expectEqual(Seed("42").number, 42)
  }

  @Test func digitsThatFitAreTheirNumber() throws {
    try expectEqual(Seed("18446744073709551615").number, .max)
    try expectEqual(Seed("007").number, 7)
    try expectEqual(Seed("007").text, "007")
  }

  @Test(arguments: ["18446744073709551616", "+5", "-5", "٣", " 5", "5 ", "1e3", "0x10"])
  func anythingElseIsText(text: String) throws {
    try expectEqual(Seed(text).number, Seed.fnv1a(text.utf8))
  }

  @Test func anEmptySeedIsAnError() {
    #expect(throws: UserError.self) { try Seed("") }
  }

  @Test func drawnSeedsAreShort() {
    let seeds = (0..<1000).map { _ in Seed.drawn() }
    #expect(seeds.allSatisfy { $0.number < 1_000_000_000 && $0.text == String($0.number) })
    #expect(Set(seeds.map(\.number)).count > 900)
  }
}
