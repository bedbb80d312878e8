import GameCore
import Platform
import Terminal

/// A window in which views are shown: the terminal's ``FullScreen``, or a script's.
public protocol ScreenWindow: AnyObject {
  var size: Size { get }
  var depth: ColorDepth { get }
  func show(_ canvas: Canvas) throws(SystemError)
  func ring() throws(SystemError)
  func copy(_ text: String) throws(SystemError)
  func askForBackground() throws(SystemError)
  func setExitMessage(_ line: String?)
  func redraw()
  func next(
    until deadline: Int?, beside others: [Int32]
  ) throws(SystemError) -> FullScreen.TerminalEvent
  func close()
}

extension FullScreen: ScreenWindow {}

/// Shows views one after the other in one window, from the first view until it is closed.
public final class ScreenRunner {
  /// The window, or nil while it is closed. The type of a tuple would be made at each start.
  private var opened: OpenedWindow?
  /// The palette of the window that is open, if it has one.
  public private(set) var palette: Palette?
  /// The palette that suits the terminal's background, as far as that is known.
  private var automaticPalette = Palette.standard
  /// True if the player leaves the palette to the arcade.
  private var isAutomatic = false
  private var hasAsked = false
  private var player: SoundPlayer?
  /// The page over the view, which rests while it is open.
  private var overlay: Overlay?
  private var inputs: [Input] = []
  /// The time until which an escape is meant for a view that has just ended by itself.
  private var escapesEnd = 0
  private var warnings: [Phrase] = []
  private var inputMethod = InputMethod()
  /// The warnings so far; none is given twice.
  private var given: [Phrase] = []
  /// The last warning, until the next input.
  private var notice: String?
  private let diagnose: (Phrase) -> Void
  private let clock: () -> Int
  private let makeWindow: (DisplayOptions) throws(SystemError) -> any ScreenWindow

  private enum Overlay {
    case palettes(Panel)
    case keys(KeysPage)
  }

  private struct OpenedWindow {
    let window: any ScreenWindow
    /// The way in which it was opened.
    let display: DisplayOptions
  }

  public struct DisplayOptions {
    public var presentation: Presentation
    public var depth: ColorDepth
    /// The palette, if there are colours and more signs than those of ASCII.
    public var palette: Palette?
    /// True if the player left the palette to the arcade, which fits the terminal's background.
    public var suitsBackground = false

    /// The palette of a player who leaves it to the arcade, until the terminal has told more.
    public var automaticPalette = Palette.standard
    /// Saves the palette that the player chose, or nil for the automatic one.
    public var keepPalette: (Palette?) -> Void = { _ in }
    public var isAnimated = true
    /// True if the time played is shown.
    public var hasClock = false
    /// True if the bell rings when a view celebrates.
    public var rings = false
    public var usesMouse = true
    /// True if the terminal may have more colours than its name says.
    public var asksForColors = false
    /// True if the terminal shows hairlines above blocks.
    public var hasHairlines = false

    public init(_ presentation: Presentation, _ depth: ColorDepth) {
      (self.presentation, self.depth) = (presentation, depth)
    }
  }

  /// Creates a runner, which opens a window for the first view. `diagnose` gets the warnings, and
  /// `clock` returns milliseconds.
  public init(
    diagnose: @escaping (Phrase) -> Void = { _ in },
    clock: @escaping () -> Int = { Clock.milliseconds },
    makeWindow: @escaping (DisplayOptions) throws(SystemError) -> any ScreenWindow = {
      (display) throws(SystemError) in
      try FullScreen(
        usesMouse: display.usesMouse,
        depth: display.presentation.isColored ? display.depth : .none,
        asksForColors: display.presentation.isColored && display.asksForColors)
    }
  ) {
    (self.diagnose, self.clock, self.makeWindow) = (diagnose, clock, makeWindow)
  }

  /// Shows a view until it ends; returns nil if the terminal is gone or its input has ended.
  public func show<V: View>(
    _ view: inout V, with display: DisplayOptions
  ) throws(SystemError) -> V.Outcome? {
    do {
      return try show(&view, on: open(display), display)
    } catch {
      throw error.doing("use the terminal", zh: "使用终端")
    }
  }

