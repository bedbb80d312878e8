import TextUI

/// A program that decodes pictures from its standard input. The raw value is its name.
enum Decoder: String, CaseIterable {
  case magick, convert, ffmpeg, djpeg, sips

  /// The most pixels of a side that pictures are kept with.
  static let side = 128

  /// Returns the program's words for a picture, or nil if it can't read the format. The result has
  /// sides of at least 128 pixels if the picture has. The program is told the format, so that no
  /// other of its decoders runs. `sips` reads no pipe and writes no pixmap, but a bitmap file.
  func words(_ header: PictureHeader, path: String, bitmap: String) -> [String]? {
    let side = Self.side
    let isJPEG = header.format == .jpeg
    let words: [String]
    switch self {
    case .magick, .convert:
      words = [
        "-limit", "memory", "64MiB", "-limit", "map", "128MiB", "-limit", "disk", "256MiB",
        "-limit", "thread", "1", "-define", "jpeg:size=\(2 * side)x\(2 * side)",
        "\(header.format):-", "-auto-orient", "-resize", "\(side)x\(side)^>",
        "-gravity", "center", "-crop", "\(side)x\(side)+0+0", "+repage",
        "-background", "white", "-alpha", "remove", "-colorspace", "sRGB", "-depth", "8", "ppm:-",
      ]
    case .ffmpeg:
      words = [
        "-nostdin", "-loglevel", "quiet", "-max_alloc", "134217728", "-threads", "1",
        "-protocol_whitelist", "pipe", "-f", isJPEG ? "jpeg_pipe" : "png_pipe", "-i", "pipe:0",
        "-frames:v", "1", "-vf",
        "scale=\(side):\(side):force_original_aspect_ratio=increase,crop=\(side):\(side)",
        "-pix_fmt", "rgb24", "-c:v", "ppm", "-f", "image2pipe", "pipe:1",
      ]
    case .djpeg:
      guard isJPEG else { return nil }
      let edge = min(header.width, header.height)
      let scale = [8, 4, 2].first { edge / $0 >= side } ?? 1
      words = ["-maxmemory", "131072", "-scale", "1/\(scale)"]
    case .sips:
      words = ["-s", "format", "bmp", "--resampleHeightWidthMax", "256", path, "--out", bitmap]
    }
    return [rawValue] + words
  }
}

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
