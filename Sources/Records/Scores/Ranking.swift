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
    entries.insert(entry, at: entries.firstIndex { precedes(entry, $0) } ?? entries.endIndex)
  }

  private func precedes(_ one: Entry, _ other: Entry) -> Bool {
    if one.isLost != other.isLost { return other.isLost }
    if (one.hints > 0) != (other.hints > 0) { return other.hints > 0 }
    return one.score == other.score
      ? one.hints < other.hints : game.better.isBetter(one.score, than: other.score)
  }

  /// Returns the rank of the entry at an index, from 1. Equal games share one.
  private func rank(of index: Int) -> Int {
    1 + (entries.firstIndex { !precedes($0, entries[index]) } ?? index)
  }

  func lines(_ say: Presentation) -> [String] {
    let rows = entries.map { entry -> [String] in
      let lost = entry.isLost ? say(en: ", lost", zh: "，失败") : ""
      let score = game.unit.counted(entry.score, say.language)
      return [
        entry.name, score + HintCount.suffix(entry.hints, say.language) + lost,
        entry.stars.map { Stars.row($0, say) } ?? "",
      ]
    }
    let widths = [0, 1].map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    let title = say(en: "By name: ", zh: "按名字：") + title(say)
    return [say.paint(title, .bold)]
      + rows.enumerated().map { index, row in
        let rank = rank(of: index)
        let cells = [row[0].padded(to: widths[0]), row[1].padded(to: widths[1]), row[2]]
        let line =
          "  \(rank < 10 ? " " : "")\(rank)  "
          + cells.filter { !$0.isEmpty }.joined(separator: "  ")
        return say.columns.map { line.cut(to: $0, ellipsis: say.ellipsis) } ?? line
      }
  }

  func objects(_ catalog: GameCatalog) -> [JSONObject] {
    let head = record.head
    let variant = GameVariant(game)
    return entries.enumerated().map { index, entry in
      var fields: JSONObject = [
        "type": "ranking", "rank": .number(rank(of: index)), "name": .string(entry.name),
        "score": .number(entry.score), "hints": .number(entry.hints), "game": .string(game.name),
        "rules": .number(game.rules), "options": .object(variant.fields(head.options) ?? [:]),
      ]
      fields["stars"] = entry.stars.map { .number($0) }
      return fields.merging(head.source.fields)
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
