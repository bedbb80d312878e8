import TextUI
import Tiles

/// The figure of a jack, a queen or a king.
struct CourtFigure {
  let art: Art

  /// The part of the card that it is drawn in.
  let area: Rect

  /// True if there is room for the large one, between the indices in two corners; the small one is
  /// beside the index in one corner.
  let isLarge: Bool

  /// Creates the figure of a card in an area, or returns nil if the card has none.
  init?(_ card: Card, in extent: Size) {
    guard card.rank.rawValue > Rank.ten.rawValue else { return nil }
    isLarge = extent.rows > 7 && extent.columns > 12
    let columns =
      isLarge ? min(extent.columns - 4, extent.rows * 13 / 10) : max(7, extent.columns - 2)
    area =
      isLarge
      ? Rect(Size(rows: extent.rows, columns: (columns - 1) | 1), centeredIn: extent)
      : Rect(row: 0, column: extent.columns - columns, rows: extent.rows, columns: columns)
    // The robe, gold, the skin, hair, lines, linen, and the mouth.
    let colors: [Color] = [
      card.isRed ? .red : .back, .accent(2), .tint(1), .accent(3), .ink, .onBack, .red, .standard,
    ]
    art = Art(colors, isLarge ? Self.large(card.rank) : Self.small(card.rank), "rgshkwm.")
  }

  // Most cells have one colour beside the ground, so that turning a card takes few bytes.
  private static func small(_ rank: Rank) -> [String] {
    switch rank {
    case .king:
      [
        "g..g..g", "gg.g.gg", "ggggggg", "ggggggg", ".sksks.", ".sksks.", ".hhmhh.", ".hhhhh.",
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
