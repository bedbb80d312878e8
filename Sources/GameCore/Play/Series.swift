/// Races until a player has won more than half of them. A draw counts for neither player. Journals
/// have `3:1-0`, with `:again` at the end if the race doesn't count.
public struct Series: LosslessStringConvertible, Equatable, Sendable {
  /// The number of races, which is odd. Draws come on top.
  public let length: Int

  /// The races that the player has won and lost.
  public private(set) var wins = 0
  public private(set) var losses = 0
  public var isCounting = true

  /// The series after a race that the player has given up without knowing the result yet.
  private var givenUp: [Series] = []

  public init(length: Int) { self.length = length }

  /// Returns the length in a text, an odd number up to 99, or nil for any other text.
  static func length(_ text: String) -> Int? {
    WholeNumber.parse(text).flatMap { (1...99).contains($0) && $0 % 2 == 1 ? $0 : nil }
  }

  public var goal: Int { length / 2 + 1 }
  public var isOver: Bool { max(wins, losses) >= goal }
  public var hasBegun: Bool { wins + losses > 0 }

  /// Adds a race with the player's lead at its end.
  mutating func add(lead: Int) {
    guard isCounting else { return }
    if lead > 0 { wins += 1 }
    if lead < 0 { losses += 1 }
  }

  /// Returns the series of the next race: this one, or after its end a new one of a length. A race
  /// that `isGivenUp` counts as lost. A race on a known deal doesn't count.
  func next(length: Int, isGivenUp: Bool, isKnownDeal: Bool) -> Series {
    var series = self
    series.givenUp = []
    if isGivenUp { series.add(lead: -1) }
    var next = series.isOver ? Series(length: length) : series
    (next.givenUp, next.isCounting) = (isGivenUp ? [series] : [], !isKnownDeal)
    return next
  }

  public var fields: JSONObject {
    ["bestOf": .number(length), "wins": .number(wins), "losses": .number(losses)]
  }

  public var description: String {
    "\(length):\(wins)-\(losses)" + (isCounting ? "" : ":again")
  }

  public init?(_ text: String) {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count > 1, let length = Self.length(parts[0]) else { return nil }
    let counts = parts[1].split(separator: "-").compactMap { WholeNumber.parse(String($0)) }
    guard counts.count == 2, counts.allSatisfy({ $0 <= length / 2 }) else { return nil }
    self.length = length
    (wins, losses, isCounting) = (counts[0], counts[1], parts.count == 2)
    guard description == text else { return nil }
  }

  /// Reads the series in the JSON lines of the other player.
  public init?(ofOther fields: JSONObject) {
    guard let length = fields["bestOf"]?.number, let wins = fields["wins"]?.number,
      let losses = fields["losses"]?.number
    else { return nil }
    self.init("\(length):\(losses)-\(wins)")
  }

  /// Returns the wins of both players, the player's first: `1–0`.
  public func standing(_ presentation: Presentation) -> String {
    presentation.standing(wins, losses)
  }

  /// Returns the result of giving up the previous race, or nil if it wasn't given up.
  func loss(against name: String, _ presentation: Presentation) -> String? {
    guard let givenUp = givenUp.first else { return nil }
    let standing = presentation.standing(givenUp.losses, givenUp.wins)
    return givenUp.isOver
      ? presentation(
        en: "You gave up the last race, so \(name) wins the series \(standing).",
        zh: "上一局你放弃了，\(name)以总比分 \(standing) 赢得比赛。")
      : presentation(en: "The race that you gave up counts for \(name).", zh: "你放弃的那一局算\(name)赢。")
  }

  /// Returns the standing of the series before a race, or nil for a single race.
  func opening(against name: String, _ presentation: Presentation) -> String? {
    guard isCounting else { return unchanged(presentation) }
    guard length > 1 else { return nil }
    let (standing, swapped) = (standing(presentation), presentation.standing(losses, wins))
    let state: String =
      if wins == 0, losses == 0 {
        presentation(en: "the first to win \(goal) races wins the series.", zh: "这是第一局。")
      } else if wins == losses {
        wins == goal - 1
          ? presentation(en: "\(standing), the next win decides.", zh: "目前 \(standing)，谁再赢一局谁获胜。")
          : presentation(en: "\(standing) so far.", zh: "目前 \(standing)。")
      } else if wins > losses {
        presentation(en: "you lead \(standing).", zh: "你以 \(standing) 领先。")
      } else {
        presentation(en: "\(name) leads \(swapped).", zh: "\(name.spacedAfter)以 \(swapped) 领先。")
      }
    return presentation(en: "Best of \(length): \(state)", zh: "\(length) 局 \(goal) 胜，\(state)")
  }

  func closing(against name: String, _ presentation: Presentation) -> String {
    guard isCounting else { return unchanged(presentation) }
    let (standing, swapped) = (standing(presentation), presentation.standing(losses, wins))
    guard isOver else {
      return presentation(
        en: "Series: \(standing), first to \(goal).", zh: "总比分 \(standing)，先胜 \(goal) 局者赢。")
    }
    return wins > losses
      ? presentation(en: "You win the series \(standing)!", zh: "你以总比分 \(standing) 赢得比赛！")
      : presentation(en: "\(name) wins the series \(swapped).", zh: "\(name)以总比分 \(swapped) 赢得比赛。")
  }

  private func unchanged(_ presentation: Presentation) -> String {
    let standing = standing(presentation)
    return presentation(
      en: "Replayed deals don't count; the series stays \(standing).",
      zh: "重玩的局不计入，总比分还是 \(standing)。")
  }
}

extension Presentation {
  func standing(_ one: Int, _ other: Int) -> String {
    isPlain ? self(en: "\(one) to \(other)", zh: "\(one) 比 \(other)") : "\(one)\(dash)\(other)"
  }
}
