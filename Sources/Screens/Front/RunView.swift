import GameCore
import Records

/// The page of the run of the day: before it, between its games and after the last one.
public struct RunView: View {
  public enum Outcome { case play, leave }

  private let run: DailyRun
  private let presentation: Presentation

  /// The costliest move of a whole run, or nil.
  private let slip: (game: Phrase, remark: String)?

  private var copies: [String] = []

  public init(_ run: DailyRun, _ presentation: Presentation) {
    (self.run, self.presentation) = (run, presentation)
    slip = run.next == nil ? run.costliestMove(presentation) : nil
  }

  public var effects: ViewEffects { ViewEffects(copies: copies) }

  // MARK: Input

  public func key(at point: Point, in size: Size) -> Key? {
    Key.named(by: reminder(in: size.columns), at: point, in: size)
  }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    switch input {
    case .key(.enter), .key(.character(" ")), .key(.character("n")):
      return run.next == nil ? .leave : .play
    case .key(.character("q")), .key(.escape): return .leave
    case .key(.character("c")) where run.next == nil: copies.append(run.share(presentation))
    default: break
    }
    return nil
  }

  private func reminder(in columns: Int) -> String {
    let copy = presentation(en: "c copy", zh: "c 复制")
    let next = run.next.map { game in
      let title = game.title(presentation.language)
      return presentation(en: "Enter play \(title)", zh: "回车 玩\(title)")
    }
    return presentation.line(
      of: [next ?? copy, presentation(en: "q back", zh: "q 返回")], in: columns)
  }

  // MARK: Drawing

  private enum Block: CaseIterable {
    case title, legs, total, sentence, slip, streak, share

    static let byImportance: [Block] = [.legs, .sentence, .total, .title, .slip, .share, .streak]

    var style: Style {
      switch self {
      case .title, .total: Style(.gold).bolder
      case .sentence: .bold
      case .legs, .slip, .streak: .plain
      case .share: .faint
      }
    }
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    var layout = RowLayout<Block>(rows: size.rows - 1)
    let isLarge = presentation.drawsPixels && size.rows > 21 && size.columns > Self.legsWidth
    var lines: [Block: [String]] = [:]
    for block in Block.byImportance {
      let text = text(of: block, isLarge: isLarge, in: size)
      if layout.give(text.count, to: block) { lines[block] = text }
    }
    for block in Block.allCases where lines[block]?.isEmpty == false { layout.give(1, to: block) }
    let rows = layout.rows(of: Block.allCases, from: layout.left / 2)
    for (block, text) in lines {
      canvas.put(text, centeredFrom: rows[block]?.lowerBound ?? 0, block.style)
    }
    if isLarge, let row = rows[.legs]?.lowerBound { drawLegs(on: &canvas, from: row) }
    canvas.drawRow(size.rows - 1, on: Style(on: .bar)) {
      $0.put(reminder(in: size.columns), centeredInRow: 0, .faint)
    }
  }

  private static let (legWidth, legGap) = (16, 2)
  private static let legsWidth = 4 * (legWidth + legGap)

  /// Draws the games side by side: each one's emblem, name, stars, and score or deal.
  private func drawLegs(on canvas: inout Canvas, from row: Int) {
    let step = Self.legWidth + Self.legGap
    let left = (canvas.extent.columns - run.legs.count * step + Self.legGap) / 2
    for (index, leg) in run.legs.enumerated() {
      let area = Rect(row: row, column: left + index * step, rows: 6, columns: Self.legWidth)
      canvas.draw(in: area) { canvas in
        let top = Size(rows: Art.emblem.rows, columns: Self.legWidth)
        canvas.draw(in: Rect(Art.emblem, centeredIn: top)) { canvas in
          guard let emblem = leg.game.manual.emblem() else { return }
          canvas.draw(emblem, in: Rect(Art.emblem), presentation)
        }
        let isNext = leg.game.name == run.next?.name
        canvas.put(leg.game.title(presentation.language), centeredInRow: 3, isNext ? .focus : .bold)
        canvas.put(stars(of: leg), centeredInRow: 4, Style(leg.stars == nil ? .edge : .gold).bolder)
        let text = leg.text(of: run.deal, presentation)
        canvas.put(presentation.cut(text, to: Self.legWidth), centeredInRow: 5, .faint)
      }
    }
  }

  private func stars(of leg: DailyRun.Leg) -> String { Stars.row(leg.stars ?? 0, presentation) }

  // MARK: Text

  private func text(of block: Block, isLarge: Bool, in size: Size) -> [String] {
    let width = max(1, min(64, size.columns - 2))
    let texts: [String?] =
      switch block {
      case .title: [title(in: width)]
      case .legs where isLarge: Array(repeating: "", count: 6)
      case .legs: run.legs.map { line(of: $0, in: width) }
      case .total where isLarge: total
      case .total: [run.totalText(presentation)]
      case .sentence: [sentence]
      case .slip: [slipSentence]
      case .streak where run.streak > 1:
        [presentation(en: "Day \(run.streak) of your streak.", zh: "连续第 \(run.streak) 天。")]
      case .share where run.next == nil: [run.share(presentation)]
      case .streak, .share: []
      }
    let isText = block != .total && block != .legs
    return texts.compactMap(\.self).flatMap { isText ? $0.balanced(to: width) : [$0] }
  }

  private func title(in width: Int) -> String {
    let day = CalendarDay(number: run.deal.day).text(presentation.language)
    let name = presentation(en: "Run of the day", zh: "每日连打")
    return presentation.longest(of: [[name, day], [name]], in: width)
  }

  private func line(of leg: DailyRun.Leg, in width: Int) -> String {
    let titles = run.legs.map { $0.game.title(presentation.language).displayWidth }
    let title = leg.game.title(presentation.language).padded(to: titles.max() ?? 0)
    let text = "\(title)  \(stars(of: leg))  \(leg.text(of: run.deal, presentation))"
    return presentation.cut(text.padded(to: min(width, 36)), to: width)
  }

  private var total: [String] {
    var digits = BigNumber.lines(String(run.total), scale: 2)
    let rest = presentation(en: "of \(run.most)", zh: "/ \(run.most)")
    digits[digits.count - 1] += "  " + rest
    return digits.map { $0.padded(to: (digits.last ?? "").displayWidth) }
  }

  private var sentence: String? {
    guard let next = run.next else { return run.comparison(presentation) }
    let title = next.title(presentation.language)
    let shape = run.deal.shape(of: next, presentation)
    return run.legs.contains { $0.stars != nil }
      ? presentation(en: "Next: \(title), \(shape).", zh: "下一局：\(title)，\(shape)。")
      : presentation(
        en: "Four games, about five minutes, up to \(run.most) stars.",
        zh: "四个游戏，五分钟左右，最多 \(run.most) 颗星。")
  }

  private var slipSentence: String? {
    slip.map { game, remark in
      let title = game(presentation.language)
      return presentation(
        en: "The costliest move, in \(title): \(remark)", zh: "最可惜的一步（\(title)）：\(remark)")
    }
  }
}
