/// A game in one of its modes, for code that learns the type of the game at run time.
public struct GameVariant: Sendable {
  public let type: any ArcadeGame.Type
  public let mode: Mode

  public init(_ type: any ArcadeGame.Type, _ mode: Mode = .alone) {
    (self.type, self.mode) = (type, mode)
  }

  public var recordName: String { type.recordName(mode) }

  /// The unit of the scores in records.
  public var unit: ScoreUnit { type.unit(mode) }

  /// Returns the opponent that options in a record name, as on the command line; nil in solo play.
  public func opponent(_ options: String) -> String? { read(options)?.1?.opponent.word }

  /// Returns the names of the two players in options of a record; nil in solo play.
  public func seatNames(_ options: String) -> SeatNames? { read(options)?.1?.seatNames }

  /// Returns options as the game writes them: `range=0-99` for `range=00-99`; nil for invalid ones.
  /// With `isCompared`, games that differ only in who begins have equal options.
  public func normalForm(of options: String, isCompared: Bool = false) -> String? {
    read(options, isCompared: isCompared).map { $0.recorded(with: $1) }
  }

  /// Returns a record's options without those against an opponent, or nil for invalid ones.
  public func ownOptions(_ options: String) -> String? { read(options)?.0.recorded }

  /// Returns the shape of the deal and the options that differ from their defaults, in words;
  /// nothing if all are defaults, unless that is `named`, too.
  public func words(
    _ text: String, _ presentation: Presentation, named: Bool = false
  ) -> [String] {
    type.words(recorded: text, mode, presentation, named: named)
  }

  /// Returns options in a record without those that only choose what the deal shows.
  public func kind(of options: String) -> String {
    let names = type.subjects
    return options.split(separator: " ")
      .filter { !names.contains(String($0.prefix { $0 != "=" })) }.joined(separator: " ")
  }

  /// The options of the first levels, as in records.
  public var levels: [String] { type.levels }

  /// Returns options as fields of the JSON lines, or nil if the game doesn't take them.
  public func fields(_ options: String) -> JSONObject? {
    read(options).map { $0.fields.merging($1?.fields ?? [:]) }
  }

  /// Returns the average score of the best bot, or nil if it isn't known or there are two players.
  public func par(_ options: String) -> Double? {
    mode.hasOpponent ? nil : type.par(recorded: options)
  }

  private func read(
    _ options: String, isCompared: Bool = false
  ) -> (any GameOptions, Opposition?)? {
    guard var read = type.read(options, mode) else { return nil }
    // In a series of games the seats begin in turns.
    if isCompared { read.1?.beginner = .first }
    return read
  }
}

extension ArcadeGame {
  fileprivate static func read(_ options: String, _ mode: Mode) -> (any GameOptions, Opposition?)? {
    (try? self.options(recorded: options, mode)).map { ($0.0, $0.1) }
  }

  fileprivate static var levels: [String] { levels(like: Options()).map(\.recorded) }

  /// Returns the options of the first levels, each a bit harder than the one before. What doesn't
  /// make a game harder, such as a theme, is as in some options.
  public static func levels(like options: Options) -> [Options] {
    sequence(first: Options()) { $0.harder }.prefix(5).map { level in
      var alike = options
      for option in Options.table where option.isRecorded && !option.isSubject {
        if let value = option.encode(level) { try? option.set(&alike, to: value) }
      }
      return (try? alike.check()) == nil ? level : alike
    }
  }

  fileprivate static var subjects: [String] {
    Options.table.filter(\.isSubject).map(\.flag.name)
  }

  fileprivate static func par(recorded options: String) -> Double? {
    (try? Options(recorded: options)).flatMap { par(setup($0, .alone)) }
  }

  fileprivate static func words(
    recorded text: String, _ mode: Mode, _ presentation: Presentation, named: Bool
  ) -> [String] {
    guard let options = try? options(recorded: text, mode).0,
      named || !options.differences(presentation).isEmpty
    else { return [] }
    return options.words(presentation)
  }

  /// Returns the game's name in the records of a mode.
  public static func recordName(_ mode: Mode) -> String {
    mode.hasOpponent ? "\(name)-\(mode.rawValue)" : name
  }

  public static var unit: ScoreUnit { P.unit }

  /// Returns the unit of the scores in records; against an opponent a score is a lead.
  public static func unit(_ mode: Mode) -> ScoreUnit {
    let unit = P.unit(mode.seating)
    return mode.hasOpponent ? unit.ahead : unit
  }
  public static var better: Direction { P.unit.better }
}
