import TextUI

/// The emoji as pictures in pixels, for tiles that are large enough.
enum PixelArt {
  /// Pixels in a row and in a column.
  private static let side = 16

  /// The letters of the pixels in `pictures.txt`, and the ground.
  static let letters = "wclyspetourgvbdfnik."

  private static let colors: [Color] = [
    .rgb(255, 255, 255), .rgb(252, 238, 210), .rgb(176, 222, 108), .rgb(250, 204, 70),
    .rgb(152, 208, 244), .rgb(246, 164, 180), .rgb(158, 163, 172), .rgb(222, 178, 120),
    .rgb(240, 140, 46), .rgb(86, 150, 222), .rgb(220, 66, 60), .rgb(104, 178, 74),
    .rgb(160, 96, 190), .rgb(150, 98, 58), .rgb(92, 97, 108), .rgb(56, 120, 58),
    .rgb(96, 60, 36), .rgb(44, 62, 136), .rgb(24, 22, 26), .standard,
  ]

  /// The rows of each picture: letters, or of a symmetric picture those of its left half.
  private static let rows: [Unicode.Scalar: [String]] = {
    var rows: [Unicode.Scalar: [String]] = [:]
    var emoji: Unicode.Scalar = " "
    for line in PackageResources.pictures_txt.split(separator: UInt8(ascii: "\n")) {
      let line = String(decoding: line, as: UTF8.self)
      if let scalar = line.unicodeScalars.first, !scalar.isASCII {
        emoji = scalar
      } else {
        rows[emoji, default: []].append(line)
      }
    }
    return rows
  }()

  /// Returns the picture of an emoji, or nil if there is none.
  static func picture(of emoji: Unicode.Scalar) -> Art? {
    guard let rows = rows[emoji] else { return nil }
    return Art(colors, rows.map { $0.count < side ? $0 + $0.reversed() : $0 }, letters)
  }

  /// Returns the part of an area that a picture is drawn in, two pixels a cell, or nil if it
  /// doesn't fit. Where pixels would grow by less than a half, they don't.
  static func rect(in area: Size) -> Rect? {
    let room = min(2 * area.rows, area.columns) & ~1
    guard room >= side else { return nil }
    let columns = 2 * room < 3 * side ? side : room
    return Rect(Size(rows: columns / 2, columns: columns), centeredIn: area)
  }
}
