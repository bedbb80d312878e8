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

  @Test(arguments: [(7, 9), (18, 27)])
  func anAceFillsItsCard(rows: Int, columns: Int) {
    for suit in Suit.allCases {
      let places = ink(drawn(Card(.ace, of: suit), rows: rows, columns: columns))
      let width = Set(places.map(\.column)).count
      #expect(width > columns / 2 && places.count > (rows - 2) * (columns - 2) / 3, "\(suit)")
    }
  }

  /// Beside the figure if there is room for it.
  @Test(arguments: [(7, 9, 1), (8, 9, 1), (8, 13, 1), (11, 19, 1), (16, 24, 2), (18, 27, 0)])
  func theIndexOfACourtCardIsAsLargeAsThatOfOthers(rows: Int, columns: Int, scale: Int) {
    for (rank, sign) in [(Rank.jack, "J"), (.king, "K"), (.seven, "7")] {
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

  /// In tiles of 32 cards at 80×24, and in larger ones.
  @Test(arguments: [(5, 7), (8, 9), (8, 13), (12, 19)])
  func aQueenIsNoNineAndATenIsLarge(rows: Int, columns: Int) {
    func index(_ rank: Rank) -> [[Bool]] {
      pixels(drawn(Card(rank, of: .hearts), rows: rows, columns: columns)).prefix(5)
        .map { Array($0.dropFirst(2).prefix(8)) }
    }
    let (queen, nine, ten) = (index(.queen), index(.nine), index(.ten))
    let differing = zip(queen.joined(), nine.joined()).count { $0 != $1 }
    #expect(differing >= 8, "\(differing)")
    // The stroke of the one, a gap, the nought, which is round, and a gap before the suit.
    expectEqual(ten.map { $0.prefix(3) }, Array(repeating: [true, true, false], count: 5))
    #expect(ten[1...3].allSatisfy { $0[3] && $0[6] && !$0[7] })
    #expect([ten[0], ten[4]].allSatisfy { !$0[3] && $0[4] && $0[5] && !$0[6] })
  }

  /// In a lesson, and in 12 cards at 120×40.
  @Test(arguments: [(8, 13), (12, 19)])
  func nothingTouchesAFigure(rows: Int, columns: Int) {
    for suit in Suit.allCases {
      let canvas = drawn(Card(.king, of: suit), rows: rows, columns: columns)
      // Those of gold, skin and hair.
      let colors: [Color] = [.rgb(236, 190, 60), .rgb(245, 208, 169), .rgb(150, 88, 44)]
      let left = (0..<columns).first { column in
        (1..<rows - 1).contains { row in
          let style = canvas[row, column].style
          return colors.contains(style.foreground) || colors.contains(style.background)
        }
      }
      let gap = (left ?? 0) - 1
      #expect(gap > 0 && (1..<rows - 1).allSatisfy { canvas[$0, gap].scalar == " " }, "\(suit)")
    }
  }

  /// With a turned index at the bottom right.
  @Test(arguments: [(12, 7), (12, 15), (12, 19)])
  func aTallCardHasTheSameRankUpsideDown(rows: Int, columns: Int) {
    let rows = pixels(drawn(Card(.seven, of: .diamonds), rows: rows, columns: columns))
    let top = rows.prefix(5).map { Array($0.prefix(8)) }
    let bottom = rows.reversed().prefix(5).map { Array($0.reversed().prefix(8)) }
    expectEqual(top, bottom)
    #expect(top.joined().contains(true))
  }

  @Test(arguments: [(7, 8), (8, 9), (8, 13), (12, 19), (18, 27)])
  func suitsAreSymmetric(rows: Int, columns: Int) {
    for suit in Suit.allCases {
      let rows = pixels(drawn(Card(.ace, of: suit), rows: rows, columns: columns))
      for row in rows[(rows.count / 2)..<(rows.count - 5)] {
        let (first, last) = (row.firstIndex(of: true) ?? 0, row.lastIndex(of: true) ?? 0)
        let ink = Array(row[first...last])
        expectEqual(ink, ink.reversed())
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

  /// In 24 cards at 120×40 the rank isn't close to the row of the number.
  @Test func airIsAboveTheRankOfAHighCard() {
    for rank in [Rank.eight, .king] {
      let rows = pixels(drawn(Card(rank, of: .hearts), rows: 9, columns: 13))
      #expect(!rows[0].prefix(8).contains(true) && rows[1].prefix(8).contains(true), "\(rank)")
    }
  }

  @Test(arguments: [(7, 8), (7, 9), (8, 13), (12, 15), (18, 27)])
  func aClubHasThreeLobesWhereTheyShowAndASpadeOnePoint(rows: Int, columns: Int) {
    func parts(_ suit: Suit) -> [Int] {
      // Without the ranks at the top, and at the bottom of a tall card.
      let (top, bottom) = rows == 18 ? (2, 0) : (rows == 7 ? 6 : 5, rows == 12 ? 5 : 0)
      let all = pixels(drawn(Card(.ace, of: suit), rows: rows, columns: columns))
      return all.dropFirst(top).dropLast(bottom).map { row in
        row.indices.count { row[$0] && ($0 == 0 || !row[$0 - 1]) }
      }
    }
    let (clubs, spades) = (parts(.clubs), parts(.spades))
    #expect(clubs.contains(3) || rows == 7, "\(clubs)")
    #expect(!spades[...(spades.count / 2)].contains { $0 > 1 }, "\(spades)")
  }

  @Test(arguments: [(7, 9), (8, 11), (12, 15), (12, 19)])
  func everySuitIsKnownByItsShape(rows: Int, columns: Int) {
    let shapes = Suit.allCases.map { suit in
      pixels(drawn(Card(.two, of: suit), rows: rows, columns: columns)).joined()
    }
    for (index, one) in shapes.enumerated() {
      for other in shapes[..<index] {
        #expect(zip(one, other).count { $0 != $1 } >= (rows == 7 ? 6 : 8))
      }
    }
  }
}
