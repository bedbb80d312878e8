extension DailyDeal {
  /// Returns the name of the deal: `daily 325`.
  public func title(_ presentation: Presentation) -> String {
    presentation(en: "", zh: "每日一局") + shortTitle(presentation)
  }

  /// Returns the name of the deal where it is clear that it is a daily one.
  public func shortTitle(_ presentation: Presentation) -> String {
    presentation(en: "daily \(number)", zh: "第 \(number) 期")
  }

  /// Returns a game's options on the day in the form of records.
  public func options(of game: any ArcadeGame.Type) -> String {
    func recorded<G: ArcadeGame>(_ game: G.Type) -> String { G.Options(daily: self).recorded }
    return recorded(game)
  }

  /// Returns the shape of a game's deal on the day in a few words: `24 cards`.
  public func shape<G: ArcadeGame>(of game: G.Type, _ presentation: Presentation) -> String {
    G.Options(daily: self).shape(presentation)
  }

  /// Returns the name of the day and the shape of a game's deal: `Sunday: 24 cards`.
  public func dayShape(of game: any ArcadeGame.Type, _ presentation: Presentation) -> String {
    CalendarDay(number: day).text(before: shape(of: game, presentation), presentation)
  }
}

extension Playthrough {
  /// Returns the name and the weekday of the daily deal in play, in a sentence before the one about
  /// its task; nil for another deal.
  public func daySentence(_ presentation: Presentation) -> String? {
    daily.map { daily in
      daily.title(presentation).capitalizedFirst + presentation.comma
        + CalendarDay(number: daily.day).weekdayText(presentation.language)
        + presentation(en: ".", zh: "。")
    }
  }

  /// The daily deal in play, or nil for another deal or with other options.
  public var daily: DailyDeal? {
    guard opposition == nil, source.writtenDeal == nil, let seed = source.seed,
      let daily = DailyDeal(seed: seed.text), options.recorded == daily.options(of: G.self)
    else { return nil }
    return daily
  }

  /// Returns the line to share of a daily deal, which everybody knows by its number: `Arcade 325 ·
  /// guess, Saturday: 0–499 · 5 guesses, par 8 ▼▼▲▲●`.
  func share(_ daily: DailyDeal, _ presentation: Presentation) -> String {
    let language = presentation.language
    let game = G.title(language) + presentation.comma + daily.dayShape(of: G.self, presentation)
    let score = position.scoreText(presentation) + HintCount.suffix(hints.count, language)
    let par = par.map {
      language(en: "par ", zh: "参考成绩 ") + $0.rounded(toPlaces: 1)
    }
    let facts =
      [score] + (isPlaying || isLost ? shortfall(presentation) : par.map { [$0] } ?? [])
      + (playerTitle(presentation).map { [presentation(en: "by \($0)", zh: "由\($0)玩")] } ?? [])
    let text = facts.joined(separator: presentation.comma)
    return share(["Arcade \(daily.number)", game, text], [], presentation)
  }
}
