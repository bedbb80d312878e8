import Platform
import Records
import TextUI

/// A picture that programs try to decode, one after the other.
final class Decoding {
  typealias Tool = (decoder: Decoder, path: String)

  private let header: PictureHeader
  private let path: String
  private let bitmap: String
  private let timeLimit: Int
  private var tools: [Tool]
  private var running: (tool: Tool, process: ChildProcess, output: IncomingBytes, deadline: Int)?

  /// The most bytes that a program may write.
  private static let limit = 1 << 20

  /// Starts to decode a file. Each program has some milliseconds; `bitmap` is the path of a file for
  /// one that needs it.
  init(
    _ header: PictureHeader, in path: String, with tools: [Tool], bitmap: String, timeLimit: Int
  ) {
    (self.header, self.path, self.tools) = (header, path, tools)
    (self.bitmap, self.timeLimit) = (bitmap, timeLimit)
    startNext()
  }

  deinit { end() }

  private func end() {
    guard let running else { return }
    running.process.stop()
    if running.tool.decoder == .sips { unlink(bitmap) }
    self.running = nil
  }

  private func startNext() {
    end()
    while running == nil, !tools.isEmpty {
      let tool = tools.removeFirst()
      guard let words = tool.decoder.words(header, path: path, bitmap: bitmap),
        let file = try? File.openIfPresent(path),
        let process = try? ChildProcess(words, at: tool.path, reading: file, reportsErrors: false)
      else { continue }
      running = (
        tool, process, IncomingBytes(process.output, limit: Self.limit),
        Clock.milliseconds + timeLimit
      )
    }
  }

  /// True if all programs have failed.
  var hasFailed: Bool { running == nil }

  /// Returns the picture and the program that has decoded it, or nil so far. It doesn't wait.
  func poll() -> (picture: Picture, decoder: Decoder)? {
    running?.output.read()
    guard let (tool, process, output, deadline) = running else { return nil }
    let ending = output.isAtEnd && !output.isTooLarge ? process.ending(within: 0) : nil
    if ending == "status 0", let picture = picture(tool.decoder, output.bytes) {
      return (picture, tool.decoder)
    }
    if ending != nil || output.isTooLarge || Clock.milliseconds > deadline { startNext() }
    return nil
  }

  private func picture(_ decoder: Decoder, _ output: [UInt8]) -> Picture? {
    let picture =
      decoder == .sips
      ? Picture(bmp: (try? File.contents(of: bitmap)) ?? []) : Picture(ppm: output)
    return picture.flatMap { Picture(ppm: $0.square(Decoder.side)) }
  }
}
