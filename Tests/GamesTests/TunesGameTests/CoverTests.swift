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

  /// Of any deal, which is from one category.
  @Test func noTwoCoversShareColoursAndStyle() {
    let album = Album("Sade", "Promise", 1985)
    let covers = (0..<64).map { Cover(of: album, UInt8($0)) }
    expectEqual(Set(covers.map { "\($0.motif) \($0.print)" }).count, 64)
    #expect(Set(covers.map(\.motif)).count == 20 && Print.all.count == 28)
  }

  private func codes(_ colors: [Color], _ depth: ColorDepth) -> [String] {
    colors.map { Style($0).parameters(from: .plain, depth) ?? "" }
  }

  @Test(arguments: [ColorDepth.sixteen, .indexed, .full])
  func theColoursOfEveryCoverDifferFromAllOthers(depth: ColorDepth) {
    for (index, print) in Print.all.enumerated() {
      let own = codes([print.ground, print.figure], depth)
      expectEqual(Set(own + codes([print.accent], depth)).count, 3)
      for other in Print.all[..<index] {
        #expect(Set(own) != Set(codes([other.ground, other.figure], depth)), "\(print) \(other)")
      }
    }
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
  /// 12. At most two fifths of the places and 70 % of the colours are the same.
  @Test(arguments: Categories.all.map(\.name), [(3, 6, 1.0), (2, 8, 2.0)])
  func noTwoCoversOfADealAreAlike(category: String, size: (Int, Int, Double)) throws {
    let (rows, columns, aspect) = (2 * size.0, 2 * size.1, size.2)
    let albums = try #require(Categories.all.first { $0.name == category }).faces
    let pictures = albums.enumerated().map { number, album in
      let art = Cover(of: album, UInt8(number)).art(aspect)
      return (0..<rows * columns).map { pixel in
        let (row, column) = (Double(pixel / columns), Double(pixel % columns))
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
        #expect(5 * same <= 2 * one.count, "\(albums[index]), \(albums[number]): \(same)")
        #expect(10 * shared <= 7 * one.count, "\(albums[index]), \(albums[number]): \(shared)")
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
