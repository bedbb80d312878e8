import Platform
import Records
import Synchronization

/// A file that keeps games as records, and in lines that begin with `#` what they can't hold: who
/// played, and faults with the lines around them.
public final class GameLog: Sendable {
  private let path: String
  private let file: Descriptor
  private let error = Mutex(SystemError?.none)

  /// Opens the file at a path, or creates it, to append to it.
  public init(_ path: String) throws(SystemError) {
    let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666 as mode_t)
    (self.path, file) = (path.printable, Descriptor(number))
    guard number >= 0 else { throw failure(of: .last) }
  }

  deinit {
    file.close()
  }

  private func failure(of error: SystemError) -> SystemError {
    error.doing("write \(path)", zh: "写入 \(path)")
  }

  /// Throws the error that has ended the log, if one has.
  public func check() throws(SystemError) {
    if let error = error.withLock({ $0 }) { throw error }
  }

  func add(_ lines: [String]) {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    error.withLock { failed in
      guard failed == nil else { return }
      do throws(SystemError) {
        try file.write(bytes)
      } catch {
        failed = failure(of: error)
      }
    }
  }

  func begin(_ command: String, _ players: [String], seed: UInt64) {
    let names = players.map(\.printable).joined(separator: ", ")
    add(["# \(Timestamp.now): \(command) from seed \(seed) by \(names)"])
  }
}

public struct Incident: Error, Equatable, Sendable {
  public let seed: UInt64

  /// 1, or 2 for the second game of a pairing on the deal, with the seats swapped.
  var round = 1

  /// The move at which it happened, from 1.
  var turn = 1
  let reason: PlayerFault

  /// The fault, as the end of a sentence that begins with the player.
  var detail = Phrase.empty

  /// True if the program ended between two games, which a game alone doesn't show again.
  var isBetweenGames = false

  var fields: JSONObject {
    [
      "code": .string(reason.rawValue), "reason": .string(detail(.en)), "round": .number(round),
      "seed": .string(String(seed)), "turn": .number(turn),
    ]
  }

  /// Returns the error of a simulation that ended so.
  public func error(by player: String, isLogged: Bool) -> Phrase {
    let again = "'--seed \(seed) --games 1" + (isLogged ? "'" : " --log FILE'")
    let (what, whatZH) = (detail(.en).printable, detail(.zh).printable)
    let place = Phrase(
      en: "seed \(seed), move \(turn): \(player.quoted) \(what)",
      zh: "种子 \(seed)，第 \(turn) 手：\(player.quoted) \(whatZH)")
    guard !isBetweenGames else { return place }
    return Phrase(
      en: "\(place.stopped(.en)) \(again) "
        + (isLogged ? "plays it again" : "shows the lines before it"),
      zh: "\(place.stopped(.zh))\(again) \(isLogged ? "可重玩这一局" : "可查看此前的内容")")
  }
}

extension Incident {
  /// Reads the fields of JSON lines, or returns nil if they are none.
  init?(_ value: JSONValue) {
    guard let fields = value.object, let seed = fields["seed"]?.string.flatMap({ UInt64($0) }),
      let round = fields["round"]?.number, let turn = fields["turn"]?.number,
      let reason = fields["code"]?.string.flatMap(PlayerFault.init),
      let detail = fields["reason"]?.string
    else { return nil }
    self.init(
      seed: seed, round: round, turn: turn, reason: reason, detail: Phrase(en: detail, zh: detail))
  }
}
