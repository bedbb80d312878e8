import GameCore
import Platform
import Storage
import TextUI
import Tiles

/// The scores of a history, game by game and by the options that they were reached with, in memory
/// that does not grow with the number of games.
final class ScoreBook {
  /// How many games the lists of the best and of the last have.
  static let listLength = 10

  private var groups: [ScoreGroup] = []
  private var places: [String: Int] = [:]
  /// The group of the line before, which most often is that of the next one too, and whether it is
  /// looked at.
  private var latest: (key: [UInt8], group: ScoreGroup, isWanted: Bool)

  private let filter: Filter

  /// Lines that could not be read, or are of games that nobody knows.
  private(set) var faults = 0

  /// Which games are looked at.
  struct Filter {
    /// The game; nil for all.
    var game: String?

    /// The first moment.
    var since: Timestamp?

    /// Options as records write them, all of which a game must have.
    var options: [String] = []

    /// Throws where no game has such options.
    func check() throws(InvalidInput) {
      let games = GameRegistry.games.compactMap(\.game).filter { game == nil || $0.name == game }
      for option in options where !games.contains(where: { $0.takes(option) }) {
        let names = games.flatMap { $0.fields("").keys }
        let name = String(option.prefix { $0 != "=" })
        let cure =
          names.contains(name)
          ? "that value is none of its own"
          : name.suggestion(from: names) ?? "the options are " + names.joined(separator: ", ")
        throw InvalidInput("no game is recorded with \(option.quoted); \(cure)")
      }
    }
  }

  init(_ filter: Filter) {
    self.filter = filter
    latest = ([], ScoreGroup("\t\t"), false)
  }

  /// Whether there was nothing to take in.
  var isEmpty: Bool { groups.isEmpty }

  /// The groups that have games, those with the most first.
  var pages: [ScoreGroup] {
    groups.filter { $0.count + $0.givenUp + $0.lies > 0 }.sorted { $0.count > $1.count }
  }

  /// Takes in all records of a history.
  func read(_ reader: LineReader) throws(SystemError) {
    let parser = RecordParser()
    let since = filter.since.map { Array($0.description.utf8) } ?? []
    while let line = try reader.next() {
      do throws(MalformedLine) {
        let fields = try parser.fields(line)
        if !fields.group.elementsEqual(latest.key) { find(fields.group) }
        guard latest.group.isKnown else { throw MalformedLine("is of no known game") }
        guard latest.isWanted, !fields.ended.lexicographicallyPrecedes(since) else { continue }
        try latest.group.add(fields, at: line.offset)
      } catch {
        faults += 1
      }
    }
  }

  /// Makes the group of a key the latest one.
  private func find(_ bytes: UnsafeRawBufferPointer) {
    let key = String(decoding: bytes, as: UTF8.self)
    let place = places[key] ?? groups.count
    if place == groups.count {
      places[key] = place
      groups.append(ScoreGroup(key))
    }
    latest = (Array(bytes), groups[place], accepts(groups[place]))
  }

  private func accepts(_ group: ScoreGroup) -> Bool {
    (filter.game == nil || filter.game == group.game)
      && filter.options.allSatisfy(group.options.split(separator: " ").map(String.init).contains)
  }
}
