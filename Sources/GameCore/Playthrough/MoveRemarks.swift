/// The remarks of a look back on a move of a finished game.
public struct MoveRemarks<G: ArcadeGame> {
  private let game: Playthrough<G>
  private let review: (any Review<G.P>)?
  private let turn: Int
  private let presentation: Presentation

  /// Creates the remarks on a move by its number, from 1.
  public init(
    on turn: Int, of game: Playthrough<G>, _ review: (any Review<G.P>)?,
    _ presentation: Presentation
  ) {
    (self.game, self.review, self.turn) = (game, review, turn)
    self.presentation = presentation
  }

  /// Returns the sentences: all, then fewer and shorter ones. To an opponent nothing is said.
  public func sentences(isOthers: Bool = false) -> [[String]] {
    guard game.log.indices.contains(turn - 1), case let entry = game.log[turn - 1],
      review == nil || game.judgedSeats.contains(entry.seat)
    else { return [] }
    let hint = game.prefix(turn - 1).hint(presentation)
    let short = isFaultless ? nothingToImprove : hint.flatMap { better($0, after: entry.move) }
    // A remark says itself what was better.
    let hasRemark = !isFaultless && review?.remark(onMove: turn - 1, presentation) != nil
    let advice = hasRemark ? nil : hint.map { self.advice($0, after: entry.move) } ?? short
    let judgement = judgement()
    let whole = hasRemark && !isOthers ? self.judgement(hint?.alternatives) : judgement
    return [[whole, isOthers ? short : advice], [judgement, short], [short ?? judgement]]
      .map { $0.compactMap(\.self) }
  }

  private var costs: [Double] { review?.costs ?? [] }

  private var nothingToImprove: String {
    presentation(en: "Nothing to improve here.", zh: "这一手没有失误。")
  }

  /// True if the move is known to have cost nothing.
  private var isFaultless: Bool { costs.indices.contains(turn - 1) && costs[turn - 1] <= 0 }

  /// Returns what is said of the move, with the moves that are as good as the better one if they
  /// are given.
  private func judgement(_ alternatives: String? = nil) -> String? {
    let remarks = [
      review?.revelation(onMove: turn - 1, presentation),
      review?.remark(onMove: turn - 1, presentation), alternatives,
    ].compactMap(\.self)
    let remark = remarks.isEmpty ? nil : remarks.joined(separator: presentation.gap)
    guard turn == game.costliest(review), costs.count(where: { $0 > 0 }) > 1 else { return remark }
    return (remark.map { $0 + presentation.gap } ?? "")
      + presentation(en: "This was the costliest move.", zh: "这是本局最差的一手。")
  }

  /// Returns a better move and what it would have saved, in a few words.
  private func better(_ hint: Hint<G.P>, after move: G.P.Move) -> String? {
    guard hint.move != move else { return nil }
    let better = presentation(en: "Better: \(hint.move)", zh: "\(hint.words.spacedAfter)更好")
    // In turns the cost is a lead, which the review explains.
    guard costs.indices.contains(turn - 1), !game.position.seating.isShared else { return better }
    let cost = G.unit.counted(costs[turn - 1], presentation.language, places: 1)
    return better + presentation(en: " (saves \(cost))", zh: "（能\(G.unit.chineseGain) \(cost)）")
  }

  private func advice(_ hint: Hint<G.P>, after move: G.P.Move) -> String {
    if isFaultless, hint.move != move, let others = hint.alternatives {
      return nothingToImprove + presentation(en: " ", zh: "") + others
    }
    let verdict =
      hint.move == move
      ? presentation(en: "That was the best choice. ", zh: "这正是最好的选择。")
      : isFaultless
        ? presentation(en: "\(hint.move) is just as good. ", zh: "\(hint.words.spacedAfter)也一样好。")
        : presentation(en: "Better: \(hint.move). ", zh: "\(hint.words.spacedAfter)更好。")
    return verdict + hint.explanation(presentation)
  }
}

extension Playthrough {
  /// Returns in a few words whether two games have gone the same way up to a step, from 1, and
  /// whether they part there.
  public func way(
    from other: Playthrough, at step: Int, _ presentation: Presentation
  ) -> (text: String, isParting: Bool) {
    let moves = zip(log, other.log)
    let parting = moves.enumerated().first { $1.0.move != $1.1.move }.map { $0.offset + 1 }
    let text =
      switch parting {
      case let move? where move < step:
        presentation(en: "different ways since step \(move)", zh: "从第 \(move) 手起走法不同")
      case step: presentation(en: "here you went different ways", zh: "从这一手起走法不同了")
      default: presentation(en: "the same moves so far", zh: "到这里走法都一样")
      }
    return (text, parting == step)
  }

  /// Returns where a game in a race ended, for the steps that only the other one has.
  public func endedEarlier(_ presentation: Presentation) -> String {
    isLost
      ? presentation(en: "Lost at step \(turns).", zh: "第 \(turns) 手失败。")
      : presentation(en: "Done at step \(turns).", zh: "第 \(turns) 手完成。")
  }

  /// Returns the number of the costliest move, from 1, or nil if none cost anything.
  public func costliest(_ review: (any Review<G.P>)?) -> Int? {
    review.flatMap { $0.costly(among: moves(of: judgedSeats)).first.map { $0 + 1 } }
  }

  /// Returns the number of the next move that cost something, from 1, or nil if none follows.
  public func fault(after step: Int, _ review: (any Review<G.P>)?) -> Int? {
    review?.costly(among: moves(of: judgedSeats)).filter { $0 >= step }.min().map { $0 + 1 }
  }
}
