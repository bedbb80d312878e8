import GameCore
import TextUI

/// One game as it is kept: its options, what it was dealt from, the number of its rules, and the
/// moves. Playing the moves again proves the score.
///
/// Its text form is one line of ``fieldCount`` fields with a tab between them, which arcade-records(5)
/// describes.
public struct Record: Equatable, Sendable {
  /// The number of the text form.
  public static let version = 1

  /// The game's beginning.
  public let head: Head

  /// When the last move was made.
  public let ended: Timestamp

  /// `won`, `over` or `unfinished`.
  public let status: String

  /// The score after the last move; nil where only the moves tell it.
  public let score: Int?

  /// A letter for what each move did.
  public let results: String

  /// The moves, with spaces between them.
  public let moves: String

  /// A record with all its fields.
  public init(
    head: Head, ended: Timestamp, status: String, score: Int?, results: String, moves: String
  ) {
    self.head = head
    self.ended = ended
    self.status = status
    self.score = score
    self.results = results
    self.moves = moves
  }

  /// How many fields a line has.
  public static let fieldCount = Head.fieldCount + 5

  /// The record as its line, without the line end.
  public var line: String {
    [head.line, ended.description, status, score.map(String.init) ?? "", results, moves].joined(
      separator: "\t")
  }

  /// Whether the game has come to its end.
  public var isFinished: Bool { status != Self.unfinished }

  /// The status of a game that was given up.
  public static let unfinished = Phase.unfinished
}

extension Record {
  /// What is known of a game before its first move.
  public struct Head: Equatable, Sendable {
    /// The game's name.
    public let game: String

    /// The number of the rules that it is played by.
    public let rules: Int

    /// The options that shape the deal or the rules: `count=12` with spaces between them.
    public let options: String

    /// What was dealt.
    public let source: DealOrigin

    /// When it began.
    public let begun: Timestamp

    /// A beginning with all its fields.
    public init(game: String, rules: Int, options: String, source: DealOrigin, begun: Timestamp) {
      self.game = game
      self.rules = rules
      self.options = options
      self.source = source
      self.begun = begun
    }

    static let fieldCount = 6

    /// The fields as text, without a line end.
    public var line: String {
      [
        String(Record.version), game, String(rules), options, source.recordText, begun.description,
      ].joined(separator: "\t")
    }
  }
}

extension DealOrigin {
  /// The text form in records: `seed=42` or `deal=@…`, with nothing in it that a line can't hold.
  var recordText: String {
    switch self {
    case .seed(let seed): "seed=" + seed.escapedForRecords
    case .deal(let deal): "deal=" + deal.escapedForRecords
    }
  }

  /// Reads the text form in records, or returns nil if it isn't one.
  init?(recordText text: String) {
    let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard halves.count == 2, let value = String(unescapingForRecords: halves[1]) else {
      return nil
    }
    switch halves[0] {
    case "seed": self = .seed(value)
    case "deal": self = .deal(value)
    default: return nil
    }
  }
}

// MARK: Escapes

extension String {
  /// The text with a backslash and every scalar that can't be shown as `\u{…}`.
  fileprivate var escapedForRecords: String {
    guard !unicodeScalars.allSatisfy(\.standsInRecords) else { return self }
    return unicodeScalars.map { scalar in
      scalar.standsInRecords ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }

  /// The text that a text with escapes stands for; nil where an escape is none.
  fileprivate init?(unescapingForRecords text: String) {
    guard text.utf8.contains(UInt8(ascii: "\\")) else {
      self = text
      return
    }
    var parts = text.split(separator: "\\", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      guard part.hasPrefix("u{"), let end = part.firstIndex(of: "}"),
        let value = UInt32(part[..<end].dropFirst(2), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      result.unicodeScalars.append(scalar)
      result += part[end...].dropFirst()
    }
    self = result
  }
}

extension Unicode.Scalar {
  fileprivate var standsInRecords: Bool {
    self != "\\" && (isASCII ? value >= 0x20 && value != 0x7f : isPrintable)
  }
}
