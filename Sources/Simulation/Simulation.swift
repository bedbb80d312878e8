import GameCore
import Platform
import Records

/// A simulation: the games of a player on consecutive seeds.
public struct Simulation: Sendable {
  /// The bot's name, or the program's name or command.
  public let player: String

  public var seeds: SeedRange

  /// The part of a planned simulation that these games are; nil if they are all of it.
  public var shard: Shard?

  public var tally = Tally()
  public var (hints, refused) = (0, 0)
  public var fault: Incident?

  public init(by player: String, _ seeds: SeedRange, _ shard: Shard? = nil) {
    (self.player, self.seeds, self.shard) = (player, seeds, shard)
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

  /// Lets a program, or a bot whose games are logged, play on a number of threads until the end, an
  /// interrupt or a fault. The finished games are always the first ones.
  public mutating func run<G: ArcadeGame>(
    _ player: Contestant<G>, _ options: G.Options, timeLimit: Int, _ log: GameLog?, threads: Int,
    progress: inout ProgressBar
  ) {
    let (seeds, count) = (seeds, seeds.count)
    log?.begin(options.command(of: G.name).joined(separator: " "), [player.name], seed: seeds.first)
    let plan = TablePlan(
      seed: seeds.first, timeLimit: timeLimit, mayErr: true, isLogged: log != nil)
    self = Threads.addUp(count, into: self, threads: threads) { (sum, game: Lineup<G>.Game, _) in
      log?.add(game.log)
      if let fault = game.fault?.incident, fault.reason != .quit {
        sum.fault = fault
        return false
      }
      sum.hints += game.game.hints.count
      sum.refused += game.refused
      if game.fault == nil {
        sum.tally.add(game.game.position.result)
      } else {
        sum.tally.unfinished += 1
      }
      return true
    } meanwhile: { _, added in
      progress.show(Double(added) / Double(count))
    } worker: {
      let lineup = Lineup(options, [player], plan)
      return { lineup.play(seeds.first &+ UInt64($0), [0]) }
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
