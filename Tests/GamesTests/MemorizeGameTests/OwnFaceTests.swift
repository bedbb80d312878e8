import Pairs
import TestSupport
import Testing
import Tiles
@testable import Fetching
@testable import MemorizeGame

/// Faces of the player's own: in lists, in deals and on tiles.
@Suite(.oneByOne) struct OwnFaceTests {
  private func faces(_ lines: String...) throws -> [Face] {
    try FaceList<Face>(Array(lines.joined(separator: "\n").utf8), at: "f").faces
  }

  private func face(_ line: String) throws -> Face {
    var picture: String?
    let parts = line.split(separator: "\t").map(String.init)
    return try Face(listed: parts[0], parts.count > 1 ? parts[1] : nil, picture: &picture)
  }

  // MARK: Lists

  @Test(arguments: [
    ("🐶", "dog", "dog"), ("🐉", "🐉", "🐉"), ("🐉\tSmaug", "Smaug", "🐉=Smaug"),
    ("🐶\tRex", "Rex", "🐶=Rex"), ("Anna", "Anna", "=Anna"), ("dog", "dog", "=dog"),
    ("New  York", "New York", "=New_York"), ("pine_tree", "pine tree", "=pine_tree"),
    ("漢字", "漢字", "=漢字"), ("a=b", "a=b", "=a=b"), ("é", "é", "=é"), ("☀", "☀", "=☀"),
    ("pics/ben smith.jpg", "ben smith", "=ben_smith"),
    ("ben.PNG\tBenjamin", "Benjamin", "=Benjamin"),
    ("/x/y", "y", "=y"),
  ])
  func `a line is an emoji, a word or a picture`(line: String, name: String, text: String) throws {
    let face = try face(line)
    #expect(face.name == name && face.description == text)
    expectEqual(Face(text), face)
  }

  @Test func `an emoji of a theme is its face`() throws {
    try expectEqual(face("🐶"), Face("dog"))
    try expectEqual(faces("🐶", "🐱"), [Face("dog"), Face("cat")])
  }

  @Test(arguments: [
    "👨‍👩‍👧", "🇫🇷", "🇫", "👍🏽", "🏽", "☀️", "e\u{301}", "\u{301}", "\u{1b}[31m", "a\u{7}b", "\u{200b}",
    "a\u{200d}b", "\u{3000}", "\u{3164}", "a\u{a0}b", "\u{202e}abc", "\u{e000}", "_", "a\tb",
    "🐉\t\u{301}", "pics/e\u{301}.jpg", String(repeating: "a", count: 65),
  ])
  func `what a cell can't show is refused`(line: String) throws {
    #expect(throws: UserError.self) { try face(line) }
    #expect(throws: UserError.self) { try faces("a", line) }
  }

  @Test(arguments: [["🐶", "🐶\tRex"], ["🐶", "dog"], ["Anna", "x.jpg\tAnna"], ["🐉\tA", "🐉\tB"]])
  func `faces that look or sound the same are refused`(lines: [String]) {
    do {
      _ = try FaceList<Face>(Array(lines.joined(separator: "\n").utf8), at: "f")
      Issue.record("accepted")
    } catch {
      #expect(error.message.hasPrefix("f, line 2: ") && error.message.numbers.contains(1))
    }
  }

  @Test(arguments: [
    ("f", "a/b.jpg", "c.png"), ("-", "a/b.jpg", "c.png"),
    ("lists/f", "lists/a/b.jpg", "lists/c.png"),
    ("../f", "../a/b.jpg", "../c.png"), ("/home/f.txt", "/home/a/b.jpg", "/home/c.png"),
  ])
  func `pictures have the names of their faces, and are beside the list`(
    file: String, first: String, second: String
  ) throws {
    let text = "a/b.jpg\nc.png\tMiss C\n🐶\nword\n/x/d.jpeg\n"
    let list = try FaceList<Face>(Array(text.utf8), at: file)
    expectEqual(list.pictures.map(\.name), ["b", "Miss C", "d"])
    expectEqual(list.pictures.map(\.path), [first, second, "/x/d.jpeg"])
  }

