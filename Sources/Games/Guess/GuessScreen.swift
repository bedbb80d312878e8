import GameCore

/// The screen of guess: wheels that only show remaining numbers, and a board or a line of all.
public struct GuessScreen: GameScreen {
  /// The number on the wheels. It is a remaining number except in a look back.
  private(set) var number: Int

  let wheels: [Wheel]
  private(set) var focus = 0

  /// The typed digits, with which the number on the wheels begins.
  private var entry = ""

  /// True once the player has chosen the number on the wheels, which otherwise the last answer left
  /// there.
  private var isChosen = false

  private(set) var guesses: [GuessEvent] = []

  /// True in a look back, where no guess is possible.
  private(set) var isPast = false

  /// The answers of which one is the lie, once it is known that one was told: two, then one.
  private(set) var suspects: [GuessEvent] = []

  /// The time in which the board tells that there are fewer suspects.
  private var exposure: Frames?

  private var sweep: GuessSweep?
  private var pulse: Frames?

  init(_ setup: GuessSetup, _ picker: Picker) {
    number = setup.range.low
    wheels = Wheel.all(of: setup.range, picker)
    focusOnChoice(GuessPosition(setup).left)
  }

  /// Moves the focus to the first wheel with several values, unless the focus has several.
  private mutating func focusOnChoice(_ left: NumbersLeft) {
    func hasChoice(_ wheel: Wheel) -> Bool {
      wheel.turn(number, by: 1, in: left) != wheel.turn(number, by: -1, in: left)
    }
    if !hasChoice(wheels[focus]) { focus = wheels.firstIndex(where: hasChoice) ?? focus }
  }

  // MARK: Keys

  public static var keys: [KeyHelp] {
    GuessKeys.bindings.help() + [KeyHelp("0-9", Phrase(en: "type a number", zh: "输入数字"))]
  }

  public func introduction(to position: GuessPosition, _ presentation: Presentation) -> String {
    presentation(en: "Arrows turn, Enter guesses, ? for help.", zh: "方向键转动，回车猜，? 帮助。")
  }

  public mutating func handle(
    _ input: Input, at position: GuessPosition, _ scene: DrawContext
  ) -> ScreenResponse<NumberMove> {
    let isMoving = scene.time < idleTime
    (sweep, exposure) = (nil, nil)
    switch input {
    case .click(let point): return click(point, position, scene)
    case .secondClick: return .ignored
    case .scroll(let point, let steps):
      if let hit = layout(position, scene)?.wheel(at: point) { focus = hit.index }
      turn(by: steps, position)
      return .changed()
    case .key(let key):
      if let digit = key.digit {
        return follow(entry + String(digit), position, scene.presentation)
      }
      guard let action = GuessKeys.bindings.action(for: key) else { return .ignored }
      // A second Enter must not guess the number on the wheels by mistake.
      if isMoving, case .guess = action { return .changed() }
      return act(action, position, scene.presentation)
    }
  }

  private mutating func act(
    _ action: GuessKeys.Action, _ position: GuessPosition, _ presentation: Presentation
  ) -> ScreenResponse<NumberMove> {
    switch action {
    case .guess: return guess(position, presentation)
    case .erase: return follow(String(entry.dropLast()), position, presentation)
    case .eraseAll:
      // Without digits the key leaves the game, as in the others.
      guard !entry.isEmpty else { return .ignored }
      entry = ""
    case .turn(let steps): turn(by: steps, position)
    case .toWheel(let step):
      entry = ""
      focus = (focus + step + wheels.count) % wheels.count
    }
    return .changed()
  }

  private mutating func turn(by steps: Int, _ position: GuessPosition) {
    (entry, isChosen) = ("", true)
    number = wheels[focus].turn(number, by: steps, in: position.left)
  }

  /// Turns the wheels to the first number left with the typed digits. Digits that begin none are
  /// kept, as they are a part of what the player means.
  private mutating func follow(
    _ digits: String, _ position: GuessPosition, _ presentation: Presentation
  ) -> ScreenResponse<NumberMove> {
    guard let typed = WholeNumber.parse(digits) else {
      entry = ""
      return .changed()
    }
    let isTooLong = digits.count > String(position.setup.range.high).count
    if isTooLong, number != WholeNumber.parse(entry) {
      // After a number that isn't left, another one begins.
      return follow(String(digits.suffix(1)), position, presentation)
    }
    entry = digits
    guard !isTooLong, let found = position.left.first(beginningWith: typed) else {
      return .changed(
        presentation(
          en: "No number that remains begins with \(digits).", zh: "剩下的数里没有以 \(digits) 开头的。"))
    }
    (number, isChosen) = (found, true)
    guard found != typed else { return .changed() }
    return .changed(
      presentation(
        en: "\(entry)\(presentation.ellipsis): type another digit.",
        zh: "\(entry)\(presentation.ellipsis)：继续输入数字。"))
  }

