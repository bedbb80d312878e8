import TestSupport
import Testing
import TextUI
@testable import TunesGame

@Suite(.oneByOne) struct TunesMenuTests {
  private func titles(_ menu: TunesMenu, _ presentation: Presentation = .english) -> [String] {
    menu.items(presentation).map(\.title)
  }

  @Test func theMenuStartsAGame() {
    var menu = TunesMenu(startingWith: TunesOptions())
    #expect(titles(menu) == ["New game", "Category: pop"])
    #expect(titles(menu, .chinese) == ["新游戏", "类别：流行"])
    guard case .done(let options) = menu.choose(0) else {
      Issue.record("the first item starts no game")
      return
    }
    #expect(options.category === Categories.pop)
  }

  @Test func aCategoryIsChosenAndKept() {
    var menu = TunesMenu(startingWith: TunesOptions())
    guard case .turned = menu.choose(1) else {
      Issue.record("the second item opens no categories")
      return
    }
    #expect(titles(menu) == ["pop", "electronic", "rock", "metal", "rap", "Back"])
    #expect(
      menu.items(.english).map(\.isCurrent) == [true, false, false, false, false, false])
    guard case .kept(let options) = menu.choose(2) else {
      Issue.record("rock is not kept")
      return
    }
    #expect(options.category?.name == "rock")
    #expect(titles(menu) == ["New game", "Category: rock"])
    guard case .done(let chosen) = menu.choose(0) else {
      Issue.record("no game starts")
      return
    }
    #expect(chosen.category?.name == "rock")
  }

  @Test func theCategoriesCanBeLeftAsTheyWere() {
    var menu = TunesMenu(startingWith: TunesOptions())
    #expect(menu.goBack() == false)
    _ = menu.choose(1)
    #expect(menu.goBack() == true)
    #expect(titles(menu) == ["New game", "Category: pop"])
    _ = menu.choose(1)
    guard case .turned = menu.choose(5) else {
      Issue.record("the last item does not lead back")
      return
    }
    #expect(titles(menu) == ["New game", "Category: pop"])
  }
}
