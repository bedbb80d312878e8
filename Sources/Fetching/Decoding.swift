import Platform
import Records
import TextUI

/// A picture that a program is decoding.
final class Decoding {
  /// The most pixels of a side of the result.
  static let side = 128

  /// The most bytes that a program may write.
  private static let limit = 1 << 20

  private let process: ChildProcess
  private let deadline: Int
  private let bitmap: String?
  private var output: IncomingBytes

  /// Starts a program, which has some milliseconds. Returns nil if it can't read the format or can't
  /// be run.
  init?(
    _ header: PictureHeader, in file: String, with decoder: Decoder, at program: String,
    scratch: String, within milliseconds: Int
  ) {
    let bitmap = "\(scratch).bmp"
    guard let words = decoder.words(header, path: file, bitmap: bitmap),
      let input = try? File.openIfPresent(file),
      let process = try? ChildProcess(words, at: program, reading: input, reportsErrors: false)
    else { return nil }
    self.process = process
    self.bitmap = decoder == .sips ? bitmap : nil
    output = IncomingBytes(process.output, limit: Self.limit)
    deadline = Clock.milliseconds + milliseconds
  }

  deinit {
    process.stop()
    if let bitmap { unlink(bitmap) }
  }

  /// The state of the decoding.
  enum State {
    case underWay, failed
    case done(Picture)
  }

  /// Returns the state without waiting.
  func poll() -> State {
    output.read()
    if output.isTooLarge { return .failed }
    guard output.isAtEnd, let ending = process.ending(within: 0) else {
      return Clock.milliseconds < deadline ? .underWay : .failed
    }
    guard ending == "status 0" else { return .failed }
    let picture =
      bitmap.map { Picture(bmp: (try? File.contents(of: $0)) ?? []) }
      ?? Picture(ppm: output.bytes)
    return picture.flatMap { Picture(ppm: $0.square(Self.side)) }.map { .done($0) } ?? .failed
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
    guard [3, 4].contains(depth), (1...Self.limit).contains(width),
      (1...Self.limit).contains(abs(height)), case let stride = (depth * width + 3) / 4 * 4,
      start >= 54, bytes.count >= start + stride * abs(height)
    else { return nil }
    let pixels = (0..<abs(height)).flatMap { row in
      // The last row comes first, unless the height is negative.
      let line = start + (height > 0 ? height - 1 - row : row) * stride
      return (0..<width).flatMap { column in
        bytes[line + depth * column..<line + depth * column + 3].reversed()
      }
    }
    self.init(ppm: Array("P6\n\(width) \(abs(height))\n255\n".utf8) + pixels)
  }

  /// The picture as a portable pixmap.
  var ppm: [UInt8] { square(max(width, height)) }

  /// Returns the middle square, shrunk to at most `limit` pixels a side, as a portable pixmap.
  func square(_ limit: Int) -> [UInt8] {
    let edge = min(width, height)
    let side = min(edge, limit)
    let (left, top) = ((width - edge) / 2, (height - edge) / 2)
    var bytes = Array("P6\n\(side) \(side)\n255\n".utf8)
    for row in 0..<side {
      let rows = row * edge / side..<(row + 1) * edge / side
      for column in 0..<side {
        let columns = column * edge / side..<(column + 1) * edge / side
        for channel in 0..<3 {
          var sum = 0
          for y in rows {
            for x in columns { sum += Int(pixels[3 * ((top + y) * width + left + x) + channel]) }
          }
          bytes.append(UInt8(sum / (rows.count * columns.count)))
        }
      }
    }
    return bytes
  }
}
