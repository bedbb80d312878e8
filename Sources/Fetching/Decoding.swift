import Platform
import Records

/// An encoded picture in a temporary file, which programs try to decode, one after the other.
final class Decoding {
  /// A program that decodes pictures. The raw value is its name.
  enum Tool: String, CaseIterable {
    case magick, convert, ffmpeg, djpeg, sips
  }

  /// The most pixels of a side that pictures are kept with.
  static let side = 128

  private let path: String
  private let isJPEG: Bool
  private let byteCount: Int
  private let timeLimit: Int
  private var tools: [(tool: Tool, path: String)]
  private var running: (tool: Tool, job: Job)?

  /// Writes a picture into a file that doesn't exist yet. Each of some tools will have some
  /// milliseconds. Throws if the bytes are neither a JPEG nor a PNG.
  init(
    _ bytes: [UInt8], in path: String, _ tools: [(Tool, String)], timeLimit: Int
  ) throws(FetchError) {
    isJPEG = bytes.starts(with: [0xff, 0xd8, 0xff])
    guard isJPEG || bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { throw .noPicture }
    (self.path, self.tools, self.timeLimit) = (path, tools, timeLimit)
    byteCount = bytes.count
    try? File.replace(path, with: bytes)
  }

  deinit {
    running = nil
    for file in [path, bitmap] { unlink(file) }
  }

  /// The file that a program writes which can't write to a pipe.
  private var bitmap: String { path + ".bmp" }

  /// The encoded picture, or nothing if it has more than 1 MB.
  var encoded: [UInt8] { (try? File.contents(of: path)) ?? [] }

  /// Returns the picture as a pixmap, or nil so far. It doesn't wait. Throws if all tools have
  /// failed.
  func poll() throws(FetchError) -> [UInt8]? {
    if let (tool, job) = running {
      guard let (status, output) = job.poll() else { return nil }
      let picture =
        tool == .sips
        ? Picture(bmp: (try? File.contents(of: bitmap)) ?? []) : Picture(ppm: output)
      if status == 0, let picture { return picture.square(Self.side) }
    }
    guard !tools.isEmpty, let file = try? File.openIfPresent(path) else { throw .noPicture }
    let next = tools.removeFirst()
    let job = try? Job(
      [next.tool.rawValue] + words(for: next.tool), at: next.path, reading: file,
      limit: File.limit, timeLimit: timeLimit)
    running = job.map { (next.tool, $0) }
    return nil
  }

  /// Returns a tool's words. They tell the format, so that no other of its decoders runs, and limit
  /// the memory.
  private func words(for tool: Tool) -> [String] {
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
      let scale = byteCount < 20_000 ? "1/1" : byteCount < 400_000 ? "1/4" : "1/8"
      return ["-maxmemory", "131072", "-scale", scale]
    // It reads no pipe and writes no pixmap.
    case .sips:
      return ["-s", "format", "bmp", "--resampleHeightWidthMax", "256", path, "--out", bitmap]
    }
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
