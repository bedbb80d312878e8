/// The outside world, where a game loads the data that its options name before it deals.
public struct Outside {
  /// Returns the bytes of a file, or of standard input for `-`, up to ``limit``.
  public let read: (_ path: String) throws(UserError) -> [UInt8]

  /// Returns the value of an environment variable, or nil if it is not set or empty.
  public let variable: (String) -> String?

  /// True if the game is played on a screen that can show pictures.
  public let showsPictures: Bool

  /// Tells the player about missing data, such as pictures.
  public let warn: (Phrase) -> Void

  /// The greatest size of a file, in bytes.
  public static let limit = 1 << 20

  public init(
    read: @escaping (String) throws(UserError) -> [UInt8],
    variable: @escaping (String) -> String?, showsPictures: Bool = false,
    warn: @escaping (Phrase) -> Void
  ) {
    (self.read, self.variable) = (read, variable)
    (self.showsPictures, self.warn) = (showsPictures, warn)
  }
}