  private func show<V: View>(
    _ view: inout V, on screen: any ScreenWindow, _ display: DisplayOptions
  ) throws(SystemError) -> V.Outcome? {
    defer { player = nil }
    var effects = view.effects
    screen.setExitMessage(effects.exitMessage)
    while true {
      let time = clock()
      // Changes that are due come before the keys that were pressed since.
      while !inputs.isEmpty, (nextChange(of: view, after: time) ?? .max) > time {
        let input = inputs.removeFirst()
        if let outcome = pass(input, to: &view, on: screen, at: time, display) { return outcome }
      }
      // Some terminals leave specks where sparks were.
      if effects.hasFireworks, !view.effects.hasFireworks { screen.redraw() }
      var canvas = Canvas(screen.size, palette: palette, depth: screen.depth)
      draw(view, on: &canvas, at: time, display.presentation)
      if display.hasHairlines { canvas.fillBlocks() }
      // Where something moves, the caret would flicker.
      let next = nextChange(of: view, after: time)
      if let next, (20...150).contains(next - time) { canvas.caret = nil }
      try screen.show(canvas)
      if !hasAsked, isAutomatic, palette != nil {
        // After the first picture, so that nobody waits for it.
        hasAsked = true
        try screen.askForBackground()
      }
      try perform(view.effects, after: effects, on: screen, display)
      effects = view.effects
      switch try screen.next(until: next, beside: view.descriptors) {
      case .inputs(let next): inputs += next
      case .background(let isLight):
        automaticPalette = isLight ? .paper : .standard
        if isAutomatic { palette = automaticPalette }
      case .timeout:
        guard let outcome = view.advance(to: clock()) else { break }
        escapesEnd = clock() + 500
        return outcome
      case .paste:
        notice = display.presentation(en: "Pasted text is ignored.", zh: "粘贴的文字不起作用。")
      case .redraw: break
      case .end: return nil
      }
    }
  }

  private func nextChange(of view: some View, after time: Int) -> Int? {
    overlay == nil ? view.nextChange(after: time) : nil
  }

  private func draw(
    _ view: some View, on canvas: inout Canvas, at time: Int, _ presentation: Presentation
  ) {
    switch overlay {
    case .palettes(let panel):
      view.draw(on: &canvas, at: time)
      canvas.palette = PalettePage.choices[panel.focus] ?? automaticPalette
      let (size, area) = (canvas.extent, PalettePage.area(in: canvas.extent))
      // A panel that is narrower than the window would cut words beside it.
      let band = Rect(
        row: area.origin.row, column: 0, rows: area.size.rows, columns: size.columns)
      canvas.draw(in: band, on: Style(on: .panel)) { $0.fill() }
      canvas.draw(in: area, on: Style(on: .panel)) { panel.draw(on: &$0, presentation) }
    case .keys(let page): page.draw(on: &canvas, presentation)
    case nil: view.draw(on: &canvas, at: time)
    }
    drawNotice(on: &canvas, presentation)
  }

  private func perform(
    _ effects: ViewEffects, after old: ViewEffects, on screen: any ScreenWindow,
    _ display: DisplayOptions
  ) throws(SystemError) {
    if display.rings, effects.celebrations > old.celebrations { try screen.ring() }
    if effects.sounds > old.sounds, let sound = effects.sound { play(sound) }
    for text in effects.copies.dropFirst(old.copies.count) { try screen.copy(text) }
    if effects.exitMessage != old.exitMessage { screen.setExitMessage(effects.exitMessage) }
  }

  // MARK: Input

  /// Passes an input to a view, unless it is meant for the runner. Returns the view's outcome if
  /// that ends it.
  private func pass<V: View>(
    _ input: Input, to view: inout V, on screen: any ScreenWindow, at time: Int,
    _ display: DisplayOptions
  ) -> V.Outcome? {
    var input = input
    // An Escape just after a waiting page has closed by itself was meant for that page.
    if input == .key(.escape), time < escapesEnd { return nil }
    if input == .key(.control("l")) { screen.redraw() }
    if case .click(let point) = input, overlay == nil {
      input = view.key(at: point, in: screen.size).map { .key($0) } ?? input
    }
    if case .key(let key) = input, overlay == nil, view.claims(key) {
      notice = nil
      return view.handle(input, in: screen.size, at: time)
    }
    guard let meant = meaning(of: input, in: view, screen.size, display.presentation)
    else { return nil }
    notice = nil
    guard !takes(meant, over: view, in: screen.size, display) else { return nil }
    return view.handle(meant, in: screen.size, at: time)
  }

