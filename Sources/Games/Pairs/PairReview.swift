import GameCore
import TextUI
import Tiles

/// A look back at a game of pairs: which misses could have been avoided, and which finds were luck.
struct PairReview: Review {
  private var memory: PairMemory
  private var kinds: [Kind] = []
  /// The tile that is up, its number, and the number of its mate where that has been seen.
  private var first: (number: Int, mate: Int?) = (0, nil)
  /// Whether no other tile could be the mate, seen or not.
  private var isSure = false
  /// The last of the misses that could have been avoided.
  private var slip: (move: Int, reason: Slip)?

  /// What a move was.
  private enum Kind {
    /// A pair whose second tile was sure to be the mate of the first.
    case sure

    /// A pair whose mate had not been seen.
    case lucky

    /// A miss that taught something.
    case search

    /// A miss that what had been seen could have avoided.
    case slip
  }

  /// How a miss could have been avoided.
  private enum Slip {
    /// The mate of the first tile had been seen.
    case mate(of: Int, at: Int)

    /// The second tile had been seen, so it could only miss.
    case seen(Int)
  }

  /// The review of a game at its start.
  init(_ opening: PairOpening) {
    memory = PairMemory(opening)
  }

  mutating func see(_ event: PairEvent) {
    switch event {
    case .up(let number, let now, _):
      let tile = memory.tile(number)
      memory.see(event)
      first = (now, memory.mate(of: tile).map(memory.number))
      isSure = first.mate != nil || memory.unseen.count == 1
    case .match:
      kinds.append(isSure ? .sure : .lucky)
      memory.see(event)
    case .mismatch(let number, _, _):
      let wasSeen = !memory.unseen.contains(memory.tile(number))
      kinds.append(first.mate != nil || wasSeen ? .slip : .search)
      if let mate = first.mate {
        slip = (kinds.count, .mate(of: first.number, at: mate))
      } else if wasSeen {
        slip = (kinds.count, .seen(number))
      }
      memory.see(event)
    }
  }

  private func count(_ kind: Kind) -> Int { kinds.count { $0 == kind } }

  func sentences(_ presentation: Presentation) -> [String] {
    let say = presentation.language
    let (finds, lucky) = (count(.sure) + count(.lucky), count(.lucky))
    let playerSeed =
      lucky == 0
      ? say(en: "No find was luck.", zh: "没有一对是靠运气翻到的。")
      : say(
        en: "\(lucky) of \(finds) finds \(lucky == 1 ? "was" : "were") luck: "
          + "the mate had not been seen.",
        zh: "\(finds) 对里有 \(lucky) 对是运气：另一张之前没翻过。")
    return [misses(presentation), playerSeed]
  }

  private func misses(_ presentation: Presentation) -> String {
    let say = presentation.language
    let (slips, misses) = (count(.slip), count(.slip) + count(.search))
    guard misses > 0 else {
      return say(en: "Not one miss: nobody could do better.", zh: "一次都没配错，没有谁能做得更好。")
    }
    guard let slip else {
      return say(en: "No miss could have been avoided.", zh: "没有一次配错可以避免。")
    }
    let reason =
      switch slip.reason {
      case .mate(let tile, let mate):
        say(
          en: "tile \(tile) had its mate at \(mate), which had been seen",
          zh: "\(tile) 号的另一张在 \(mate) 号，之前翻过")
      case .seen(let tile):
        say(en: "tile \(tile) had been seen to be another", zh: "\(tile) 号之前翻过，肯定不成对")
      }
    let last = slips == 1 ? "" : say(en: "the last ", zh: "最后一次")
    return say(
      en:
        "\(slips) of \(misses) misses could have been avoided, \(last)in move \(slip.move): \(reason).",
      zh: "\(misses) 次配错里有 \(slips) 次可以避免，\(last)在第 \(slip.move) 步：\(reason)。")
  }

  func picture(_ presentation: Presentation) -> [String] {
    let say = presentation.language
    return ReviewPicture.lines(
      kinds,
      [
        (.sure, "◆", "+", say(en: "sure", zh: "有把握")),
        (.lucky, "★", "*", say(en: "lucky", zh: "运气")),
        (.search, "·", "-", say(en: "search", zh: "试探")),
        (.slip, "×", "x", say(en: "avoidable", zh: "可避免")),
      ], presentation)
  }

  var fields: JSONObject {
    ["avoidable": .number(count(.slip)), "lucky": .number(count(.lucky))]
  }
}