  /// Guesses the number on the wheels, but nothing if another one was typed, and one that the
  /// player hasn't chosen only when asked again.
  private mutating func guess(
    _ position: GuessPosition, _ presentation: Presentation
  ) -> ScreenResponse<NumberMove> {
    let typed = entry
    guard let wanted = WholeNumber.parse(typed), wanted != number else {
      guard !isChosen, position.left.count > 1 else { return .move(NumberMove(number)) }
      isChosen = true
      return .changed(
        presentation(
          en: "Type a number or turn the wheels; Enter again guesses \(number).",
          zh: "请输入数字或拨动转轮；再按一次回车就猜 \(number)。"))
    }
    // The number on the wheels is not what the player means.
    (entry, isChosen) = ("", false)
    return .changed(
      presentation(en: "\(typed) is not among the numbers that remain.", zh: "剩下的数里没有 \(typed)。"))
  }

  private mutating func click(
    _ point: Point, _ position: GuessPosition, _ scene: DrawContext
  ) -> ScreenResponse<NumberMove> {
    guard let layout = layout(position, scene) else { return .ignored }
    if layout.button.contains(point) { return act(.guess, position, scene.presentation) }
    if let number = layout.number(at: point, of: position) {
      (self.number, entry, isChosen) = (number, "", true)
      return .changed()
    }
    guard let hit = layout.wheel(at: point) else { return .ignored }
    focus = hit.index
    turn(by: hit.steps, position)
    return .changed()
  }

  // MARK: Drawing

  private func layout(_ position: GuessPosition, _ scene: DrawContext) -> GuessLayout? {
    // In a window with room the board alone takes the place of the line, once all is in sight.
    let isOver = !position.phase.isPlaying && scene.time >= idleTime && scene.size.rows > 14
    return GuessLayout(
      position.setup.range, wheels, in: scene.size, scene.presentation,
      hasButton: !isPast && !isOver)
  }

  public mutating func show(
    _ event: GuessEvent, from before: GuessPosition, to after: GuessPosition, _ scene: DrawContext
  ) {
    guesses.append(event)
    (entry, isChosen) = ("", false)
    sweep =
      scene.isAnimated ? GuessSweep(event.number, from: before.left, at: scene.time) : nil
    let former = suspects
    suspects = after.suspects(among: guesses)
    // Later the board marks which answer it was.
    let isNews =
      scene.isAnimated && former.isEmpty && !suspects.isEmpty && event.outcome != .correct
    exposure = isNews ? Frames(1, of: 2000, from: sweep?.frames.end ?? scene.time) : nil
    if event.outcome == .correct {
      number = event.number
      pulse = sweep.map { Frames(7, of: 100, from: $0.frames.end) }
    }
    // The wheels must not suggest the best guess, nor a doubtful one.
    let left = after.left.believed
    if !left.contains(number) { number = left.bounds.lowerBound }
    focusOnChoice(after.left)
  }

  public mutating func point(to move: NumberMove, at position: GuessPosition) {
    (number, entry, isChosen, sweep) = (move.number, "", true, nil)
  }

  static let lie = OutcomeSign("✗", ascii: "x", en: "a lie", zh: "谎话")

  public func sign(of event: GuessEvent) -> OutcomeSign? {
    suspects == [event] ? Self.lie : event.outcome.sign
  }

  public mutating func lookBack(at event: GuessEvent?) {
    isPast = event != nil
    if let event { number = event.number }
  }

  public func draw(_ position: GuessPosition, on canvas: inout Canvas, _ scene: DrawContext) {
    guard let layout = layout(position, scene) else { return }
    let sweep = sweep?.frames.index(at: scene.time) != nil ? sweep : nil
    let painter = GuessPainter(
      layout: layout, presentation: scene.presentation, position: position,
      number: sweep?.guess ?? number, sweep: sweep, time: scene.time,
      isGlowing: pulse?.index(at: scene.time)?.isMultiple(of: 2) ?? false,
      isExposing: exposure?.index(at: scene.time) != nil)
    painter.draw(self, on: &canvas)
  }

  public func bounds(of position: GuessPosition, _ scene: DrawContext) -> Rect {
    layout(position, scene)?.bounds ?? Rect(scene.size)
  }

  private var frames: [Frames] { [pulse, sweep?.frames, exposure].compactMap(\.self) }

  public var idleTime: Int { frames.map(\.end).max() ?? .min }

  public mutating func skipAnimation() { (pulse, sweep, exposure) = (nil, nil, nil) }

  public func nextChange(after time: Int) -> Int? {
    frames.compactMap { $0.nextChange(after: time) }.min()
  }

  public func requiredSize(for position: GuessPosition, _ scene: DrawContext) -> Size? {
    layout(position, scene) == nil
      ? GuessLayout.leastArea(for: position.setup.range, wheels, scene.presentation) : nil
  }
}

extension Guess {
  public static func screen(_ options: GuessOptions, _ setup: GuessSetup) -> GuessScreen {
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
  /// Returns the number if the range has it, else the nearer end.
  func nearest(to number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
