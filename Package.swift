// swift-tools-version: 6.1
import PackageDescription

/// The release build for Linux is one static file: it starts as fast as `/bin/true` and runs anywhere.
let staticExecutable = LinkerSetting.unsafeFlags(
  ["-static-executable", "-use-ld=lld", "-Xlinker", "--gc-sections"],
  .when(platforms: [.linux], configuration: .release))

let core: [Target.Dependency] = ["GameCore", "TextUI", "Tiles"]
let games: [Target.Dependency] = ["GuessGame", "CardsGame", "MemorizeGame", "TunesGame"]

/// The prose of a module's part of the manual.
let manual: [Resource] = [.embedInCode("manual.mdoc")]

let package = Package(
  name: "arcade",
  // The first with atomics, which signals' handlers need.
  platforms: [.macOS(.v15)],
  products: [.executable(name: "arcade", targets: ["arcade"])],
  targets: [
    // Each module may import only what stands above it in this list.
    .target(name: "Platform"),
    .target(name: "TextUI"),
    .target(name: "GameCore", dependencies: ["TextUI"]),
    .target(name: "Tiles", dependencies: ["GameCore", "TextUI"], resources: manual),
    .target(name: "Terminal", dependencies: ["TextUI", "Platform"]),
    .target(name: "Storage", dependencies: ["GameCore", "TextUI", "Platform"]),
    .target(name: "PlayingCards", dependencies: core, path: "Sources/Games/PlayingCards"),
    .target(
      name: "Pairs", dependencies: core, path: "Sources/Games/Pairs", resources: manual),
    .target(
      name: "GuessGame", dependencies: core + ["Platform"], path: "Sources/Games/Guess",
      resources: manual),
    .target(
      name: "CardsGame", dependencies: core + ["PlayingCards"], path: "Sources/Games/Cards",
      resources: manual),
    .target(
      name: "MemorizeGame", dependencies: core + ["Pairs", "PlayingCards"],
      path: "Sources/Games/Memorize", resources: manual),
    .target(
      name: "TunesGame", dependencies: core + ["Pairs"], path: "Sources/Games/Tunes",
      resources: manual),
    .target(name: "Play", dependencies: core + ["Platform", "Storage", "Terminal"]),
    .target(name: "Simulation", dependencies: core + ["Platform", "Play", "Storage"]),
    .target(
      name: "ArcadeCLI",
      dependencies: core + games + ["Platform", "Play", "Simulation", "Storage", "Terminal"],
      resources: [.embedInCode("Manual")]),
    .executableTarget(
      name: "arcade", dependencies: ["ArcadeCLI"], linkerSettings: [staticExecutable]),

    .target(
      name: "TestSupport", dependencies: core + ["Platform"], path: "Tests/TestSupport"),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
    .testTarget(name: "TextUITests", dependencies: core + ["TestSupport"]),
    .testTarget(name: "GameCoreTests", dependencies: core + ["TestSupport"]),
    .testTarget(name: "TilesTests", dependencies: core + ["TestSupport"]),
    .testTarget(name: "PlayingCardsTests", dependencies: ["PlayingCards"]),
    .testTarget(name: "PairsTests", dependencies: ["Pairs", "TestSupport"]),
    .testTarget(name: "GuessGameTests", dependencies: ["GuessGame", "TestSupport"]),
    .testTarget(
      name: "CardsGameTests", dependencies: ["CardsGame", "PlayingCards", "TestSupport"]),
    .testTarget(
      name: "MemorizeGameTests", dependencies: ["MemorizeGame", "PlayingCards", "TestSupport"]),
    .testTarget(name: "TunesGameTests", dependencies: ["TunesGame", "TestSupport"]),
    .testTarget(name: "StorageTests", dependencies: core + ["Platform", "Storage", "TestSupport"]),
    .testTarget(
      name: "TerminalTests", dependencies: core + ["Platform", "Terminal", "TestSupport"]),
    .testTarget(
      name: "ArcadeCLITests", dependencies: ["ArcadeCLI", "GuessGame", "Storage", "TestSupport"]),
    .testTarget(name: "ArcadeTests", dependencies: ["arcade", "ArcadeCLI", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
