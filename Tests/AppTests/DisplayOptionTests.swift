import CommandLine
import TestSupport
import Testing

@testable import App

/// The full screen that options and settings ask for, in process.
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
      ("arcade cards --watch expert --palette neon", .neon),
      ("arcade --palette neon --palette auto", .felt),
      ("arcade guess --palette neon --ascii", nil), ("NO_COLOR=1 arcade guess", nil),
      ("NO_COLOR=1 arcade guess --color always --palette neon", .neon),
    ] as [(String, Palette?)])
  func aPaletteIsChosen(line: String, palette: Palette?) throws {
    try expectEqual(self.palette(line), palette)
  }

  @Test(
    arguments: [
      ("TERM=xterm-256color", .indexed), ("TERM=xterm-256color COLORTERM=truecolor", .full),
      ("TERM=screen STY=1.a COLORTERM=truecolor", .sixteen),
      ("TERM=screen-256color-bce STY=1.a COLORTERM=24bit", .indexed),
      ("TERM=screen-256color TMUX=1 COLORTERM=truecolor", .full),
      ("TERM=screen TMUX=1 STY=1.a COLORTERM=truecolor", .sixteen),
      ("TERM=tmux-256color TMUX=1 STY=1.a COLORTERM=truecolor", .full),
      ("TERM=xterm", .sixteen), ("TERM=xterm-kitty", .full), ("TERM=foot", .full),
      ("TERM=alacritty", .full), ("TERM=st-256color", .full), ("TERM=mlterm", .sixteen),
      ("TERM=screen.xterm-kitty STY=1.a", .sixteen), ("TERM=xterm-direct", .full),
    ] as [(String, ColorDepth)])
  func asManyColorsAreUsedAsTheTerminalShows(environment: String, depth: ColorDepth) throws {
    let played = try process.play("\(environment) arcade guess", ["q"])
    try expectEqual(#require(played.display).depth, depth)
  }

  @Test(
    arguments: [
      ("TERM=xterm", true), ("TERM=tmux", true), ("TERM=mlterm", true), ("TERM=linux", false),
      ("TERM=vt220", false), ("TERM=screen STY=1.a", false), ("TERM=xterm-256color", false),
      ("TERM=xterm-kitty", false),
    ])
  func moreColorsAreAskedForWhereTheyMayBe(environment: String, asks: Bool) throws {
    let played = try process.play("\(environment) arcade guess", ["q"])
    try expectEqual(#require(played.display).asksForColors, asks)
  }

  @Test(arguments: ["arcade replay", "arcade resume"])
  func aRecordedGameIsShownInThePaletteToo(command: String) throws {
    _ = try process.run(
      "arcade guess -s 42 --record --quiet 8; arcade guess -s 1 --record --quiet 50")
    try expectEqual(palette("\(command) --palette neon"), .neon)
    try expectEqual(palette(command.replacing("arcade", with: "arcade --palette neon")), .neon)
    try expectEqual(palette(command), .felt)
  }

  @Test func aPaletteIsKept() throws {
    _ = try process.run("arcade settings palette paper")
    #expect(try palette("arcade") == .paper && palette("arcade guess") == .paper)
    try expectEqual(palette("arcade guess --palette neon"), .neon)
    try expectEqual(palette("arcade guess --palette auto"), .felt)
    _ = try process.run("arcade settings palette default")
    try expectEqual(palette("arcade"), .felt)
  }

  // MARK: Switches

  @Test(arguments: [
    ("arcade guess", true, false), ("arcade guess --no-animation", false, false),
    ("arcade guess --bell", true, true), ("arcade", true, false),
    ("arcade guess --watch random --bell --no-animation", false, true),
  ])
  func aSwitchIsTurned(line: String, isAnimated: Bool, rings: Bool) throws {
    try expect(line, isAnimated, rings)
  }

  @Test(arguments: [
    ("arcade guess", false, true), ("arcade", false, true),
    ("arcade guess --animation", true, true), ("arcade guess --no-bell", false, false),
    ("arcade replay", false, true), ("arcade replay --no-bell --animation", true, false),
    ("arcade resume", false, true), ("arcade resume --animation --no-bell", true, false),
  ])
  func anOptionOverridesTheSetting(line: String, isAnimated: Bool, rings: Bool) throws {
    _ = try process.run(
      "arcade settings animation off; arcade settings bell on; "
        + "arcade guess -s 42 --record --quiet 8; arcade guess -s 1 --record --quiet 50")
    try expect(line, isAnimated, rings)
  }

  private func expect(_ line: String, _ isAnimated: Bool, _ rings: Bool) throws {
    let display = try #require(process.play(line, ["q"]).display)
    #expect(display.isAnimated == isAnimated && display.rings == rings)
  }

  @Test(arguments: Switch.allCases.map(\.rawValue))
  func aSwitchIsASettingAndAnOption(name: String) throws {
    let setting = "arcade settings \(name)"
    let standard = try process.run(setting).output
    for value in ["on", "off"] {
      try expectEqual(process.run("\(setting) \(value); \(setting)").output, value + "\n")
    }
    try expectEqual(process.run("\(setting) default; \(setting)").output, standard)
    #expect(
      try process.run("\(setting) loud").error
        .contains("\(name) does not take 'loud'; choose on or off"))
    let line = ParsedLine(["--\(name)", "--no-\(name)", "-"], flags: PlayOptions.flags)
    #expect(line.value(of: name) == "off" && line.error == nil)
  }

  @Test(arguments: ["scores", "share", "verify", "deal guess"])
  func whatOpensNoWindowTakesNoneOfItsOptions(command: String) throws {
    for option in PlayOptions.screen where option != "palette" {
      let outcome = try process.run("arcade \(command) --\(option)")
      #expect(outcome.status == 2 && outcome.error.contains("has no --\(option); "))
    }
  }

  @Test(arguments: ["settings color", "version", "deal guess --seed 1"])
  func howItSpeaksIsSaidAfterEveryCommand(command: String) throws {
    let options = "--lang zh --color never --plain --ascii"
    let outcome = try process.run("arcade \(command) \(options)")
    expectEqual(outcome.status, 0)
    try expectEqual(process.run("arcade \(command)").output, outcome.output)
    #expect(try process.run("arcade \(command) --lung \(options)").error.contains("没有选项"))
  }
}
