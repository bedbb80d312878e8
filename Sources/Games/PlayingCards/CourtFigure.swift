import Tiles

/// The figure of a jack, a queen or a king.
struct CourtFigure {
  let art: Art

  /// The part of the card in which the figure is drawn.
  let area: Rect

  /// True if two corners have room for an index, not only one.
  let leavesBothCorners: Bool

  /// The columns of an index with its gap.
  private static let margin = 3

  /// Creates the figure of a card in an area, beside a large index of some columns or a small one.
  /// Returns nil if the card has no figure or the area no room for it.
  init?(_ card: Card, in extent: Size, beside index: Int) {
    let room = extent.columns - (index > 0 ? max(index + 1, 5) : Self.margin)
    guard card.rank.rawValue > Rank.ten.rawValue, extent.rows > 5, room > 5 else { return nil }
    let isLarge = extent.rows > 7 && room > 8
    // The colours are those of the robe, gold, skin, hair, lines, linen and mouth.
    let colors: [Color] = [
      card.isRed ? .red : .back, .rgb(236, 190, 60), .rgb(245, 208, 169), .rgb(150, 88, 44),
      .rgb(27, 27, 31),
      .rgb(255, 255, 255), .red, .standard,
    ]
    let rows = isLarge ? Self.large(card.rank) : Self.small(card.rank)
    var art = Art(colors, rows, "rgshkwm.")
    art.isFine = !isLarge
    self.art = art
    guard isLarge else {
      let (height, width) = (rows.count / 2, rows[0].count / 2)
      area = Rect(
        row: extent.rows - height, column: extent.columns - width, rows: height, columns: width)
      leavesBothCorners = false
      return
    }
    let columns = (min(room, extent.rows * 13 / 10) - 1) | 1
    let rest = extent.columns - columns
    let left = index > 0 ? rest : min(rest, max(Self.margin, rest / 2))
    area = Rect(row: 0, column: left, rows: extent.rows, columns: columns)
    leavesBothCorners = rest >= 2 * Self.margin
  }

  /// Returns the rows of a small figure. A cell has four pixels, of at
  /// most two colours.
  private static func small(_ rank: Rank) -> [String] {
    switch rank {
    case .king:
      [
        "gg..gggg..gg", "gggggggggggg", "gggggggggggg", "ssssssssssss", "hsskksskkssh",
        "hsskksskkssh", "hhhhhhhhhhhh", ".hhhmmmmhhh.", "rrhhhhhhhhrr", "rrrrhhhhrrrr",
      ]
    case .queen:
      [
        "..g..gg..g..", "..gggggggg..", "hhgggggggghh", "hhsssssssshh", "hhskksskkshh",
        "hhskksskkshh", "hhsssssssshh", "hhsssmmssshh", "hhrrssssrrhh", "hhrrrrrrrrhh",
      ]
    default:
      [
        "....rrrrgg..", "..rrrrrrgg..", "rrrrrrrrrrrr", "hhsssssssshh", "hhskksskkshh",
        "hhskksskkshh", "hhsssssssshh", "..sssmmsss..", "..rrrssrrr..", "rrrrrrrrrrrr",
      ]
    }
  }

  private static func large(_ rank: Rank) -> [String] {
    switch rank {
    case .king:
      [
        "g.....g.....g", "gg...ggg...gg", "ggg..ggg..ggg", "ggggggggggggg", "ggrgggrgggrgg",
        ".ggggggggggg.", ".hhssssssshh.", ".hsssssssssh.", ".hskkssskksh.", ".hsskssskssh.",
        ".hsssssssssh.", ".hshhhhhhhsh.", ".hhhhmmmhhhh.", ".hhhhhhhhhhh.", "..hhhhhhhhh..",
        "...hhhhhhh...", "rrwwwhhhwwwrr", "rrrrwwgwwrrrr", "rrrrrgggrrrrr", "rrrrrrgrrrrrr",
      ]
    case .queen:
      [
        "......g......", "..g..ggg..g..", "..gg.ggg.gg..", "..ggggggggg..", "..grggrggrg..",
        ".hhhhhhhhhhh.", "hhhhssssshhhh", "hhhssssssshhh", "hhskkssskkshh", "hhssksssksshh",
        "hhssssssssshh", "hhssssssssshh", "hhhssmmmsshhh", "hhhhssssshhhh", "hhhh.sss.hhhh",
        "hhh.wsssw.hhh", "hhrrwwswwrrhh", "hrrrrwgwrrrrh", "rrrrrrgrrrrrr", "rrrrrgggrrrrr",
      ]
    default:
      [
        "..........gg.", ".........ggg.", "...rrrrrrgg..", "..rrrrrrrgr..", ".rrrrrrrrgrr.",
        ".ggggggggggg.", "..hhssssshh..", ".hhssssssshh.", ".hskkssskksh.", ".hsskssskssh.",
        ".hsssssssssh.", ".hhssssssshh.", ".hhssmmmsshh.", ".hhhssssshhh.", "..hh.sss.hh..",
        ".....sss.....", "rrrwwwswwwrrr", "rrrrwwgwwrrrr", "rrgrrrgrrrgrr", "rrgrrrgrrrgrr",
      ]
    }
  }
}
