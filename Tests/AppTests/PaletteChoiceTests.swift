import Foundation
import TestSupport
import Testing
import TextUI

/// The page of palettes, and what is kept of it.
@Suite(.oneByOne) struct PaletteChoiceTests {
  private func palettes(_ played: InProcess.Played) -> [Palette?] {
    var all: [Palette?] = []
    for frame in played.frames where all.last != frame.canvas.palette {
      all.append(frame.canvas.palette)
    }
    return all
  }

  @Test func thePageShowsAndKeepsPalettes() throws {
    let process = try InProcess()
    let played = try process.play(
      "arcade cards --seed 1", ["", "p", "2 Down", "Down", "Enter", "q"])
    expectEqual(palettes(played), [.felt, .paper, .neon])
    #expect(played.shows("Enter keeps it", after: 1) && !played.shows("Enter keeps it", after: 4))
    try expectEqual(process.run("arcade settings palette").output, "neon\n")
    expectEqual(palettes(try process.play("arcade guess", ["", "q"])), [.neon])
    expectEqual(palettes(try process.play("arcade guess --palette mono", ["", "q"])), [.mono])
  }

  /// Rows that the page covers in part would show scraps of words.
  @Test func nothingIsCutBesideThePage() throws {
    let played = try InProcess().play("arcade", rows: 40, columns: 120, ["", "p", "q", "q"])
    let lines = played.shown[1]
    let top = try #require(lines.firstIndex { $0.contains("Enter keeps it") })
    #expect(lines[top...].allSatisfy { $0.prefix(25).allSatisfy { $0 == " " } }, "\(lines)")
    #expect(played.shown[0][top...].contains { !$0.prefix(25).allSatisfy { $0 == " " } })
  }

  /// The first choice is the automatic one, for which the terminal is asked.
  @Test func theAutomaticPaletteCanBeChosenAgain() throws {
    let process = try InProcess()
    _ = try process.run("arcade settings palette neon")
    let played = try process.play("COLORFGBG='0;15' arcade guess", ["", "p", "Home", "Enter", "q"])
    expectEqual(palettes(played), [.neon, .paper])
    #expect(played.shows("✓ 4  neon", after: 1) && played.shows("1  automatic", after: 1))
    try expectEqual(process.run("arcade settings palette").output, "auto\n")
    let again = try process.play("COLORFGBG='0;15' arcade guess", ["p", "q q"])
    #expect(again.shows("✓ 1  automatic", after: 0))
    expectEqual(palettes(again), [.paper])
  }

  /// The page of options names the palette that is used, and shows its colours.
  @Test func theOptionsTellTheAutomaticPalette() throws {
    let process = try InProcess()
    let (light, dark) = ("COLORFGBG='0;15' arcade --no-ascii", "arcade --no-ascii --lang zh")
    let opened = try process.play(light, ["o BTab"])
    #expect(opened.shows("automatic (paper)", after: 0))
    let colors = try #require(
      opened.frames.map { frame in
        (0..<24).flatMap { row in (0..<80).map { frame.canvas[row, $0].style.background } }
      }.last { $0.contains(Palette.paper.swatches[4]) })
    #expect(Palette.paper.swatches.allSatisfy(colors.contains))
    let played = try process.play(light, ["o BTab", "p 4 Enter", "q q"])
    #expect(played.shows("neon", after: 1) && !played.shows("automatic (", after: 1))
    _ = try process.run("arcade settings palette auto")
    #expect(try process.play(dark, ["o BTab", "q q"]).shows("自动（绿呢）", after: 0))
    #expect(try process.run("arcade settings").output.contains("palette            auto"))
  }

  @Test(arguments: ["Escape", "q", "p"] as [ScriptedWindow.Step])
  func thePageCanBeLeft(key: ScriptedWindow.Step) throws {
    let process = try InProcess()
    let played = try process.play(
      "arcade memorize --seed 1", ["", "p", "3 Right", key, "Space"])
    expectEqual(palettes(played), [.felt, .paper, .felt])
    #expect(played.shown[3] == played.shown[0] && played.shown[4] != played.shown[0])
    try expectEqual(process.run("arcade settings palette").output, "auto\n")
  }

  @Test func itGoesOnFromTheMenuToTheGame() throws {
    let played = try InProcess().play("arcade", ["p 4 Enter", "1", "Space", "q", "q"])
    expectEqual(palettes(played), [.felt, .neon])
  }

  @Test(arguments: ["NO_COLOR=1", "LC_ALL=C"])
  func linesHaveNoPalette(environment: String) throws {
    let played = try InProcess().play("\(environment) arcade cards --seed 1", ["", "p", "Space"])
    expectEqual(palettes(played), [nil])
    #expect(played.shows("Palettes need colours", after: 1))
    #expect(
      !played.shows("Palettes need colours", after: 2) && played.shows("-1 point", after: 2))
  }

  @Test func aChoiceThatCannotBeSavedIsToldAndUsed() throws {
    let process = try InProcess()
    try Data().write(to: process.home.appending(path: ".config"))
    let played = try process.play("arcade cards --seed 1", ["p 3 Enter", "q"])
    expectEqual(palettes(played), [.felt, .paper])
    #expect(played.outcome.error.contains("can't save palette"))
  }
}
