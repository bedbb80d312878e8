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
      let scale = isRanked(in: canvas.extent) ? max(1, min(rows / 5, columns / 5)) : 0
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
    area.rows < 5 || area.columns < 6
      || !hasLargePip(in: area) && (area.rows < 16 || area.columns < 23)
  }

  /// Returns true for one large pip: of an ace, or where a rank in large dots would touch it.
  private func hasLargePip(in area: Size) -> Bool { rank == .ace || area.rows == 5 }

  var isRed: Bool { suit == .hearts || suit == .diamonds }

  /// Draws the rank in large dots, with a pip as large as fits below it at the right, or else
  /// beside it, or the suit's sign, in the first columns. Returns false if they don't fit.
  private func drawRank(
    _ suit: String, _ scale: Int, _ columns: Int, _ style: Style, _ presentation: Presentation,
    _ canvas: inout Canvas
  ) -> Bool {
    let rows = canvas.extent.rows
    // The dots are as large for every rank, so that the ten fits, with a one that is a stroke.
    let lines = BigNumber.lines(rank.corner, scale: scale).map { line in
      let dots = line.enumerated().filter { rank != .ten || ![0, 2].contains($0.offset / scale) }
      return String(dots.map(\.element))
    }
    let width = lines[0].displayWidth
    // A pip is as many cells wide as half rows high.
    let (height, least) = (2 * rows - 5 * scale, 5)
    let isBelow = min(height, columns) >= least
    let side = isBelow ? max(least, min(height - 1, columns)) : least
    let isSign = !isBelow && width + 1 + side > columns
    guard lines.count <= rows, isBelow || width + (isSign ? 2 : side + 1) <= columns else {
      return false
    }
    let (top, left) =
      isBelow
      ? (0, 0) : ((rows - lines.count) / 2, (columns - width - 1 - (isSign ? 1 : side)) / 2)
    // Rows of the upper and the lower pixels of cells.
    let dots = lines.flatMap { line in
      ["█▀", "█▄"].map { signs in Array(line.map { signs.contains($0) }) }
    }
    let place =
      isBelow
      ? Point(row: 2 * rows - side, column: 2 * (columns - side))
      : Point(row: 2 * top, column: 2 * (left + width + 1))
    let size = Size(rows: dots.count, columns: 2 * width)
    let drawings = [
      Drawing(size: size, places: [Point(row: 2 * top, column: 2 * left)]) { x, y in
        let line = dots[Int(y * Double(dots.count))]
        return line[Int(x * Double(line.count))]
      },
      pips(Size(rows: side, columns: 2 * side), [place]),
    ]
    draw(isSign ? drawings.dropLast() : drawings, presentation, &canvas)
    if isSign { canvas.put(suit, row: top + 1, column: left + width + 1, style) }
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
    Drawing(size: size, places: places) { suit.isInk(abs(2 * $0 - 1), $1) }
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
  fileprivate var corner: String {
    WholeNumber.parse(name) == nil ? name.prefix(1).uppercased() : name
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
  /// Returns true for a point of the suit's sign, at a side of its middle axis, from 0 to 1, and a
  /// height from the top, from 0 to 1.
  fileprivate func isInk(_ side: Double, _ y: Double) -> Bool {
    func isNear(_ x: Double, _ middle: Double, _ radius: Double) -> Bool {
      let (dx, dy) = (side - x, 2 * (y - middle))
      return dx * dx + dy * dy < radius * radius
    }
    func isHeart(_ y: Double) -> Bool {
      let (dx, dy) = (side - 0.5, 2 * (y - 0.28))
      return y > 0 && dx * dx + dy * dy < 0.28 || y > 0.3 && side < 1.38 * (1 - y)
    }
    let isStem = y > 0.4 && side < 0.12 + max(0, y - 0.72) * 1.1
    return switch self {
    case .spades: isHeart(1 - y / 0.82) || isStem
    case .hearts: isHeart(y)
    case .clubs: isNear(0, 0.215, 0.42) || isNear(0.65, 0.64, 0.385) || isStem
    case .diamonds: 1.12 * side + abs(2 * y - 1) < 1.02
    }
  }

  fileprivate var symbol: String { ["♠", "♥", "♣", "♦"][rawValue] }
  fileprivate var letter: String { ["S", "H", "C", "D"][rawValue] }
  fileprivate var chinese: String { ["黑桃", "红桃", "梅花", "方块"][rawValue] }
}
