import GameCore
import Platform

/// The games of a history in a few numbers, as a front page shows them, collected in one pass.
///
/// Nothing is verified, and lines that are no records of the chosen games are skipped. Cost: about
/// 0.2 µs a line. Memory: 9 to 18 bytes a deal that was played with the chosen options.
public struct HistorySummary {
  private let choices: Choices
  private let today: Int
  private var games: [Game]
  private var places = GroupIndex<Choices.Place?>()
  private var dailies: DailyResults

  private struct Game {
    var summary = GameSummary()
    var deals = FinishedDeals()
  }

  /// Creates an empty summary of games with the options that the player would start them with.
  public init(_ choices: [GameChoice], today: Timestamp) {
    self.choices = Choices(choices: choices)
    games = choices.map { _ in Game() }
    self.today = today.dayNumber
    dailies = DailyResults(today: today.dayNumber)
  }

  /// Reads all records of histories.
  public mutating func read(_ histories: MergedHistories) throws(SystemError) {
    let parser = RecordParser()
    while let line = try histories.next() {
      guard let fields = try? parser.fields(line) else { continue }
      read(fields)
    }
  }

  private mutating func read(_ line: RecordLine) {
    guard let place = places.value(of: line.group, made: choices.place),
      (try? line.isFinished) == true, let score = line.score
    else { return }
    dailies.read(line, score: score, game: place.game)
    games[place.game].summary.noteLast(line, score: score)
    guard place.isChosen else { return }
    let standing = games[place.game].deals.note(line)
    games[place.game].summary.add(score, isRanked: standing == .ranked, place.better)
  }

  // MARK: The numbers

  /// The summary of a game by its name; an empty one if the game is not among the chosen ones.
  public subscript(game name: String) -> GameSummary {
    choices.index(of: name).map { games[$0].summary } ?? GameSummary()
  }

  /// Returns the first finished game of a game's daily deal of a day, given by its number, that was
  /// begun on that day; nil without one. Only today's has its whole record.
  public func daily(_ name: String, on day: Int) -> DailyResult? {
    choices.index(of: name).flatMap { dailies[$0, day] }
  }

  /// The number of games whose daily deals were finished on their days, by the number of the day.
  public var dailyDays: [Int: Int] { dailies.games }

  /// The days in a row with at least one finished daily game: the row that lasts until today, or
  /// that today can still prolong, and the longest one.
  public var streak: (current: Int, longest: Int) {
    let streaks = DayStreaks(dailies.games.keys)
    return (streaks.current(on: today), streaks.longest)
  }
}

/// The chosen games, and the places of lines among them.
private struct Choices {
  let choices: [GameChoice]

  struct Place {
    /// The index of the game.
    let game: Int

    /// The direction in which its scores get better.
    let better: Direction

    /// True if it has today's rules and the chosen options.
    let isChosen: Bool
  }

  func index(of name: some StringProtocol) -> Int? {
    choices.firstIndex { $0.game.name == name }
  }

  /// Returns the place of the games with a key, as records spell it; nil if there is none.
  func place(of key: String) -> Place? {
    let parts = key.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    let catalog = GameCatalog(choices.map(\.game))
    guard let rules = Int(parts[1]), let type = catalog.game(named: parts[0], rules: rules),
      let options = type.normalForm(of: parts[2]), let index = index(of: parts[0])
    else { return nil }
    let choice = choices[index]
    return Place(
      game: index, better: type.better,
      isChosen: rules == choice.game.rules && options == choice.options)
  }
}
