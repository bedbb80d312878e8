extension Playthrough {
  /// Returns the score with the hints given, unless they are left out: `6 guesses with 2 hints`;
  /// against an opponent both scores, in units only where they are asked for: `you 3, Forgetful 2`.
  public func score(
    _ presentation: Presentation, withHints: Bool = true, inUnits: Bool = false
  ) -> String {
    guard mode.hasOpponent else {
      let count = withHints ? hints.count : 0
      return position.scoreText(presentation) + HintCount.suffix(count, presentation.language)
    }
    let told = withHints ? seatHints(presentation) : nil
    let hints = told.map { presentation(en: " (\($0))", zh: "（\($0)）") }
    return zip(names.all(presentation), scores).map { name, score in
      // Two numbers would be heard as one.
      let colon = name.last?.isNumber == true ? presentation(en: ":", zh: "：") : ""
      let text = inUnits ? G.unit(mode).counted(score, presentation.language) : String(score)
      return "\(name)\(colon) \(text)"
    }.joined(separator: presentation.comma) + (hints ?? "")
  }

  /// Returns the number of hints for each seat, or nil if no hints were given.
  public func seatHints(_ presentation: Presentation) -> String? {
    guard !hints.isEmpty else { return nil }
    let counts = Seat.both.compactMap { seat in
      let count = hints.count { $0.seat == seat }
      let name = name(of: seat, presentation)
      return count == 0 ? nil : presentation(en: "\(count) by \(name)", zh: "\(name) \(count)")
    }
    return presentation(en: "hints: ", zh: "提示：")
      + counts.joined(separator: presentation.comma) + presentation(en: "", zh: " 次")
  }

  /// Returns the score, the title of the bot that played, and a word if the task is undone.
  private func fullScore(_ presentation: Presentation, inUnits: Bool = false) -> String {
    var score = score(presentation, inUnits: inUnits)
    if let player = playerTitle(presentation) {
      score += presentation(en: " by \(player)", zh: "，由\(player)玩")
      if givenMoves > 0 {
        score += presentation(
          en: " after \(givenMoves.counted("given move"))", zh: "（接手前已走 \(givenMoves) 手）")
      }
    }
    return ([score] + shortfall(presentation)).joined(separator: presentation.comma)
  }

  /// Returns the title of the bot that plays, or nil if none does.
  public func playerTitle(_ presentation: Presentation) -> String? {
    player.map { G.botTitle($0, presentation.language) }
  }

  /// Returns the origin of the deal: `seed 42`.
  public func origin(_ presentation: Presentation) -> String {
    // The host's arcade knows the seed, but its player shouldn't.
    if opposition?.isFriend == true, !isOver { return DealOrigin.elsewhere.text(presentation) }
    let subject = source.writtenDeal.flatMap { $0.subject(presentation) }
    guard source.writtenDeal != nil, let seed = source.seed else {
      return subject ?? source.origin.text(presentation)
    }
    return (subject ?? presentation(en: "your own", zh: "自选")) + presentation.comma
      + DealOrigin.seed(seed.text).text(presentation)
  }

  /// Returns the score and the seed in one line, the last line of every game.
  public func summary(_ presentation: Presentation) -> String {
    let (score, origin) = (fullScore(presentation), origin(presentation))
    return presentation(en: "Score: \(score) (\(origin))", zh: "成绩：\(score)（\(origin)）")
  }

  /// Returns the word for a game whose task is undone: unfinished or lost.
  func shortfall(_ presentation: Presentation) -> [String] {
    isPlaying
      ? [presentation(en: "unfinished", zh: "未完成")]
      : isLost ? [presentation(en: "lost", zh: "失败")] : []
  }

  /// Returns the shell command that deals the same game again.
  public func command(inASCII: Bool) -> String {
    var (defaults, origin) = (G.Options(), source.origin)
    if let deal = source.writtenDeal {
      if let seed = source.seed, options.namesSource() {
        origin = .seed(seed.text)
      } else {
        G.adopt(&defaults, from: deal)
      }
    }
    var words = options.command(of: G.name, omitting: defaults)
    // No command line has a ghost's moves or a friend, so the deal is played alone.
    switch opposition?.opponent {
    case .bot, .person, .program: words += opposition?.words ?? []
    case .friend, .ghost, nil: break
    }
    switch origin {
    // A seed that begins with a dash would look like an option as a word of its own.
    case .seed(let seed): words += seed.hasPrefix("-") ? ["--seed=\(seed)"] : ["--seed", seed]
    case .deal(let deal): words += ["--deal", deal]
    case .elsewhere: break
    }
    return words.map { $0.shellWord(inASCII: inASCII) }.joined(separator: " ")
  }

  /// Returns a line to share: the outcomes of the moves and the command for the same deal.
  public func share(_ presentation: Presentation) -> String {
    if let daily { return share(daily, presentation) }
    let isPublic = source.writtenDeal == nil || options.namesSource(isPublic: true)
    let command =
      isPublic
      ? command(inASCII: presentation.isASCII)
      : "arcade \(G.name)" + presentation.comma + source.origin.text(presentation)
    let subject = source.writtenDeal.flatMap { $0.subject(presentation) }
    let score = fullScore(presentation, inUnits: true)
    return share((subject.map { [$0] } ?? []) + [score], [command], presentation)
  }

  /// Returns the line to share: its first parts, the signs of the first moves, and its end.
  func share(_ parts: [String], _ end: [String], _ presentation: Presentation) -> String {
    let signs = signs(presentation)
    guard !presentation.isPlain else {
      return (parts + (signs.isEmpty ? [] : [signs]) + end).joined(separator: presentation.dot)
    }
    let start = parts.joined(separator: presentation.dot) + (signs.isEmpty ? "" : " " + signs)
    return ([start] + end).joined(separator: presentation.dot)
  }

  /// The most signs in a line to share.
  private static var signLimit: Int { 60 }

  func signs(_ presentation: Presentation) -> String {
    // A lazy sequence would cost more than the whole game, because its type is made at run time.
    var (signs, isWide) = ([String](), false)
    for entry in log where signs.count <= Self.signLimit {
      guard let sign = entry.event.outcome.sign?.text(presentation) else { continue }
      isWide = isWide || sign.displayWidth > 1
      signs.append(signs.count == Self.signLimit ? presentation.ellipsis : sign)
    }
    guard presentation.isPlain else { return signs.joined(separator: isWide ? " " : "") }
    var runs: [(word: String, count: Int)] = []
    for sign in signs {
      let count = runs.last?.word == sign ? runs.removeLast().count : 0
      runs.append((sign, count + 1))
    }
    return runs.map { word, count in
      let times = count == 2 ? "twice" : "\(count) times"
      return word + (count > 1 ? presentation(en: " \(times)", zh: " \(count) 次") : "")
    }.joined(separator: presentation(en: ", ", zh: "、"))
  }

  /// Returns par and what it is, or nil if it isn't known.
  public func parSentence(_ presentation: Presentation) -> String? {
    par.map { par in
      let score = G.unit.counted(par, presentation.language, places: 1)
      return presentation(
        en: "Par: \(score), the average of the best bot.",
        zh: "参考成绩：\(score)（电脑高手的平均成绩）。")
    }
  }

  /// Returns the distance of the player's own game from par, and what mistakes and luck have to do
  /// with it as far as that is known; nil if there is no par.
  public func distance(
    _ review: (any Review<G.P>)?, definesPar: Bool = false, _ presentation: Presentation
  ) -> String? {
    guard let par, !isLost else { return nil }
    let review = isKnown || review?.costs.isEmpty == true ? nil : review
    let note = presentation(en: " (best bot)", zh: "（与高手平均比）")
    return G.unit.distance(
      of: position.score.value, fromPar: par, note: definesPar ? note : "",
      cost: review?.cost, isSure: isSure(review), presentation)
  }

  /// True if the player's own score is better than par, without a hint.
  public var isAheadOfPar: Bool {
    guard let par, !isPlaying, !isLost, hints.isEmpty, !isKnown else { return false }
    let score = Double(position.score.value)
    return G.unit.better == .lower ? score < par : score > par
  }

  /// Returns whether the cost of the mistakes is known well: a few are estimated well enough.
  private func isSure(_ review: (any Review<G.P>)?) -> Bool {
    review?.isExact != false || review?.stars(hints: 0)?.count == Stars.most
  }

  /// Returns the lesson, the rating and other remarks on a finished game.
  public func analysis(
    _ review: (any Review<G.P>)?, _ presentation: Presentation
  ) -> [String] {
    var texts = isLost ? [] : [parSentence(presentation)].compactMap(\.self)
    if let distance = distance(review, presentation) {
      texts.append(distance.capitalizedFirst + presentation(en: ".", zh: "。"))
    }
    guard let review else { return texts }
    texts += review.facts(presentation)
    for (seat, text) in lessons(review, presentation) {
      let name = name(of: seat, presentation).capitalizedFirst
      texts.append(
        position.seating.isShared ? name + presentation(en: ": ", zh: "：") + text : text)
    }
    if !isKnown, let stars = stars(review) {
      let isSure = isSure(review)
      texts.append(stars.sentence(G.unit, hints: hints.count, isSure: isSure, presentation))
    }
    if let costs = costsInWords(presentation) { texts.append(costs) }
    return texts
  }

  /// Returns what both players in a race gave away, and that luck decided it if the winner gave
  /// away more; nil unless both games are judged.
  public func costsInWords(_ presentation: Presentation) -> String? {
    guard let costs = costsOfTwo else { return nil }
    let given = zip(names.all(presentation), costs).map { "\($0) \($1.rounded(toPlaces: 1))" }
      .joined(separator: presentation.comma)
    let winner = Seat.ahead(by: recordedScore)
    let isLuck = winner.map { costs[$0.index] > costs[$0.other.index] } ?? false
    return presentation(
      en: "Given away: \(given)\(isLuck ? "; luck decided" : "").",
      zh: "因失误\(G.unit.chineseLoss)：\(given)\(isLuck ? "；胜负在于手气" : "")。")
  }
}
