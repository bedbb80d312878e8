/// The sound of a move.
public struct Sound: Sendable {
  /// The bytes of a WAV file.
  public let wav: [UInt8]

  /// The length in milliseconds.
  public let length: Int

  /// Creates a sound of 16-bit samples in one channel.
  public init(_ samples: [Int16], rate: Int) {
    func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
    let size = UInt32(2 * samples.count)
    var file = Array("RIFF".utf8) + bytes(36 + size) + Array("WAVEfmt ".utf8)
    file += bytes(16 as UInt32) + bytes(1 as UInt16) + bytes(1 as UInt16)
    file += bytes(UInt32(rate)) + bytes(UInt32(2 * rate))
    file += bytes(2 as UInt16) + bytes(16 as UInt16) + Array("data".utf8) + bytes(size)
    file.reserveCapacity(file.count + 2 * samples.count)
    for sample in samples {
      file.append(UInt8(truncatingIfNeeded: sample))
      file.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    (wav, length) = (file, samples.count * 1000 / rate)
  }
}
