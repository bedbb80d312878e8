import GameCore
import TestSupport
import Testing

@testable import Terminal

@Suite struct InputDecoderTests {
  private func decode(_ text: String) -> [Input] {
    var decoder = InputDecoder()
    return decoder.decode(text.utf8) + decoder.flush()
  }

  @Test func charactersAndControlKeys() {
    expectEqual(
      decode("a?世"), [.key(.character("a")), .key(.character("?")), .key(.character("世"))])
    expectEqual(
      decode("\r\n\t\u{7f}\u{8}"), [.enter, .enter, .tab, .backspace, .backspace].map(Input.key))
    expectEqual(decode("\u{c}"), [.key(.control("l"))])
    expectEqual(decode("ｑ？５"), decode("q?5"))
  }

  @Test(arguments: [
    ("[A", Key.up), ("[B", .down), ("[C", .right), ("[D", .left), ("OA", .up), ("OD", .left),
    ("[1;5C", .right), ("[H", .home), ("[F", .end), ("OH", .home), ("[1~", .home), ("[4~", .end),
    ("[7~", .home), ("[8~", .end), ("[5~", .pageUp), ("[6~", .pageDown), ("[Z", .backTab),
    ("OM", .enter),
  ])
  func keysWithSequences(sequence: String, key: Key) {
    expectEqual(decode("\u{1b}" + sequence), [.key(key)])
    expectEqual(
      decode("a\u{1b}\(sequence)b"), [.key(.character("a")), .key(key), .key(.character("b"))])
  }

  @Test func aLoneEscapeIsTheKey() {
    expectEqual(decode("\u{1b}"), [.key(.escape)])
    expectEqual(decode("\u{1b}\u{1b}[A"), [.key(.escape), .key(.up)])
    var decoder = InputDecoder()
    expectEqual(decoder.decode([0x1b]), [])
    #expect(decoder.isWaiting)
    expectEqual(decoder.decode(Array("[A".utf8)), [.key(.up)])
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: [
    ("rgb:ffff/ffff/ffff", true), ("rgb:00/00/00", false), ("rgba:fdfd/f6f6/e3e3/ffff", true),
    ("rgb:1e1e/2020/3030", false),
  ])
  func theBackgroundIsNoKey(answer: String, isLight: Bool) {
    for end in ["\u{7}", "\u{1b}\\"] {
      var decoder = InputDecoder()
      decoder.awaited = [.background]
      let inputs = decoder.decode("a\u{1b}]11;\(answer)\(end)b".utf8)
      expectEqual(inputs, [.key(.character("a")), .key(.character("b"))])
      #expect(decoder.isLight == isLight && decoder.awaited.isEmpty)
    }
  }

  @Test func theBackgroundMayComeInPieces() {
    var decoder = InputDecoder()
    decoder.awaited = [.background]
    for byte in "\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}".utf8 {
      expectEqual(decoder.decode([byte]), [])
      // It is no key, however long the next piece takes.
      expectEqual(decoder.isWaiting, byte == 0x1b && decoder.isWaiting)
    }
    #expect(decoder.decode([0x5c]) == [] && decoder.isLight == true)
  }

  @Test func anAltBracketIsNoAnswer() {
    var decoder = InputDecoder()
    decoder.awaited = [.background]
    expectEqual(decoder.decode("\u{1b}]q".utf8), [.key(.character("q"))])
    expectEqual(decoder.decode("\u{1b}]11;rgb:ff\u{1b}[A".utf8), [.key(.up)])
    #expect(decoder.isLight == nil && !decoder.awaited.isEmpty)
    expectEqual(decode("\u{1b}]1"), [.key(.character("1"))])
  }

  @Test func unknownSequencesAreSkipped() {
    expectEqual(decode("\u{1b}[12;3;4qa"), [.key(.character("a"))])
    expectEqual(decode("\u{1b}[?1;2ca"), [.key(.character("a"))])
    expectEqual(decode("\u{1b}[Ia\u{1b}[O"), [.key(.character("a"))])
    // A key typed with Alt is skipped.
    expectEqual(decode("\u{1b}q"), [])
    expectEqual(decode("\u{1b}[M !!a"), [.key(.character("a"))])
    expectEqual(decode("\u{1b}[3~"), [])
  }

  @Test func mouseReports() {
    expectEqual(decode("\u{1b}[<0;5;3M"), [.click(Point(row: 2, column: 4))])
    expectEqual(decode("\u{1b}[<0;5;3m"), [])
    expectEqual(decode("\u{1b}[<2;5;3M"), [.secondClick(Point(row: 2, column: 4))])
    expectEqual(decode("\u{1b}[<1;5;3M"), [])
    expectEqual(decode("\u{1b}[<64;1;1M"), [.scroll(Point(row: 0, column: 0), by: -1)])
    expectEqual(decode("\u{1b}[<65;1;1M"), [.scroll(Point(row: 0, column: 0), by: 1)])
    expectEqual(decode("\u{1b}[<0;0;0M\u{1b}[<0M\u{1b}[<0;99999999999999999999;1M"), [])
  }