  @Test func `any bytes are read or refused by their line`() {
    var random = SeededRandom(seed: 5)
    let pieces = [
      "🐶", "👨‍👩‍👧", "\t", "\n", "\r\n", "=", "_", " ", "/", ".jpg", "dog", "é", "\u{202e}", "#",
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<random.below(12) {
        bytes +=
          random.below(6) == 0
          ? [UInt8(truncatingIfNeeded: random.next())]
          : Array(pieces[Int(random.below(UInt64(pieces.count)))].utf8)
      }
      do {
        let faces = try FaceList<Face>(bytes, at: "f").faces
        for face in faces { expectEqual(Face(face.description), face) }
        var deal = SeededRandom(seed: 1)
        let dealt = try PairDeal(2, of: Theme(own: faces), using: &deal)
        try expectEqual(PairDeal<Face>(reading: dealt.description), dealt)
      } catch {
        let message = error.message
        #expect(message.hasPrefix("f") && message.unicodeScalars.allSatisfy { $0.isPrintable })
      }
    }
  }

  // MARK: Deals

  @Test(arguments: [
    ("🐶 🐱 🐱 🐶", "dog cat cat dog", "animals"), ("🐶 cat 🐱 dog", "", ""),
    ("🐉 Anna Anna 🐉", "🐉 =Anna =Anna 🐉", ""), ("=dog cat cat =dog", "=dog cat cat =dog", ""),
    ("dog pizza pizza dog", "dog pizza pizza dog", ""),
  ])
  func `a deal is written with emoji, names and words`(
    text: String, written: String, theme: String
  ) throws {
    guard !written.isEmpty else {
      #expect(throws: UserError.self) { try PairDeal<Face>(reading: text) }
      return
    }
    let deal = try PairDeal<Face>(reading: text)
    #expect(deal.description == written && deal.faces.name == theme)
    try expectEqual(PairDeal<Face>(reading: written), deal)
  }

