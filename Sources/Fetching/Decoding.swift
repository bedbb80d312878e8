import Platform
import Records

/// An encoded picture that programs try to decode, one after the other.
final class Decoding {
  /// A program that decodes pictures. The raw value is its name.
  enum Tool: String, CaseIterable {
    case magick, convert, ffmpeg, djpeg, sips
  }

  private static let side = PictureLoader.side

  private let bytes: [UInt8]
  private let isJPEG: Bool
  private let timeLimit: Int
  private var tools: [(tool: Tool, path: String)]
  private var running: (tool: Tool, path: String, job: Job)?

  /// The part of its size to which `djpeg` reduces a picture next.
  private var reduction = 1

  /// The files that `sips` reads and writes.
  private let file: String, bitmap: String

  /// Prepares to decode a picture. Each of some tools will have some milliseconds; one that needs
  /// files makes hidden ones in a folder. Throws if the bytes are neither a JPEG nor a PNG.
  init(
    _ bytes: [UInt8], _ tools: [(Tool, String)], filesIn folder: String, timeLimit: Int
  ) throws(UserError) {
    isJPEG = bytes.starts(with: [0xff, 0xd8, 0xff])
    guard isJPEG || bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { throw .noPicture }
    (self.bytes, self.tools, self.timeLimit) = (bytes, tools, timeLimit)
    file = "\(folder)/.\(UInt64.random(in: 0...(.max)))"
    bitmap = file + ".bmp"
  }

  deinit {
    running = nil
    for file in [file, bitmap] { unlink(file) }
  }

  /// The encoded picture, or nothing if it has more than 1 MB.
  var encoded: [UInt8] { bytes.count > File.limit ? [] : bytes }

  /// Returns the picture as a pixmap, or nil until it is decoded. Never waits. Throws if all tools
  /// have failed.
  func poll() throws(UserError) -> [UInt8]? {
    if let (tool, path, job) = running {
      guard let (status, output) = job.poll() else { return nil }
      let picture =
        tool == .sips
        ? Picture(bmp: (try? File.contents(of: bitmap)) ?? []) : Picture(ppm: output)
      if status == 0, let picture { return picture.square(Self.side) }
      if tool == .djpeg, reduction < 8 {
        reduction *= 2
        tools.insert((tool, path), at: 0)
      }
    }
    guard !tools.isEmpty else { throw .noPicture }
    let (tool, path) = tools.removeFirst()
    if tool == .sips { try? File.replace(file, with: bytes) }
    let job = try? Job(
      path, arguments(of: tool), reading: tool == .sips ? [] : bytes, limit: File.limit,
      timeLimit: timeLimit)
    running = job.map { (tool, path, $0) }
    return nil
  }

  /// Returns a tool's arguments. They name the format, so that no other decoder of the tool runs,
  /// and limit the memory.
  private func arguments(of tool: Tool) -> [String] {
    let side = Self.side
    switch tool {
    case .magick, .convert:
      return [
        "-limit", "memory", "64MiB", "-limit", "map", "128MiB", "-limit", "disk", "256MiB",
        "-limit", "thread", "1", "-limit", "width", "8KP", "-limit", "height", "8KP",
        "-define", "jpeg:size=\(2 * side)x\(2 * side)", isJPEG ? "jpeg:-" : "png:-",
        "-auto-orient", "-resize", "\(side)x\(side)^>", "-gravity", "center",
        "-crop", "\(side)x\(side)+0+0", "+repage", "-background", "white", "-alpha", "remove",
        "-colorspace", "sRGB", "-depth", "8", "ppm:-",
      ]
    case .ffmpeg:
      return [
        "-nostdin", "-loglevel", "quiet", "-max_alloc", "134217728", "-threads", "1",
        "-protocol_whitelist", "pipe", "-f", isJPEG ? "jpeg_pipe" : "png_pipe", "-i", "pipe:0",
        "-frames:v", "1", "-vf",
        "scale=\(side):\(side):force_original_aspect_ratio=increase,crop=\(side):\(side)",
        "-pix_fmt", "rgb24", "-c:v", "ppm", "-f", "image2pipe", "pipe:1",
      ]
    case .djpeg:
      return ["-maxmemory", "131072", "-scale", "1/\(reduction)"]
    // It reads no pipe and writes no pixmap.
    case .sips:
      return ["-s", "format", "bmp", "--resampleHeightWidthMax", "384", file, "--out", bitmap]
    }
  }
}

extension Picture {
  /// Reads a bitmap (BMP) of 24 or 32 bits a pixel without compression, as `sips` writes it.
  convenience init?(bmp bytes: [UInt8]) {
    func number(at index: Int) -> Int {
      let value = (0..<4).reduce(into: UInt32(0)) { $0 |= UInt32(bytes[index + $1]) << (8 * $1) }
      return Int(Int32(bitPattern: value))
    }
    guard bytes.count >= 54, bytes.starts(with: Array("BM".utf8)) else { return nil }
    let (start, width, height) = (number(at: 10), number(at: 18), number(at: 22))
    let depth = Int(bytes[28]) / 8
    let sides = 1...Self.limit
    guard [3, 4].contains(depth), sides.contains(width), sides.contains(abs(height)),
      case let stride = (depth * width + 3) / 4 * 4, start >= 54,
      bytes.count >= start + stride * abs(height)
    else { return nil }
    var pixmap = Array("P6\n\(width) \(abs(height))\n255\n".utf8)
    for row in 0..<abs(height) {
      // The last row comes first, unless the height is negative.
      let line = start + (height > 0 ? height - 1 - row : row) * stride
      for pixel in 0..<width { pixmap += bytes[(line + depth * pixel)...].prefix(3).reversed() }
    }
    self.init(ppm: pixmap)
  }
}