  @Test func pastedTextIsSkipped() {
    expectEqual(
      decode("a\u{1b}[200~qqq\nn\u{1b}[A\u{1b}[201~b"),
      [
        .key(.character("a")), .key(.character("b")),
      ])
    // The Escape key ends a paste whose end was lost.
    var decoder = InputDecoder()
    expectEqual(decoder.decode(Array("\u{1b}[200~q".utf8)), [])
    #expect(!decoder.hasPasted)
    expectEqual(decoder.decode([0x1b]) + decoder.flush(), [])
    // Who has pasted is told that it does nothing.
    #expect(decoder.hasPasted)
    expectEqual(decoder.decode(Array("q".utf8)), [.key(.character("q"))])
  }

  @Test func inputsDoNotDependOnHowTheBytesAreSplit() {
    let text = "a\u{1b}[A世\u{1b}[<0;15;3M🦊\u{1b}OB\u{1b}[200~x\u{1b}[201~é\u{1b}[6~z"
    let whole = decode(text)
    expectEqual(whole.count, 9)
    let bytes = Array(text.utf8)
    for cut in bytes.indices {
      var decoder = InputDecoder()
      expectEqual(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]), whole)
    }
    var decoder = InputDecoder()
    expectEqual(bytes.flatMap { decoder.decode([$0]) }, whole)
  }

  @Test func theDecoderRecoversFromAnyBytes() {
    var decoder = InputDecoder()
    var random = SeededRandom(seed: 3)
    for _ in 0..<2000 {
      let bytes = (0..<50).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      _ = decoder.decode(bytes)
      if random.below(3) == 0 { _ = decoder.flush() }
    }
    _ = decoder.decode(Array(repeating: UInt8(ascii: "1"), count: 1000))
    _ = decoder.flush()
    _ = decoder.decode([0x1b]) + decoder.flush()
    expectEqual(decoder.decode(Array("q".utf8)), [.key(.character("q"))])
  }
}

/// Answers to the question for pictures.
@Suite struct GraphicsAnswerTests {
  private static let attributes = "\u{1b}[?62;4c"

  @Test(arguments: [
    ("\u{1b}_Gi=31;OK\u{1b}\\", GraphicsProtocol.kitty),
    ("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}P>|WezTerm 20240203\u{1b}\\", .kitty),
    // Without a number it doesn't mean that pictures are shown.
    ("\u{1b}_GOK\u{1b}\\\u{1b}P>|iTerm2 3.5.11\u{1b}\\", .inline),
    ("\u{1b}_Gi=31;ENOTSUPPORTED:no\u{1b}\\\u{1b}P>|xterm(390)\u{1b}\\", nil),
    ("\u{1b}P>|tmux 3.4\u{1b}\\", nil), ("", nil),
  ])
  func `the terminal says which pictures it shows`(answer: String, graphics: GraphicsProtocol?) {
    let text = "a" + answer + "b" + Self.attributes + "c"
    for size in [1, 3, 1000] {
      var decoder = InputDecoder()
      decoder.awaited = [.graphics, .background]
      let bytes = Array(text.utf8)
      let inputs = stride(from: 0, to: bytes.count, by: size).flatMap { start in
        decoder.decode(bytes[start..<min(bytes.count, start + size)])
      }
      expectEqual(inputs, ["a", "b", "c"].map { .key(.character($0)) })
      #expect(decoder.graphics == graphics && decoder.awaited == [.background])
    }
  }

  @Test func `a part of an answer is no key, however long the rest takes`() {
    var decoder = InputDecoder()
    decoder.awaited = [.graphics]
    for byte in "\u{1b}P>|iTerm2 3.5\u{1b}".utf8 {
      expectEqual(decoder.decode([byte]), [])
      expectEqual(decoder.isWaiting, byte == 0x1b && decoder.isWaiting)
    }
    #expect(decoder.decode([0x5c]) == [] && decoder.graphics == .inline)
  }

  @Test func `a key typed with Alt is no answer`() {
    var decoder = InputDecoder()
    expectEqual(decoder.decode("\u{1b}Pq".utf8), [.key(.character("q"))])
    decoder.awaited = [.graphics]
    expectEqual(decoder.decode("\u{1b}Pq\u{1b}_w".utf8).count, 2)
  }
}
