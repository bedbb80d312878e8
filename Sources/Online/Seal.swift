import GameCore

/// The seal that binds a host to its deal before the guest has a say in it. Neither side can choose
/// the deal, and the host can't change it.
public enum Seal {
  /// Returns the seal of a secret, and of the deal if the host chose it.
  public static func text(_ secret: Bits256, deal: String? = nil) -> String {
    let given = deal.map { Array($0.utf8) } ?? []
    return Bits256(hashing: Array("arcade seal 1".utf8) + secret.bytes + given).description
  }

  /// Returns the seed of a drawn deal, from the host's secret and the guest's number.
  public static func seed(_ secret: Bits256, nonce: Bits256) -> Seed {
    let hash = Bits256(hashing: Array("arcade seed 1".utf8) + secret.bytes + nonce.bytes)
    return Seed(number: hash.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// Checks the line that opens a seal. Returns the deal that it tells, and the seed that has to
  /// deal it, unless the deal was given.
  public static func open(
    _ line: JSONObject, seal: String, nonce: Bits256, isGiven: Bool
  ) throws(PlayerFault) -> (deal: String, seed: Seed?) {
    guard let secret = line["secret"]?.string.flatMap(Bits256.init), let deal = line["deal"]?.string
    else { throw .seal }
    guard text(secret, deal: isGiven ? deal : nil) == seal else { throw .seal }
    return (deal, isGiven ? nil : Self.seed(secret, nonce: nonce))
  }
}
