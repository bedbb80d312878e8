import Tiles

extension Card {
  /// The greatest width of a card's picture, in columns: the width of `10♥`.
  public static let faceWidth = 3

  /// Returns the card's picture, name and drawing: two indices with pips or a figure between.
  public func face(_ presentation: Presentation) -> TileFace {
    let suit = presentation.isASCII ? suit.letter : suit.symbol
    let corner = rank.corner + suit
    return TileFace(
      picture: corner, name: name(presentation.language), isRed: isRed,
      traits: [self.suit.rawValue, Suit.allCases.count + rank.rawValue]
    ) { canvas, style in
      let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
      let scale = isRanked(in: canvas.extent) ? max(1, min(rows / 7, columns / 8)) : 0
      let figure =
        presentation.drawsPixels ? CourtFigure(self, in: canvas.extent, beside: 3 * scale) : nil
      if let figure { canvas.draw(figure.art, in: figure.area, presentation) }
      let room = columns - (figure?.area.size.columns ?? 0)
      if presentation.drawsPixels, scale > 0,
        drawRank(suit, scale, room, style, presentation, &canvas)
      {
        return
      } else if rows > 4, columns > 5, figure == nil {
        putPips(suit, style, presentation, &canvas)
      } else if figure == nil {
        return canvas.put([corner], style, presentation)
      }
      canvas.put(corner, row: 0, column: 0, style)
      let isLarge = presentation.drawsPixels && hasLargePip(in: canvas.extent)
      guard figure?.leavesBothCorners ?? !isLarge else { return }
      canvas.put(corner, row: rows - 1, column: columns - corner.displayWidth, style)
    }
  }

  /// Returns true if the rank and the suit are drawn large instead of pips, in pixels.
  private func isRanked(in area: Size) -> Bool {
    area.rows < 16 || area.columns < 23
  }

  /// Returns true for one large pip: of an ace, or where a rank in large dots would touch it.
  private func hasLargePip(in area: Size) -> Bool { rank == .ace || area.rows == 5 }

  var isRed: Bool { suit == .hearts || suit == .diamonds }

  /// Draws the rank in large dots at the top left, and a pip as large as fits: below it in the
  /// middle, beside it, or in large areas before the turned rank; else beside the rank the suit's
  /// sign. A pip in `room` first columns, beside a figure, is at the left. Returns false if they
  /// don't fit.
  private func drawRank(
    _ suit: String, _ scale: Int, _ room: Int, _ style: Style, _ presentation: Presentation,
    _ canvas: inout Canvas
  ) -> Bool {
    let (rows, columns) = (2 * canvas.extent.rows, canvas.extent.columns)
    let (dots, width, height) = (rank.dots, 3 * scale, 5 * scale)
    // A pip is as many cells wide as half rows high, here between the ranks of a plain card.
    let between = max(min(columns, rows - 2 * height - 2), min(columns - 2 * width, rows - 4))
    let mayTurn = between >= min(8, columns)
    // Half a row is free above the rank of a high card if it doesn't bring it close to the pip.
    let isTight = mayTurn && rows - 2 * height - between < 4
    let margin = rows > 12 && !isTight ? 1 : 0
    let (below, beside) = (min(room, rows - height - 1 - margin), min(room - width - 1, rows))
    let (isCourt, isTurned) = (room < columns, room == columns && mayTurn)
    let side = isTurned ? between : max(below, beside)
    let isSign = side < 4
    guard height <= rows, !isSign || width + 2 <= room else { return false }
    let isBeside = isSign || !isTurned && beside > below
    let left = isBeside ? (room - width - 1 - (isSign ? 1 : side)) / 2 : 0
    let size = Size(rows: height, columns: dots[0].count * scale)
    func index(_ row: Int, _ column: Int, isTurned: Bool = false) -> Drawing {
      Drawing(size: size, places: [Point(row: row, column: column)]) { x, y in
        let line = dots[Int((isTurned ? 1 - y : y) * 5)]
        return line[Int((isTurned ? 1 - x : x) * Double(line.count))]
      }
    }
    // A rank with a sign stands in the middle.
    let top = isSign ? max(margin, (rows - height) / 2 & ~1) : margin
    var drawings = [index(top, 2 * left)]
    if isTurned {
      let end = Point(row: rows - height - margin, column: 2 * columns - size.columns)
      drawings.append(index(end.row, end.column, isTurned: true))
    }
    if !isSign {
      let row = isTurned ? (rows - side) / 2 : rows < 8 ? 0 : rows - side
      let column = isCourt ? 0 : isBeside ? 2 * (columns - left - side) : columns - side
      // A column is free beside a figure.
      let size = Size(rows: side, columns: 2 * (isCourt ? side - 1 : side))
      drawings.append(pips(size, [Point(row: row, column: column)]))
    }
    draw(drawings, presentation, &canvas)
    // A small pip is hard to tell.
    if isSign || side < 6 && !isCourt {
      canvas.put(suit, row: isSign ? top / 2 + 1 : 0, column: left + width + 1, style)
    }
    return true
  }

