import Flags
import GameCore
import TextUI

/// The options of a game of two: those of the game, who sits at the second seat, and names.
public struct VersusOptions<G: VersusGame>: GameOptions {
  public var board = G.Options()

  /// The player at the second seat, by the name on the command line.
  public var opponent = G.usualOpponent
  /// The names of both players, such as `Ann,Ben`, or nil for none.
  public var names: String?
  public var beginner = Seat.first

  public init() {}

  var opponentKind: Bot<G>? {
    opponent == Self.person.name ? nil : G.player(named: opponent)
  }

  /// The names of the seats: the given ones, or a bot's.
  var seatNames: SeatNames {
    guard let names else { return SeatNames(nil, opponentKind?.choice.title) }
    let phrases = names.split(separator: ",").map { Phrase(en: String($0), zh: String($0)) }
    return SeatNames(phrases[0], phrases[1])
  }

  public func check() throws(InvalidInput) {
    try board.check()
  }

  public var dealsFromOutside: Bool { board.dealsFromOutside }

  public static var table: [Option<VersusOptions<G>>] {
    G.Options.table.map { option in
      option.pullback(get: { $0.board }, set: { $0.board = $1 })
    } + own
  }

  func begun(by seat: Seat) -> Self {
    var options = self
    options.beginner = seat
    return options
  }

  /// Another person at the same terminal, as the player at the second seat.
  private static var person: Choice {
    Choice(
      "person", Phrase(en: "a person at the same terminal, in turns", zh: "同一终端旁的人，轮流玩"),
      title: Phrase(en: "Person", zh: "身边的朋友"),
      about: { _ in Phrase(en: "sits beside you", zh: "就坐在你旁边") })
  }

  public static var own: [Option<VersusOptions<G>>] {
    [
      Option(
        Flag(
          "versus",
          value: .init("PLAYER", oneOf: [person] + G.players.map(\.choice)),
          Phrase(en: "two players take turns on one board", zh: "两人轮流在同一桌上玩"),
          title: Phrase(en: "opponent", zh: "对手"),
          detail: """
            With `person`, two people share one terminal; any other name is a bot.
            """, excludes: ["watch"]),
        isRecorded: true, isSaved: true,
        parse: { $0 == person.name ? $0 : G.player(named: $0)?.name },
        encode: { $0.opponent }, set: { $0.opponent = $1 }
      ).with { $0.isAlwaysWritten = true },
      Option(
        Flag(
          "names",
          value: .init(
            "A,B",
            expecting: Phrase(
              en: "two different names of at most 16 letters or digits, such as 'Ann,Ben'",
              zh: "两个不同的名字，各不超过 16 个字母或数字，如 'Ann,Ben'")),
          Phrase(en: "names of the two players", zh: "两位玩家的名字"),
          detail: "With `--versus` only.", isRare: true),
        isRecorded: true, parse: { areNames($0) ? $0 : nil }, encode: { $0.names },
        set: { $0.names = $1 }
      ).with { $0.nilEncoding = "-" },
      .number(
        "begins", "N", in: 1...VersusSetup<G.P>.seats,
        Phrase(en: "player who starts, 1 or 2", zh: "先手玩家，1 或 2"),
        detail: "The other player begins the next deal. With `--versus` only.", isRare: true,
        get: { $0.beginner.number }, set: { $0.beginner = Seat($1 - 1) }),
    ]
  }

  private static func areNames(_ text: String) -> Bool {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    return names.count == 2 && names[0] != names[1]
      && names.allSatisfy { name in
        !name.isEmpty && name.count <= 16 && String(name).displayWidth <= 16
          && name.allSatisfy { $0.isLetter || ("0"..."9").contains($0) }
          // Letters may carry accents, but nothing invisible.
          && !name.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint }
      }
  }
}
