import GameCore
import Pairs
import TestSupport
import Testing
@testable import TunesGame

/// Albums of the player's own.
@Suite(.oneByOne) struct AlbumListTests {
  private func albums(_ text: String) throws -> [Album] {
    try FaceList<Album>(Array(text.utf8), at: "bands.txt").faces
  }

  @Test(arguments: [
    "Can — Future Days (1973)", "Can - Future Days (1973)", "Can -- Future Days (1973)",
    "Can – Future Days (1973)", "  Can - Future Days (1973) \t ",
  ])
  func `an album may have any dash`(line: String) throws {
    try expectEqual(albums("\(line)\nA - B (1999)").first, Album("Can", "Future Days", 1973))
  }

  @Test(arguments: [
    ("a-ha - Take On Me - Live (1985)", "a-ha — Take On Me - Live (1985)"),
    ("椎名林檎 - 無罪モラトリアム (1999)", "椎名林檎 — 無罪モラトリアム (1999)"),
  ])
  func `only the first dash parts artist and title`(line: String, text: String) throws {
    try expectEqual(albums("\(line)\nA - B (1999)").first?.description, text)
  }

  @Test(arguments: [
    ("Can - Future Days", "Like a Prayer (1989)"),
    ("Can (1973)", "'Madonna — Like a Prayer (1989)'"),
    ("Can; X - Future Days (1973)", "without '; '"), ("- Future Days (1973)", "Madonna"),
    ("Can - \u{202e}Days (1973)", "\\u{202e}"), (String(repeating: "a", count: 201), "200"),
    ("A -- B (1999)", "line 1"),
  ])
  func `a wrong line is refused by its number`(line: String, part: String) {
    do {
      _ = try albums("A - B (1999)\n\(line)\n")
      Issue.record("accepted")
    } catch {
      let message = (error as? UserError)?.message ?? ""
      #expect(message.hasPrefix("bands.txt, line 2: ") && message.contains(part), "\(message)")
    }
  }

  @Test func `a cover's path after a tab begins at the folder of the list`() throws {
    let text = "A - B (1999)\tcovers/b.jpg\nC - D (2000)\t/x/d.png\nE - F (2001)\n"
    let list = try FaceList<Album>(Array(text.utf8), at: "/music/bands.txt")
    expectEqual(list.pictures.map(\.path), ["/music/covers/b.jpg", "/x/d.png"])
    expectEqual(list.pictures.map(\.name), ["A — B", "C — D"])
  }

  @Test func `any bytes are read or refused`() {
    var random = SeededRandom(seed: 6)
    let pieces = [
      "Can", " - ", " — ", "; ", ";", " (1999)", "(", ")", "\n", "\t", "\r", " ", "é", "\u{9b}",
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<random.below(14) {
        bytes +=
          random.below(9) == 0
          ? [UInt8(truncatingIfNeeded: random.next())]
          : Array(pieces[Int(random.below(UInt64(pieces.count)))].utf8)
      }
      guard let list = try? FaceList<Album>(bytes, at: "f") else { continue }
      for album in list.faces {
        expectEqual(Album(album.description)?.description, album.description)
        #expect(album.description.unicodeScalars.allSatisfy { $0.isPrintable })
      }
      var deal = SeededRandom(seed: 1)
      guard let dealt = try? PairDeal(2, of: Category(own: list.faces), using: &deal) else {
        Issue.record("no deal of \(list.faces)")
        continue
      }
      expectEqual(
        (try? PairDeal<Album>(reading: dealt.description))?.description, dealt.description)
    }
  }

  @Test func `the line to share of an artist's albums names the artist and the command`() throws {
    var options = TunesOptions()
    options.albums = Category(
      own: try albums("Miles Davis - Milestones (1958)\nMiles Davis - Nefertiti (1968)"))
    (options.artist, options.pairs) = ("Miles Davis", 2)
    let game = try Playthrough<Tunes>(options: options, source: .seed(Seed(number: 42)))
    let command = "arcade tunes --pairs 2 --artist 'Miles Davis' --seed 42"
    expectEqual(game.share(.shared), "Miles Davis · 0 moves, unfinished · \(command)")
    expectEqual(game.command(inASCII: true), command)
    expectEqual(game.origin(.english), "Miles Davis, seed 42")
    expectEqual(game.recordedOptions.recorded, "pairs=2")
    expectEqual(
      game.options.fields.text,
      #"{"artist":"Miles Davis","ear":false,"match":"cover","pairs":"2"}"#)
    // Those of a file are for the player alone.
    (options.artist, options.albumFile) = (nil, "miles.txt")
    let own = try Playthrough<Tunes>(options: options, source: .seed(Seed(number: 42)))
    #expect(own.share(.shared).hasSuffix("· arcade tunes, a written deal"))
    expectEqual(own.command(inASCII: true), "arcade tunes --albums miles.txt --pairs 2 --seed 42")
  }
}
