import GameCore
import TextUI
import Tiles

/// The review of a game of pairs: the avoidable misses and the lucky finds.
struct PairReview: Review {
  private var memory: PairMemory
  private var kinds: [Kind] = []
  /// The number of the tile that is up, and that of its mate if it has been seen.
  private var first: (number: Int, mate: Int?) = (0, nil)
  /// True if only one tile can be the mate.
  private var isSure = false
  /// The avoidable misses, by their moves.
  private var slips: [(move: Int, turn: Int, reason: Slip)] = []
  /// True if the tile that is up had been seen before, but not its mate.
  private var isStale = false
  /// The turns that showed such a tile before a miss.
  private var staleTurns: [Int] = []
  private var turns = 0
  private var hints = 0

  private enum Kind {
    /// A pair whose second tile was known to be the mate of the first.
    case sure

    /// A pair whose mate had not been seen.
    case lucky

    case search
    case slip
  }

  /// A way in which a miss could have been avoided.
  private enum Slip {
    /// The mate of the first tile had been seen.
    case mate(of: Int, at: Int)

    /// The second tile had been seen, so it could only miss.
    case seen(Int)
  }

  init(_ setup: PairSetup) {
    memory = PairMemory(setup)
  }

  mutating func noteHint() { hints += 1 }

  mutating func observe(
    _ event: PairEvent, from before: PairPosition, to after: PairPosition
  ) {
    defer { turns += 1 }
    let wasSeen = !memory.unseen.contains(before.tile(event.tile))
    memory.observe(event, at: after)
    switch event.outcome {
    case .up, .down:
      first = (event.other, memory.mate(of: after.tile(event.other)).map(after.number))
      isSure = first.mate != nil || memory.unseen.count == 1
      isStale = wasSeen && !isSure
    case .match: kinds.append(isSure ? .sure : .lucky)
    case .mismatch:
      kinds.append(first.mate != nil || wasSeen ? .slip : .search)
      if isStale { staleTurns.append(turns - 1) }
      if let mate = first.mate {
        slips.append((kinds.count, turns, .mate(of: first.number, at: mate)))
      } else if wasSeen {
        slips.append((kinds.count, turns, .seen(event.tile)))
      }
    }
  }

  private func count(_ kind: Kind) -> Int { kinds.count { $0 == kind } }

  func sentences(_ presentation: Presentation) -> [String] {
    [misses(presentation), luck(presentation)]
  }

  private func luck(_ presentation: Presentation) -> String {
    let (finds, lucky) = (count(.sure) + count(.lucky), count(.lucky))
    guard lucky > 0 else {
      return presentation(en: "No lucky finds: you earned them all.", zh: "没有一对是靠运气，全凭真本事。")
    }
    let some =
      lucky == finds
      ? finds.plural(one: "The find", other: "All finds") : "\(lucky) of \(finds) finds"
    return presentation(
      en: "\(some) \(lucky.plural(one: "was", other: "were")) lucky: you hadn't seen the mate.",
      zh: (lucky == finds ? "\(finds) 对全靠运气" : "\(finds) 对里有 \(lucky) 对靠运气") + "：另一张之前没翻过。")
  }

  private func misses(_ presentation: Presentation) -> String {
    let (slips, misses) = (count(.slip), count(.slip) + count(.search))
    guard misses > 0 else {
      return hints == 0
        ? presentation(en: "Not one miss: nobody could do better.", zh: "一次都没配错，没人能做得更好。")
        : presentation(
          en: "Not one miss, but you had \(hints.counted("hint")).",
          zh: "一次都没配错，不过用了 \(hints) 次提示。")
    }
    guard let slip = self.slips.last else {
      return hints == 0
        ? presentation(en: "You made no avoidable misses.", zh: "配错的都在所难免。")
        : presentation(
          en: "No avoidable misses, with \(hints.counted("hint")).",
          zh: "没有可以避免的失误，不过用了 \(hints) 次提示。")
    }
    let reason = text(slip.reason, presentation)
    let last = slips == 1 ? "" : presentation(en: "the last one ", zh: "最后一次")
    let were = slips.plural(one: "was", other: "were")
    let some = presentation(
      en: misses == 1 ? "Your miss was" : "\(slips) of \(misses) misses \(were)",
      zh: misses == 1 ? "配错的那次" : "\(misses) 次配错里有 \(slips) 次")
    return presentation(
      en: "\(some) avoidable, \(last)in move \(slip.move): \(reason).",
      zh: "\(some)可以避免，\(last)在第 \(slip.move) 步：\(reason)。")
  }

  private func text(_ reason: Slip, _ presentation: Presentation) -> String {
    switch reason {
    case .mate(let tile, let mate):
      presentation(
        en: "you had seen the mate of tile \(tile) at \(mate)",
        zh: "\(tile) 号的另一张在 \(mate) 号，之前翻过")
    case .seen(let tile):
      presentation(
        en: "you had seen tile \(tile), and it couldn't match", zh: "\(tile) 号之前翻过，肯定不成对")
    }
  }

  func lesson(_ presentation: Presentation) -> String? { misses(presentation) }

  // MARK: Tile by tile

  /// An avoidable miss costs a move, and a first tile that showed nothing new about half of one.
  var costs: [Double] {
    var costs = [Double](repeating: 0, count: turns)
    for turn in staleTurns { costs[turn] = 0.5 }
    for slip in slips { costs[slip.turn] = 1 }
    return costs
  }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    guard !staleTurns.contains(index) else {
      return presentation(
        en: "You had seen this tile, but not its mate. A new tile first may show a pair you know.",
        zh: "这张见过，另一张却没见过。先翻没见过的，更容易凑成一对。")
    }
    guard let slip = slips.first(where: { $0.turn == index }) else { return nil }
    let reason = text(slip.reason, presentation)
    return presentation(en: "An avoidable miss: \(reason).", zh: "这次可以避免：\(reason)。")
  }

  func chart(_ presentation: Presentation) -> [String] {
    ReviewChart.signs(
      presentation(en: "Your moves, a sign each:", zh: "全局经过（每个符号一步）："), kinds,
      [
        .init(.sure, "◆", ascii: "+", en: "sure", zh: "有把握"),
        .init(.lucky, "◇", ascii: "*", en: "lucky", zh: "运气"),
        .init(.search, "·", ascii: "-", en: "search", zh: "试探"),
        .init(.slip, "×", ascii: "x", en: "avoidable", zh: "可避免"),
      ], presentation)
  }

  var fields: JSONObject {
    ["avoidable": .number(count(.slip)), "lucky": .number(count(.lucky))]
  }
}
