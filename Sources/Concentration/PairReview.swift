import ArcadeCore

/// A look back at a game of pairs: which misses could have been avoided, and which finds were luck.
struct PairReview: Review {
  private var memory: PairMemory
  /// The tile whose mate had been seen when it was turned, and the numbers of both.
  private var chance: (tile: Int, mate: Int)?
  /// Whether no other tile could be the mate, seen or not.
  private var isSure = false
  private var marks: [Mark] = []
  /// The last of the misses that could have been avoided.
  private var slip: (move: Int, tile: Int, mate: Int)?

  /// What a move was.
  private enum Mark {
    /// A pair whose second tile was sure to be the mate of the first.
    case known

    /// A pair whose mate had not been seen.
    case lucky

    /// A miss that taught something.
    case search

    /// A miss though the mate had been seen.
    case slip
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
      chance = memory.mate(of: tile).map { (now, memory.number(of: $0)) }
      isSure = chance != nil || memory.unseen.count == 1
    case .match:
      marks.append(isSure ? .known : .lucky)
      memory.see(event)
    case .mismatch:
      marks.append(chance == nil ? .search : .slip)
      if let chance { slip = (marks.count, chance.tile, chance.mate) }
      memory.see(event)
    }
  }

  private func count(_ mark: Mark) -> Int { marks.count { $0 == mark } }

  func sentences(_ voice: Voice) -> [String] {
    let say = voice.language
    let (finds, lucky) = (count(.known) + count(.lucky), count(.lucky))
    let luck =
      lucky == 0
      ? say(en: "No find was luck.", zh: "没有一对是靠运气翻到的。")
      : say(
        en: "\(lucky) of \(finds) finds \(lucky == 1 ? "was" : "were") luck: "
          + "the mate had not been seen.",
        zh: "\(finds) 对里有 \(lucky) 对是运气：另一张之前没翻过。")
    return [misses(voice), luck].compactMap { $0 }
  }

  private func misses(_ voice: Voice) -> String? {
    let say = voice.language
    let (slips, misses) = (count(.slip), count(.slip) + count(.search))
    guard misses > 0 else { return nil }
    guard let slip else {
      return say(
        en: "No miss could have been avoided: you forgot nothing.",
        zh: "没有一次配错可以避免：你什么都没忘。")
    }
    let which = say(
      en: "\(slips == 1 ? "" : "the last ")in move \(slip.move), "
        + "where tile \(slip.tile) had its mate at \(slip.mate)",
      zh: "\(slips == 1 ? "" : "最后一次")在第 \(slip.move) 步，\(slip.tile) 号的另一张在 \(slip.mate) 号")
    return say(
      en:
        "\(slips) of \(misses) misses could have been avoided, as the mate had been seen: \(which).",
      zh: "\(misses) 次配错里有 \(slips) 次可以避免，因为另一张翻过：\(which)。")
  }

  func picture(_ voice: Voice) -> [String] {
    let say = voice.language
    return ReviewPicture.lines(
      marks,
      [
        (.known, "●", "+", say(en: "known", zh: "记得")),
        (.lucky, "★", "*", say(en: "lucky", zh: "运气")),
        (.search, "○", "-", say(en: "search", zh: "试探")),
        (.slip, "×", "x", say(en: "seen before", zh: "见过")),
      ], voice)
  }

  var fields: JSONObject {
    ["avoidable": .number(count(.slip)), "lucky": .number(count(.lucky))]
  }
}
