/// A way to play a game, as records name it: alone, on one board with another player, or as a race.
/// For games whose types are known only at run time.
public struct GameVariant: Sendable {
  public let type: any ArcadeGame.Type
  public let isRace: Bool

  public init(_ type: any ArcadeGame.Type, isRace: Bool = false) {
    (self.type, self.isRace) = (type, isRace)
  }

  public var recordName: String { type.recordName(isRace: isRace) }

  public var seats: Int { isRace ? 2 : type.seats }

  /// The unit of the scores in records.
  public var unit: ScoreUnit { isRace ? type.unit.ahead : type.unit }

  /// Returns the opponent with some options, by the name on the command line; nil of solo play.
  public func opponent(_ options: String) -> String? { read(options)?.1?.opponent }

  /// Returns the names of two players with some options, or nil of solo play.
  public func seatNames(_ options: String) -> SeatNames? { read(options)?.1?.seatNames }

  /// Returns options as the game itself writes them: `range=0-99` for `range=00-99`; those under
  /// which its results are counted if they are to be compared. Returns nil if it doesn't take them.
  public func normalForm(of options: String, isCompared: Bool = false) -> String? {
    read(options, isCompared: isCompared).map { $0.recorded(with: $1) }
  }

  /// Returns the command that plays the game with some options, or nil if it doesn't take them.
  public func command(_ options: String) -> String? {
    func words(_ options: some GameOptions) -> [String] { options.command(of: type.name) }
    return read(options).map { (words($0) + ($1?.command ?? [])).joined(separator: " ") }
  }

  /// Returns options that aren't the default ones in words, first what they deal.
  public func words(_ text: String, _ presentation: Presentation) -> [String] {
    func words<G: ArcadeGame>(_ game: G.Type) -> [String] {
      guard let options = try? G.options(recorded: text, isRace: isRace).0,
        !options.differences(presentation).isEmpty
      else { return [] }
      let shape = G.shape(of: options, presentation)
      // The shape tells of an option if it is another one with the option's default value.
      let others = G.Options.table.filter { option in
        var plain = options
        guard let value = option.encode(G.Options()), (try? option.set(&plain, to: value)) != nil,
          (try? plain.check()) != nil
        else { return false }
        return G.shape(of: plain, presentation) == shape
      }
      return [shape] + options.differences(among: others, presentation)
    }
    return words(self.type)
  }

  /// Returns options as fields of the JSON lines, or nil if the game doesn't take them.
  public func fields(_ options: String) -> JSONObject? {
    read(options).map { $0.fields.merging($1?.fields ?? [:]) }
  }

  /// Returns the average score of the best bot, or nil if it isn't known or there are two players.
  public func par(_ options: String) -> Double? {
    func par<G: ArcadeGame>(_ game: G.Type) -> Double? {
      // What is known before the first move is the same in all deals.
      guard let options = try? G.Options(recorded: options),
        let deal = try? Playthrough<G>.Source.seed(Seed(number: 0)).deal(options)
      else { return nil }
      return (try? G.setup(options, deal)).flatMap(G.par)
    }
    return isRace ? nil : par(self.type)
  }

  private func read(
    _ options: String, isCompared: Bool = false
  ) -> (any GameOptions, Opposition?)? {
    func read<G: ArcadeGame>(_ game: G.Type) -> (any GameOptions, Opposition?)? {
      guard let read = try? G.options(recorded: options, isRace: isRace) else { return nil }
      var opposition = read.1
      // The deals of a series of games are begun by one seat and the other.
      if isCompared { opposition?.beginner = .first }
      return (read.0, opposition)
    }
    return read(self.type)
  }
}

extension ArcadeGame {
  public static func recordName(isRace: Bool) -> String {
    isRace ? "\(recordName)-\(Opposition.race)" : recordName
  }

  public static var unit: ScoreUnit { P.unit }
  public static var better: Direction { P.unit.better }
}
