import Platform
import Records
import TextUI

/// An encoded picture in a temporary file, which programs try to decode, one after the other.
final class Decoding {
  typealias Tool = (decoder: Decoder, path: String)

  private let header: PictureHeader
  private let path: String
  private let timeLimit: Int
  private var tools: [Tool]?
  private var running: (tool: Tool, process: ChildProcess, output: IncomingBytes, deadline: Int)?

  /// The most bytes that a program may write.
  private static let limit = 1 << 20

  /// Writes a picture into a file that doesn't exist yet. Each program will have some milliseconds.
  /// Throws if the bytes are no picture.
  init(_ bytes: [UInt8], in path: String, timeLimit: Int) throws(FetchError) {
    guard let header = PictureHeader(bytes) else { throw .noPicture }
    (self.header, self.path, self.timeLimit) = (header, path, timeLimit)
    try? File.replace(path, with: bytes)
  }

  deinit {
    running?.process.stop()
    for file in [path, bitmap] { unlink(file) }
  }

  /// The file that a program writes which can't write to a pipe.
  private var bitmap: String { path + ".bmp" }

  /// The encoded picture, or nil if it has more than 1 MB.
  var encoded: [UInt8]? { try? File.contents(of: path) }

  /// Returns the picture as a pixmap and the program that has decoded it, or nil so far. The first
  /// call starts the first of some programs. It doesn't wait. Throws if all have failed.
  func poll(_ others: [Tool]) throws(FetchError) -> (pixmap: [UInt8], tool: Tool)? {
    guard !others.isEmpty else { throw .noDecoder }
    if tools == nil { startNext(of: others) }
    running?.output.read()
    guard let (tool, process, output, deadline) = running else { throw .noPicture }
    let ending = output.isAtEnd && !output.isTooLarge ? process.ending(within: 0) : nil
    if ending == "status 0", let picture = picture(tool.decoder, output.bytes) {
      return (picture.square(Decoder.side), tool)
    }
    if ending != nil || output.isTooLarge || Clock.milliseconds > deadline {
      startNext(of: tools ?? [])
    }
    return nil
  }

  private func startNext(of tools: [Tool]) {
    running?.process.stop()
    (self.tools, running) = (Array(tools.dropFirst()), nil)
    guard let tool = tools.first else { return }
    guard let words = tool.decoder.words(header, path: path, bitmap: bitmap),
      let file = try? File.openIfPresent(path),
      let process = try? ChildProcess(words, at: tool.path, reading: file, reportsErrors: false)
    else { return startNext(of: Array(tools.dropFirst())) }
    let output = IncomingBytes(process.output, limit: Self.limit)
    running = (tool, process, output, Clock.milliseconds + timeLimit)
  }

  private func picture(_ decoder: Decoder, _ output: [UInt8]) -> Picture? {
    guard decoder == .sips else { return Picture(ppm: output) }
    return Picture(bmp: (try? File.contents(of: bitmap)) ?? [])
  }
}