  /// Returns the input that is meant where an input method types, or tells why there is none.
  private func meaning(
    of input: Input, in view: some View, _ size: Size, _ presentation: Presentation
  ) -> Input? {
    switch inputMethod.meaning(of: input, in: view.words(in: size)) {
    case .input(let input): return input
    case .rest: break
    case .sent:
      let told = presentation(
        en: "That key only sent the text; press it again.", zh: "这次按键被输入法用掉了，请再按一次。")
      notice = notice ?? told
    case .text:
      notice = presentation(
        en: "That word isn't known here; ? lists the keys.", zh: "这里不认识这个词；按 ? 查看按键。")
    }
    return nil
  }

  private func play(_ sound: Sound) {
    if let news = player?.failureNews(within: 0) { warn(news) }
    player = player ?? SoundPlayer()
    player?.play(sound.wav)
  }

  /// Opens a page over a view, and passes it inputs while it is open. Returns false for others.
  private func takes(
    _ input: Input, over view: some View, in size: Size, _ display: DisplayOptions
  ) -> Bool {
    let presentation = display.presentation
    switch (overlay, input) {
    case (.keys(var page), _): overlay = page.handle(input, in: size) ? .keys(page) : nil
    case (.palettes, .key(PalettePage.key)), (.palettes, .key(.character("q"))): overlay = nil
    // Nothing lies to the right of a palette, a number only shows one, and Enter keeps it.
    case (.palettes, .key(.right)): break
    case (.palettes(var panel), .key(let key)) where key.digit != nil:
      panel.focus = (key.digit ?? 1) - 1
      overlay = .palettes(panel)
    case (.palettes(var panel), _):
      let area = PalettePage.area(in: size)
      let response = panel.handle(input.local(to: area), in: area.size, presentation)
      overlay = response == .open ? .palettes(panel) : nil
      if case .chosen(let index) = response {
        let choice = PalettePage.choices[index]
        (palette, isAutomatic) = (choice ?? automaticPalette, choice == nil)
        display.keepPalette(choice)
      }
    case (nil, .key(KeysPage.key)):
      guard let help = view.help else { return false }
      overlay = .keys(KeysPage(help, view.words(in: size).map(\.word), presentation))
    case (nil, .key(PalettePage.key)):
      let current = isAutomatic ? nil : palette
      let panel = PalettePage.panel(current, automatic: automaticPalette, presentation)
      overlay = palette.map { _ in .palettes(panel) }
      guard palette == nil else { break }
      notice = presentation(
        en: "Palettes need colours and more than ASCII.", zh: "配色需要彩色和 ASCII 以外的字符。")
    default: return false
    }
    return true
  }

  private func drawNotice(on canvas: inout Canvas, _ presentation: Presentation) {
    guard let notice else { return }
    // Above a line at the bottom if there is room.
    let last = canvas.extent.rows - 1
    canvas.drawRow(last > 1 && canvas.isBlank(row: last - 1) ? last - 1 : last) { canvas in
      canvas.fill(" ", .focus)
      canvas.put(presentation.cut(notice, to: canvas.extent.columns), centeredInRow: 0, .focus)
    }
  }

  // MARK: The window

  private func open(_ display: DisplayOptions) throws(SystemError) -> any ScreenWindow {
    if let opened { return opened.window }
    let window = try makeWindow(display)
    opened = OpenedWindow(window: window, display: display)
    if !hasAsked { automaticPalette = display.automaticPalette }
    choosePalette(of: display)
    return window
  }

  private func choosePalette(of display: DisplayOptions) {
    isAutomatic = display.suitsBackground
    palette = display.palette.map { isAutomatic ? automaticPalette : $0 }
  }

  /// Changes how views are shown. Closes the window if it has to be opened in another way.
  public func change(to display: DisplayOptions) {
    guard let old = opened?.display else { return }
    choosePalette(of: display)
    let isSame =
      display.usesMouse == old.usesMouse
      && display.presentation.isColored == old.presentation.isColored
    if !isSame { close() }
  }

  /// Gives a warning once: on standard error, or while a view is shown in its last row first.
  public func warn(_ message: Phrase) {
    guard !given.contains(message) else { return }
    given.append(message)
    if let opened {
      notice = message(opened.display.presentation.language)
      return warnings.append(message)
    }
    diagnose(message)
  }

  /// Closes the window and restores the terminal.
  public func close() {
    if let window = opened?.window {
      window.close()
      opened = nil
    }
    for warning in warnings { diagnose(warning) }
    warnings.removeAll()
  }
}
