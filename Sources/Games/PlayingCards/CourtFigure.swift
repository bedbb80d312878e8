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
    // The robe, gold, the skin, hair and lines, linen, and the mouth.
    let colors: [Color] = [
      card.isRed ? .red : .back, .accent(2), .tint(1), .ink, .onBack, .red, .standard,
    ]
    return Art(colors, rows, "rgskwm.")
  }

  // Most cells have one colour beside the ground, so that turning a card takes few bytes.
  private var small: [String] {
    switch card.rank {
    case .king:
      [
        "g..g..g", "gg.g.gg", "ggggggg", "ggggggg", ".sksks.", ".sksks.", ".kkmkk.", ".kkkkk.",
        "rrkkkrr", "rrkkkrr",
      ]
    case .queen:
      [
        "...g...", ".g.g.g.", "kgggggk", "kgggggk", "ksksksk", "ksksksk", "kssmssk", "ksssssk",
        "krrrrrk", "krrrrrk",
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
        ".ggggggggggg.", ".kkssssssskk.", ".ksssssssssk.", ".kskkssskksk.", ".ksskssskssk.",
        ".ksssssssssk.", ".kskkkkkkksk.", ".kkkkmmmkkkk.", ".kkkkkkkkkkk.", "..kkkkkkkkk..",
        "...kkkkkkk...", "rrwwwkkkwwwrr", "rrrrwwgwwrrrr", "rrrrrgggrrrrr", "rrrrrrgrrrrrr",
      ]
    case .queen:
      [
        "......g......", "..g..ggg..g..", "..gg.ggg.gg..", "..ggggggggg..", "..grggrggrg..",
        ".kkkkkkkkkkk.", "kkkkssssskkkk", "kkkssssssskkk", "kkskkssskkskk", "kkssksssksskk",
        "kkssssssssskk", "kkssssssssskk", "kkkssmmmsskkk", "kkkkssssskkkk", "kkkk.sss.kkkk",
        "kkk.wsssw.kkk", "kkrrwwswwrrkk", "krrrrwgwrrrrk", "rrrrrrgrrrrrr", "rrrrrgggrrrrr",
      ]
    default:
      [
        "..........gg.", ".........ggg.", "...rrrrrrgg..", "..rrrrrrrgr..", ".rrrrrrrrgrr.",
        ".ggggggggggg.", "..kkssssskk..", ".kkssssssskk.", ".kskkssskksk.", ".ksskssskssk.",
        ".ksssssssssk.", ".kkssssssskk.", ".kkssmmmsskk.", ".kkkssssskkk.", "..kk.sss.kk..",
        ".....sss.....", "rrrwwwswwwrrr", "rrrrwwgwwrrrr", "rrgrrrgrrrgrr", "rrgrrrgrrrgrr",
      ]
    }
  }
}
