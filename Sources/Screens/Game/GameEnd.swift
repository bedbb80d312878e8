import GameCore
import Platform
import Records

/// The end of a game: the pause after the last move, the end page and the look back.
extension GameView {
  struct Ending {
    /// The time of the last move, or of a digit that was still meant for one.
    var time: Int
    /// The time when the page opens, in milliseconds.
    var opening: Int
    /// The fireworks before the page and on it, until they are over.
    var celebration: Celebration?
    /// True if the page is hidden to show the board.
    var isHidden = false
    let review: (any Review<G.P>)?
    var page: EndPage
  }

  /// The time in which the end and its page ignore keys still meant for the game, in milliseconds.
  static var inputDelay: Int { 1000 }

  mutating func end(at time: Int) {
    if table.previousBest != nil { best = game.scores[0] }
    if hasNoEnd {
      news.sentences.append(game.verdict(presentation))
    } else {
      (ending, page) = (ending(at: time), .end)
    }
  }

  /// Returns the end of the game, whose last move was made at a time.
  private func ending(at time: Int) -> Ending {
    // A game that a fault has ended is not judged.
    let review = table.fault == nil ? game.review : nil
    // The last move stays in sight.
    let opening = max(time + (isAnimated ? 1500 : 0), screen.idleTime)
    return Ending(
      time: time, opening: opening,
      // The stars light up first.
      celebration: celebration(review, at: opening + Stars.most * 120),
      // A player who has lost wants to see the board.
      isHidden: game.isLost, review: review, page: endPage(review))
  }

  /// Returns the celebration of a feat, three stars, a personal best or a first win, or a small one
  /// of a score ahead of par; nil without any, or where nothing moves.
  private func celebration(_ review: (any Review<G.P>)?, at time: Int) -> Celebration? {
    let isBeaten = game.mode.hasOpponent && Seat.ahead(by: game.recordedScore) == Seat(1)
    let hasAllStars = hasStars && game.stars(review)?.count == Stars.most && !isBeaten
    let isGreat = hasAllStars || table.previousBest != nil || table.firstWin != nil
    guard isAnimated, isGreat || game.isAheadOfPar && !isBeaten else { return nil }
    let rockets = !isGreat ? 2 : feat(review) == nil ? 4 : 6
    return Celebration(rockets: rockets, start: time)
  }

  /// Returns the feat of a game without hints, in a sentence, or nil.
  private func feat(_ review: (any Review<G.P>)?) -> String? {
    hasStars && game.hints.isEmpty && !game.isLost ? review?.feat?(presentation.language) : nil
  }

  private func endPage(_ review: (any Review<G.P>)?) -> EndPage {
    let (names, run) = (players, game.daily == nil ? nil : findRun())
    let stars = hasStars ? game.stars(review) : nil
    let verdict = names.isEmpty ? game.verdict(presentation) : nil
    let rules = [game.isKnown ? verdict : nil, run?.news(presentation)]
    let goal = stars?.goal(hints: game.hints.count, presentation)
    let praise = [
      table.bestNews(presentation), table.firstWin?(presentation.language), feat(review),
    ].compactMap(\.self)
    let news = praise + [table.starNews(presentation), table.findNews(presentation)]
    let scores = EndScores(
      names: names, scores: game.scores, leads: names.isEmpty ? [] : leads,
      text: game.score(presentation))
    // Beside stars a sentence that tells the score is enough.
    let isTold = verdict?.indices.contains { verdict?[$0...].hasPrefix(scores.text) == true }
    let isScore = stars != nil && isTold == true
    // With hints others only say the score again.
    let hasVerdict = isScore || !game.isKnown && game.hints.isEmpty
    let next = run?.titleOfNext(presentation.language) ?? next
    // Whoever has all stars, or has beaten a bot for the first time, goes on to the next one.
    let isBest = next == nil && (stars?.count == Stars.most || table.firstWin != nil)
    let choices = EndChoices(
      EndChoice.all(after: table, next: next, onScreen: true, presentation),
      focus: isBest ? .harder : .new, presentation)
    return EndPage(
      stars: stars, scores: scores, chart: review?.chart(presentation),
      ladder: game.ladder(),
      texts: (names.isEmpty ? ownTexts(review) : textsOfTwo) + [
        EndPage.Text(.best, news, short: praise), lessons(review, names),
        EndPage.Text(.rule, rules + [goal], short: rules.compactMap(\.self)),
      ],
      verdict: EndPage.Text(isScore ? .score : .verdict, [hasVerdict ? verdict : nil]),
      choices: choices, presentation: presentation)
  }

