import PlayingCards
import TestSupport
import Testing
@testable import Tiles

@Suite struct CardTests {
  @Test func theDeckIsInOrder() {
    expectEqual(Card.deck.count, 52)
    expectEqual(Set(Card.deck).count, 52)
    expectEqual(
      Card.deck.prefix(5).map(\.description),
      [
        "ace_of_spades", "ace_of_hearts", "ace_of_clubs", "ace_of_diamonds", "2_of_spades",
      ])
    expectEqual(Card.deck.suffix(2).map(\.description), ["king_of_clubs", "king_of_diamonds"])
    expectEqual(Card.deck[36].description, "10_of_spades")
  }

  @Test func namesAreReadBack() {
    for card in Card.deck { expectEqual(Card(card.description), card) }
    for name in ["", "queen", "1_of_spades", "queen_of_heart", "Queen_of_hearts"] {
      expectEqual(Card(name), nil)
    }
  }

  @Test func everyCardHasAPictureAndAName() {
    let queen = Card(.queen, of: .hearts)
    expectEqual(queen.face(Presentation(language: .en)).picture, "Q♥")
    expectEqual(queen.face(Presentation(language: .en, isASCII: true)).picture, "QH")
    expectEqual(queen.face(Presentation(language: .en)).name, "queen of hearts")
    expectEqual(queen.face(Presentation(language: .zh)).name, "红桃 Q")
    #expect(queen.face(Presentation(language: .en)).isRed)
    #expect(!Card(.ten, of: .clubs).face(Presentation(language: .en)).isRed)
    for presentation in [Presentation(language: .en), Presentation(language: .zh, isASCII: true)] {
      let faces = Card.deck.map { $0.face(presentation) }
      expectEqual(Set(faces.map(\.picture)).count, 52)
      expectEqual(Set(faces.map(\.name)).count, 52)
      #expect(faces.allSatisfy { $0.picture.displayWidth <= Card.faceWidth })
    }
  }

  // MARK: In pixels

  /// Returns a card's face as it is drawn in pixels, without the number above it.
  private func drawn(_ card: Card, rows: Int, columns: Int) -> Canvas {
    let face = card.face(Presentation(language: .en, isColored: true))
    var canvas = Canvas(Size(rows: rows, columns: columns), palette: .felt)
    let view = TilePainter.View(tile: .up(face), number: "")
    TilePainter(numberWidth: 2, presentation: Presentation(language: .en, isColored: true))
      .draw(view, on: &canvas)
    return canvas
  }

  /// Returns the cells with ink, below the number's row.
  private func ink(_ canvas: Canvas) -> [Point] {
    (1..<canvas.size.rows - 1).flatMap { row in
      (0..<canvas.size.columns).map { Point(row: row, column: $0) }
        .filter { canvas[row, $0.column].scalar != " " || canvas[row, 0] != canvas[row, $0.column] }
    }
  }

  /// In windows of 24 rows and 80 columns with 24 and 20 cards, and in larger ones.
  @Test(arguments: [(7, 9, 12), (5, 11, 9), (5, 9, 5), (12, 7, 10), (12, 15, 24), (18, 27, 20)])
  func everyCardHasALargeDrawingOfItsOwn(rows: Int, columns: Int, least: Int) {
    var seen: [Canvas] = []
    for card in Card.deck {
      let canvas = drawn(card, rows: rows, columns: columns)
      #expect(!seen.contains(canvas), "\(card)")
      #expect(ink(canvas).count >= least, "\(card): \(ink(canvas).count)")
      seen.append(canvas)
    }
  }

  @Test(arguments: [(7, 9), (12, 15), (18, 27)])
  func anAceFillsItsCard(rows: Int, columns: Int) {
    for suit in Suit.allCases {
      let places = ink(drawn(Card(.ace, of: suit), rows: rows, columns: columns))
      let width = Set(places.map(\.column)).count
      #expect(width > columns / 2 && places.count > (rows - 2) * (columns - 2) / 3, "\(suit)")
    }
  }

  /// Beside the figure if there is room for it.
  @Test(arguments: [(7, 9, 0), (8, 9, 1), (8, 13, 1), (11, 19, 1), (12, 15, 2), (18, 27, 0)])
  func theIndexOfACourtCardIsAsLargeAsThatOfOthers(rows: Int, columns: Int, scale: Int) {
    for (rank, sign) in [(Rank.jack, "J"), (.queen, "Q"), (.king, "K"), (.seven, "7")] {
      let lines = drawn(Card(rank, of: .clubs), rows: rows, columns: columns).lines
      let index = scale > 0 ? BigNumber.lines(sign, scale: scale) : ["\(sign)♣ "]
      for (row, line) in index.enumerated() {
        #expect(lines[1 + row].hasPrefix(" " + line.trimmedAtEnd), "\(lines)")
      }
    }
  }

  /// Returns the pixels of a card's face from the top, four to a cell.
  private func pixels(_ canvas: Canvas) -> [[Bool]] {
    let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)
    return (2..<2 * canvas.size.rows - 2).map { row in
      (0..<2 * canvas.size.columns).map { column in
        let shape = quarters.firstIndex(of: canvas[row / 2, column / 2].scalar) ?? 15
        return shape >> (2 * (row % 2) + column % 2) & 1 == 1
      }
    }
  }

  /// The narrowest is a card of 24 in a window of 24 rows and 80 columns.
  @Test(arguments: [(7, 8), (7, 9), (8, 8), (9, 9), (12, 15)])
  func airIsBetweenRankAndPip(rows: Int, columns: Int) {
    for card in Card.deck where card.rank.rawValue <= Rank.ten.rawValue {
      let rows = pixels(drawn(card, rows: rows, columns: columns))
      let inked = rows.indices.filter { rows[$0].contains(true) }
      #expect(inked.count < (inked.last ?? 0) - (inked.first ?? 0) + 1, "\(card)")
    }
  }

  @Test(arguments: [(7, 8), (7, 9), (8, 13), (12, 15), (18, 27)])
  func aClubHasThreeLobesAndASpadeOnePoint(rows: Int, columns: Int) {
    func parts(_ suit: Suit) -> [Int] {
      let rows = pixels(drawn(Card(.ace, of: suit), rows: rows, columns: columns)).dropFirst(2)
      return rows.map { row in
        row.indices.count { row[$0] && ($0 == 0 || !row[$0 - 1]) }
      }
    }
    let (clubs, spades) = (parts(.clubs), parts(.spades))
    #expect(clubs[(clubs.count / 2)...].contains(3), "\(clubs)")
    #expect(!spades[...(spades.count / 2)].contains { $0 > 1 }, "\(spades)")
  }

  @Test(arguments: [(7, 9), (8, 11), (12, 15), (12, 19)])
  func everySuitIsKnownByItsShape(rows: Int, columns: Int) {
    var shapes: [Suit: [Int]] = [:]
    for suit in Suit.allCases {
      let canvas = drawn(Card(.two, of: suit), rows: rows, columns: columns)
      shapes[suit] = (rows / 2..<rows - 1).map { row in
        (columns / 2..<columns).count { canvas[row, $0].scalar != " " }
      }
    }
    expectEqual(Set(shapes.values).count, 4)
  }
}
