import Foundation
import GameCore
import TestSupport
import Testing
@testable import App

/// Whatever is typed and however the window changes, nothing traps, nothing is drawn outside the
/// window, and the terminal is given back.
@Suite(.waiting) struct MonkeyTests {
  /// One part in so many is tried of each game: all of it with a release build in `ARCADE`.
  private static let share = ProcessInfo.processInfo.environment["ARCADE"] == nil ? 40 : 1

  static let lines = ["arcade"] + GameCatalog.arcade.games.map { "arcade \($0.name)" }

  @Test(arguments: lines)
  func anyWindowWillDo(line: String) throws {
    var random = SeededRandom(seed: Seed.fnv1a(line.utf8))
    let stage = try Stage(line + " --seed 3".prefix(line == "arcade" ? 0 : 9))
    for _ in 0..<200 / Self.share {
      let size = Size(rows: 1 + Int(random.below(120)), columns: 1 + Int(random.below(400)))
      stage.emulator.resize(rows: size.rows, columns: size.columns)
      stage.terminal.resize(rows: size.rows, columns: size.columns)
      try #require(stage.settleAfterClearing())
      try #require(stage.emulator.faults.first == nil)
      let key = ["\u{1b}[B", "\t", "?", "4", "", "", "", ""][Int(random.below(8))]
      stage.terminal.type(key)
    }
    stage.terminal.type("\u{3}")
    expectEqual(stage.finish(), 130)
    expectEqual(stage.damage.first, nil)
  }

  @Test(arguments: lines)
  func anyBytesWillDo(line: String) throws {
    var random = SeededRandom(seed: ~Seed.fnv1a(line.utf8))
    var left = 2000 / Self.share
    while left > 0 {
      let stage = try Stage(line, isSilent: true)
      var isOver = false
      while left > 0, !isOver {
        let piece = Self.piece(&random)
        left -= piece.count
        stage.terminal.type(bytes: piece)
        stage.settle(milliseconds: 2)
        isOver = !stage.emulator.modes.contains("?1049")
      }
      stage.terminal.type("\u{3}")
      let status = stage.finish()
      #expect([0, 1, 130, 131].contains(status))
      expectEqual(stage.damage.first, nil)
    }
  }

  /// Keys, random bytes, reports of the mouse cut anywhere, pasted text.
  private static func piece(_ random: inout some RandomSource) -> [UInt8] {
    switch random.below(4) {
    case 0: return (0..<8).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    case 1:
      let (row, column) = (random.below(30), random.below(90))
      let report = Array("\u{1b}[<\([0, 2, 64, 65][Int(random.below(4))]);\(column);\(row)M".utf8)
      return Array(report.prefix(Int(random.below(UInt64(report.count + 1)))))
    case 2: return Array("\u{1b}[200~q\u{1b}[A\u{3}".utf8.prefix(9)) + Array("x\u{1b}[201~".utf8)
    default:
      let keys = ["\u{1b}[A", "\u{1b}[B", "\u{1b}[C", " ", "\r", "7", "1", "?", "n", "r", "\u{1b}"]
      return Array(keys[Int(random.below(UInt64(keys.count)))].utf8)
    }
  }
}
