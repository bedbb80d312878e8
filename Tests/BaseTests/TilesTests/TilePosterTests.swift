import TestSupport
import Testing
@testable import Tiles

@Suite struct TilePosterTests {
  /// A picture that was made of an encoded one.
  private static let photo = Picture(ppm: Array("P6 1 1 255\nabc".utf8)) {
    [0xff, 0xd8, 0xff, 1, 2, 3]
  }

  private static func face(_ name: String, _ title: String = "Title") -> TileFace {
    let art = Art([.rgb(255, 0, 128), .rgb(0, 0, 0)]) { x, _ in x < 0.5 ? 0 : 1 }
    let words = [title, "Artist", "1984"]
    var face = TileFace(picture: title, name: name, cover: (words, { _ in art }))
    face.photo = { name == "photo" ? photo : nil }
    return face
  }

  private static func poster(_ faces: [TileFace], caption: String = "tunes · 2 moves") -> String {
    TileBoard(faces.map { .matched($0) }, columns: 2, faceWidth: 4).poster(caption: caption)
  }

  /// Returns the number of elements of a name if a text is well-formed XML, as far as it goes: tags
  /// are closed in order, and no bare `<` or `&` is left.
  private static func count(_ name: String, in text: String) throws -> Int {
    var (open, count) = ([Substring](), 0)
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      let pieces = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      try #require(pieces.count == 2, "a tag without an end: \(part.prefix(60))")
      let tag = try #require(pieces[0].split(separator: " ").first)
      let entities = part.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
      for entity in entities {
        #expect(["amp;", "lt;", "gt;", "quot;"].contains { entity.hasPrefix($0) })
      }
      #expect(!pieces[1].contains(">") && pieces[0].count { $0 == "\"" }.isMultiple(of: 2))
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        expectEqual(open.popLast(), tag.dropFirst())
      } else {
        count += tag == name ? 1 : 0
        if !pieces[0].hasSuffix("/") { open.append(tag) }
      }
    }
    #expect(open.isEmpty)
    return count
  }

  @Test func `every tile has its place and every picture is there once`() throws {
    let faces = [
      Self.face("photo"), Self.face("painted"), Self.face("painted"), Self.face("photo"),
    ]
    let poster = Self.poster(faces)
    try expectEqual(Self.count("use", in: poster), 4)
    try expectEqual(Self.count("image", in: poster), 1)
    #expect(poster.contains("xlink:href=\"data:image/jpeg;base64,/9j/AQID\""))
    // The ground, and two colours side by side in 48 rows.
    try expectEqual(Self.count("rect", in: poster), 1 + 96)
    #expect(poster.contains("fill=\"#ff0080\""))
    #expect(poster.contains(">Artist, 1984</text>") && poster.contains(">tunes · 2 moves</text>"))
  }

  @Test func `titles are text and nothing else`() throws {
    let title = "\u{1b}]<script a=\"b\">&\u{202e}'x'"
    let poster = Self.poster([Self.face(title, title)], caption: title)
    try expectEqual(Self.count("script", in: poster), 0)
    #expect(poster.contains("]&lt;script a=&quot;b&quot;&gt;&amp;'x'"))
    #expect(poster.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable })
  }

  @Test func `a long title is cut and kept whole for readers`() throws {
    let title = String(repeating: "长", count: 40)
    let poster = Self.poster([Self.face(title, title)])
    #expect(poster.contains(">" + String(repeating: "长", count: 13) + "…</text>"))
    #expect(poster.contains("<title>\(title)</title>"))
  }
}
