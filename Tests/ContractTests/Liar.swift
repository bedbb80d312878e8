import Foundation
import GameCore
import Lines
import Online
import Platform
import TestSupport
import Testing

/// What a host may lie about.
enum Lie: String, CaseIterable {
  case seal, secret, seed, deal, given, result, impossible, nonsense, jump, score, moves, end
  case unasked, refusal

  var isOfRaces: Bool { self == .score || self == .moves }

  /// The name by which it is told.
  var fault: PlayerFault {
    switch self {
    case .seal, .secret, .given: .seal
    case .seed: .seed
    case .deal: .deal
    case .result, .impossible, .unasked, .refusal: .event
    case .nonsense, .jump: .foul
    case .score, .moves: .score
    case .end: .ended
    }
  }
}

/// Tells one lie in place of a true line of the host; of turns that jump, each time anew.
final class Liar<G: ArcadeGame> {
  private(set) var hasLied = false
  private let lie: Lie
  private unowned let stand: FriendStand<G>
  private let falseEvents: FalseEvents<G>
  private var random: SeededRandom

  /// The number of lines before the lie.
  private var patience: Int
  private var hostsMoves = 0

  init(_ lie: Lie, _ stand: FriendStand<G>, _ falseEvents: FalseEvents<G>, seed: UInt64) {
    (self.lie, self.stand, self.falseEvents) = (lie, stand, falseEvents)
    random = SeededRandom(seed: seed)
    patience = Int(random.below(4))
  }

  func change(_ line: String, _ way: Relay.Way) -> String {
    guard way == .toGuest, !hasLied || lie == .jump, let object = JSONObject(line),
      let type = object["type"]?.string
    else { return line + "\n" }
    if type == "opponent", object["hints"] == nil { hostsMoves += 1 }
    guard let lines = lies(object, type) else { return line + "\n" }
    if patience > 0, !["host", "begin", "open"].contains(type) {
      patience -= 1
      return line + "\n"
    }
    hasLied = true
    return lines.map { $0.text + "\n" }.joined()
  }

  /// Returns the lines in place of a line, or nil if it gives no occasion for the lie.
  private func lies(_ line: JSONObject, _ type: String) -> [JSONObject]? {
    var changed = line
    switch (lie, type) {
    case (.seal, "host"): changed["seal"] = .string(Bits256(hashing: [7]).description)
    case (.secret, "open"): changed["secret"] = .string(Bits256(hashing: [7]).description)
    case (.deal, "open"), (.given, "open"):
      let others = (2000...2050).lazy.compactMap {
        try? FriendStand<G>.deal(FriendStand<G>.smallOptions, seed: $0)
      }
      guard let deal = others.first(where: { .string($0) != line["deal"] }) else { return nil }
      changed["deal"] = .string(deal)
    case (.moves, "open"):
      let moves = (line["moves"]?.string ?? "").split(separator: " ").dropLast()
      changed["moves"] = .string(moves.joined(separator: " "))
    case (.score, "opponent") where line["hints"] == nil:
      var facts = line["opponent"]?.object ?? [:]
      facts["score"] = .number((facts["score"]?.number ?? 0) + 1)
      changed["opponent"] = .object(facts)
    case (.unasked, "begin"): return unasked(after: 0).map { [line, $0] }
    case (_, "move"): return lies(aboutMove: line)
    default: return nil
    }
    return [changed]
  }

  private func lies(aboutMove line: JSONObject) -> [JSONObject]? {
    guard let round = stand.hostTable?.game.boards[stand.guestBoard],
      let turn = line["turn"]?.number
    else { return nil }
    let (entry, before) = (round.log[turn - 1], round.position(after: turn - 1))
    var changed = line
    switch lie {
    case .result, .impossible:
      let event = falseEvents.event(
        for: (entry.move, entry.event), isPossible: lie == .result, at: before, &random)
      guard let event else { return nil }
      changed["event"] = .string(event.description)
    case .nonsense: changed["event"] = "nonsense"
    case .jump: changed["turn"] = .number(turn + 1)
    case .end:
      guard round.position(after: turn).phase.isPlaying, let game = stand.hostTable?.game else {
        return nil
      }
      let moves = game.log.prefix(stand.mode == .race ? hostsMoves : 0).map(\.move.description)
      return [
        line, ["type": "end"],
        [
          "deal": .string(game.dealText ?? ""), "moves": .string(moves.joined(separator: " ")),
          "secret": .string(stand.host.secret.description), "type": "open",
        ],
      ]
    case .unasked where stand.mode == .turns && entry.seat == .first:
      return unasked(after: turn).map { [line, $0] }
    case .refusal where stand.mode == .race || entry.seat == Seat(1):
      return [
        ["code": "no", "input": .string(entry.move.description), "reason": "", "type": "refused"]
      ]
    default: return nil
    }
    return [changed]
  }

  /// Returns the line of a move that the guest would have to make now, and that it hasn't asked
  /// for.
  private func unasked(after turn: Int) -> JSONObject? {
    guard var game = stand.hostTable?.game, game.boards[stand.guestBoard].log.count == turn,
      stand.mode == .race || game.position.phase.seat == Seat(1),
      let move = game.hint(.untranslated, at: stand.guestBoard)?.move,
      let event = try? game.play(move, at: stand.guestBoard)
    else { return nil }
    return [
      "event": .string(event.description), "move": .string(move.description),
      "turn": .number(turn + 1), "type": "move",
    ]
  }
}
