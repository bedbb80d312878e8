import Records

/// A report in JSON lines on some of the games of a command, or on all.
public protocol ReportPart {
  /// The command that prints it, and the type of its first line.
  static var command: String { get }
  static var type: String { get }

  /// The first line.
  var summary: JSONObject { get }

  var seeds: SeedRange { get }

  /// The part of all games, with the total of deals; nil if they are all.
  var shard: Shard? { get }

  /// Reads the lines of a report. Returns nil if they are none or don't agree.
  init?(_ lines: [JSONObject])

  mutating func add(_ next: Self)
}

extension ReportPart {
  /// The game's name in reports, its rules and its options in the form of records.
  public var game: (name: String, rules: Int, options: String) {
    (
      summary["game"]?.string ?? "", summary["rules"]?.number ?? 0,
      summary["options"]?.object?.recordedOptions ?? ""
    )
  }

  private var facts: [(name: String, value: String)] {
    let keys = ["game", "rules", "options", "player", "players", "mode", "against", "timeout"]
    let facts = keys.map { key in
      (
        key,
        key == "options"
          ? game.options
          : summary[key].map {
            // The text of an object with only this value, without its braces and its key.
            let text = JSONObject(dictionaryLiteral: (key, $0)).text
            return String(text.dropFirst(key.count + 4).dropLast())
          } ?? "none"
      )
    }
    guard let shard else { return facts }
    let start = SeedRange(first: 0, count: shard.total).part(shard.index, of: shard.count).first
    return facts + [
      ("number of deals", "\(shard.total)"), ("number of parts", "\(shard.count)"),
      ("seed", "\(seeds.first &- start)"),
    ]
  }

  /// Returns the report that consists of the parts in files. Throws if there are none, if they
  /// belong to different reports, or if their seeds overlap or leave a gap.
  public static func merged(_ files: [LineReader]) throws -> Self {
    let parts = try read(files)
    guard let (place, first) = parts.first else {
      throw UserError(en: "there are no \(type)s to merge", zh: "没有可以汇总的结果")
    }
    for (other, part) in parts {
      guard let (one, another) = zip(first.facts, part.facts).first(where: { $0.value != $1.value })
      else { continue }
      let (value, otherValue) = (one.value.printable, another.value.printable)
      throw UserError(
        en: "\(place) and \(other) differ in the \(one.name): \(value) and \(otherValue)",
        zh: "\(place) 和 \(other) 的 \(one.name) 不同：\(value) 和 \(otherValue)")
    }
    // A simulation ends at a fault, so that there is no whole.
    for (_, part) in parts {
      guard let fault = part.summary["fault"].flatMap(Incident.init) else { continue }
      let player = part.summary["player"]?.string ?? ""
      throw UserError(fault.error(by: player, isLogged: false), status: .unavailable)
    }
    if let count = first.shard?.count {
      let indices = parts.compactMap(\.part.shard?.index)
      if let twice = (1...count).first(where: { index in indices.count { $0 == index } > 1 }) {
        throw UserError(
          en: "part \(twice)/\(count) is there twice", zh: "第 \(twice)/\(count) 份有两份")
      }
      if let missing = (1...count).first(where: { !indices.contains($0) }) {
        throw UserError(
          en: "part \(missing)/\(count) is missing", zh: "缺少第 \(missing)/\(count) 份")
      }
    }
    // The greatest seed is followed by 0.
    func distance(_ part: Self) -> Int64 {
      Int64(bitPattern: part.seeds.first &- first.seeds.first)
    }
    let ordered = parts.filter { $0.part.seeds.count > 0 }
      .sorted { distance($0.part) < distance($1.part) }
    for ((place, part), (next, later)) in zip(ordered, ordered.dropFirst()) {
      let (end, start) = (part.seeds.end, later.seeds.first)
      guard end != start else { continue }
      throw start &- part.seeds.first < UInt64(part.seeds.count)
        ? UserError(
          en: "\(place) and \(next) both have seed \(start)",
          zh: "\(place) 和 \(next) 都有种子 \(start)")
        : UserError(
          en: "the games from seed \(end) to \(start &- 1) are missing, before \(next)",
          zh: "\(next) 之前缺少种子 \(end) 到 \(start &- 1) 的局")
    }
    let played = ordered.reduce(0) { min($0, SeedRange.limit) + $1.part.seeds.count }
    guard played <= SeedRange.limit else {
      throw UserError(
        en: "these are more than \(SeedRange.limit) deals", zh: "题目超过了 \(SeedRange.limit) 道")
    }
    if let total = first.shard?.total, total != played {
      throw UserError(
        en: "\(played.counted("deal")) of \(total) were played",
        zh: "\(total) 道题目只玩了 \(played) 道")
    }
    return ordered.dropFirst().reduce(into: ordered.first?.part ?? first) { $0.add($1.part) }
  }

  private static func read(_ files: [LineReader]) throws -> [(place: String, part: Self)] {
    var reports: [(place: String, lines: [JSONObject])] = []
    let command = "'arcade \(command) --json'"
    for file in files {
      var hasBegun = false
      while let line = try file.next() {
        let place = "\(file.name), line \(line.number)"
        guard let object = JSONObject(String(decoding: line.bytes, as: UTF8.self)) else {
          throw UserError(
            en: "\(place) is not JSON of \(command)", zh: "\(place) 不是 \(command) 的 JSON")
        }
        if object["type"] == .string(type) {
          reports.append((place, [object]))
          hasBegun = true
        } else if !hasBegun {
          throw UserError(
            en: "\(place) does not belong to a report of \(command)",
            zh: "\(place) 不属于 \(command) 的结果")
        } else {
          reports[reports.count - 1].lines.append(object)
        }
      }
    }
    return try reports.map { place, lines throws(UserError) in
      guard let part = Self(lines) else {
        throw UserError(
          en: "\(place) does not begin a whole report of \(command)",
          zh: "\(place) 不是一份完整的 \(command) 结果")
      }
      return (place, part)
    }
  }
}

extension JSONObject {
  /// The seeds of a report on a number of deals, or nil without a seed.
  func seeds(_ count: Int) -> SeedRange? {
    let first = self["seed"]?.string.flatMap { $0.hasPrefix("+") ? nil : UInt64($0) }
    return first.map { SeedRange(first: $0, count: count) }
  }

  /// The part of a report, whose total is in games; nil if it is all.
  func shard(gamesPerSeed: Int) -> Shard? {
    guard let part = self["part"]?.number, let parts = self["parts"]?.number else { return nil }
    var shard = Shard("\(part)/\(parts)")
    shard?.total = (self["plannedGames"]?.number ?? 0) / gamesPerSeed
    return shard
  }
}

/// The place of a part among all parts, written `1/4`.
public struct Shard: Equatable, Sendable, CustomStringConvertible {
  /// The index of the part, from 1.
  public let index: Int

  public let count: Int
  public var total = 0

  private static let counts = 1...1_000_000

  /// Creates a part from its text, such as `1/4`, or returns nil for any other text.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { WholeNumber.parse(String($0)) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      Self.counts.contains(count), (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  public var description: String { "\(index)/\(count)" }
}
