import Lines
import Platform
import Screens
import TestSupport
import Testing
import TextUI

/// A menu that asks for a name, and then waits for as many pictures as the name has letters.
private struct GreetingMenu: Menu {
  private var name: String?
  private var answer = ""
  private var count = 0

  init(name: String? = nil) { self.name = name }

  func items(_ presentation: Presentation) -> [MenuItem] {
    name == nil ? [MenuItem("name", "Name")] : [MenuItem("now", "Greet now")]
  }

  private var asks: Bool { name == "" }

  func page(_ presentation: Presentation) -> MenuPage {
    var page = MenuPage()
    guard let name else { return page }
    (page.question, page.answer) = (asks ? "Name:" : nil, answer)
    page.isWaiting = !asks
    page.notes = asks ? [] : ["Pictures: \(count) of \(name.count)"]
    page.pictureCount = name.count
    let bytes = Array("P6 2 1 255\n".utf8) + [0, 0, 0, 255, 255, 255]
    page.pictures = (0..<count).compactMap { _ in Picture(ppm: bytes) }
    return page
  }

  mutating func choose(_ index: Int) -> MenuStep<String> {
    guard let name else {
      self.name = ""
      return .turned
    }
    return .done(name)
  }

  mutating func goBack() -> MenuStep<String>? {
    guard let former = name else { return nil }
    name = nil
    return former.isEmpty ? .turned : .done(former + " without pictures")
  }

  mutating func take(_ news: MenuNews) -> MenuStep<String> {
    switch news {
    case .opened: break
    case .typed(let text): answer = text
    case .entered: name = answer
    case .waited:
      count += 1
      if let name, count > name.count { return .done(name) }
    }
    return .turned
  }
}

@Suite(.oneByOne) struct MenuPageTests {
  private static let size = Size(rows: 24, columns: 80)

  private func view(name: String? = nil) -> MenuView<String> {
    MenuView(GreetingMenu(name: name), title: "greet", presentation: .english)
  }

  private func lines(_ view: MenuView<String>, _ size: Size = size) -> [String] {
    var canvas = Canvas(size)
    view.draw(on: &canvas, at: 0)
    return canvas.lines
  }

  private func press(_ keys: Key..., in view: inout MenuView<String>) -> String? {
    for key in keys {
      switch view.handle(.key(key), in: Self.size, at: 0) {
      case .chosen(let name): return name
      case .left: return "left"
      case nil: continue
      }
    }
    return nil
  }

  @Test func everyCharacterOfAnAnswerIsTyped() {
    var view = view()
    #expect(!view.claims(.character("p")))
    expectEqual(press(.enter, .character("q"), .character("1"), .character("中"), in: &view), nil)
    #expect(view.claims(.character("p")))
    #expect(lines(view).contains { $0.contains("Name: q1中▏") })
    expectEqual(press(.backspace, .backspace, in: &view), nil)
    #expect(lines(view).contains { $0.contains("Name: q▏") })
    #expect(press(.escape, in: &view) == nil && !view.claims(.character("p")))
    expectEqual(press(.escape, in: &view), "left")
  }

  @Test func picturesAreDrawnAsTheyArrive() {
    var view = view(name: "Ann")
    expectEqual(view.nextChange(after: 5), 0)
    for count in 0...3 {
      #expect(lines(view).contains { $0.contains("Pictures: \(count) of 3") })
      // Each is as large as three can be: 13 rows and 26 columns.
      let drawn = lines(view)[8..<23].count { $0.contains { $0 != " " } }
      expectEqual(drawn, (count == 0 ? 0 : 13), "\(lines(view))")
      guard count < 3 else { break }
      #expect(view.advance(to: 100 * count) == nil)
      expectEqual(view.nextChange(after: 5), 100 * count + 30)
    }
    guard case .chosen("Ann")? = view.advance(to: 900) else {
      Issue.record("the menu doesn't end")
      return
    }
  }

  @Test func waitingCanBeCutShortOrLeft() {
    var (one, other, third) = (view(name: "Ann"), view(name: "Ann"), view(name: "Ann"))
    expectEqual(press(.escape, in: &one), "Ann without pictures")
    expectEqual(press(.enter, in: &other), "Ann")
    expectEqual(press(.character("q"), in: &third), "left")
  }

  @Test(arguments: [(8, 20), (3, 10), (1, 1)])
  func aSmallWindowIsNoTrap(rows: Int, columns: Int) {
    var view = view(name: "Annabel")
    for _ in 0..<4 {
      _ = view.advance(to: 0)
      expectEqual(lines(view, Size(rows: rows, columns: columns)).count, rows)
    }
  }

  // MARK: In lines

  private func choose(_ input: String) throws -> (choice: String?, output: [String]) {
    var bytes: [UInt8] = []
    let output = Output(to: { bytes += $0 })
    let prompter = Prompter(presentation: .english, output: output, isInteractive: true)
    var words = WordReader(operands: [input], input: nil)
    let choice = try prompter.choose(
      from: GreetingMenu(), title: "greet", &words)
    try output.flush()
    return (choice, String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  @Test func theNextLineIsTheAnswer() throws {
    let (choice, output) = try choose("name\nAnn, B. #1\n")
    expectEqual(choice, "Ann, B. #1")
    #expect(output.contains("Pictures: 1 of 10"))
    #expect(
      try self.choose("foo").output.contains("'foo' isn't on the menu; list and help tell what is.")
    )
  }

  @Test(arguments: ["name\nquit\n", "name\n", "quit", "1", ""])
  func itCanBeLeft(input: String) throws {
    try expectEqual(choose(input).choice, nil)
  }
}
