import TextUI

extension Picture {
  /// Reads a bitmap (BMP) of 24 or 32 bits a pixel without compression, as `sips` writes it.
  convenience init?(bmp bytes: [UInt8]) {
    func number(at index: Int) -> Int {
      Int(Int32(truncatingIfNeeded: (0..<4).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }))
    }
    guard bytes.count >= 54, bytes.starts(with: Array("BM".utf8)) else { return nil }
    let (start, width, height) = (number(at: 10), number(at: 18), number(at: 22))
    let depth = Int(bytes[28]) / 8
    let sides = 1...Self.limit
    guard [3, 4].contains(depth), sides.contains(width), sides.contains(abs(height)),
      case let stride = (depth * width + 3) / 4 * 4, start >= 54,
      bytes.count >= start + stride * abs(height)
    else { return nil }
    let pixels = (0..<abs(height)).flatMap { row in
      // The last row comes first, unless the height is negative.
      let line = start + (height > 0 ? height - 1 - row : row) * stride
      return (0..<width).flatMap { bytes[line + depth * $0..<line + depth * $0 + 3].reversed() }
    }
    self.init(ppm: Array("P6\n\(width) \(abs(height))\n255\n".utf8) + pixels)
  }

  /// The picture as a portable pixmap.
  var ppm: [UInt8] { Array("P6\n\(width) \(height)\n255\n".utf8) + pixels }

  /// Returns the middle square, shrunk to at most `limit` pixels a side, as a portable pixmap.
  func square(_ limit: Int) -> [UInt8] {
    let edge = min(width, height)
    let side = min(edge, limit)
    let corner = 3 * ((height - edge) / 2 * width + (width - edge) / 2)
    var bytes = Array("P6\n\(side) \(side)\n255\n".utf8)
    for row in 0..<side {
      let rows = row * edge / side..<(row + 1) * edge / side
      for column in 0..<side {
        let columns = column * edge / side..<(column + 1) * edge / side
        for channel in corner..<corner + 3 {
          var sum = 0
          for y in rows { for x in columns { sum += Int(pixels[3 * (y * width + x) + channel]) } }
          bytes.append(UInt8(sum / (rows.count * columns.count)))
        }
      }
    }
    return bytes
  }
}
