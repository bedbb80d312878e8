/// What a host keeps to wait for the same friend again: `:4242,K7QM2,SECRET,NONCE`.
public struct FriendLine: LosslessStringConvertible, Sendable {
  /// Where to wait, or nil for a line through a command.
  public let place: String?

  public let code: String

  /// The secret of the deal, and the friend's nonce.
  public let secret, nonce: Bits256

  /// The prefix of the line in a journal.
  static let prefix = "friend="

  public init(place: String?, code: String, secret: Bits256, nonce: Bits256) {
    (self.place, self.code, self.secret, self.nonce) = (place, code, secret, nonce)
  }

  public init?(_ text: String) {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, let secret = Bits256(fields[2]), let nonce = Bits256(fields[3])
    else { return nil }
    let place = fields[0].isEmpty ? nil : fields[0]
    self.init(place: place, code: fields[1], secret: secret, nonce: nonce)
  }

  public var description: String { "\(place ?? ""),\(code),\(secret),\(nonce)" }
}
