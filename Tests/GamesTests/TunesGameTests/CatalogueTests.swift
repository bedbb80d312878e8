import TestSupport
import Testing
import TextUI
@testable import TunesGame

@Suite(.oneByOne) struct CatalogueTests {
  @Test(arguments: Categories.all.map(\.name))
  func everyCategoryHasEnoughAlbums(name: String) throws {
    let albums = try #require(Categories.all.first { $0.name == name }).faces
    #expect((24...64).contains(albums.count))
    expectEqual(Set(albums.map(\.name)).count, albums.count)
    #expect(albums.allSatisfy { (1950...2025).contains($0.year) })
  }

  @Test func albumsAreReadBack() {
    for album in Categories.all.flatMap(\.faces) {
      expectEqual(Album(album.description), album)
      #expect(!album.description.contains(Album.separator))
      let face = album.tileFace(0, .ascii)
      #expect(!face.name.contains("?") || album.name.contains("?"))
    }
  }

  @Test func noArtistOfACategoryComesTwice() {
    for category in Categories.all {
      expectEqual(Set(category.faces.map(\.maker)).count, category.faces.count)
    }
  }

  @Test(arguments: [
    "", "Air", "Air — Moon Safari", "Air — Moon Safari (98)", " — 21 (2011)", "Air —  (1998)",
    "Air — Moon\u{1b} (1998)", "Air — Moon (19x8)", "Air — Moon (1998) ",
  ])
  func anythingElseIsNotAnAlbum(text: String) {
    expectEqual(Album(text), nil)
  }

  @Test func anyAlbumCanBeWrittenDown() {
    expectEqual(Album("A — B — C (D) (1999)"), Album("A — B", "C (D)", 1999))
  }
}
