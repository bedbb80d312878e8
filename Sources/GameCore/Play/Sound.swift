/// The sound of a move.
public struct Sound: Sendable {
  /// The bytes of a WAV file.
  public let wav: [UInt8]

  /// The length in milliseconds.
  public let length: Int

  public init(wav: [UInt8], length: Int) { (self.wav, self.length) = (wav, length) }
}
