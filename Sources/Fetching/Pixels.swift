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
}
