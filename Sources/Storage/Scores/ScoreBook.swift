import Flags
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

  /// The most groups that are listed. The games of further ones are only counted.
  public static let groupLimit = 1000

  private var groups: [ScoreGroup] = []
  private var indices: [String: Int] = [:]
  private var places = GroupIndex<Place>()
  private var seen = SeenLines(limit: ScoreBook.verifiedRecords)
  private var unverified = ScoreBook.verifiedRecords
  /// The number of records that the filter doesn't take as they are too early.
  private var earlier = 0

  private let filter: Filter
  private let tracksTrends: Bool
  /// The filter's options as the games that were met write them.
  private var wantedOptions: [String: [String]] = [:]
  private let catalog: GameCatalog

  /// The number of lines that can't be read or are of unknown games.
  public private(set) var faults = 0

  /// The number of games of groups that are not listed.
  public private(set) var unlisted = 0

  /// The place of a line's game.
  private enum Place {
    /// The arcade has no such game, or not with such options.
    case unknown

    /// The filter doesn't take it.
    case unwanted

    /// There are too many groups.
    case unlisted

    case group(ScoreGroup)
  }

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
      let games = catalog.games.filter { game == nil || $0.name == game }.flatMap { $0.all }
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

  /// Creates a book of the games that a filter takes. It may track the course of the scores.
  public init(_ filter: Filter, _ catalog: GameCatalog, tracksTrends: Bool = false) {
    (self.filter, self.catalog, self.tracksTrends) = (filter, catalog, tracksTrends)
  }

  /// True if nothing was read.
  public var isEmpty: Bool { places.isEmpty }

  /// The groups that have games, those with the most first.
  public var pages: [ScoreGroup] {
    groups.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// Reads all records of histories.
  public func read(_ histories: MergedHistories) throws(SystemError) {
    let parser = RecordParser()
    let since = filter.since.map { Array($0.description.utf8) } ?? []
    while let line = try histories.next() {
      do throws(MalformedLine) {
        try add(parser.fields(line), line, since: since)
      } catch {
        faults += 1
      }
    }
  }

  private func add(
    _ fields: RecordLine, _ line: Line, since: [UInt8]
  ) throws(MalformedLine) {
    let isEarlier = fields.ended.lexicographicallyPrecedes(since)
    switch places.value(of: fields.group, made: newPlace) {
    case .unknown: throw MalformedLine("is of an unknown game")
    case .unwanted: break
    case .unlisted: unlisted += isEarlier ? 0 : 1
    case .group(let group) where isEarlier:
      try group.passOver(fields, verifying: earlier < Self.verifiedRecords)
      earlier += 1
    case .group(let group) where seen.repeats(line): group.noteRepeated()
    case .group(let group):
      try group.add(fields, verifying: unverified > 0)
      unverified -= 1
    }
  }

  /// Returns the place of the games with a key, as records spell it.
  private func newPlace(of key: String) -> Place {
    guard let group = ScoreGroup(key, catalog, tracksTrend: tracksTrends) else { return .unknown }
    if let index = indices[group.key] { return .group(groups[index]) }
    guard accepts(group) else { return .unwanted }
    guard groups.count < Self.groupLimit else { return .unlisted }
    indices[group.key] = groups.count
    groups.append(group)
    return .group(group)
  }

  private func accepts(_ group: ScoreGroup) -> Bool {
    guard filter.game == nil || filter.game == group.game else { return false }
    let game = "\(group.game)\t\(group.rules)"
    let options = wantedOptions[game] ?? filter.options.map(group.normalForm)
    wantedOptions[game] = options
    return options.allSatisfy(group.options.split(separator: " ").map(String.init).contains)
  }
}
