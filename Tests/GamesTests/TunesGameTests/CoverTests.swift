import TestSupport
import Testing
@testable import Tiles
@testable import TunesGame

@Suite(.oneByOne) struct CoverTests {
  /// The picture of an album at the size of a tile in a small window, row by row.
  private func picture(
    _ album: Album, _ number: Int = 0, _ presentation: Presentation
  ) -> [Cell] {
    var canvas = Canvas(Size(rows: 3, columns: 6))
    canvas.draw(Cover(of: album, UInt8(number)).art(1), in: Rect(canvas.size), presentation)
    return (0..<3).flatMap { row in (0..<6).map { canvas[row, $0] } }
  }

  /// Between any two covers of a category a third of the cells differ in colour, and without
  /// colour, where the title tells the rest, a few.
  @Test(arguments: Categories.all.map(\.name), [(true, 6), (false, 2)])
  func coversDifferAtAGlance(category: String, colors: (Bool, Int)) throws {
    let (isColored, least) = colors
    let presentation = Presentation(language: .en, isColored: isColored)
    let albums = try #require(Categories.all.first { $0.name == category }).faces
    let pictures = albums.enumerated().map { number, album in
      (album: album, cells: picture(album, number, presentation))
    }
    for (index, one) in pictures.enumerated() {
      for other in pictures[..<index] {
        let differing = zip(one.cells, other.cells).count { $0 != $1 }
        #expect(differing >= least, "\(one.album) and \(other.album)")
      }
    }
  }

  /// Every word of a look is known, and each motif has something to draw.
  @Test(arguments: Categories.all.map(\.name))
  func everyAlbumHasALookOfItsOwn(category: String) throws {
    let albums = try #require(Categories.all.first { $0.name == category }).faces
    let looks = albums.map { Look($0.look) }
    expectEqual(Set(looks.map(\.motif)).count, albums.count)
    for (album, look) in zip(albums, looks) {
      let figures = zip(look.figures, look.hairs).map { figure, hair in
        hair == .black ? figure.rawValue : "\(figure)/\(hair)"
      }
      let others = look.inks.map(\.rawValue) + figures
      let known = [look.motif.rawValue] + others
      let words = album.look.split(separator: " ").map(String.init)
      #expect(words.allSatisfy(known.contains), "\(album)")
      #expect(look.inks.count > 3 && look.figures.contains(where: \.isPerson), "\(album)")
    }
  }

  @Test func everyDrawingIsShown() {
    let patterns = Motif.allCases.filter { motif in
      (0..<256).contains { motif.tone(Double($0 % 16) / 16 - 0.47, Double($0 / 16) / 16) > 0 }
    }
    let names = (Set(Motif.allCases).subtracting(patterns)).map(\.rawValue)
    let drawings = Set(names + Figure.allCases.map(\.rawValue) + ["person", "eyes"])
    #expect(drawings.isSubset(of: Form.drawings.keys))
    #expect(Set(Form.drawings.keys).isSubset(of: drawings))
    #expect(Form.drawings.values.allSatisfy { !$0.isEmpty })
  }

  /// Of any deal of albums that aren't built in.
  @Test func noTwoOtherCoversShareAMotif() {
    let album = Album("Sade", "Promise", 1985)
    expectEqual(Set((0..<64).map { Cover(of: album, UInt8($0)).motif }).count, 64)
  }

  private func codes(_ colors: [Color], _ depth: ColorDepth) -> [String] {
    colors.map { Style($0).parameters(from: .plain, depth) ?? "" }
  }

  /// Within a category no two have the same ground and figure, also in a terminal's 16 colours.
  @Test(arguments: Categories.all.map(\.name), [ColorDepth.sixteen, .indexed, .full])
  func theColoursOfEveryCoverDifferFromAllOthers(category: String, depth: ColorDepth) throws {
    let albums = try #require(Categories.all.first { $0.name == category }).faces
    let colors = albums.map { codes(Look($0.look).inks.prefix(3).map(\.color), depth) }
    #expect(colors.allSatisfy { Set($0).count == 3 })
    expectEqual(Set(colors.map { Array($0.prefix(2)) }).count, albums.count)
  }

  /// In 4 × 2 cells, which have 16 pixels.
  @Test(arguments: Categories.all.map(\.name))
  func theSmallestCoversAreToldApart(category: String) throws {
    let albums = try #require(Categories.all.first { $0.name == category }).faces
    let pictures = albums.enumerated().map { number, album in
      let art = Cover(of: album, UInt8(number)).art(1)
      return (0..<16).map { pixel in
        art.colors[art.color((Double(pixel % 4) + 0.5) / 4, (Double(pixel / 4) + 0.5) / 4)]
      }
    }
    for (index, one) in pictures.enumerated() {
      // Every colour is seen, and none has nearly all of the room.
      let shares = Set(one).map { color in one.count { $0 == color } }
      #expect(shares.count >= 2 && (shares.max() ?? 16) <= 12, "\(albums[index])")
      for other in pictures[..<index] {
        #expect(zip(one, other).count { $0 != $1 } >= 8, "\(albums[index])")
      }
    }
  }

  /// At the sizes of pictures in a window of 24 rows and 80 columns: with 8 and 16 pairs, and with
  /// 12, when the middle half of the picture tells it apart, as the rest may be ground. At most
  /// three fifths of the places and 80 % of the colours are the same.
  @Test(arguments: Categories.all.map(\.name), [(3, 6, 1.0), (2, 8, 2.0)])
  func noTwoCoversOfADealAreAlike(category: String, size: (Int, Int, Double)) throws {
    let (rows, columns, aspect) = (2 * size.0, 2 * size.1, size.2)
    let albums = try #require(Categories.all.first { $0.name == category }).faces
    let pictures = albums.enumerated().map { number, album in
      let art = Cover(of: album, UInt8(number)).art(aspect)
      let shown = columns / Int(aspect)
      return (0..<rows * shown).map { pixel in
        let row = Double(pixel / shown)
        let column = Double(pixel % shown + (columns - shown) / 2)
        return art.colors[
          art.color((column + 0.5) / Double(columns), (row + 0.5) / Double(rows))]
      }
    }
    for (index, one) in pictures.enumerated() {
      for (number, other) in pictures[..<index].enumerated() {
        let same = zip(one, other).count { $0 == $1 }
        let shared = Set(one).reduce(0) { sum, color in
          sum + min(one.count { $0 == color }, other.count { $0 == color })
        }
        #expect(5 * same <= 3 * one.count, "\(albums[index]), \(albums[number]): \(same)")
        #expect(10 * shared <= 8 * one.count, "\(albums[index]), \(albums[number]): \(shared)")
      }
    }
  }

  @Test func theMeasuresAreMadeOfTheNameAlone() throws {
    let album = Album("Sade", "Diamond Life", 1984)
    let again = Album("Sade", "Diamond Life", 1999)
    let other = Album("Sade", "Promise", 1985)
    expectEqual(picture(album, 0, .english), picture(again, 0, .english))
    let numbers = 0..<Motif.allCases.count
    #expect(numbers.contains { picture(album, $0, .english) != picture(other, $0, .english) })
  }
}
