import Platform
import Terminal
import TextUI

/// A view that fills the terminal's window: how it is drawn, and what keys and clicks do.
public protocol View {
  /// The result that the view ends with.
  associatedtype Outcome

  /// Draws the view at a time, in milliseconds.
  func draw(on canvas: inout Canvas, at time: Int)

  /// Handles a key or a click in a window of a size, and returns the outcome if that ends the view.
  mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome?

  /// Returns when the view changes by itself next, in milliseconds, or nil if it doesn't.
  func nextChange(after time: Int) -> Int?

  /// Makes the changes that are due, and returns the outcome if that ends the view.
  mutating func advance(to time: Int) -> Outcome?
}

extension View {
  public func nextChange(after time: Int) -> Int? { nil }
  public mutating func advance(to time: Int) -> Outcome? { nil }
}

/// A window that views are shown in: the terminal's, or in tests one that plays a script.
public protocol ScreenWindow: AnyObject {
  /// The extent of the window at the last ``redraw()``.
  var size: Size { get }

  /// Shows a canvas.
  func show(_ canvas: Canvas) throws(SystemError)

  /// Makes the next canvas be drawn completely, and reads the size of the window.
  func redraw()

  /// Waits for the next event, until a deadline in milliseconds if there is one.
  func next(until deadline: Int?) throws(SystemError) -> FullScreen.TerminalEvent

  /// Gives the window back.
  func close()
}

extension FullScreen: ScreenWindow {}

/// Shows views one after the other, in the terminal's window, which is taken for the first one and
/// given back at the end.
public final class ScreenRunner {
  private var screen: (any ScreenWindow)?
  /// Keys that were pressed before there was a view for them.
  private var inputs: [Input] = []
  private var warnings: [String] = []
  private var given: Set<String> = []
  /// The last warning, until the next input.
  private var notice: String?
  private let diagnose: (String) -> Void
  private let clock: () -> Int
  private let makeWindow: ((DisplayOptions) -> any ScreenWindow)?

  /// How views are shown.
  public struct DisplayOptions {
    /// The language and the signs.
    public var presentation: Presentation

    /// The number of the terminal's colours.
    public var depth: ColorDepth

    /// Whether tiles turn over visibly.
    public var isAnimated: Bool

    /// Whether the terminal reports the mouse.
    public var usesMouse: Bool

    /// Creates display options.
    public init(
      presentation: Presentation, depth: ColorDepth, isAnimated: Bool = true,
      usesMouse: Bool = true
    ) {
      self.presentation = presentation
      self.depth = depth
      self.isAnimated = isAnimated
      self.usesMouse = usesMouse
    }
  }

  /// Creates a runner that has not taken the terminal yet. `diagnose` gets the warnings, `clock`
  /// returns milliseconds, and `makeWindow` makes a window to use instead of the terminal's.
  public init(
    diagnose: @escaping (String) -> Void = Diagnostics.write,
    clock: @escaping () -> Int = { Clock.milliseconds },
    makeWindow: ((DisplayOptions) -> any ScreenWindow)? = nil
  ) {
    (self.diagnose, self.clock, self.makeWindow) = (diagnose, clock, makeWindow)
  }

  /// Shows a view until it ends; returns nil if the terminal is gone or its input has ended.
  public func show<V: View>(
    _ view: inout V, with display: DisplayOptions
  ) throws(SystemError) -> V.Outcome? {
    do {
      return try show(&view, on: open(display), display.presentation)
    } catch {
      throw error.doing("use the terminal")
    }
  }

  private func show<V: View>(
    _ view: inout V, on screen: any ScreenWindow, _ presentation: Presentation
  ) throws(SystemError) -> V.Outcome? {
    while true {
      let time = clock()
      // Changes that are due come before the keys that were pressed since.
      while !inputs.isEmpty, (view.nextChange(after: time) ?? .max) > time {
        let input = inputs.removeFirst()
        notice = nil
        if input == .key(.control("l")) { screen.redraw() }
        if let outcome = view.handle(input, in: screen.size, at: time) { return outcome }
      }
      var canvas = Canvas(screen.size)
      view.draw(on: &canvas, at: time)
      drawNotice(on: &canvas, presentation)
      try screen.show(canvas)
      switch try screen.next(until: view.nextChange(after: time)) {
      case .inputs(let next): inputs += next
      case .timeout: if let outcome = view.advance(to: clock()) { return outcome }
      case .redraw: break
      case .end: return nil
      }
    }
  }

  private func drawNotice(on canvas: inout Canvas, _ presentation: Presentation) {
    guard let notice else { return }
    let size = canvas.extent
    let text = " \(notice)".cut(to: size.columns, ellipsis: presentation.ellipsis)
    canvas.put(text.padded(to: size.columns), row: size.rows - 1, column: 0, .focus)
  }

  private func open(_ display: DisplayOptions) throws(SystemError) -> any ScreenWindow {
    if let screen { return screen }
    if let makeWindow {
      screen = makeWindow(display)
    } else {
      screen = try FullScreen(
        usesMouse: display.usesMouse,
        depth: display.presentation.isColored ? display.depth : .none)
    }
    return try open(display)
  }

  /// Warns on standard error, as soon as the terminal shows lines again, and until then in the last
  /// row of the screen. The same warning is given once.
  public func warn(_ message: String) {
    guard given.insert(message).inserted else { return }
    guard screen == nil else {
      notice = message
      return warnings.append(message)
    }
    diagnose(message)
  }

  /// Gives the terminal back.
  public func close() {
    screen?.close()
    screen = nil
    for warning in warnings { diagnose(warning) }
    warnings.removeAll()
  }
}
