import GameCore
import TextUI

extension Double {
  /// The number with exactly so many decimal places, and with a sign if asked for.
  func fixed(_ places: Int, isSigned: Bool = false) -> String {
    guard isFinite else { return self < 0 ? "-inf" : "+inf" }
    let unit = (0..<places).reduce(1) { unit, _ in unit * 10 }
    let number = Int((magnitude * Double(unit)).rounded())
    let fraction = String(number % unit)
    let zeros = String(repeating: "0", count: max(0, places - fraction.count))
    let sign = self < 0 && number > 0 ? "-" : isSigned ? "+" : ""
    return sign + String(number / unit) + (places > 0 ? ".\(zeros)\(fraction)" : "")
  }
}

extension EloEstimate {
  /// The difference with its margin in ASCII, for a line of progress: `+5.3 +/- 3.9 Elo`.
  var text: String { "\(differenceText) +/- \(marginText) Elo" }

  /// The difference in Elo: `+5.3`.
  var differenceText: String { difference.fixed(1, isSigned: true) }

  /// The margin: `3.9`; `inf` where the interval has no bound.
  var marginText: String { margin?.fixed(1) ?? "inf" }
}

extension Presentation {
  /// The sign between a number and its margin.
  var plusMinus: String { isASCII ? "+/-" : "±" }

  /// Returns rows as columns of text. The columns of numbers, all but those of `words`, are flush
  /// right, and the last columns are left out where there is no room.
  func table(_ rows: [[String]], words: Set<Int>) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    var count = widths.count
    while count > 2, let columns, widths[..<count].reduce(2 * (count - 1), +) > columns {
      count -= 1
    }
    return rows.map { row in
      var line = row.indices.prefix(count).map { column in
        let gap = String(repeating: " ", count: widths[column] - row[column].displayWidth)
        return words.contains(column) ? row[column] + gap : gap + row[column]
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

/// The heading that all reports on tournaments have.
struct TournamentHead<G: ArcadeGame> {
  let options: G.Options
  let seed: UInt64
  let names: [String]

  /// The most columns of a name in a table.
  private static var nameWidth: Int { 24 }

  /// Returns a player's name, cut to fit in a table.
  func name(_ player: Int, _ presentation: Presentation) -> String {
    let name = names[player]
    guard name.displayWidth > Self.nameWidth else { return name }
    return name.cut(to: Self.nameWidth, ellipsis: presentation.ellipsis)
  }

  /// Returns the names of two players who met.
  func pair(_ one: Int, _ other: Int, _ presentation: Presentation) -> String {
    let names = [name(one, presentation), name(other, presentation)]
    return presentation(
      en: "\(names[0]) against \(names[1])", zh: "\(names[0]) 对 \(names[1])")
  }

  /// Returns the first sentence of a report.
  func heading(_ games: Int, _ note: String, _ presentation: Presentation) -> String {
    let command = options.command(of: G.name).joined(separator: " ")
    return presentation(
      en: "\(games.counted("game")) of '\(command)' by \(names.count.counted("player")), "
        + "from seed \(seed); \(note).",
      zh: "\(command) 循环赛：\(names.count) 名玩家，共 \(games) 局，从第 \(seed) 局的牌开始；\(note)。")
  }

  /// The first line in JSON.
  func summary(_ games: Int, mode: String) -> JSONObject {
    [
      "type": "tournament", "game": .string(G.name), "rules": .number(G.rules),
      "options": .object(options.fields), "seed": .string(String(seed)), "games": .number(games),
      "mode": .string(mode), "players": .list(names.map { .string($0) }),
    ]
  }

  /// The fields of a line in JSON on two players who met, counted from 1.
  func fields(_ one: Int, _ other: Int) -> JSONObject {
    [
      "type": "match", "players": .list([.string(names[one]), .string(names[other])]),
      "numbers": .list([.number(one + 1), .number(other + 1)]),
    ]
  }
}
