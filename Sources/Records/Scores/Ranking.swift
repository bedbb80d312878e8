/// The games of one deal by the names of their players, each one's first game of it.
struct Ranking {
  let game: any ArcadeGame.Type

  /// The record of the first game added, which names the deal.
  let record: Record

  /// Returns the name of the deal: the command that plays it, or the day.
  let title: (Presentation) -> String

  /// The games, the best first. Those with hints follow the others.
  private(set) var entries: [Entry] = []

  struct Entry {
    let name: String
    let score, hints: Int
    let stars: Int?
    let isLost: Bool
  }

  fileprivate mutating func add(_ entry: Entry) {
    guard !entries.contains(where: { $0.name == entry.name }) else { return }
    let key = key(of: entry)
    let place = entries.firstIndex { key.lexicographicallyPrecedes(self.key(of: $0)) }
    entries.insert(entry, at: place ?? entries.endIndex)
  }

  /// Returns the numbers that decide on a rank, the most important first; less is better.
  private func key(of entry: Entry) -> [Int] {
    let score = game.better == .lower ? entry.score : -entry.score
    return [entry.isLost ? 1 : 0, min(1, entry.hints), score, entry.hints]
  }

  /// Returns the rank of an entry, from 1. Equal games share one.
  private func rank(of entry: Entry) -> Int {
    1 + entries.count { key(of: $0).lexicographicallyPrecedes(key(of: entry)) }
  }

  func lines(_ say: Presentation) -> [String] {
    let scores = entries.map { entry in
      game.unit.counted(entry.score, say.language)
        + HintCount.suffix(entry.hints, say.language)
        + (entry.isLost ? say(en: ", lost", zh: "，失败") : "")
    }
    let widths = [entries.map(\.name), scores].map { $0.map(\.displayWidth).max() ?? 0 }
    let title = say.paint(say(en: "By name: ", zh: "按名字：") + title(say), .bold)
    return [title]
      + zip(entries, scores).map { entry, score in
        let rank = rank(of: entry)
        let row =
          "  \(rank < 10 ? " " : "")\(rank)  \(entry.name.padded(to: widths[0]))  "
          + (entry.stars.map { score.padded(to: widths[1]) + "  " + Stars.row($0, say) } ?? score)
        return say.columns.map { row.cut(to: $0, ellipsis: say.ellipsis) } ?? row
      }
  }

  var objects: [JSONObject] {
    let options = GameVariant(game).fields(record.head.options) ?? [:]
    return entries.map { entry in
      var fields: JSONObject = [
        "type": "ranking", "rank": .number(rank(of: entry)), "player": .string(entry.name),
        "score": .number(entry.score), "hints": .number(entry.hints), "game": .string(game.name),
        "rules": .number(game.rules), "options": .object(options),
      ]
      fields["stars"] = entry.stars.map { .number($0) }
      return fields.merging(record.head.source.fields)
    }
  }
}

/// The rankings of all deals that players with names have played, in the order of the first games.
struct Rankings {
  private(set) var deals: [Ranking] = []
  private var places: [String: Int] = [:]

  /// Adds a verified game of a player. Of a race the player's own board counts.
  mutating func add(_ record: Record, of name: String, _ catalog: GameCatalog) {
    let head = record.head
    guard let way = catalog.game(named: head.game, rules: head.rules) else { return }
    add(record, of: name, in: way.type)
  }

  private mutating func add<G: ArcadeGame>(_ record: Record, of name: String, in game: G.Type) {
    guard let played = try? Playthrough<G>(playing: record),
      let alone = try? Playthrough<G>(options: played.options, source: played.source)
    else { return }
    let (source, options) = (played.source.origin, played.options.recorded)
    let deal = source.seedNumber.map { String($0) } ?? source.recordText
    let key = [G.name, String(G.rules), options, deal].joined(separator: "\t")
    let place = places[key] ?? deals.count
    if place == deals.count {
      places[key] = place
      deals.append(
        Ranking(game: game, record: alone.record(begun: record.head.begun)) { say in
          guard let daily = alone.daily else { return alone.command(inASCII: say.isASCII) }
          return G.title(say.language) + say.comma + daily.title(say)
        })
    }
    deals[place].add(
      Ranking.Entry(
        name: name, score: played.position.score.value, hints: played.hints.count,
        stars: played.stars(played.review)?.count, isLost: played.isLost))
  }
}