  /// Draws the pips between the rows of the indices, placed as on a paper card. They are in pixels
  /// if four fit below each other with half a row between them; an ace has one as large as fits.
  private func putPips(
    _ suit: String, _ style: Style, _ presentation: Presentation, _ canvas: inout Canvas
  ) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let pips = rank.pips(isLow: rows < 7)
    guard presentation.drawsPixels else {
      // Only an even distance has a middle.
      let (distance, spread) = (Double((rows - 3) & ~1), Double(columns / 4))
      for (side, height) in pips {
        let row = 1 + Int((height * distance).rounded())
        canvas.put(suit, row: row, column: columns / 2 + Int(side * spread), style)
      }
      if rank.rawValue > Rank.ten.rawValue {
        canvas.put(rank.corner, row: 1 + Int(distance) / 2, column: columns / 2, style)
      }
      return
    }
    guard !hasLargePip(in: canvas.extent) else {
      // Below its index.
      let width = min(columns, 2 * rows - 3)
      let size = Size(rows: min(columns + 1, 2 * rows - 3), columns: 2 * width)
      let place = Point(row: 2 + rows - (size.rows + 1) / 2, column: columns - width)
      return draw([self.pips(size, [place])], presentation, &canvas)
    }
    let (size, spread) = (Size(rows: 6, columns: 14), Double(min(7, columns / 2 - 5)))
    let places = pips.map { side, height in
      let row = 2 + Int((height * Double(2 * rows - 4 - size.rows)).rounded())
      return Point(row: row, column: 2 * (columns / 2 + Int(side * spread) - 3))
    }
    draw([self.pips(size, places)], presentation, &canvas)
  }

  /// A shape that is drawn in a size at the places of its upper left corner, all in pixels, four to
  /// a cell. Coordinates go from 0 to 1.
  private struct Drawing {
    let size: Size
    let places: [Point]
    let isInk: (_ x: Double, _ y: Double) -> Bool
  }

  private func pips(_ size: Size, _ places: [Point]) -> Drawing {
    guard let rows = suit.smallSign(rows: size.rows).map({ $0.map(Array.init) }) else {
      return Drawing(size: size, places: places) { suit.isInk(abs(2 * $0 - 1), $1) }
    }
    return Drawing(size: size, places: places) { x, y in
      let row = rows[Int(y * Double(rows.count))]
      return row[Int(x * Double(row.count))] == "#"
    }
  }

  private func draw(
    _ drawings: [Drawing], _ presentation: Presentation, _ canvas: inout Canvas
  ) {
    let extent = Size(rows: 2 * canvas.extent.rows, columns: 2 * canvas.extent.columns)
    var isInk = Array(repeating: false, count: extent.rows * extent.columns)
    for drawing in drawings {
      let size = drawing.size
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
          guard drawing.isInk(x / Double(size.columns), y / Double(size.rows)) else { continue }
          for place in drawing.places {
            isInk[(place.row + row) * extent.columns + place.column + column] = true
          }
        }
      }
    }
    var art = Art([isRed ? .red : .ink, .standard]) { [isInk] x, y in
      let row = Int(y * Double(extent.rows))
      return isInk[row * extent.columns + Int(x * Double(extent.columns))] ? 0 : 1
    }
    art.isFine = true
    canvas.draw(art, in: Rect(canvas.extent), presentation)
  }

  private func name(_ language: Language) -> String {
    language(en: "\(rank.name) of \(suit.name)", zh: "\(suit.chinese) \(rank.corner)")
  }
}

extension Rank {
  /// The index in the corner of a card: `A`, `2` … `10`, `J`, `Q`, `K`.
  public var corner: String {
    WholeNumber.parse(name) == nil ? name.prefix(1).uppercased() : name
  }

