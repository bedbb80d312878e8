import TestSupport
import Testing
import TextUI
@testable import TunesGame

@Suite(.oneByOne) struct TunesMenuTests {
  private func titles(_ menu: TunesMenu, _ presentation: Presentation = .english) -> [String] {
    menu.items(presentation).map(\.title)
  }

  private let main = [
    "New game", "Category: pop", "Artist…", "Online", "Match: covers", "By ear: off",
  ]

  @Test func theMenuStartsAGame() {
    var menu = TunesMenu(startingWith: TunesOptions(), effects: NoAnswer())
    expectEqual(titles(menu), main)
    expectEqual(titles(menu, .chinese), ["新局", "类别：流行", "歌手…", "联网", "配对：封面", "听旋律：关"])
    guard case .done(let options) = menu.choose(0) else {
      Issue.record("the first item starts no game")
      return
    }
    #expect(options.category === Categories.pop && options.albums == nil)
  }

  @Test func aCategoryIsChosenAndKept() {
    var kept: TunesOptions?
    var menu = TunesMenu(
      startingWith: TunesOptions(), effects: NoAnswer(), save: { kept = $0 })
    guard case .turned = menu.choose(1) else {
      Issue.record("the second item opens no categories")
      return
    }
    expectEqual(titles(menu), ["pop", "electronic", "rock", "metal", "rap", "mandopop", "Back"])
    expectEqual(menu.items(.english).map(\.isCurrent), [true] + Array(repeating: false, count: 6))
    guard case .turned = menu.choose(2) else {
      Issue.record("the choice of rock opens no menu")
      return
    }
    expectEqual(kept?.category?.name, "rock")
    expectEqual(titles(menu)[1], "Category: rock")
    guard case .done(let chosen) = menu.choose(0) else {
      Issue.record("no game starts")
      return
    }
    expectEqual(chosen.category?.name, "rock")
  }

  @Test func theCategoriesCanBeLeftAsTheyWere() {
    var menu = TunesMenu(startingWith: TunesOptions(), effects: NoAnswer())
    #expect(menu.goBack() == nil)
    _ = menu.choose(1)
    #expect(menu.goBack() != nil)
    expectEqual(titles(menu), main)
    _ = menu.choose(1)
    guard case .turned = menu.choose(6) else {
      Issue.record("the last item does not lead back")
      return
    }
    expectEqual(titles(menu), main)
  }

  @Test func theWayToPlayIsChosenAndKept() {
    var kept: TunesOptions?
    var menu = TunesMenu(
      startingWith: TunesOptions(), effects: NoAnswer(), save: { kept = $0 })
    _ = menu.choose(4)
    expectEqual(titles(menu), ["covers", "artists", "Back"])
    expectEqual(menu.items(.english).map(\.isCurrent), [true, false, false])
    _ = menu.choose(1)
    _ = menu.choose(5)
    expectEqual(titles(menu), ["off", "on", "Back"])
    _ = menu.choose(1)
    expectEqual(Array(titles(menu)[4...]), ["Match: artists", "By ear: on"])
    #expect(kept?.asksArtist == true && kept?.isHeard == true)
    for index in [5, 0] { _ = menu.choose(index) }
    #expect(kept?.isHeard == false && kept?.asksArtist == true)
    // Going back changes nothing.
    for index in [4, 2] { _ = menu.choose(index) }
    #expect(kept?.asksArtist == true)
  }

  /// Effects under which every search takes for ever.
  private final class NoAnswer: TunesEffects {
    func begin(_ effect: TunesEffect) {}
    func poll() -> [TunesAction] { [] }
  }

  @Test func anArtistIsTyped() {
    var menu = TunesMenu(startingWith: TunesOptions(), effects: NoAnswer())
    _ = menu.choose(2)
    #expect(menu.page(.english).question == "Artist:" && titles(menu).isEmpty)
    _ = menu.take(.typed("Sad"))
    expectEqual(menu.page(.chinese).answer, "Sad")
    _ = menu.take(.typed("Sade"))
    _ = menu.take(.entered)
    let page = menu.page(.english)
    #expect(page.isWaiting && page.notes == ["Asking iTunes for albums by Sade…"])
    expectEqual(menu.page(.chinese).notes, ["正在向 iTunes 查询 Sade 的专辑…"])
    #expect(menu.goBack() != nil && titles(menu) == main)
  }
}
