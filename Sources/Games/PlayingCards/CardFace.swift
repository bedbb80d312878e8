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
      let hasFigure = presentation.drawsPixels && rows > 3 && columns > 6
      let figure = hasFigure ? CourtFigure(self, in: canvas.extent) : nil
      if let figure {
        canvas.draw(figure.art, in: figure.area, presentation)
      } else if rows > 4, columns > 6 {
        putPips(suit, style, presentation, &canvas)
      } else if !presentation.drawsPixels || !putRank(suit, style, &canvas) {
        return canvas.put([corner], style, presentation)
      } else {
        return
      }
      canvas.put(corner, row: 0, column: 0, style)
      guard figure?.leavesBothCorners ?? true else { return }
      canvas.put(corner, row: rows - 1, column: columns - corner.displayWidth, style)
    }
  }

  var isRed: Bool { suit == .hearts || suit == .diamonds }

  /// Draws the rank in large dots, and one suit beside or below it. Returns false if they don't
  /// fit.
  private func putRank(_ suit: String, _ style: Style, _ canvas: inout Canvas) -> Bool {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let lines = BigNumber.lines(rank.corner, scale: 1)
    let width = lines[0].displayWidth
    let isBeside = width + 2 <= columns
    let (height, side) = isBeside ? (lines.count, 2) : (lines.count + 1, 0)
    guard height <= rows, width <= columns else { return false }
    let (top, left) = ((rows - height) / 2, (columns - width - side) / 2)
    for (index, line) in lines.enumerated() {
      canvas.put(line, row: top + index, column: left, style)
    }
    let place = isBeside ? (top + 1, left + width + 1) : (top + height - 1, left + width / 2)
    canvas.put(suit, row: place.0, column: place.1, style)
    return true
  }

  /// Draws the pips between the rows of the indices, placed as on a paper card. They are in pixels
  /// if four fit below each other with half a row between them.
  private func putPips(
    _ suit: String, _ style: Style, _ presentation: Presentation, _ canvas: inout Canvas
  ) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let pips = rank.pips(isLow: rows < 7)
    let isDrawn = presentation.drawsPixels && rows > 15 && columns > 22
    guard isDrawn else {
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
    let pip = self.suit.pixels.map { Array($0.unicodeScalars) }
    let spread = Double(min(7, columns / 2 - 5))
    // The places are the pips' middle columns and their first half rows.
    let places = pips.map { side, height in
      let room = Double(2 * rows - 4 - pip.count)
      return (columns / 2 + Int(side * spread), 2 + Int((height * room).rounded()))
    }
    let art = Art([isRed ? .red : .ink, .standard]) { x, y in
      let (column, row) = (Int(x * Double(columns)), Int(y * Double(2 * rows)))
      let isInk = places.contains { middle, top in
        let (x, y) = (column - middle + pip[0].count / 2, row - top)
        return pip.indices.contains(y) && pip[0].indices.contains(x) && pip[y][x] == "#"
      }
      return isInk ? 0 : 1
    }
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
  fileprivate var pixels: [String] {
    switch self {
    case .spades: ["...#...", "..###..", ".#####.", "#######", "...#...", "..###.."]
    case .hearts: [".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."]
    case .clubs: ["..###..", "..###..", "##.#.##", "#######", "...#...", "..###.."]
    case .diamonds: ["...#...", "..###..", ".#####.", ".#####.", "..###..", "...#..."]
    }
  }

  fileprivate var symbol: String { ["♠", "♥", "♣", "♦"][rawValue] }
  fileprivate var letter: String { ["S", "H", "C", "D"][rawValue] }
  fileprivate var chinese: String { ["黑桃", "红桃", "梅花", "方块"][rawValue] }
}
