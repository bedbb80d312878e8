import Testing
import TextUI

/// What options and settings make of the full screen, in process.
@Suite(.oneByOne) struct DisplayOptionTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
  }

  /// Returns the palette of the window that a line opens.
  private func palette(_ line: String) throws -> Palette? {
    try #require(process.play(line, ["q"]).display).palette
  }

  @Test(
    arguments: [
      ("arcade", .felt), ("arcade --palette neon", .neon),
      ("arcade --palette=paper guess", .paper), ("arcade guess --palette mono", .mono),
      ("arcade --palette neon tunes --palette contrast", .contrast),
      ("arcade cards --player expert --palette neon", .neon),
      ("arcade guess --palette neon --ascii", nil), ("NO_COLOR=1 arcade guess", nil),
      ("NO_COLOR=1 arcade guess --color always --palette neon", .neon),
    ] as [(String, Palette?)])
  func aPaletteIsChosen(line: String, palette: Palette?) throws {
    #expect(try self.palette(line) == palette)
  }

  @Test(arguments: ["arcade replay", "arcade resume"])
  func aRecordedGameIsShownInThePaletteToo(command: String) throws {
    _ = try process.run(
      "arcade guess -s 42 --record --quiet 8; arcade guess -s 1 --record --quiet 50")
    #expect(try palette("\(command) --palette neon") == .neon)
    #expect(try palette(command.replacing("arcade", with: "arcade --palette neon")) == .neon)
    #expect(try palette(command) == .felt)
  }

  @Test func aPaletteIsKept() throws {
    _ = try process.run("arcade settings palette paper")
    #expect(try palette("arcade") == .paper && palette("arcade guess") == .paper)
    #expect(try palette("arcade guess --palette neon") == .neon)
    _ = try process.run("arcade settings palette default")
    #expect(try palette("arcade") == .felt)
  }

  @Test(arguments: ["scores", "share", "verify", "deal guess"])
  func whatOpensNoWindowTakesNoPalette(command: String) throws {
    let outcome = try process.run("arcade \(command) --palette neon")
    #expect(outcome.status == 2 && outcome.error.contains("unknown option '--palette'"))
  }
}
