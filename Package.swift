// swift-tools-version: 6.1
import PackageDescription

/// The release build for Linux is one static file: it starts as fast as `/bin/true` and runs anywhere.
let staticExecutable = LinkerSetting.unsafeFlags(
  ["-static-executable", "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "-s"],
  .when(platforms: [.linux], configuration: .release))

let games: [Target.Dependency] = ["GuessGame", "CardsGame", "MemorizeGame", "TunesGame"]

let package = Package(
  name: "arcade",
  // The first with atomics, which signals' handlers need.
  platforms: [.macOS(.v15)],
  products: [.executable(name: "arcade", targets: ["arcade"])],
  targets: [
    // Each module may import only what stands above it in this list.
    .target(name: "Platform"),
    .target(name: "ArcadeCore"),
    .target(name: "Terminal", dependencies: ["ArcadeCore", "Platform"]),
    .target(name: "Records", dependencies: ["ArcadeCore", "Platform"]),
    .target(name: "PlayingCards", dependencies: ["ArcadeCore"]),
    .target(name: "Concentration", dependencies: ["ArcadeCore"]),
    .target(name: "GuessGame", dependencies: ["ArcadeCore", "Platform"]),
    .target(name: "CardsGame", dependencies: ["ArcadeCore", "PlayingCards"]),
    .target(name: "MemorizeGame", dependencies: ["ArcadeCore", "Concentration", "PlayingCards"]),
    .target(name: "TunesGame", dependencies: ["ArcadeCore", "Concentration"]),
    .target(
      name: "ArcadeCLI",
      dependencies: ["ArcadeCore", "Platform", "Terminal", "Records"] + games),
    .executableTarget(
      name: "arcade", dependencies: ["ArcadeCLI"], linkerSettings: [staticExecutable]),

    .target(
      name: "TestSupport", dependencies: ["ArcadeCore", "Platform"], path: "Tests/TestSupport"),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
    .testTarget(name: "ArcadeCoreTests", dependencies: ["ArcadeCore", "TestSupport"]),
    .testTarget(name: "PlayingCardsTests", dependencies: ["PlayingCards"]),
    .testTarget(name: "ConcentrationTests", dependencies: ["Concentration", "TestSupport"]),
    .testTarget(name: "GuessGameTests", dependencies: ["GuessGame", "TestSupport"]),
    .testTarget(
      name: "CardsGameTests", dependencies: ["CardsGame", "PlayingCards", "TestSupport"]),
    .testTarget(
      name: "MemorizeGameTests", dependencies: ["MemorizeGame", "PlayingCards", "TestSupport"]),
    .testTarget(name: "TunesGameTests", dependencies: ["TunesGame", "TestSupport"]),
    .testTarget(
      name: "RecordsTests", dependencies: ["ArcadeCore", "Platform", "Records", "TestSupport"]),
    .testTarget(
      name: "TerminalTests", dependencies: ["ArcadeCore", "Platform", "Terminal", "TestSupport"]),
    .testTarget(
      name: "ArcadeCLITests", dependencies: ["ArcadeCLI", "GuessGame", "Records", "TestSupport"]),
    .testTarget(name: "ArcadeTests", dependencies: ["arcade", "ArcadeCLI", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
