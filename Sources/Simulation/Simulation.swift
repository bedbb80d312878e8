import GameCore
import Lines
import Platform
import Records

/// A simulation: the games of a player on consecutive seeds.
public struct Simulation: Sendable {
  /// The bot's name or the program's command; nil if a report lacks it.
  public let player: String?

  public var seeds: SeedRange

  /// The part of a planned simulation that these games are; nil if they are all of it.
  public var share: SimulationShare?

  public var tally = Tally()
  public var hints = 0

  public init(by player: String?, _ seeds: SeedRange, _ share: SimulationShare? = nil) {
    (self.player, self.seeds, self.share) = (player, seeds, share)
  }

  /// Lets a bot play on a number of threads until the end or an interrupt. The finished games are
  /// always the first ones. The options must make deals.
  public mutating func run<G: ArcadeGame>(
    _ bot: Bot<G>, _ options: G.Options, threads: Int, progress: inout ProgressBar
  ) {
    // There are enough portions for all threads, each short enough for a quick end after Ctrl-C.
    let portion = max(1, min(1024, seeds.count / (8 * threads)))
    let (portions, seeds) = ((seeds.count + portion - 1) / portion, seeds)
    tally = Threads.addUp(portions, into: tally, threads: threads) { (sum, part: Tally, _) in
      sum.add(part)
      return true
    } meanwhile: { _, added in
      progress.show(Double(added) / Double(portions))
    } worker: {
      { index in
        var tally = Tally()
        // The options and one deal have been checked before.
        try? bot.play(options, seeds.part(after: index * portion, limit: portion)) { tally.add($0) }
        return tally
      }
    }
  }

  /// Lets an external program play, with a time limit for each move in milliseconds, until the end,
  /// an interrupt or a failure. Returns the failure or nil.
  public mutating func run<G: ArcadeGame>(
    _ command: String, _ game: G.Type, _ options: G.Options, timeLimit: Int,
    progress: inout ProgressBar
  ) throws -> String? {
    let program = ExternalProgram(command, timeLimit: timeLimit)
    do throws(SystemError) {
      try program.start()
    } catch {
      throw error.doing("start the player", zh: "启动玩家程序")
    }
    for (index, seed) in seeds.numbers.enumerated() {
      let game = try Playthrough<G>(options: options, source: .seed(Seed(number: seed)))
      let player = ProgramPlayer(
        program, at: .first, game.openingLine(), game.round, mayErr: true)
      var table = Table(game, nil, players: [player])
      guard table.run(atLimit: .endless) else { break }
      program.send(table.game.closingLine())
      switch table.fault?.reason {
      case nil: tally.add(table.game.position.result)
      case .quit: tally.unfinished += 1
      case let reason?: return "seed \(seed): the player \(program.failure(reason))"
      }
      hints += table.game.hints.count
      progress.show(Double(index + 1) / Double(seeds.count))
    }
    return nil
  }
}

extension ExternalProgram {
  /// Returns the reason why a fault ended the program's game, as the end of a sentence.
  fileprivate func failure(_ fault: PlayerFault) -> String {
    let (word, reason) = (lastRefusal["input"]?.string ?? "", lastRefusal["reason"]?.string ?? "")
    let refused = "\(refusals.counted("refused move")), the last \(word.quoted): \(reason)"
    return switch fault {
    case .illegal: "made \(refused)"
    case .endless: "did not finish within 10000 moves and hints"
    default: failure + (refusals > 0 ? " after \(refused)" : "")
    }
  }
}

extension Table {
  /// Plays to the end, or to a fault. Returns false after an interrupt.
  ///
  /// After 10,000 moves and hints a game ends by a fault or, if that is nil, as it stands.
  mutating func run(atLimit fault: PlayerFault?) -> Bool {
    for _ in 0..<10_000 {
      switch advance(within: .max) {
      case .moved: continue
      case .nobody: return true
      case .waiting: return false
      }
    }
    stop(fault)
    return true
  }
}
