import TextUI
import Tiles

/// The figure of a court card, in pixels, two to a cell.
struct CourtFigure {
  private let card: Card

  /// Creates the figure of a card, or returns nil if it has none.
  init?(_ card: Card) {
    guard card.rank.rawValue > Rank.ten.rawValue else { return nil }
    self.card = card
  }

  /// Returns the part of a card's area, between the corners, that it is drawn in.
  func area(in extent: Size) -> Rect {
    let large = isLarge(extent)
    // In a small area the corners' rows are its own, too.
    let rows = large ? extent.rows : min(extent.rows, 5)
    let columns = large ? min(extent.columns - 4, rows * 13 / 10) : 7
    return Rect(Size(rows: rows, columns: (columns - 1) | 1), centeredIn: extent)
  }

  private func isLarge(_ extent: Size) -> Bool { extent.rows > 7 && extent.columns > 14 }

  func art(in extent: Size) -> TileArt {
    let rows = isLarge(extent) ? large : small
    // The robe, gold, the skin, hair and lines, linen, and the mouth.
    let colors: [Color] = [
      card.isRed ? .red : .back, .accent(2), .tint(1), .ink, .onBack, .red, .standard,
    ]
    return TileArt(colors, rows, "rgskwm.")
  }

  private var small: [String] {
    switch card.rank {
    case .king:
      [
        "g..g..g", "gg.g.gg", "ggggggg", ".ksssk.", ".sksks.", ".kkkkk.", ".kkmkk.", "..kkk..",
        "rrwkwrr", "rrrgrrr",
      ]
    case .queen:
      [
        "...g...", ".g.g.g.", ".ggggg.", "kkssskk", "ksksksk", "ksssssk", "kksmskk", "kk.s.kk",
        "krwwwrk", "rrrgrrr",
      ]
    default:
      [
        ".....gg", "..rrrg.", ".rrrrg.", ".rrrrrr", ".ggggg.", ".sksks.", ".sssss.", "..sms..",
        "rrwswrr", "rrrgrrr",
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
