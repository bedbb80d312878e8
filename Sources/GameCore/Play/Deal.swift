/// A source of answers to moves: a deal, or an object that remembers enough of one.
public protocol Dealer<P>: Sendable {
  associatedtype P: Position

  /// Returns the result of a move that `position` allows.
  mutating func answer(_ move: P.Move, at position: P) -> P.Event
}

/// The hidden part of a game, which answers moves with events.
///
/// Its text form is complete, so that a deal can be written down and dealt again.
public protocol Deal<P>: Dealer, LosslessStringConvertible, Equatable {
  /// Creates a deal from its text form. Throws if the text is not a deal.
  init(reading text: String) throws(UserError)
  func answer(_ move: P.Move, at position: P) -> P.Event

  /// Returns the property that everything in the deal shares, such as an artist, or nil for none.
  func subject(_ presentation: Presentation) -> String?
}

extension Deal {
  public func subject(_ presentation: Presentation) -> String? { nil }

  public init?(_ text: String) {
    try? self.init(reading: text)
  }
}

/// The text of a written deal: plain, or encoded so that nobody reads it by accident.
///
/// The encoded form is `@` and letters. It is no secret, but it detects changes and deals of other
/// games.
public enum DealText {
  private static let mark = "@"

  public static func encoded(_ deal: some LosslessStringConvertible, of game: String) -> String {
    var body = Array(deal.description.utf8)
    // Padding hides the number of digits in a number, which the length would reveal.
    body += Array(repeating: 0, count: (8 - body.count % 8) % 8)
    let check = check(body, game)
    return mark + Base64.urlSafe.encode(check.bigEndianBytes + masked(body, check))
  }

  /// Returns the deal in a text of either form. Throws if the text is no deal of the game.
  public static func deal<G: ArcadeGame>(_ text: String, of game: G.Type) throws(UserError)
    -> G.D
  {
    guard text.utf8.count <= limit else {
      throw UserError(
        en: "a deal has at most \(limit) bytes, not \(text.utf8.count)",
        zh: "题目最多 \(limit) 字节，不能是 \(text.utf8.count)")
    }
    guard text.hasPrefix(mark) else { return try G.D(reading: text) }
    guard let clear = decoded(text.dropFirst(mark.count), of: G.name) else {
      throw UserError(
        en: "\(text.quoted) is not a deal of \(G.name) that 'arcade deal' printed",
        zh: "\(text.quoted) 不是 'arcade deal' 输出的 \(G.name) 题目")
    }
    return try G.D(reading: clear)
  }

  /// The most bytes of a written deal, in either form.
  private static let limit = 1 << 16

  /// Returns the text that was encoded, or nil if it was changed or belongs to another game.
  private static func decoded(_ text: Substring, of game: String) -> String? {
    guard let bytes = Base64.urlSafe.decode(text), bytes.count > 4 else { return nil }
    let check = bytes[..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let body = masked(Array(bytes[4...]), check)
    guard self.check(body, game) == check else { return nil }
    return String(decoding: body.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Returns a 32-bit checksum of a deal of a game.
  private static func check(_ body: [UInt8], _ game: String) -> UInt32 {
    Seed.checksum(Array("\(game):".utf8) + body)
  }

  /// Returns the bytes XORed with a stream that the checksum seeds. A second call restores them.
  private static func masked(_ body: [UInt8], _ check: UInt32) -> [UInt8] {
    var random = SplitMix64(state: UInt64(check))
    return body.map { $0 ^ UInt8(truncatingIfNeeded: random.next()) }
  }
}
