import TextUI

/// A written deal as people pass it on: in the clear, as a deal's own text form is, or encoded, so
/// that nobody sees at a glance what lies where.
///
/// The encoded form is `@` and letters. It hides nothing from those who want to know, and notices when
/// it was changed on the way or is a deal of another game.
public enum DealText {
  private static let mark = "@"

  /// The encoded form of a deal of a game.
  public static func encoded(_ deal: some LosslessStringConvertible, of game: String) -> String {
    var body = Array(deal.description.utf8)
    // The length would tell a number's digits.
    body += Array(repeating: 0, count: (8 - body.count % 8) % 8)
    let check = check(body, game)
    return mark + Base64URL.encode(bytes(of: check) + masked(body, check))
  }

  /// The deal that a text in either form describes; nil where it is none of this game.
  public static func deal<Deal: LosslessStringConvertible>(_ text: String, of game: String) -> Deal?
  {
    guard text.hasPrefix(mark) else { return Deal(text) }
    guard let bytes = Base64URL.decode(text.dropFirst(mark.count)), bytes.count > 4 else {
      return nil
    }
    let check = bytes[..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let body = masked(Array(bytes[4...]), check)
    guard self.check(body, game) == check else { return nil }
    return Deal(String(decoding: body.prefix { $0 != 0 }, as: UTF8.self))
  }

  /// 32 bits that tell one deal of a game from another.
  private static func check(_ body: [UInt8], _ game: String) -> UInt32 {
    let hash = Seed.fnv1a(game + ":" + String(decoding: body, as: UTF8.self))
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private static func bytes(of check: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: check >> $0) }
  }

  /// The bytes with others over them that the check starts; twice is as not at all.
  private static func masked(_ body: [UInt8], _ check: UInt32) -> [UInt8] {
    var random = SplitMix64(state: UInt64(check))
    return body.map { $0 ^ UInt8(truncatingIfNeeded: random.next()) }
  }
}