  /// The result of who played alone: the distance from par, or that the game is lost.
  private func ownTexts(_ review: (any Review<G.P>)?) -> [EndPage.Text] {
    guard !game.isLost else {
      return [EndPage.Text(.loser, [presentation(en: "Lost", zh: "没能完成")])]
    }
    return [
      EndPage.Text(
        game.isAheadOfPar ? .lead : .distance,
        [game.distance(review, definesPar: true, presentation)],
        short: [game.distance(review, presentation)].compactMap(\.self))
    ]
  }

  /// The result of two players, which is no good news to who has lost to a bot, and their hints.
  private var textsOfTwo: [EndPage.Text] {
    let winner = Seat.ahead(by: game.recordedScore)
    let isDefeat = game.isLost || winner != nil && winner?.other == game.names.you
    let result = table.faultNews(presentation).map { [$0] } ?? game.verdicts(presentation)
    return [
      EndPage.Text(isDefeat ? .loser : .winner, result),
      EndPage.Text(
        .distance,
        [
          game.costsInWords(presentation), game.seatHints(presentation)?.capitalizedFirst,
          table.lossAdvice(onScreen: true, presentation),
        ]),
      EndPage.Text(.rule, [table.proof(presentation)]),
    ]
  }

  /// Returns the lesson of each seat, with its name if both have one, or only how many moves they
  /// are about.
  private func lessons(_ review: (any Review<G.P>)?, _ names: [String]) -> EndPage.Text {
    // The feat says it all.
    let lessons =
      feat(review) == nil ? review.map { game.lessons($0, presentation) } ?? [] : []
    // The line about par tells the cost of all moves.
    let isKnown = hasStars && review?.isExact == true
    let end = isKnown ? review?.cost.costText(G.unit, presentation) ?? "" : ""
    let starts = lessons.map { seat, _ in
      lessons.count < 2
        ? "" : "\(seat.sign(presentation)) \(names[seat.index])" + presentation(en: ": ", zh: "：")
    }
    let texts = zip(starts, lessons).map { start, lesson in
      [start + (lesson.text.hasSuffix(end) ? String(lesson.text.dropLast(end.count)) : lesson.text)]
    }
    let short = zip(starts, lessons).map { start, lesson in
      start + lesson.text.prefix { !".。".contains($0) } + presentation(en: ".", zh: "。")
    }
    let told = game.log.indices.compactMap { review?.revelation(onMove: $0, presentation) }
    return EndPage.Text(
      .lesson, told + Array(texts.joined(separator: [""])), short: told + short)
  }

  /// The lead of the first seat after each turn.
  private var leads: [Int] {
    let log = game.log
    return log.indices.compactMap { index in
      let isLast = index == log.count - 1 || log[index + 1].seat != log[index].seat
      return isLast ? game.prefix(index + 1).recordedScore : nil
    }
  }

  /// What the signs in the line to share stand for, or nil without any.
  private var legend: String? {
    var meanings: [String] = []
    for sign in game.log.compactMap(\.event.outcome.sign) {
      let meaning = "\(sign.text(presentation)) \(sign.meaning(presentation.language))"
      if !meanings.contains(meaning) { meanings.append(meaning) }
    }
    return meanings.isEmpty ? nil : meanings.joined(separator: "   ")
  }

  func starFrames(of ending: Ending) -> Frames? {
    guard isAnimated, let stars = ending.page.stars else { return nil }
    return Frames(stars.count, of: 120, from: ending.opening)
  }

  // MARK: Input

