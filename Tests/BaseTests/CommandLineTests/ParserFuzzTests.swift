import GameCore
import Testing

@testable import CommandLine

/// Random words, seeded and bounded, as command lines.
@Suite struct ParserFuzzTests {
  private static let pieces = [
    "-", "--", "=", "--size", "--size=", "-s", "-q", "--quiet", "--color", "--round", "--no-round",
    "--square",
    "5", "99999999999999999999", " ", "\n", "\0", "\u{1b}[", "\u{202e}", "🐶", "e\u{301}", "paint",
    "paper", "always", "--help", "-V",
  ]

  private func word(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<random.below(4) {
      if random.below(6) == 0 {
        text.unicodeScalars.append(Unicode.Scalar(UInt32(random.below(0x11_0000))) ?? "x")
      } else {
        text += Self.pieces[Int(random.below(UInt64(Self.pieces.count)))]
      }
    }
    return text
  }

  @Test func linesNeverTrap() {
    var random = SeededRandom(seed: 2)
    var (good, bad, requests) = (0, 0, 0)
    for _ in 0..<4_000 {
      let words = (0..<random.below(6)).map { _ in word(&random) }
      let line = ParsedLine(words, flags: Demo.paint.allFlags)
      if let fault = line.error {
        bad += 1
        #expect(fault.message.unicodeScalars.allSatisfy { $0.isPrintable })
      } else {
        good += 1
        #expect(line.request != nil || line.operands.count <= words.count)
      }
      if line.request != nil { requests += 1 }
      let typed = "demo " + words.joined(separator: " ")
      _ = CompletionEngine(Demo.program).completion(of: typed).lines(for: .fish, replacing: nil)
    }
    #expect(good > 1000 && bad > 1000 && requests > 100)
  }
}
