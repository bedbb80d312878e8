import GameCore
import Platform
import Terminal
import TextUI
import Tiles

/// What is shown on the terminal's whole window: a picture of it, and what keys and clicks do.
protocol View {
  /// What it ends with.
  associatedtype Outcome

  /// Draws it.
  func draw(on canvas: inout Canvas, at time: Int)

  /// Takes a key or a click in a window of a size; answers how the view ends, if it does.
  mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome?

  /// When something is to happen by itself, in milliseconds; nil while nothing is.
  func nextChange(after time: Int) -> Int?

  /// Does what was to happen by now; answers how the view ends, if it does.
  mutating func advance(to time: Int) -> Outcome?
}

extension View {
  func nextChange(after time: Int) -> Int? { nil }
  mutating func advance(to time: Int) -> Outcome? { nil }
}

/// Where views are shown, one after the other: the terminal's window, which is taken for the first
/// one and given back at the end.
final class ScreenRunner {
  private var screen: FullScreen?
  /// Keys that were pressed before the view for them was there.
  private var inputs: [Input] = []
  private var warnings: [String] = []
  private var told: Set<String> = []
  /// What went wrong and has not been read yet, as far as anybody can tell.
  private var notice: String?

  /// What views are shown with.
  struct DisplayOptions {
    var presentation: Presentation
    var depth: ColorDepth
    var isAnimated = true
    var usesMouse = true
  }

  /// Shows a view until it ends; nil where the terminal is gone or its input has ended.
  func show<V: View>(_ view: inout V, with setting: DisplayOptions) throws(SystemError) -> V
    .Outcome?
  {
    do {
      return try show(&view, on: open(setting), setting.presentation)
    } catch {
      throw error.doing("use the terminal")
    }
  }

  private func show<V: View>(
    _ view: inout V, on screen: FullScreen, _ presentation: Presentation
  ) throws(SystemError) -> V.Outcome? {
    while true {
      let time = Clock.milliseconds
      // What is due by itself comes before the keys that were pressed since.
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
      case .timeout: if let outcome = view.advance(to: Clock.milliseconds) { return outcome }
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

  private func open(_ setting: DisplayOptions) throws(SystemError) -> FullScreen {
    if let screen { return screen }
    let screen = try FullScreen(
      usesMouse: setting.usesMouse, depth: setting.presentation.isColored ? setting.depth : .none)
    self.screen = screen
    return screen
  }

  /// Tells what went wrong on standard error, once the terminal shows lines again, and until then in
  /// the last row of the screen.
  func warn(_ sentence: String) {
    // Once is enough, however many games are played.
    guard told.insert(sentence).inserted else { return }
    guard screen == nil else {
      notice = sentence
      return warnings.append(sentence)
    }
    Diagnostics.tell(sentence)
  }

  /// Gives the terminal back.
  func close() {
    screen?.close()
    screen = nil
    for complaint in warnings { Diagnostics.tell(complaint) }
    warnings.removeAll()
  }
}
