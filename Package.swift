// swift-tools-version: 6.1
import PackageDescription

/// True if `ARCADE_DYNAMIC` is set, for packagers: the release build then uses the shared libraries
/// of the system and has debug information.
let isDynamic = Context.environment["ARCADE_DYNAMIC"].map { !$0.isEmpty } ?? false

/// The release build for Linux is one static file: it starts as fast as `/bin/true` and needs
/// nothing else, not even `/proc`. The linker leaves out what `.ci/release.ld` names, and puts the
/// functions that `.ci/release.order` names side by side, so that a game touches few pages.
let staticExecutable = LinkerSetting.unsafeFlags(
  ["-static-executable", "-use-ld=lld"]
    + [
      "--icf=all", "-s", "--no-warn-symbol-ordering",
      "--symbol-ordering-file=\(Context.packageDirectory)/.ci/release.order",
      "\(Context.packageDirectory)/.ci/release.ld",
    ].flatMap { ["-Xlinker", $0] },
  .when(platforms: [.linux], configuration: .release))

/// A program that uses shared libraries has their addresses only to read.
let dynamicExecutable = LinkerSetting.unsafeFlags(
  ["-z", "relro", "-z", "now"].flatMap { ["-Xlinker", $0] },
  .when(platforms: [.linux], configuration: .release))

/// The tests link in a quarter of the time that the default linker takes.
let fastLinker = LinkerSetting.unsafeFlags(
  ["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))

/// The flags of release builds. The linker drops functions that nothing calls only where each has a
/// section; debug information would be stripped; and exclusive access is checked in the tests.
let releaseFlags = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-function-sections", "-enforce-exclusivity=unchecked"]
    + (isDynamic ? ["-DDYNAMIC"] : ["-Xfrontend", "-gnone"]),
  .when(configuration: .release))

/// In debug builds no compiler indexes the symbols of the system again, a sixth of the work, and on
/// machines that only test, none writes debug information, an eighth.
let debugFlags = SwiftSetting.unsafeFlags(
  ["-index-ignore-system-modules"]
    + (Context.environment["CI"] == nil ? [] : ["-Xfrontend", "-gnone"]),
  .when(configuration: .debug))

let core: [Target.Dependency] = ["Flags", "GameCore", "TextUI", "Tiles"]

/// The prose of a module's part of the manual, in English and Chinese.
let manual: [Resource] = [.embedInCode("manual.mdoc"), .embedInCode("manual.zh.mdoc")]

/// The games, a line each.
let games: [Target] = [
  game("Cards", uses: "PlayingCards"),
  game("Guess", uses: "Platform"),
  game(
    "Memorize", uses: "Pairs", "Platform", "PlayingCards", "Records",
    resources: [.embedInCode("pictures.txt")]),
  game(
    "Tunes", uses: "Fetching", "Pairs", "Platform", resources: [.embedInCode("drawings.txt")]),
]

/// Returns the module of a game, `NameGame`, in a folder of its name.
func game(
  _ name: String, uses others: Target.Dependency..., resources: [Resource] = []
) -> Target {
  .target(
    name: "\(name)Game", dependencies: core + others, path: "Sources/Games/\(name)",
    resources: manual + resources)
}

let package = Package(
  name: "arcade",
  // The first with atomics, which signals' handlers need.
  platforms: [.macOS(.v15)],
  products: [.executable(name: "arcade", targets: ["arcade"])],
  targets: [
    // Each module may import only what stands above it. The games, at the end, go before `Lines`.
    .target(name: "Platform"),
    .target(name: "TextUI"),
    .target(name: "Flags", dependencies: ["TextUI"]),
    .target(name: "GameCore", dependencies: ["Flags", "TextUI"]),
    .target(name: "Tiles", dependencies: ["Flags", "GameCore", "TextUI"], resources: manual),
    .target(name: "Terminal", dependencies: ["TextUI", "Platform"]),
    .target(name: "Records", dependencies: ["Flags", "GameCore", "TextUI", "Platform"]),
    .target(name: "Online", dependencies: ["GameCore", "Platform"]),
    .target(name: "Fetching", dependencies: core + ["Platform", "Records"]),
    .target(
      name: "CommandLine", dependencies: ["Flags", "TextUI"],
      resources: ["bash", "zsh", "fish"].map { .embedInCode("Completions/completion.\($0)") }),
    .target(name: "PlayingCards", dependencies: core, path: "Sources/Games/PlayingCards"),
    .target(
      name: "Pairs", dependencies: core + ["Fetching", "Platform", "Records"],
      path: "Sources/Games/Pairs", resources: manual),
    .target(name: "Lines", dependencies: core + ["Online", "Platform", "Records"]),
    .target(name: "Screens", dependencies: core + ["Lines", "Platform", "Records", "Terminal"]),
    .target(
      name: "Simulation",
      dependencies: core + ["Platform", "Lines", "Screens", "Records", "Terminal"]),
    .target(
      name: "App",
      dependencies: core + games.map { .target(name: $0.name) } + [
        "CommandLine", "Online", "Platform", "Lines", "Screens", "Simulation", "Records",
        "Terminal",
      ], resources: [.embedInCode("Manual/Pages")]),
    .executableTarget(
      name: "arcade", dependencies: ["App"],
      linkerSettings: [isDynamic ? dynamicExecutable : staticExecutable]),

    .target(
      name: "TestSupport", dependencies: core + ["Platform"], path: "Tests/TestSupport"),
    // Every target has a cost of its own, so the tests of small modules share one.
    .testTarget(
      name: "BaseTests",
      dependencies: core + ["CommandLine", "Platform", "Terminal", "TestSupport"]),
    .testTarget(
      name: "GamesTests",
      dependencies: core + games.map { .target(name: $0.name) } + [
        "Fetching", "Pairs", "PlayingCards", "TestSupport",
      ]),
    .testTarget(name: "RecordsTests", dependencies: core + ["Platform", "Records", "TestSupport"]),
    .testTarget(
      name: "OnlineTests",
      dependencies: core + ["Online", "Platform", "TestSupport"]),
    .testTarget(
      name: "FetchingTests", dependencies: core + ["Fetching", "Platform", "TestSupport"]),
    .testTarget(
      name: "SimulationTests",
      dependencies: core + [
        "GuessGame", "MemorizeGame", "Platform", "Simulation", "Records", "TestSupport",
      ]),
    .testTarget(
      name: "AppTests",
      dependencies: core + [
        "App", "CommandLine", "GuessGame", "Platform", "Lines", "Screens", "Records", "Terminal",
        "TestSupport",
      ]),
    .testTarget(
      name: "ContractTests",
      dependencies: core + [
        "App", "Lines", "Online", "Platform", "Records", "Screens", "TestSupport",
      ]),
    .testTarget(
      name: "ArcadeTests",
      dependencies: ["arcade", "App", "Platform", "Records", "Screens", "TestSupport"]),
  ] + games,
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [debugFlags]
  // The emulated terminal of the tests reads many megabytes.
  if target.name == "TestSupport" { target.swiftSettings?.append(.unsafeFlags(["-O"])) }
  if target.type == .test {
    target.linkerSettings = [fastLinker]
  } else {
    target.swiftSettings?.append(releaseFlags)
  }
}
