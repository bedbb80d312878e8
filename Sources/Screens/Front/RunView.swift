import GameCore
import Lines
import Records

/// The page of the run of the day: before it, between its games and after the last one.
public struct RunView: View {
  /// A look back is at a game of a whole run, by its index.
  public enum Outcome: Equatable { case play, leave, lookBack(Int) }

  private let run: DailyRun
  private let presentation: Presentation

  /// The comparison of a whole run with the former ones, in a sentence and as bars, and its
  /// costliest move, in a sentence; nil where there is none.
  private let comparison, course, slip: String?

  private var copies: [String] = []

  /// Returns the line that challenges others to the run, or nil if there can be none.
  private let makeChallenge: () -> String?

  /// The line of the challenge that the player has asked for, or nil.
  private var challenge: String?

  /// The news of the last key, until the next one.
  private var notice: String?

  /// True if the stars are still to be counted.
  private var isToCount: Bool

  /// The time in which the stars appear one by one, and three in every game are celebrated.
  private var counting: Frames?
  private var celebration: Celebration?

  /// How many of the run's stars are drawn as earned so far; all of them, but while they are
  /// counted.
  private var lit: Int

  /// Creates the page of a run. Counts the stars one by one, and celebrates three in every game,
  /// where the run `isFinishedNow` and things may move.
  public init(
    _ run: DailyRun, _ presentation: Presentation, isFinishedNow: Bool = false,
    challenge: @escaping () -> String? = { nil }
  ) {
    (self.run, self.presentation, makeChallenge) = (run, presentation, challenge)
    (isToCount, lit) = (isFinishedNow, isFinishedNow ? 0 : run.total)
    let isWhole = run.next == nil
    let former = isWhole ? run.formerTotals : []
    comparison = isWhole ? run.comparison(with: former, presentation) : nil
    course = run.course(after: former, presentation)
    slip = isWhole ? run.costliest(presentation) : nil
  }

  public var effects: ViewEffects { ViewEffects(copies: copies, hasFireworks: celebration != nil) }

  // MARK: Time

  public func nextChange(after time: Int) -> Int? {
    if isToCount { return time }
    return [counting, celebration?.frames].compactMap { $0?.nextChange(after: time) }.min()
  }

  public mutating func advance(to time: Int) -> Outcome? {
    if isToCount {
      let counting = Frames(run.total, of: 150, from: time + 300)
      self.counting = counting
      if run.total == run.most { celebration = Celebration(rockets: 5, start: counting.end) }
      isToCount = false
    }
    if let counting {
      lit = counting.index(at: time).map { $0 + 1 } ?? (time < counting.end ? 0 : run.total)
      if counting.end <= time { self.counting = nil }
    }
    if let end = celebration?.frames.end, end <= time { celebration = nil }
    return nil
  }

  // MARK: Input