  mutating func choose(_ input: Input, _ size: Size, _ time: Int) -> RoundChoice? {
    if case .choice(let choice) = action(of: input) { return choice }
    guard var ending, time >= ending.time + Self.inputDelay else { return nil }
    defer { self.ending = ending }
    let (isHidden, isCelebrating) = (ending.isHidden, ending.celebration != nil)
    ending.isHidden = input == .key(.escape) && !isHidden && time >= ending.opening
    ending.celebration = nil
    if time < ending.opening {
      screen.skipAnimation()
      ending.opening = time
      return nil
    }
    let isStray = [.key(.enter), .key(.character(" "))].contains(input)
    // A key that skips the fireworks does nothing else.
    if isStray, isCelebrating || time < ending.opening + Self.inputDelay { return nil }
    if case .key(let key) = input, key.digit != nil { ending.time = time }
    if isHidden, input != .key(.character("w")) { return nil }
    (ending.page.notice, ending.page.extra) = (nil, [])
    let area = endAreas(in: size).page
    switch ending.page.handle(input.local(to: area), in: area.size) {
    case .choice(let choice): return choice
    case .lookBack:
      page = .lookBack(ReplayView(lookBackAt: game, presentation, ending.review))
    case .copy:
      copies.append(game.share(presentation))
      ending.page.extra = [
        EndPage.Text(.share, [game.share(presentation)]), EndPage.Text(.legend, [legend, ""]),
      ]
      ending.page.notice = presentation.copied
    case .challenge:
      let challenge = makeChallenge(game)
      copies += challenge.map { [$0] } ?? []
      let sentence = presentation(
        en: "A friend who types this line races your game:", zh: "朋友输入这一行，就能和你这一局比赛：")
      let texts = [(EndPage.Part.chart, challenge), (.lesson, sentence), (.legend, "")]
      ending.page.extra = challenge == nil ? [] : texts.map { EndPage.Text($0, [$1]) }
      ending.page.notice =
        challenge == nil
        ? presentation.tooLong
        : presentation(
          en: "Copied, if your terminal allows it; printed when you quit.",
          zh: "已复制；粘贴不出来也没关系，退出后会再显示。")
    case .poster: ending.page.notice = game.savePoster(in: folder, presentation)
    case .hint, nil: break
    }
    return nil
  }

  /// Returns the area of the end page, and that of the board if it has room beside or above it.
  func endAreas(in size: Size) -> (page: Rect, board: Size?) {
    let isWide = size.columns >= 100
    let rows = isWide ? size.rows - 1 : max(23, size.rows * 2 / 5)
    let columns = isWide ? max(46, min(80, size.columns * 2 / 5 - 2)) : size.columns
    let corner = Point(row: size.rows - rows, column: size.columns - columns)
    let board =
      isWide
      ? Size(rows: size.rows, columns: corner.column) : Size(rows: corner.row, columns: columns)
    guard size.rows > 23, board.rows > 16, requiredSize(in: area(of: board).size) == nil else {
      return (Rect(row: 1, column: 0, rows: max(0, size.rows - 1), columns: size.columns), nil)
    }
    return (Rect(row: corner.row, column: corner.column, rows: rows, columns: columns), board)
  }
}

extension Playthrough {
  /// Writes the poster of the board, if the game has one, to a folder. Returns what to tell the
  /// player.
  public func savePoster(
    in folder: String, named place: String? = nil, _ presentation: Presentation
  ) -> String? {
    guard let make = G.poster else { return nil }
    let caption = [G.name, score(.shared), origin(.shared)].joined(separator: " · ")
    let svg = make(position, caption)
    do throws(SystemError) {
      let file = try File.write(Array(svg.utf8), in: folder, as: posterName, "svg")
      return presentation(
        en: place.map { "Poster saved as \(file), in \($0)." } ?? "Poster saved here: \(file).",
        zh: place.map { "海报已保存为 \(file)，在“\($0)”里。" } ?? "海报存在当前文件夹：\(file)。")
    } catch {
      return presentation(
        en: "Can't save the poster \(place.map { "in " + $0 } ?? "here"): \(error.message).",
        zh: "海报存不到\(place.map { "“\($0)”" } ?? "当前文件夹")：\(error.messageInChinese)。")
    }
  }

  /// The name of the file: of the seed what no file system minds.
  private var posterName: String {
    let seed = source.seed?.text ?? "wall"
    let safe = seed.unicodeScalars.prefix(40).map { scalar in
      let isSafe = scalar.isASCII && scalar.properties.isAlphabetic || "0"..."9" ~= scalar
      return isSafe ? String(scalar) : "-"
    }
    return "\(G.name)-\(safe.joined())"
  }
}
