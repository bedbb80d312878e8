// The interface of this module is made of its types.
@_exported import GameCore

/// The record of a game, which can be replayed to verify the score. Its text form is a line of
/// ``fieldCount`` fields separated by tabs; see arcade-records(5).
public struct Record: Equatable, Sendable {
  public static let version = 1

  public static let fieldCount = Head.fieldCount + 5

  /// The scores that files may have: far more than any game gives, and no sum of them overflows.
  public static let scores = -1 << 32...1 << 32

  public let head: Head
  public let ended: Timestamp

  /// `won`, `lost`, `over` or `unfinished`.
  public let status: String

  /// The score after the last move, or nil if the moves have to be replayed to know it.
  public let score: Int?

  /// A letter for the outcome of each move, and the moves separated by spaces.
  public let results: String
  public let moves: String

  public var line: String {
    "\(head.line)\t\(ended)\t\(status)\t\(score.map(String.init) ?? "")\t\(results)\t\(moves)"
  }

  /// True if the game was played to its end, which may be a lost one.
  public var isFinished: Bool { status != Phase.unfinished }

  /// True if the game ended and its task is not done.
  public var isLost: Bool { status == Phase.lost.status }

  /// The facts known before the first move.
  public struct Head: Equatable, Sendable {
    /// The game's ``ArcadeGame/recordName(_:)``.
    public let game: String

    public let rules: Int

    /// The options that change the deal or the rules, in the form of ``GameOptions/recorded``.
    public let options: String

    public let source: DealOrigin
    public let begun: Timestamp

    static let fieldCount = 6

    public var line: String {
      "\(Record.version)\t\(game)\t\(rules)\t\(options)\t\(source.recordText)\t\(begun)"
    }
  }
}

extension DealOrigin {
  /// The text form in records: `seed=42` or `deal=@…`, with nothing in it that a line can't hold.
  var recordText: String {
    switch self {
    case .seed(let seed): "seed=" + seed.escapedForRecords
    case .deal(let deal): "deal=" + deal.escapedForRecords
    case .elsewhere: "deal="
    }
  }

  /// Reads the text form in records, or returns nil if it isn't one.
  init?(recordText text: String) {
    let isSeed = text.utf8.starts(with: "seed=".utf8)
    guard isSeed || text.utf8.starts(with: "deal=".utf8), text.utf8.count > 5,
      let value = String(unescapingForRecords: String(Substring(text.utf8.dropFirst(5))))
    else { return nil }
    self = isSeed ? .seed(value) : .deal(value)
  }
}

extension String {
  /// The text with backslashes and unprintable scalars written as `\u{…}`.
  fileprivate var escapedForRecords: String {
    unicodeScalars.map { $0 == "\\" ? "\\u{5c}" : String($0).printable }.joined()
  }

  /// Creates the text that an escaped text stands for, or nil if an escape is invalid.
  fileprivate init?(unescapingForRecords text: String) {
    guard text.utf8.contains(UInt8(ascii: "\\")) else {
      self = text
      return
    }
    var parts = text.split(separator: "\\", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      guard part.hasPrefix("u{"), let end = part.firstIndex(of: "}"),
        // A sign would be read as part of the number.
        part[..<end].dropFirst(2).allSatisfy(\.isHexDigit),
        let value = UInt32(part[..<end].dropFirst(2), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      result.unicodeScalars.append(scalar)
      result += part[end...].dropFirst()
    }
    self = result
  }
}
