import GameCore
import TextUI

/// The screen of guess: wheels that only show remaining numbers, and the guesses on a line.
public struct GuessScreen: GameScreen {
  /// The number that the wheels show, a remaining one until the end.
  private(set) var number: Int

  private(set) var focus = Wheel.tens
  private var entry = "" { didSet { isGuessed = false } }

  /// True if the digits were guessed, so that the next one begins another number.
  private var isGuessed = false

  private(set) var guesses: [GuessEvent] = []

  /// The pulse of the number that was found.
  private var pulse: Frames?

  public private(set) var celebrations = 0

  enum Wheel: Sendable {
    case tens, units

    /// The only wheel of the list, with whole numbers.
    case list
  }

  /// True if there is one wheel with whole numbers.
  private let isList: Bool

  init(_ range: NumberRange, _ picker: Picker) {
    number = range.low
    isList = picker == .list
    if isList { focus = .list }
  }

  // MARK: Keys

  public static var keys: [KeyHelp] { GuessKeys.help(wheels: 2) }

  public var keys: [KeyHelp] { GuessKeys.help(wheels: isList ? 1 : 2) }

  public func introduction(
    to position: GuessPosition, _ presentation: Presentation
  ) -> String {
    presentation(
      en: "Arrows turn, Enter guesses, ? for help.", zh: "方向键转动，回车确定，? 查看帮助。")
  }

  public mutating func handle(
    _ input: Input, at position: GuessPosition, _ scene: DrawContext
  ) -> ScreenResponse<GuessMove> {
    switch input {
    case .click(let point): return click(point, position, scene)
    case .secondClick: return .ignored
    case .scroll(let point, let steps):
      guard let layout = layout(position, scene) else { return .ignored }
      if let hit = layout.wheel(at: point) { focus = hit.wheel }
      turn(by: steps, position)
      return .changed()
    case .key(let key):
      if let digit = key.digit { return type(digit, position, scene.presentation) }
      guard let action = GuessKeys.bindings.action(for: key) else { return .ignored }
      return act(action, position, scene.presentation)
    }
  }

  private mutating func act(
    _ action: GuessKeys.Action, _ position: GuessPosition, _ presentation: Presentation
  ) -> ScreenResponse<GuessMove> {
    switch action {
    case .guess:
      // The typed number is meant, even if the wheels can't show it or Enter is pressed twice.
      isGuessed = true
      return .move(GuessMove(WholeNumber.parse(entry) ?? number))
    case .erase:
      entry = String(entry.dropLast())
      return follow(position, presentation)
    case .eraseAll: entry = ""
    case .turn(let steps): turn(by: steps, position)
    case .toFirst: turn(by: -NumberRange.limit, position)
    case .toLast: turn(by: NumberRange.limit, position)
    case .toOther:
      entry = ""
      if focus != .list { focus = focus == .tens ? .units : .tens }
    }
    return .changed()
  }

  /// Turns the wheel in focus, at most to its end. The units stay if the new tens have them.
  private mutating func turn(by steps: Int, _ position: GuessPosition) {
    let wheels = Wheels(position.remaining)
    entry = ""
    let (tens, units) = (number / 10, number % 10)
    switch focus {
    case .list: number = position.remaining.nearest(to: number + steps)
    case .units: number = tens * 10 + wheels.units(for: tens).nearest(to: units + steps)
    case .tens:
      let turned = wheels.tens.nearest(to: tens + steps)
      number = turned * 10 + wheels.units(for: turned).nearest(to: units)
    }
  }

  /// Adds a digit to the number, or begins a new number if that was guessed or can't be.
  private mutating func type(
    _ digit: Int, _ position: GuessPosition, _ presentation: Presentation
  ) -> ScreenResponse<GuessMove> {
    let typed = WholeNumber.parse(entry)
    let isHopeless = typed.map { position.remaining.first(beginningWith: $0) == nil } ?? false
    if isGuessed || isHopeless { entry = "" }
    if entry.count <= String(position.setup.high).count { entry += String(digit) }
    return follow(position, presentation)
  }

