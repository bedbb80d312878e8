import GameCore

/// The seal that binds a host to its deal before the guest has a say in it. Neither side can choose
/// the deal, and the host can't change it.
public enum Seal {
  /// Returns the seal of a secret, and of a deal that wasn't drawn, if it is one.
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
  ) throws(Lie) -> (deal: String, seed: Seed?) {
    guard let secret = line["secret"]?.string.flatMap(Bits256.init), let deal = line["deal"]?.string
    else { throw .open }
    guard text(secret, deal: isGiven ? deal : nil) == seal else { throw .seal }
    return (deal, isGiven ? nil : Self.seed(secret, nonce: nonce))
  }
}

/// A lie of the host that the guest has found out at the end.
public enum Lie: Error, Equatable, Sendable {
  /// The line that should open the seal doesn't.
  case open

  /// The secret, or a given deal, isn't what was sealed.
  case seal

  /// The seed isn't that of the secret and the guest's number.
  case seed

  /// The deal isn't that of the seed.
  case deal

  /// The deal answers the move of a turn, counted from 1, with another event.
  case event(turn: Int)

  /// The moves make another score.
  case score

  /// The lie, as a sentence without a capital or a full stop.
  public var phrase: Phrase {
    switch self {
    case .open:
      Phrase(en: "the host did not open its seal", zh: "主机没有公开密封的内容")
    case .seal:
      Phrase(en: "the host opened something else than it had sealed", zh: "主机公开的内容与密封的不同")
    case .seed:
      Phrase(
        en: "the seed is not the one that both sides drew together", zh: "种子不是双方共同抽取的那一个")
    case .deal:
      Phrase(en: "the host played another deal than the seed's", zh: "主机玩的不是这个种子发的牌局")
    case .event(let turn):
      Phrase(
        en: "the host answered turn \(turn) otherwise than the deal does",
        zh: "主机对第 \(turn) 步的回答与牌局不符")
    case .score:
      Phrase(en: "the host told a score that the moves do not make", zh: "主机报的得分与各步不符")
    }
  }
}
