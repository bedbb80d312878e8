/// Finished games of one player as a code, a word for any chat; see arcade-records(5). It has what
/// gives the games again, but no times, outcomes and scores: those come from replaying the moves.
public struct Challenge: Equatable, Sendable {
  /// The games. One that isn't a daily deal has no times; a daily deal's are the start of its day.
  public let records: [Record]
  public let name: String?

  public let code: String
  public var command: String { "arcade race \(code)" }

  /// The most characters of a code.
  public static let limit = 4000

  /// The bytes with which a code begins: in letters, `arc1`.
  static let magic: [UInt8] = [0x6a, 0xb7, 0x35]

  private static let checkLength = 4

  /// Creates the challenge of finished games. Throws an error that is the end of a sentence about
  /// the games.
  public init(
    _ records: [Record], of name: String? = nil, _ catalog: GameCatalog
  ) throws(UserError) {
    var played: [Record] = []
    for record in records {
      let head = record.head
      guard let way = catalog.game(named: head.game, rules: head.rules) else {
        let (game, rules) = (head.game.quoted, head.rules)
        throw UserError(
          en: "names a game that this arcade doesn't have: \(game) by rules \(rules)",
          zh: "用的游戏本程序没有：\(game)，规则 \(rules)")
      }
      guard way.mode != .turns else {
        throw UserError(en: "was played in turns and can't be raced", zh: "是轮流玩的，不能比赛")
      }
      played.append(try Self.played(record, way.type))
    }
    (self.records, self.name) = (played, name)
    code = Self.code(of: played, name)
    guard code.utf8.count <= Self.limit else {
      throw UserError(
        en: "makes a code of more than \(Self.limit) characters", zh: "的代码超过 \(Self.limit) 个字符")
    }
  }

  /// Returns a game as its moves alone give it.
  private static func played<G: ArcadeGame>(
    _ record: Record, _ game: G.Type
  ) throws(UserError) -> Record {
    var played: Playthrough<G>
    do throws(UserError) {
      played = try Playthrough(record.head)
    } catch {
      throw UserError(
        en: "fits no game of \(G.name): \(error.message)",
        zh: "不是 \(G.name) 的一局：\(error.phrase(.zh))")
    }
    for move in record.recordedMoves {
      if !move.isOpponents, move.text == Journal.Move.hint.text, played.isPlaying {
        played.noteHint()
        continue
      }
      let board = move.isOpponents ? 1 : 0
      guard board < played.boards.count, let made = G.P.Move(move.text),
        (try? played.play(made, at: board)) != nil
      else {
        throw UserError(
          en: "has a move that is not allowed: \(move.word.quoted)",
          zh: "中有一手不合规则：\(move.word.quoted)")
      }
    }
    guard played.isOver else { throw UserError(en: "is unfinished", zh: "没玩完") }
    let day = played.source.seed.flatMap { DailyDeal(seed: $0.text) }?.day
    let time = Timestamp(seconds: (day ?? 0) * 86_400)
    return played.record(begun: time, ended: time)
  }

  // MARK: Writing

  private static func code(of records: [Record], _ name: String?) -> String {
    var bytes = magic + Array("\(name ?? "")\n".utf8)
    for record in records {
      let (head, moves) = (record.head, packed(record.moves))
      let fields = [
        head.game, String(head.rules), head.options, head.source.recordText, String(moves.count),
      ]
      bytes += Array((fields.joined(separator: "\t") + "\n").utf8) + moves
    }
    return Base64.urlSafe.encode(bytes + check(bytes))
  }

  /// Returns the last bytes of a code, which detect damage to those before.
  static func check(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    Seed.checksum(bytes).bigEndianBytes
  }

  /// The characters of moves that take four bits, by their values. A question mark is a hint.
  private static let signs = Array("0123456789 ?>-".utf8)
  private static let (space, hint, escape) = (UInt8(10), UInt8(11), UInt8(14))

  /// Joins two digits to those after them, which else begin another move; also fills the last byte.
  private static let joint = UInt8(15)

  private static func packed(_ moves: String) -> [UInt8] {
    var (halves, digits) = ([UInt8](), 0)
    for word in moves.utf8.split(separator: UInt8(ascii: " ")) {
      let begins = word.first.flatMap { signs.firstIndex(of: $0) } ?? signs.count
      if !halves.isEmpty, digits < 2 || begins > 9 { halves.append(space) }
      digits = 0
      guard !word.elementsEqual(Journal.Move.hint.text.utf8) else {
        halves.append(hint)
        continue
      }
      for byte in word {
        let sign = signs.firstIndex(of: byte).map { UInt8($0) } ?? escape
        let isDigit = sign < 10
        if isDigit, digits == 2 { halves.append(joint) }
        digits = isDigit ? digits % 2 + 1 : 0
        halves += sign == hint || sign == escape ? [escape, byte >> 4, byte & 15] : [sign]
      }
    }
    if halves.count % 2 == 1 { halves.append(joint) }
    return stride(from: 0, to: halves.count, by: 2).map { halves[$0] << 4 | halves[$0 + 1] }
  }

