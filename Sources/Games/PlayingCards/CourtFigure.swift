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

  /// Creates the figure of a card in an area, or returns nil if the card has no figure.
  init?(_ card: Card, in extent: Size) {
    guard card.rank.rawValue > Rank.ten.rawValue else { return nil }
    let isLarge = extent.rows > 7 && extent.columns > 12
    let room = extent.columns - Self.margin
    let width = isLarge ? min(room, extent.rows * 13 / 10) : max(7, room)
    let columns = (width - 1) | 1
    let rest = extent.columns - columns
    let left = min(rest, max(Self.margin, rest / 2))
    area = Rect(row: 0, column: left, rows: extent.rows, columns: columns)
    leavesBothCorners = rest >= 2 * Self.margin
    // The colours are those of the robe, gold, skin, hair, lines, linen and mouth.
    let colors: [Color] = [
      card.isRed ? .red : .back, .accent(2), .rgb(245, 208, 169), .accent(3), .rgb(27, 27, 31),
      .onBack, .red, .standard,
    ]
    art = Art(colors, isLarge ? Self.large(card.rank) : Self.small(card.rank), "rgshkwm.")
  }

  // Most cells have one colour besides the background, so that turning a card takes few bytes.
  private static func small(_ rank: Rank) -> [String] {
    switch rank {
    case .king:
      [
        ".g.g.g.", ".g.g.g.", "ggggggg", "ggggggg", ".sksks.", ".sksks.", ".hhmhh.", ".hhhhh.",
        "rrhhhrr", "rrhhhrr",
      ]
    case .queen:
      [
        "...g...", ".g.g.g.", "hgggggh", "hgggggh", "hsksksh", "hsksksh", "hssmssh", "hsssssh",
        "hrrrrrh", "hrrrrrh",
      ]
    default:
      [
        "....gg.", "..rrgg.", ".rrrrr.", "rrrrrrr", ".sksks.", ".sksks.", ".ssmss.", "..sss..",
        ".rrrrr.", "rrrrrrr",
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
