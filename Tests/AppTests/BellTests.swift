import TestSupport
import Testing
import TextUI

@testable import Screens

/// The bell, which rings when a view celebrations.
@Suite(.oneByOne) struct BellTests {
  /// A view that has cheered as often as the last digit says.
  private struct Audience: View {
    private(set) var celebrations: Int
    var effects: ViewEffects { ViewEffects(celebrations: celebrations) }

    func draw(on canvas: inout Canvas, at time: Int) {}

    mutating func handle(_ input: Input, in size: Size, at time: Int) -> Never? {
      if case .key(.character(let digit)) = input {
        celebrations = Int(String(digit)) ?? celebrations
      }
      return nil
    }
  }

  /// Returns how often the bell rings while keys are pressed in a view that has cheered before.
  private func rings(pressing keys: ScriptedWindow.Step, rings: Bool = true) throws -> Int {
    let window = ScriptedWindow(Size(rows: 2, columns: 9), [keys])
    let runner = ScreenRunner(clock: { window.time }, makeWindow: { _ in window })
    defer { runner.close() }
    var view = Audience(celebrations: 3)
    var display = ScreenRunner.DisplayOptions(Presentation(language: .en), .none)
    display.rings = rings
    _ = try runner.show(&view, with: display)
    return window.rings
  }

  /// A view that ends by itself at a time, in milliseconds, or at a key.
  private struct Wait: View {
    var end: Int?

    func draw(on canvas: inout Canvas, at time: Int) {}
    func nextChange(after time: Int) -> Int? { end }
    mutating func advance(to time: Int) -> Key? {
      time < end ?? .max ? nil : .end
    }

    mutating func handle(_ input: Input, in size: Size, at time: Int) -> Key? {
      if case .key(let key) = input { key } else { nil }
    }
  }

  @Test(
    arguments: [
      (["Escape x"], .character("x")), (["x"], .character("x")),
      ([.wait(600), "Escape x"], .escape),
    ] as [([ScriptedWindow.Step], Key)])
  func anEscapeForAViewThatHasJustEndedIsNotForTheNext(
    steps: [ScriptedWindow.Step], key: Key
  ) throws {
    let window = ScriptedWindow(Size(rows: 2, columns: 9), steps)
    let runner = ScreenRunner(clock: { window.time }, makeWindow: { _ in window })
    defer { runner.close() }
    let display = ScreenRunner.DisplayOptions(Presentation(language: .en), .none)
    var (first, next) = (Wait(end: 1450), Wait())
    try expectEqual(runner.show(&first, with: display), .end)
    try expectEqual(runner.show(&next, with: display), key)
  }

  @Test(
    arguments: [
      ("", 0), ("3", 0), ("4", 1), ("4 4", 1), ("4 5 6", 3),
      // Once for all celebrations since the last picture.
      ("9", 1),
      // A replay may go back.
      ("1", 0), ("1 2", 1),
    ] as [(ScriptedWindow.Step, Int)])
  func theBellRingsForEveryCheer(keys: ScriptedWindow.Step, count: Int) throws {
    try expectEqual(rings(pressing: keys), count)
    try expectEqual(rings(pressing: keys, rings: false), 0)
  }
}
