import GameCore
import TextUI
import Tiles

/// A look back at a game of pairs: the misses that could have been avoided, and the lucky finds.
struct PairReview<Face: PairFace>: Review {
  private var memory: PairMemory
  private var kinds: [Kind] = []
  /// The tile that is up by its number, and the number of its mate if that has been seen.
  private var first: (number: Int, mate: Int?) = (0, nil)
  /// Whether only one tile could be the mate.
  private var isSure = false
  /// The last miss that could have been avoided.
  private var slip: (move: Int, reason: Slip)?

  /// A kind of move.
  private enum Kind {
    /// A pair whose second tile was known to be the mate of the first.
    case sure

    /// A pair whose mate had not been seen.
    case lucky

    /// A miss that taught something.
    case search

    /// A miss that what had been seen could have avoided.
    case slip
  }

  /// A way in which a miss could have been avoided.
  private enum Slip {
    /// The mate of the first tile had been seen.
    case mate(of: Int, at: Int)

    /// The second tile had been seen, so it could only miss.
    case seen(Int)
  }

  init(_ setup: PairSetup<Face>) {
    memory = PairMemory(setup)
  }

  mutating func observe(
    _ event: PairEvent, from before: PairPosition<Face>, to after: PairPosition<Face>
  ) {
    let wasSeen = !memory.unseen.contains(before.tile(event.tile))
    memory.observe(event, at: after)
    switch event.outcome {
    case .up, .down:
      first = (event.other, memory.mate(of: after.tile(event.other)).map(after.number))
      isSure = first.mate != nil || memory.unseen.count == 1
    case .match: kinds.append(isSure ? .sure : .lucky)
    case .mismatch:
      kinds.append(first.mate != nil || wasSeen ? .slip : .search)
      if let mate = first.mate {
        slip = (kinds.count, .mate(of: first.number, at: mate))
      } else if wasSeen {
        slip = (kinds.count, .seen(event.tile))
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
      return presentation(
        en: "No lucky finds: you earned them all.", zh: "没有一对是靠运气，全凭真本事。")
    }
    let some =
      lucky == finds ? (finds == 1 ? "The find" : "All finds") : "\(lucky) of \(finds) finds"
    return presentation(
      en: "\(some) \(lucky == 1 ? "was" : "were") lucky: you hadn't seen the mate.",
      zh: "\(finds) 对里有 \(lucky) 对是运气：另一张之前没翻过。")
  }

  private func misses(_ presentation: Presentation) -> String {
    let (slips, misses) = (count(.slip), count(.slip) + count(.search))
    guard misses > 0 else {
      return presentation(
        en: "Not one miss: nobody could do better.", zh: "一次都没配错，没有人能做得更好。")
    }
    guard let slip else {
      return presentation(
        en: "None of your misses could have been avoided.", zh: "配错的几次都无法避免。")
    }
    let reason =
      switch slip.reason {
      case .mate(let tile, let mate):
        presentation(
          en: "you had seen the mate of tile \(tile) at \(mate)",
          zh: "\(tile) 号的另一张在 \(mate) 号，之前翻过")
      case .seen(let tile):
        presentation(
          en: "you had seen that tile \(tile) was a different one", zh: "\(tile) 号之前翻过，肯定不成对")
      }
    let last = slips == 1 ? "" : presentation(en: "the last one ", zh: "最后一次")
    let verb = slips.plural(one: "was", other: "were")
    let avoidable = misses == 1 ? "Your miss was" : "\(slips) of \(misses) misses \(verb)"
    return presentation(
      en: "\(avoidable) avoidable, \(last)in move \(slip.move): \(reason).",
      zh: "\(misses) 次配错里有 \(slips) 次可以避免，\(last)在第 \(slip.move) 步：\(reason)。")
  }

  func chart(_ presentation: Presentation) -> [String] {
    ReviewChart.signs(
      kinds,
      [
        .init(.sure, "◆", ascii: "+", en: "sure", zh: "有把握"),
        .init(.lucky, "★", ascii: "*", en: "lucky", zh: "运气"),
        .init(.search, "·", ascii: "-", en: "search", zh: "试探"),
        .init(.slip, "×", ascii: "x", en: "avoidable", zh: "可避免"),
      ], presentation)
  }

  var fields: JSONObject {
    ["avoidable": .number(count(.slip)), "lucky": .number(count(.lucky))]
  }
}
