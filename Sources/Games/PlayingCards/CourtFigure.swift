import TextUI
import Tiles

struct CourtFigure {
  private let card: Card
  private let extent: Size

  init?(_ card: Card, in extent: Size) {
    guard card.rank.rawValue > Rank.ten.rawValue else { return nil }
    (self.card, self.extent) = (card, extent)
  }

  /// True if there is room for the large one, between the indices in two corners.
  var isLarge: Bool { extent.rows > 7 && extent.columns > 12 }

  /// The part of the area that it is drawn in: the small one beside the index in one corner.
  var area: Rect {
    guard isLarge else {
      let columns = max(7, extent.columns - 2)
      return Rect(
        row: 0, column: extent.columns - columns, rows: extent.rows, columns: columns)
    }
    let columns = min(extent.columns - 4, extent.rows * 13 / 10)
    return Rect(Size(rows: extent.rows, columns: (columns - 1) | 1), centeredIn: extent)
  }

  var art: Art {
    let rows = isLarge ? large : small
    // The robe, gold, the skin, hair, lines, linen, and the mouth.
    let colors: [Color] = [
      card.isRed ? .red : .back, .accent(2), .tint(1), .accent(3), .ink, .onBack, .red, .standard,
    ]
    return Art(colors, rows, "rgshkwm.")
  }

  // Most cells have one colour beside the ground, so that turning a card takes few bytes.
  private var small: [String] {
    switch card.rank {
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

  private var large: [String] {
    switch card.rank {
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