  // MARK: Reading

  /// Reads a code. Throws an error that is the end of a sentence about the code.
  public init(reading code: String, _ catalog: GameCatalog) throws(UserError) {
    guard code.utf8.count <= Self.limit else {
      throw UserError(
        en: "has more than \(Self.limit) characters", zh: "超过 \(Self.limit) 个字符")
    }
    let version = code.utf8.dropFirst(3).first ?? 0
    guard version <= UInt8(ascii: "1") || !Self.isCode(code) else {
      throw UserError(en: "is of a newer arcade", zh: "来自更新的版本")
    }
    let bytes = Base64.urlSafe.decode(code) ?? []
    let (start, end) = (Self.magic.count, bytes.count - Self.checkLength)
    guard end > start, bytes.starts(with: Self.magic),
      bytes[end...].elementsEqual(Self.check(bytes[..<end]))
    else { throw UserError(en: "is damaged or cut off", zh: "已损坏或不完整") }
    guard let (records, name) = Self.parts(bytes[start..<end]) else { throw Self.unusual }
    try self.init(records, of: name, catalog)
    // What can be written in one way only is never counted twice.
    guard self.code == code else { throw Self.unusual }
  }

  private static let unusual = UserError(
    en: "is not as an arcade writes it", zh: "不是本程序写出的格式")

  /// Returns whether a word begins as codes of this or of a newer arcade do.
  public static func isCode(_ word: String) -> Bool { isCode(word.utf8) }

  private static func isCode(_ word: some Sequence<UInt8>) -> Bool {
    let start = Array(word.prefix(4))
    return start.count == 4 && start.starts(with: "arc".utf8)
      && (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(start[3])
  }

  /// Returns the games and the name in the bytes between the first and the last ones of a code, or
  /// nil if they are no such parts.
  private static func parts(_ bytes: ArraySlice<UInt8>) -> (records: [Record], name: String?)? {
    var rest = bytes
    func line() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(validating: rest[..<end], as: UTF8.self)
    }
    guard let name = line(), name.isEmpty || Opponent.isName(name[...]) else { return nil }
    var records: [Record] = []
    repeat {
      let fields = line()?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
      guard fields.count == 5, let rules = Int(fields[1]),
        let source = DealOrigin(recordText: String(fields[3])), let count = Int(fields[4]),
        (0...rest.count).contains(count), let moves = unpacked(rest.prefix(count))
      else { return nil }
      rest = rest.dropFirst(count)
      let (time, unfinished) = (Timestamp(seconds: 0), Phase.unfinished)
      let head = Record.Head(
        game: String(fields[0]), rules: rules, options: String(fields[2]), source: source,
        begun: time)
      records.append(
        Record(
          head: head, ended: time, status: unfinished, score: nil, results: "", moves: moves))
    } while !rest.isEmpty
    return (records, name.isEmpty ? nil : name)
  }

  private static func unpacked(_ bytes: ArraySlice<UInt8>) -> String? {
    var (moves, digits) = ([UInt8](), 0)
    var halves = bytes.flatMap { [$0 >> 4, $0 & 15] }[...]
    while let half = halves.popFirst() {
      if half < 10, digits == 2 { moves.append(UInt8(ascii: " ")) }
      digits = half < 10 ? digits % 2 + 1 : 0
      switch half {
      case hint: moves += Journal.Move.hint.text.utf8
      case escape:
        guard let high = halves.popFirst(), let low = halves.popFirst() else { return nil }
        moves.append(high << 4 | low)
      case joint: break
      default: moves.append(signs[Int(half)])
      }
    }
    return String(validating: moves, as: UTF8.self)
  }

  // MARK: Lines of a chat

  /// The least length of what counts as a code in a line, so that no other word does.
  private static let leastLength = 20

  /// Returns the first code in a line among other words, or nil if there is none.
  static func code(in line: UnsafeRawBufferPointer) -> String? {
    func isLetter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    let words = line.split { !isLetter($0) }
    return words.first { $0.count >= leastLength && isCode($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension UnsafeRawBufferPointer {
  /// True of a line between records that is for people.
  public var isComment: Bool { first == UInt8(ascii: "#") }

  /// True if a line begins as records do. Other lines of a chat's export are no damaged records.
  var beginsAsRecord: Bool {
    count > 1 && self[1] == 0x09 && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[0])
  }
}
