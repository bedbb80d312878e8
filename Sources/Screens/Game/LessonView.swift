import Lines
import Records

/// A lesson on the screen: the game, and below it what to do.
public struct LessonView<G: ArcadeGame>: View {
  public enum Outcome { case begin, leave }

  private let lesson: Lesson<G.P>
  private let presentation: Presentation
  private var game: GameView<G>

  /// Creates the view of a lesson. Throws if its deal is none of the game's.
  public init(
    _ lesson: Lesson<G.P>, _ display: ScreenRunner.DisplayOptions
  ) throws(UserError) {
    (self.lesson, presentation) = (lesson, display.presentation)
    game = GameView(
      try Table<G>(lesson), presentation: display.presentation, isAnimated: display.isAnimated,
      isLesson: true)
    let title = G.title
    game.name = presentation(en: "Lesson: \(title(.en))", zh: "教学：\(title(.zh))")
  }

  private var step: Int { lesson.step(at: game.game.position, game.game.turns) }

  private var isDone: Bool { step == lesson.steps.count }

  /// The time of the last input before the end, in milliseconds.
  private var lastInput = 0

  public var help: ViewHelp? { game.help }
  public func claims(_ key: Key) -> Bool { game.claims(key) }
  public func words(in size: Size) -> [(word: String, key: Key)] {
    isDone ? [] : [("跳过", .escape), ("提示", .character("H"))]
  }
  public func key(at point: Point, in size: Size) -> Key? {
    game.key(at: point, in: board(in: size).size)
  }

  public var effects: ViewEffects { ViewEffects(celebrations: game.effects.celebrations) }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    guard !isDone else {
      // What is still meant for the lesson must not begin the game.
      let isClick = if case .click = input { true } else { false }
      let isStart = isClick || [.key(.enter), .key(.character(" "))].contains(input)
      return isStart && time >= lastInput + GameView<G>.inputDelay ? .begin : nil
    }
    lastInput = time
    let board = board(in: size)
    let (input, size) = (input.local(to: board), board.size)
    // A lost game has no more steps to do.
    if game.isOnBoard || !game.table.game.isPlaying {
      if input == .key(.escape) { return .begin }
      // There is no other deal to choose.
      if case .choice(let choice)? = game.action(of: input) {
        return choice == .leave ? .leave : nil
      }
    }
    _ = game.handle(input, in: size, at: time)
    return nil
  }

  public func nextChange(after time: Int) -> Int? {
    game.nextChange(after: time)
  }

  public mutating func advance(to time: Int) -> Outcome? {
    _ = game.advance(to: time)
    return nil
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    let (rows, width) = (size.rows - board(in: size).end, max(1, size.columns - 2))
    let (language, end) = (presentation.language, presentation.toBegin)
    var (text, short) = (lesson.end(language), end)
    if isDone {
      text += presentation.gap + end
    } else {
      let step = lesson.steps[self.step]
      short = "\(self.step + 1)/\(lesson.steps.count)  " + step.text(language)
      text = short + (step.onScreen.map { presentation.gap + $0(language) } ?? "")
    }
    guard rows > 0 else {
      var game = game
      game.news = News(game.news.sentences + [text], short: text, short)
      return game.draw(on: &canvas, at: time)
    }
    var lines = text.balanced(to: width)
    if lines.count > rows { lines = short.balanced(to: width) }
    let skip = presentation(en: "Esc skips the lesson", zh: "按 Esc 跳过教学")
    game.draw(
      on: &canvas, at: time, above: lines.map { StyledLine($0, .bold) }, rows,
      isDone || lines.count >= rows ? "" : presentation.cut(skip, to: width))
  }

  /// The part of the window that the game gets: all of it, with the lesson in place of the news, if
  /// the game doesn't fit above a caption.
  private func board(in size: Size) -> Rect {
    let caption = size.columns < 60 ? 4 : 3
    let board = Size(rows: max(0, size.rows - caption), columns: size.columns)
    return Rect(game.fits(in: board) ? board : size)
  }
}

extension Table {
  /// Creates the table of a lesson. Throws if its deal is none of the game's.
  public init(_ lesson: Lesson<G.P>) throws(UserError) {
    let deal = try DealText.deal(lesson.deal, of: G.self)
    var options = G.Options()
    G.adopt(&options, from: deal)
    self.init(try Playthrough(options: options, source: .deal(deal)), nil)
  }
}
