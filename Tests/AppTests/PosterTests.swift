import CardsGame
import Foundation
import Platform
import Records
import Screens
import TestSupport
import Testing
import TunesGame

/// The poster of a finished board.
struct PosterTests {
  private let folder: String
  private static let size = Size(rows: 24, columns: 80)

  init() throws { folder = try Project.temporaryFolder().path }

  /// Returns the end page of a small game, and the time when it is open.
  private func end<G: ArcadeGame>(
    _ game: G.Type, _ source: Playthrough<G>.Source, _ set: (inout G.Options) -> Void
  ) throws -> GameView<G> where G.P.Move: LosslessStringConvertible {
    var options = G.Options()
    set(&options)
    let round = Table<G>(try Playthrough(options: options, source: source), nil)
    var view = GameView(
      round, presentation: Presentation(language: .en), isAnimated: false, folder: folder)
    for first in 1...3 {
      for second in first + 1...4 where view.table.game.isPlaying {
        for tile in [first, second] { press(&view, "\(tile)", at: 0) }
      }
    }
    return view
  }

  private func press<G: ArcadeGame>(
    _ view: inout GameView<G>, _ key: Unicode.Scalar, at time: Int
  ) {
    _ = view.handle(.key(.character(key)), in: Self.size, at: time)
  }

  private func press<G: ArcadeGame>(_ view: inout GameView<G>, _ key: String, at time: Int) {
    for scalar in key.unicodeScalars { press(&view, scalar, at: time) }
  }

  private func lines<G: ArcadeGame>(_ view: GameView<G>) -> String {
    var canvas = Canvas(Self.size)
    view.draw(on: &canvas, at: 10_000)
    return canvas.lines.joined(separator: "\n")
  }

  @Test func `w saves the wall under the seed's name and never over a file`() throws {
    let seed = try Seed("daily/../2026")
    var view = try end(Tunes.self, .seed(seed)) { $0.pairs = 2 }
    #expect(!view.table.game.isPlaying && lines(view).contains("Poster"))
    press(&view, "w", at: 5000)
    #expect(lines(view).contains("Poster saved here: tunes-daily----2026.svg."))
    press(&view, "w", at: 6000)
    #expect(lines(view).contains("Poster saved here: tunes-daily----2026-2.svg."))
    let text = try String(
      contentsOf: URL(filePath: "\(folder)/tunes-daily----2026.svg"), encoding: .utf8)
    #expect(text.hasPrefix("<?xml") && text.hasSuffix("</svg>\n"))
    #expect(text.contains("tunes · ") && text.contains("moves"))
    expectEqual(text.ranges(of: "<use ").count, 4)
  }

  @Test func `the board that is shown again says the key`() throws {
    var view = try end(Tunes.self, .seed(try Seed("7"))) { $0.pairs = 2 }
    _ = view.handle(.key(.escape), in: Self.size, at: 5000)
    #expect(lines(view).contains("Press w to save a poster"))
    press(&view, "w", at: 6000)
    #expect(lines(view).contains("Poster saved here: tunes-7.svg."))
  }

  @Test func `a folder that can't be written is told`() throws {
    try FileManager.default.removeItem(atPath: folder)
    var view = try end(Tunes.self, .seed(try Seed("7"))) { $0.pairs = 2 }
    press(&view, "w", at: 5000)
    #expect(lines(view).contains("Can't save the poster here: No such"))
  }

  @Test func `a game without a poster has no such key`() throws {
    var view = try end(Cards.self, .seed(try Seed("1"))) { $0.count = 4 }
    #expect(!lines(view).contains("Poster"))
    press(&view, "w", at: 5000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }
}