  @Test func `own faces deal what their records replay`() throws {
    var options = MemorizeOptions()
    (options.theme, options.ownTheme) = (Theme(own: try faces("🐘", "🦁", "🐮")), "zoo")
    options.pairs = 2
    let game = try Playthrough<Memorize>(options: options, source: .seed(Seed(number: 7)))
    expectEqual(game.options.fields.text, #"{"collapse":false,"pairs":"2","theme":"zoo"}"#)
    expectEqual(game.command(inASCII: true), "arcade memorize --pairs 2 --theme zoo --seed 7")
    // They are all animals, and that is what the record of the deal says.
    expectEqual(game.recordedOptions.recorded, "collapse=no pairs=2 theme=animals")
    #expect(game.share(.shared).hasSuffix("arcade memorize, a written deal"))
    let next = try game.next(.newDeal)
    #expect(next.options.theme === options.theme && next.source.writtenDeal != nil)
    let again = try game.next(.sameDeal)
    expectEqual(again.source.origin, game.source.origin)
    expectEqual(again.source.playerSeed, game.source.playerSeed)
  }

  @Test func `a deal must be of the list's faces`() throws {
    var options = MemorizeOptions()
    (options.theme, options.pairs) = (Theme(own: try faces("🐉", "Anna", "🐶")), 2)
    for (deal, isOfList) in [("🐉 =Anna =Anna 🐉", true), ("🐉 cat cat 🐉", false), ("🐉 🐉", false)] {
      let deal = try PairDeal<Face>(reading: deal)
      expectEqual((try? Memorize.check(deal, with: options)) != nil, isOfList)
    }
  }

  @Test func `faces that are not loaded deal nothing`() throws {
    let option = try #require(MemorizeOptions.table.first { $0.flag.name == "faces" })
    var (options, random) = (MemorizeOptions(), SeededRandom(seed: 1))
    try option.set(&options, to: "my.txt")
    #expect(throws: UserError.self) { try Memorize.deal(options, using: &random) }
  }

  // MARK: Loading

  private func outside(_ files: [String: String]) -> Outside {
    Outside(
      read: { path throws(UserError) in
        guard let text = files[path] else { throw UserError(en: "no \(path)", zh: "没有 \(path)") }
        return Array(text.utf8)
      }, variable: { ["XDG_CONFIG_HOME": "/config"][$0] }, warn: { _ in })
  }

  @Test func `a theme of your own is in the folder of the settings`() throws {
    var options = MemorizeOptions()
    (options.theme, options.ownTheme) = (Theme("zoo", .init(en: "", zh: ""), []), "zoo")
    options.pairs = 2
    try options.load(outside(["/config/arcade/faces/zoo.txt": "🐘\n🦁\n"]))
    expectEqual(options.theme.faces.map(\.name), ["elephant", "lion"])
    expectEqual(options.recorded, "collapse=no pairs=2")
  }

  @Test func `a word has no picture, even if a former list had one for it`() throws {
    let home = try Project.temporaryFolder().path
    func variable(_ name: String) -> String? { name == "XDG_CACHE_HOME" ? home : nil }
    let cache = CacheFolder(variable: variable)
    for name in ["Ann", "Cleo"] {
      let pixmap = Array("P5 1 1 255\n1".utf8)
      #expect(cache.keep(pixmap, [], of: CacheFolder.own(name)) != nil)
    }
    var options = MemorizeOptions()
    (options.theme, options.faceFile, options.pairs) = (Theme(own: []), "f", 2)
    let outside = Outside(
      read: { _ throws(UserError) in Array("Ann\nBen\nCleo.jpg\n".utf8) }, variable: variable,
      warn: { _ in })
    try options.load(outside)
    #expect(cache.picture(named: "Ann") == nil && cache.picture(named: "Cleo") != nil)
  }

  @Test func `a list that is too short says how many pairs it has`() {
    var options = MemorizeOptions()
    (options.theme, options.faceFile, options.pairs) = (Theme(own: []), "f", 7)
    let message = fault { try options.load(outside(["f": "a\nb\nc\n"])) }
    #expect(message.numbers == [2, 3, 7])
  }

  @Test func `a short list lowers the default number of pairs`() throws {
    var options = MemorizeOptions()
    (options.theme, options.faceFile) = (Theme(own: []), "f")
    try options.load(outside(["f": "a\nb\nc\n"]))
    #expect(options.pairs == 3)
  }

  @Test(arguments: [
    ("zoo", true), ("my-2", true), ("animals", false), ("Zoo", false), ("a b", false), ("", false),
    ("../x", false),
  ])
  func `the name of a theme is simple and not a built-in one`(name: String, isName: Bool) {
    expectEqual(OwnThemes.isName(name), isName)
  }

  // MARK: Tiles

  @Test func `every face is shown in its room and in words`() throws {
    let long = String(repeating: "long ", count: 12)
    let all = try faces("🐉", "🐉x", "🐲\tSmaug", "漢字", "字漢", long, "Zoë", "dog")
    for presentation in [Presentation.english, .ascii, .chinese] {
      let tiles = all.enumerated().map { $1.tileFace(UInt8($0), presentation) }
      expectEqual(Set(tiles.map(\.name)).count, all.count)
      expectEqual(Set(tiles.map(\.picture)).count, all.count)
      expectEqual(tiles[5].name.count, 59)
      expectEqual(Face.width(of: all, presentation), 16)
      let isASCII = tiles.allSatisfy { ($0.name + $0.picture).allSatisfy(\.isASCII) }
      expectEqual(isASCII, presentation.isASCII)
      let board = TileBoard(tiles.map { .up($0) }, columns: 2, faceWidth: 16)
      let widths = Set(board.lines(presentation).map(\.displayWidth))
      expectEqual(widths.count, 1)
    }
  }
}