  public func key(at point: Point, in size: Size) -> Key? {
    Key.named(by: reminder(in: size.columns), at: point, in: size)
  }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    notice = nil
    guard counting == nil, celebration == nil else {
      (counting, celebration, lit) = (nil, nil, run.total)
      return nil
    }
    switch input {
    case .key(.enter), .key(.character(" ")), .key(.character("n")):
      return run.next == nil ? .leave : .play
    case .key(.character("q")), .key(.escape): return .leave
    case .key(let key) where run.next == nil && (1...run.legs.count).contains(key.digit ?? 0):
      return .lookBack((key.digit ?? 1) - 1)
    case .key(.character("c")) where run.next == nil:
      copies.append(run.share(presentation))
      notice = presentation.copied
    case .key(.character("g")) where run.next == nil:
      challenge = makeChallenge()
      copies += challenge.map { [$0] } ?? []
      notice = challenge == nil ? presentation.tooLong : presentation.copied
    default: break
    }
    return nil
  }

  private func reminder(in columns: Int) -> String {
    let after = [
      presentation(en: "1-\(run.legs.count) look back", zh: "1-\(run.legs.count) 复盘"),
      presentation(en: "c copy", zh: "c 复制"), presentation(en: "g challenge", zh: "g 挑战朋友"),
    ]
    let next = run.next.map { game in
      let title = game.title(presentation.language)
      return presentation(en: "Enter play \(title)", zh: "回车玩\(title.spacedBefore)")
    }
    let keys = next.map { [$0] } ?? after
    let all = keys + [presentation(en: "Esc back", zh: "Esc 返回")]
    let line = all.joined(separator: presentation.dot)
    // In a small window the shorter key makes room for another one.
    return line.displayWidth <= columns
      ? line : presentation.line(of: keys + [presentation(en: "q back", zh: "q 返回")], in: columns)
  }

  // MARK: Drawing

  private enum Block: CaseIterable {
    case title, legs, total, course, sentence, slip, streak, share

    static let byImportance: [Block] = [
      .legs, .sentence, .total, .title, .slip, .share, .streak, .course,
    ]

    var style: Style {
      switch self {
      case .title, .total, .course: Style(.gold).bolder
      case .sentence: .bold
      case .legs, .slip, .streak: .plain
      case .share: .faint
      }
    }
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    let scale = scale(in: size)
    // The most important blocks get their rows first.
    var (lines, free) = ([Block: [String]](), size.rows - 1)
    for block in Block.byImportance {
      let text = text(of: block, scale: scale, in: size)
      guard text.count <= free else { continue }
      lines[block] = text
      free -= text.count
    }
    let blocks = Block.allCases.filter { lines[$0]?.isEmpty == false }
    // Where there is little room, blank rows separate only what doesn't belong together.
    let isTight = free < blocks.count
    let gaps = blocks.dropFirst().filter { !isTight || ![.slip, .share].contains($0) }
    let gap = min(max(1, scale), free / (gaps.count + 1))
    var row = (free - gap * gaps.count) / 2
    for block in blocks {
      let text = lines[block] ?? []
      if block != blocks.first, gaps.contains(block) { row += gap }
      defer { row += text.count }
      // The rest is told once the stars are counted.
      let isEarly = block == .title || block == .legs || scale > 0 && block == .total
      guard isEarly || lit == run.total else { continue }
      if block != .legs {
        canvas.put(text, centeredFrom: row, block.style)
      } else if scale > 0 {
        drawLegs(on: &canvas, from: row, scale: scale)
      } else {
        for (index, text) in text.enumerated() {
          let line = StyledLine(stars: text)
          let column = max(0, (size.columns - line.width) / 2)
          line.draw(on: &canvas, row: row + index, column: column)
        }
      }
    }
    canvas.drawRow(size.rows - 1, on: Style(on: .bar)) {
      let notice = notice.map { presentation.cut($0, to: size.columns) }
      $0.put(
        notice ?? reminder(in: size.columns), centeredInRow: 0, notice == nil ? .faint : .bold)
    }
    celebration?.draw(on: &canvas, presentation, at: time)
  }

  /// The rows and columns of a game beside others by the scale of its picture; 0 for only text.
  private static let (legRows, legWidths, legGap) = ([0, 6, 16, 21], [0, 16, 27, 43], 2)

  /// Returns the largest scale of the games' pictures that suits a window.
  private func scale(in size: Size) -> Int {
    (presentation.drawsPixels ? 1...3 : 0...0).last {
      size.rows > [0, 21, 36, 48][$0]
        && size.columns > run.legs.count * (Self.legWidths[$0] + Self.legGap)
    } ?? 0
  }

  /// Draws the games side by side: each one's emblem, name, stars, and score or deal; large ones
  /// in panels.
  private func drawLegs(on canvas: inout Canvas, from row: Int, scale: Int) {
    let (rows, width, margin) = (Self.legRows[scale], Self.legWidths[scale], scale > 1 ? 1 : 0)
    let step = width + Self.legGap
    let left = (canvas.extent.columns - run.legs.count * step + Self.legGap) / 2
    for (index, leg) in run.legs.enumerated() {
      let area = Rect(row: row, column: left + index * step, rows: rows, columns: width)
      canvas.draw(in: area, on: margin > 0 ? Style(on: .panel) : nil) { canvas in
        canvas.fill()
        let art = Art.emblem(scale: scale)
        let top = Size(rows: art.rows + 2 * margin, columns: width)
        if let emblem = leg.game.manual.emblem() {
          canvas.draw(emblem, in: Rect(art, centeredIn: top), presentation)
        }
        let isNext = leg.game.name == run.next?.name
        canvas.put(
          leg.game.title(presentation.language), centeredInRow: top.rows, isNext ? .focus : .bold)
        let stars = StyledLine.stars(
          shining(of: leg), isFlawless: leg.isFlawless, scale: scale - 1)
        for (row, line) in stars.enumerated() {
          let column = (width - line.width) / 2
          line.draw(on: &canvas, row: top.rows + 1 + margin + row, column: column)
        }
        let text = leg.text(of: run.deal, presentation)
        let texts = [text, String(text.prefix { !",，".contains($0) })]
        canvas.put(
          presentation.longest(of: texts, in: width), centeredInRow: rows - 1 - margin, .faint)
      }
    }
  }

  /// Returns the number of a game's stars that are in sight.
  private func shining(of leg: DailyRun.Leg) -> Int {
    let before = run.legs.prefix { $0.game.name != leg.game.name }
    let left = lit - before.reduce(0) { $0 + ($1.stars ?? 0) }
    return min(leg.stars ?? 0, max(0, left))
  }

  // MARK: Text

  private func text(of block: Block, scale: Int, in size: Size) -> [String] {
    let width = max(1, min(64, size.columns - 2))
    let texts: [String?] =
      switch block {
      case .title: [title(in: width)]
      case .legs where scale > 0: Array(repeating: "", count: Self.legRows[scale])
      case .legs: run.legs.map { line(of: $0, in: width) }
      case .total where scale > 0: total(scale: scale + 1)
      case .total: [run.totalText(presentation)]
      case .sentence where challenge != nil:
        [
          presentation(
            en: "A friend who types this line races your run:", zh: "朋友输入这一行，就能和你这次挑战比赛：")
        ]
      case .slip where challenge != nil, .streak where challenge != nil: []
      case .course: [course]
      case .sentence: [sentence]
      case .slip: [slip]
      case .streak where run.next == nil: run.outlook(presentation)
      case .streak where run.streak > 1:
        [presentation(en: "Day \(run.streak) of your streak.", zh: "连续第 \(run.streak) 天。")]
      case .share where run.next == nil: [challenge ?? run.share(presentation)]
      case .streak, .share: []
      }
    let isText = block != .total && block != .legs
    if block == .share, let challenge {
      return challenge.cutUp(to: size.columns - 2).map { $0.padded(to: size.columns - 2) }
    }
    return texts.compactMap(\.self).flatMap { isText ? $0.balanced(to: width) : [$0] }
  }

  private func title(in width: Int) -> String {
    let day = CalendarDay(number: run.deal.day).text(presentation.language)
    let name = presentation(en: "Run of the day", zh: "每日挑战")
    return presentation.longest(of: [name + presentation.dot + day, name], in: width)
  }

  private func line(of leg: DailyRun.Leg, in width: Int) -> String {
    let titles = run.legs.map { $0.game.title(presentation.language).displayWidth }
    let title = leg.game.title(presentation.language).padded(to: titles.max() ?? 0)
    let stars = leg.starRow(lit: shining(of: leg), presentation)
    let text = "\(title)  \(stars)  \(leg.text(of: run.deal, presentation))"
    return presentation.cut(text.padded(to: min(width, 36)), to: width)
  }

  private func total(scale: Int) -> [String] {
    let rest = presentation(en: "  of \(run.most)", zh: "  / \(run.most)")
    // The number itself stands in the middle.
    let side = "".padded(to: rest.displayWidth)
    let digits = BigNumber.lines(String(lit), scale: scale)
    return digits.enumerated().map { side + $1 + ($0 == digits.count - 1 ? rest : side) }
  }

  private var sentence: String? {
    guard run.next != nil else { return comparison }
    return run.hasBegun
      ? run.nextSentence(presentation)
      : presentation(
        en: "Four games, about \(run.deal.minutes) minutes, up to \(run.most) stars.",
        zh: "4 个游戏，\(run.deal.minutes) 分钟左右，最多 \(run.most) 颗星。")
  }
}