  /// Turns the wheels to the first remaining number that begins with the digits typed.
  private mutating func follow(
    _ position: GuessPosition, _ presentation: Presentation
  ) -> ScreenResponse<GuessMove> {
    guard let typed = WholeNumber.parse(entry) else { return .changed() }
    guard let found = position.remaining.first(beginningWith: typed) else {
      return .changed(position.reason(for: .outside(typed, position.remaining), presentation))
    }
    number = found
    return .changed(
      found == typed
        ? presentation(en: "\(entry): press Enter to guess it.", zh: "\(entry)：按回车就猜它。")
        : presentation(
          en: "\(entry)\(presentation.ellipsis): type another digit.",
          zh: "\(entry)\(presentation.ellipsis)：继续输入数字。"))
  }

  private mutating func click(
    _ point: Point, _ position: GuessPosition, _ scene: DrawContext
  ) -> ScreenResponse<GuessMove> {
    guard let layout = layout(position, scene) else { return .ignored }
    if layout.button.contains(point) { return act(.guess, position, scene.presentation) }
    if let number = layout.number(at: point, of: position) {
      (self.number, entry) = (number, "")
      return .changed()
    }
    guard let hit = layout.wheel(at: point) else { return .ignored }
    focus = hit.wheel
    turn(by: hit.steps, position)
    return .changed()
  }

  // MARK: Drawing

  private func layout(_ position: GuessPosition, _ scene: DrawContext) -> GuessLayout? {
    GuessLayout(position, isList, in: scene.size, scene.presentation)
  }

  public mutating func show(
    _ event: GuessEvent, from before: GuessPosition, to after: GuessPosition, _ scene: DrawContext
  ) {
    guesses.append(event)
    entry = ""
    if event.outcome == .correct {
      number = event.number
      celebrations += 1
      if scene.isAnimated { pulse = Frames(9, of: 100, from: scene.time) }
    }
    // Never a number that suggests the best guess.
    if !after.remaining.contains(number) { number = after.remaining.lowerBound }
  }

  public mutating func point(to move: GuessMove, at position: GuessPosition) {
    (number, entry) = (move.number, "")
  }

  public func draw(_ position: GuessPosition, on canvas: inout Canvas, _ scene: DrawContext) {
    guard let layout = layout(position, scene) else { return }
    let isGlowing = pulse?.index(at: scene.time)?.isMultiple(of: 2) ?? false
    let painter = GuessPainter(
      layout: layout, presentation: scene.presentation, isGlowing: isGlowing)
    painter.draw(position, self, on: &canvas)
  }

  public func bounds(of position: GuessPosition, _ scene: DrawContext) -> Rect {
    layout(position, scene)?.bounds
      ?? Rect(scene.size)
  }

  public var idleTime: Int { pulse?.end ?? .min }

  public mutating func skipAnimation() {
    pulse = nil
  }

  public func nextChange(after time: Int) -> Int? { pulse?.nextChange(after: time) }

  public func requiredSize(for position: GuessPosition, _ scene: DrawContext) -> Size? {
    layout(position, scene) == nil
      ? GuessLayout.leastArea(for: position, isList, scene.presentation) : nil
  }
}

extension Guess {
  public static func screen(_ options: GuessOptions, _ setup: NumberRange) -> GuessScreen {
    GuessScreen(setup, options.picker)
  }

  public static func prompt(
    _ options: GuessOptions, isInteractive: Bool
  ) -> any MovePrompt<GuessPosition> {
    switch options.picker {
    case .list: ListPrompt()
    case .wheels where isInteractive: WheelPrompt()
    case .wheels, .number: WordPrompt()
    }
  }
}

extension ClosedRange<Int> {
  /// Returns the number itself if the range has it, else the nearer end.
  func nearest(to number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }

  /// Returns the number itself if the range has it, else the first one that begins with its digits,
  /// or nil if none does.
  func first(beginningWith number: Int) -> Int? {
    var (low, high) = (number, number)
    while low <= upperBound {
      if high >= lowerBound { return Swift.max(low, lowerBound) }
      // A number that begins with 0 is not longer.
      guard low > 0 else { return nil }
      (low, high) = (low * 10, high * 10 + 9)
    }
    return nil
  }
}
