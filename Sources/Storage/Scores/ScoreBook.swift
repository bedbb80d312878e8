import GameCore
import Platform
import TextUI

/// The scores of a history, by game and options, in memory that doesn't grow with the number of
/// games.
public final class ScoreBook {
  /// The length of the lists of the best and of the last games.
  static let listLength = 10

  /// The number of records that are all verified. A larger history would take too long: of its
  /// later records only those that are listed are verified.
  static let verifiedRecords = 50_000

  private var groups: [ScoreGroup] = []
  private var indices: [String: Int] = [:]
  /// The group of the line before, which most often is the next one's too.
  private var latest: (key: [UInt8], group: ScoreGroup, isWanted: Bool)
  private var unverified = ScoreBook.verifiedRecords

  private let filter: Filter
  private let catalog: GameCatalog

  /// The number of lines that can't be read or are of unknown games.
  public private(set) var faults = 0

  /// A choice of games.
  public struct Filter {
    /// The game, or nil for all.
    public var game: String?

    /// The earliest end of a game.
    public var since: Timestamp?

    /// Options as records write them, all of which a game must have.
    public var options: [String] = []

    /// Creates a filter that takes all games.
    public init() {}

    /// Throws if no game has such options.
    public func check(_ catalog: GameCatalog) throws(InvalidInput) {
      let games = catalog.games.filter { game == nil || $0.name == game }
      for option in options where !games.contains(where: { $0.takes(option) }) {
        let names = games.flatMap { $0.fields("")?.keys ?? [] }
        let name = String(option.prefix { $0 != "=" })
        guard !names.contains(name) else {
          throw InvalidInput("no game takes \(option.quoted)")
        }
        let cure =
          name.suggestion(from: names) ?? "the options are " + names.joined(separator: ", ")
        throw InvalidInput("unknown option \(name.quoted); \(cure)")
      }
    }
  }

  /// Creates a book of the games that a filter takes.
  public init(_ filter: Filter, _ catalog: GameCatalog) {
    (self.filter, self.catalog) = (filter, catalog)
    latest = ([], ScoreGroup("\t\t", catalog), false)
  }

  /// True if nothing was read.
  public var isEmpty: Bool { groups.isEmpty }

  /// The groups that have games, those with the most first.
  public var pages: [ScoreGroup] {
    groups.filter { $0.count + $0.givenUp + $0.lies > 0 }.sorted { $0.count > $1.count }
  }

  /// Reads all records of a history.
  public func read(_ reader: LineReader) throws(SystemError) {
    let parser = RecordParser()
    let since = filter.since.map { Array($0.description.utf8) } ?? []
    while let line = try reader.next() {
      do throws(MalformedLine) {
        let fields = try parser.fields(line)
        if !fields.group.elementsEqual(latest.key) { find(fields.group) }
        guard latest.group.isKnown else { throw MalformedLine("is of an unknown game") }
        guard latest.isWanted, !fields.ended.lexicographicallyPrecedes(since) else { continue }
        try latest.group.add(fields, at: line.offset, verifying: unverified > 0)
        unverified -= 1
      } catch {
        faults += 1
      }
    }
  }

  /// Makes the group of a key the latest one.
  private func find(_ bytes: UnsafeRawBufferPointer) {
    let key = String(decoding: bytes, as: UTF8.self)
    let index = indices[key] ?? groups.count
    if index == groups.count {
      indices[key] = index
      groups.append(ScoreGroup(key, catalog))
    }
    latest = (Array(bytes), groups[index], accepts(groups[index]))
  }

  private func accepts(_ group: ScoreGroup) -> Bool {
    (filter.game == nil || filter.game == group.game)
      && filter.options.allSatisfy(group.options.split(separator: " ").map(String.init).contains)
  }
}