  /// The index in large dots, in five rows of half columns. The signs of the ten are narrow, so
  /// that it is hardly wider than others, and the queen's is round, unlike a nine.
  fileprivate var dots: [[Bool]] {
    let rows =
      switch self {
      case .ten: ["##..##.", "##.#..#", "##.#..#", "##.#..#", "##..##."]
      case .queen: [".####.", "##..##", "##..##", ".####.", "...###"]
      default:
        // Rows of the upper and the lower pixels of cells.
        BigNumber.lines(corner, scale: 1).flatMap { line in
          ["█▀", "█▄"].map { signs in String(line.flatMap { signs.contains($0) ? "##" : ".." }) }
        }
      }
    return rows.prefix(5).map { row in row.map { $0 == "#" } }
  }

  /// Returns the places of the pips: the side of the middle, and the share of the height. Low cards
  /// have three rows of pips.
  fileprivate func pips(isLow: Bool) -> [(side: Double, height: Double)] {
    let (pairs, singles): ([Double], [Double]) =
      switch self {
      case .ace: ([], [0.5])
      case .two: ([], [0, 1])
      case .three: ([], [0, 0.5, 1])
      case .five: ([0, 1], [0.5])
      case .six: ([0, 0.5, 1], [])
      case .seven: ([0, 0.5, 1], [0.25])
      case .eight where isLow: ([0, 0.5, 1], [0, 1])
      case .nine where isLow: ([0, 0.5, 1], [0, 0.5, 1])
      case .ten where isLow: ([0, 1], [0, 1])
      case .eight: ([0, 0.5, 1], [0.25, 0.75])
      case .nine: ([0, 0.33, 0.67, 1], [0.5])
      case .ten: ([0, 0.33, 0.67, 1], [0.17, 0.83])
      case .four, .jack, .queen, .king: ([0, 1], [])
      }
    let middle = self == .ten && isLow ? [-1.5, -0.5, 0.5, 1.5] : []
    return pairs.flatMap { [(-1, $0), (1, $0)] } + singles.map { (0, $0) }
      + middle.map { ($0, 0.5) }
  }
}

extension Suit {
  /// Returns the suit's sign in pixels if it is so low that its curves would show nothing.
  fileprivate func smallSign(rows: Int) -> [String]? {
    switch (self, rows) {
    case (.spades, ...4): ["...##...", ".######.", "########", "..####.."]
    case (.hearts, ...4): [".##..##.", "########", ".######.", "...##..."]
    case (.diamonds, ...4): ["...##...", "..####..", "..####..", "...##..."]
    case (.clubs, ...4): ["..####..", "..####..", "########", "...##..."]
    case (.clubs, ...7):
      [
        "....####....", "....####....", ".##########.", "############", ".###.##.###.",
        ".....##.....",
      ]
    default: nil
    }
  }

  /// Returns true for a point of the suit's sign, at a side of its middle axis, from 0 to 1, and a
  /// height from the top, from 0 to 1.
  fileprivate func isInk(_ side: Double, _ y: Double) -> Bool {
    // Without the single pixels at the ends of a disc.
    func isDisc(_ x: Double, _ middle: Double, _ radius: Double) -> Bool {
      let (dx, dy) = (abs(side - x) / radius, abs(2 * (y - middle)) / radius)
      return dx * dx + dy * dy < 1 && dx < 0.99 && dy < 0.9
    }
    func isHeart(_ y: Double) -> Bool {
      let (dx, dy) = (side - 0.5, 2 * (y - 0.25))
      let isLobe = dx * dx + dy * dy < 0.228
      return isLobe || y > 0.38 && side < 1.5 * (1 - y) || (0.26..<0.5).contains(y) && side < 0.6
    }
    let isStem = y > 0.5 && side < 0.13 + max(0, y - 0.82) * 1.5
    return switch self {
    case .spades: y < 0.86 && (isHeart(1 - y / 0.86) || y > 0.5 && side < 0.6) || isStem
    case .hearts: isHeart(y)
    case .clubs:
      isDisc(0, 0.22, 0.425) || isDisc(0.57, 0.63, 0.44)
        || (0.3..<0.7).contains(y) && side < 0.2 || isStem
    case .diamonds: side + abs(2 * y - 1) < 1
    }
  }

  fileprivate var symbol: String { ["♠", "♥", "♣", "♦"][rawValue] }
  fileprivate var letter: String { ["S", "H", "C", "D"][rawValue] }
  fileprivate var chinese: String { ["黑桃", "红桃", "梅花", "方块"][rawValue] }
}
