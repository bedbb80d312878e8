import GameCore
import Testing
@testable import App

/// A game of the catalogue, or the smallest one, as an argument of a test.
struct GameCase: CustomTestStringConvertible, Sendable {
  let game: any ArcadeGame.Type

  var testDescription: String { game.name }

  static let all = games.map(GameCase.init)

  private static let games: [any ArcadeGame.Type] = GameCatalog.arcade.games + [Coin.self]
}

/// Options at the ends of what a game allows, each beside the defaults of the others.
struct OptionCase<G: ArcadeGame> {
  let name: String
  let value: String
  let options: G.Options
  var opposition: Opposition?

  /// True for the defaults, with which most is tried; of what costs time, other options get a part.
  var isDefault: Bool { name.isEmpty }

  /// The values at the ends of ranges of which a page of options offers only a part.
  private static var extremes: [String: [String]] { ["range": ["0-1", "37-62", "0-1000000000"]] }

  /// The defaults, and every value at a corner that makes options which go together.
  static var all: [OptionCase] {
    var cases = [OptionCase(name: "", value: "", options: G.Options())]
    for option in G.Options.table {
      for value in corners(of: option) {
        var options = G.Options()
        guard (try? option.set(&options, to: value)) != nil, (try? options.check()) != nil else {
          continue
        }
        cases.append(OptionCase(name: option.flag.name, value: value, options: options))
      }
    }
    let opposed = G.modes.flatMap { mode in G.opposition(mode).map { (mode, $0) } }
    for (mode, option) in opposed {
      for value in corners(of: option) + (option.flag.name == "names" ? ["Ann,Ben"] : []) {
        var opposition = Opposition(G.self, mode)
        guard (try? option.set(&opposition, to: value)) != nil else { continue }
        cases.append(
          OptionCase(
            name: option.flag.name, value: value, options: G.Options(), opposition: opposition))
      }
    }
    return cases
  }

  private static func corners<Target>(of option: Option<Target>) -> [String] {
    guard option.isRecorded else { return [] }
    let offered = option.offered
    let extremes = extremes[option.flag.name] ?? [offered.first, offered.last].compactMap(\.self)
    return Set(option.flag.choices.map(\.name) + extremes).sorted()
  }

  func game(seed: UInt64) throws -> Playthrough<G> {
    try Playthrough(
      options: options, source: .seed(Seed(number: seed)), opposition: opposition)
  }
}

/// The most moves that a test makes in a game: a game must not decide how long a test runs.
let stepLimit = 400

/// Returns a word that may be a move: one of all if there are few, a number, what an entry screen
/// would take, or another one.
func word<P: PlayerText>(for position: P, _ random: inout SeededRandom) -> String {
  switch random.below(5) {
  case 0:
    let others = [
      "", " ", "0", "1", "-1", "x", "999999999999999999999", "猜", "1,2",
    ]
    return others[Int(random.below(UInt64(others.count)))]
  case 1, 2:
    return String(random.below(140))
  default:
    func all<Move: CaseIterable>(_ moves: Move.Type) -> [String] { moves.allCases.map { "\($0)" } }
    if let moves = (P.Move.self as? any CaseIterable.Type).map({ all($0) }) {
      return moves[Int(random.below(UInt64(moves.count)))]
    }
    let form = position.entryForm
    let symbols = Array(form.symbols ?? "0123456789abcxyz")
    return String(
      (0..<(form.places ?? 3)).map { _ in symbols[Int(random.below(UInt64(symbols.count)))] })
  }
}

/// Returns some words that may be moves.
func words<P: PlayerText>(for position: P, _ random: inout SeededRandom) -> [String] {
  (0..<50).map { _ in word(for: position, &random) }
}

/// Plays a game with the words of a monkey, and now and then a player's own move, to its end or to
/// the limit; `step` gets each word with the round before it is tried.
func playLikeAMonkey<G: ArcadeGame>(
  _ game: inout Playthrough<G>, seed: UInt64, limit: Int = stepLimit,
  step: (inout Playthrough<G>, _ word: String) throws -> Void
) rethrows {
  var random = SeededRandom(seed: seed)
  for _ in 0..<limit where game.isPlaying {
    var next = word(for: game.position, &random)
    // Most words are moves, if one is found soon.
    if random.below(4) > 0 {
      for _ in 0..<20 where G.P.Move(next) == nil { next = word(for: game.position, &random) }
    }
    if let last = game.round.log.last, random.below(6) == 0 { next = last.move.description }
    if random.below(4) == 0, let hint = game.hint(.untranslated) { next = hint.move.description }
    try step(&game, next)
  }
}

extension Playthrough {
  /// Everything that can be seen of the position.
  var snapshot: String { String(reflecting: position) }
}
