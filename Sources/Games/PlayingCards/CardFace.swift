import TextUI
import Tiles

extension Card {
  /// The greatest width of a card's picture, in columns: that of `10♥`.
  public static let faceWidth = 3

  /// Returns the card's picture, name and drawing: indices in two corners, and between them pips or
  /// a figure.
  public func face(_ presentation: Presentation) -> TileFace {
    let suit = presentation.isASCII ? suit.letter : suit.symbol
    let corner = rank.corner + suit
    return TileFace(
      picture: corner, name: name(presentation.language), isRed: isRed,
      traits: [self.suit.rawValue, Suit.allCases.count + rank.rawValue]
    ) { canvas, style in
      let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
      guard rows > 2, columns > 4 else { return canvas.put([corner], style, presentation) }
      let hasFigure = presentation.drawsPixels && rows > 3 && columns > 6
      let figure = hasFigure ? CourtFigure(self, in: canvas.extent) : nil
      if let figure {
        canvas.draw(figure.art, in: figure.area, presentation)
      } else {
        putPips(suit, style, presentation, &canvas)
      }
      canvas.put(corner, row: 0, column: 0, style)
      guard figure?.isLarge ?? true else { return }
      canvas.put(corner, row: rows - 1, column: columns - corner.displayWidth, style)
    }
  }

  var isRed: Bool { suit == .hearts || suit == .diamonds }

  /// Draws the pips, where they are on paper; in the smallest size one suit.
  private func putPips(
    _ suit: String, _ style: Style, _ presentation: Presentation, _ canvas: inout Canvas
  ) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let pips = rows > 4 && columns > 6 ? rank.pips(isLow: rows < 6) : [(0, 0.5)]
    // Drawn ones need room for those of a ten; large ones stand beside the indices.
    let isDrawn = presentation.drawsPixels && rows > 9 && columns > 14
    let isLarge = isDrawn && rows > 13 && columns > 20
    let pip =
      isLarge
      ? Size(rows: 3, columns: 7) : isDrawn ? Size(rows: 2, columns: 5) : Size(rows: 1, columns: 1)
    let top = isLarge ? 0 : 1
    let widest = min(isLarge ? 7 : 6, columns / 2 - (isLarge ? 5 : 2))
    let spread = isDrawn ? widest : max(2, columns / 4)
    let colors: [Color] = [isRed ? .red : .ink, .standard]
    let art = isDrawn ? Art(colors, self.suit.pixels(isLarge: isLarge), "#.") : nil
    for (side, height) in pips {
      let row = top + Int((height * Double(rows - 2 * top - pip.rows)).rounded())
      let column = columns / 2 + Int(side * Double(spread)) - pip.columns / 2
      guard let art else {
        canvas.put(suit, row: row, column: column, style)
        continue
      }
      let rect = Rect(row: row, column: column, rows: pip.rows, columns: pip.columns)
      canvas.draw(art, in: rect, presentation)
    }
    if rank.rawValue > Rank.ten.rawValue, pips.count > 1 {
      canvas.put(rank.corner, row: rows / 2, column: columns / 2, style)
    }
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

  /// Returns the places of the pips: left of the middle or right of it, and the part of the height.
  /// Low cards have three rows of them.
  fileprivate func pips(isLow: Bool) -> [(side: Double, height: Double)] {
    let (pairs, singles): ([Double], [Double]) =
      switch self {
      case .ace: ([], [0.5])
      case .two: ([], [0, 1])
      case .three: ([], [0, 0.5, 1])
      case .five: ([0, 1], [0.5])
      case .six: ([0, 0.5, 1], [])
      case .seven: ([0, 0.5, 1], [0.25])
      case .eight: ([0, 0.5, 1], [0.25, 0.75])
      case .nine where isLow: ([0, 0.5, 1], [0, 0.5, 1])
      case .ten where isLow: ([0, 1], [0, 1])
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
  fileprivate func pixels(isLarge: Bool) -> [String] {
    switch (self, isLarge) {
    case (.spades, true): ["...#...", "..###..", ".#####.", "#######", "...#...", "..###.."]
    case (.hearts, true): [".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."]
    case (.clubs, true): ["..###..", "..###..", "##.#.##", "#######", "...#...", "..###.."]
    case (.diamonds, true): ["...#...", "..###..", ".#####.", ".#####.", "..###..", "...#..."]
    case (.spades, false): ["..#..", ".###.", "#####", "..#.."]
    case (.hearts, false): [".#.#.", "#####", ".###.", "..#.."]
    case (.clubs, false): [".###.", "#####", "#####", "..#.."]
    case (.diamonds, false): ["..#..", ".###.", ".###.", "..#.."]
    }
  }

  fileprivate var symbol: String { ["♠", "♥", "♣", "♦"][rawValue] }
  fileprivate var letter: String { ["S", "H", "C", "D"][rawValue] }
  fileprivate var chinese: String { ["黑桃", "红桃", "梅花", "方块"][rawValue] }
}
